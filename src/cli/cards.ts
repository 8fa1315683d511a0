/** Lists every card that is implemented: `npm run -s cards -- [--json]`. */
import { cards } from '../cards/index.ts';
import { readArguments } from './arguments.ts';
import { print, printError } from './output.ts';

/** "Normal Spell", "Effect Monster": the kind as a person says it. */
function kindOf({ kind, property, frame, traits }: (typeof cards)[number]): string {
  const title = (word: string) => word[0].toUpperCase() + word.slice(1);
  if (kind !== 'monster') return `${property === null ? '' : `${title(property)} `}${title(kind)}`;
  const special = traits
    .filter((trait) => ['Flip', 'Toon', 'Union', 'Spirit'].includes(trait))
    .map((trait) => `${trait} `);
  return `${frame === null ? '' : `${title(frame)} `}${special.join('')}Monster`;
}

function main(given: readonly string[]): number {
  const read = readArguments(given, ['--json']);
  if (typeof read === 'string' || read.rest.length > 0) {
    printError(`${typeof read === 'string' ? read : 'takes no names'}\nusage: npm run -s cards -- [--json]`);
    return 2;
  }
  const list = cards
    .filter((card) => !card.traits.includes('Blank'))
    .map((card) => ({ name: card.name, passcode: card.passcode, kind: kindOf(card), text: card.text }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (read.flags.has('--json')) {
    print(JSON.stringify(list, null, 1));
    return 0;
  }
  const width = (key: 'name' | 'kind') => Math.max(...list.map((card) => card[key].length));
  const [names, kinds] = [width('name'), width('kind')];
  for (const { name, passcode, kind, text } of list)
    print(
      `${String(passcode).padStart(8, '0')}  ${name.padEnd(names)}  ${kind.padEnd(kinds)}  ${text.replaceAll('\n', ' ')}`,
    );
  print(`${list.length} cards`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
