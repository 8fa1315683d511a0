/** `npm run -s bench -- <name> [options] [--text]`; without a name it lists what there is. */
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
