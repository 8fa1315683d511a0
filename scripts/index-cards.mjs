// Writes src/cards/index.ts from the card files beside it: `npm run index-cards` after adding one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/cards/', import.meta.url));
const rows = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file === 'index.ts' || file === 'decks.ts')
    continue;
  const names = [
    ...readFileSync(folder + file, 'utf8').matchAll(/^export const (\w+)(: readonly CardDef\[\])? =/gm),
  ];
  if (names.length > 0) rows.push({ file, names });
}
const imports = rows.map(
  ({ file, names }) =>
    `import { ${names
      .map((n) => n[1])
      .sort()
      .join(', ')} } from './${file}';`,
);
const entries = rows.flatMap(({ names }) => names.map((n) => `  ${n[2] ? '...' : ''}${n[1]},`));
const text = `/** Every card that Segoc knows how to play. Written by \`npm run index-cards\`. */
import type { CardDef } from '../engine/words/index.ts';
${imports.join('\n')}

export const cards: readonly CardDef[] = [
${entries.join('\n')}
];
`;
if (process.argv.includes('--check')) {
  if (readFileSync(`${folder}index.ts`, 'utf8') !== text) {
    console.error('src/cards/index.ts is not up to date: run `npm run index-cards`.');
    process.exit(1);
  }
} else writeFileSync(`${folder}index.ts`, text);
