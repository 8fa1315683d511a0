import { describe, expect, it } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { deckOf, parseYdk } from './ydk.ts';

const DARK_MAGICIAN = 46986414;
const THOUSAND_DRAGON = 41462083;

function read(text: string) {
  const parsed = parseYdk(text);
  return parsed.ok ? deckOf(parsed.ydk, cards) : parsed;
}

describe('a deck file', () => {
  it('has a main, an extra and a side section', () => {
    expect(parseYdk('#created by Anna\n#main\n1\n2\n2\n#extra\n3\n!side\n4\n')).toEqual({
      ok: true,
      ydk: {
        main: [
          { passcode: 1, line: 3 },
          { passcode: 2, line: 4 },
          { passcode: 2, line: 5 },
        ],
        extra: [{ passcode: 3, line: 7 }],
        side: [{ passcode: 4, line: 9 }],
      },
    });
  });

  it('may come from Windows, with a byte order mark, blank lines, zeros in front and comments', () => {
    const text = '\uFEFF#main\r\n\r\n0046986414 # Dark Magician\r\n#The last one\r\n41462083\r\n';
    expect(read(text)).toEqual({ ok: true, deck: { main: [DARK_MAGICIAN], fusion: [THOUSAND_DRAGON] } });
  });

  it('sorts by what the cards are, wherever they are written', () => {
    const text = `#main\n${THOUSAND_DRAGON}\n#extra\n${DARK_MAGICIAN}\n!side\n99\n`;
    expect(read(text)).toEqual({ ok: true, deck: { main: [DARK_MAGICIAN], fusion: [THOUSAND_DRAGON] } });
  });

  it('takes the passcode of another picture for the card', () => {
    expect(read(`#main\n${DARK_MAGICIAN + 1}\n`)).toEqual({
      ok: true,
      deck: { main: [DARK_MAGICIAN], fusion: [] },
    });
  });

  it('can hold the starter decks', () => {
    for (const { main, fusion } of starterDecks)
      expect(read(`#main\n${main.join('\n')}\n#extra\n${fusion.join('\n')}\n!side\n`)).toEqual({
        ok: true,
        deck: { main, fusion },
      });
  });
});

describe('a file that is no deck', () => {
  it.each([
    ['words', '#main\nDark Magician\n', { line: 2, code: 'not-a-passcode', have: 'Dark Magician' }],
    ['a fraction', '#main\n1.5\n', { line: 2, code: 'not-a-passcode', have: '1.5' }],
    ['a negative number', '-5', { line: 1, code: 'not-a-passcode', have: '-5' }],
    ['a number too large', '#main\n4294967296', { line: 2, code: 'not-a-passcode', have: '4294967296' }],
    ['another base', '0x10', { line: 1, code: 'not-a-passcode', have: '0x10' }],
    ['nothing', '#main\n#extra\n!side\n', { line: 1, code: 'empty', have: '' }],
    ['no card', '#main\n123456\n', { line: 2, code: 'unknown-card', have: '123456' }],
    ['a token', '#main\n73915052\n', { line: 2, code: 'unknown-card', have: '73915052' }],
    ['the filler of cases', '#main\n1\n', { line: 2, code: 'unknown-card', have: '1' }],
  ] as const)('is told apart: %s', (_what, text, problem) => {
    expect(read(text)).toEqual({ ok: false, problems: [problem] });
  });

  it('is not read through if it is far too long, nor told of line by line', () => {
    expect(read('1\n'.repeat(60_000))).toMatchObject({ ok: false, problems: [{ code: 'too-long' }] });
    expect(read('x\n'.repeat(1000))).toMatchObject({ ok: false, problems: { length: 10 } });
  });
});
