/** `npm run -s bench -- duels [--seconds N] [--seed N] [--json]` */
import { parseArgs } from 'node:util';
import { benchDuels } from './duels.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

function number(name: 'seconds' | 'seed'): number {
  const n = Number(values[name]);
  if (Number.isFinite(n) && n >= 0) return n;
  console.error(`--${name} takes a number, not "${values[name]}".`);
  process.exit(2);
}

if (positionals[0] !== 'duels') {
  console.error('Usage: npm run -s bench -- duels [--seconds N] [--seed N] [--json]');
  process.exit(2);
}
const report = benchDuels(number('seconds'), number('seed'));
if (values.json) console.log(JSON.stringify(report));
else for (const [key, value] of Object.entries(report)) console.log(`${key.padEnd(20)}${value}`);
