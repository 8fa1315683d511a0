/** Changes to a text that know nothing of what it says, and fragments that mean something in YAML. */
import fc from 'fast-check';

const FRAGMENTS = [
  '&a ',
  '*a',
  '&a [*a, *a]',
  '!!binary ',
  '!!js/function ',
  '!!python/object/apply:os.system ',
  '!<tag:yaml.org,2002:map> ',
  '<<: *a',
  '? ',
  '- - - - ',
  ': ',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '|\n',
  '>-\n',
  '#',
  '%YAML 1.1\n---\n',
  '%TAG ! tag:example.org,2000:\n---\n',
  '---\n',
  '...\n',
  '\t',
  '\r',
  '\n',
  '\u0000',
  '\uFEFF',
  '__proto__: ',
  'constructor: ',
  '.nan',
  '.inf',
  '-0',
  '1e308',
  '9007199254740993',
  '0x7fffffffffffffff',
  '"{card: [": ',
  '"{card: Raigeki, of: {a: *b}}": ',
];

export interface TextChange {
  op: 'cut' | 'flip' | 'insert' | 'remove' | 'double' | 'swap' | 'graft' | 'pile';
  /** Shares (of 2^16) of the text. */
  at: number;
  to: number;
  fragment: string;
  letter: string;
  times: number;
}

const share = fc.nat(0xffff);

export const textChange: fc.Arbitrary<TextChange> = fc.record({
  op: fc.constantFrom('cut', 'flip', 'insert', 'remove', 'double', 'swap', 'graft', 'pile'),
  at: share,
  to: share,
  fragment: fc.constantFrom(...FRAGMENTS),
  letter: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  times: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(2, 3, 20) },
    { weight: 2, arbitrary: fc.constant(500) },
    { weight: 1, arbitrary: fc.constant(10_000) },
  ),
});

/** No change makes a text longer than this: what is too long is tried on its own. */
const LONGEST = 2_000_000;

/** @param other text that pieces may come from */
export function changedText(text: string, changes: readonly TextChange[], other: string): string {
  let now = text;
  for (const { op, at, to, fragment, letter, times } of changes) {
    const a = Math.floor((Math.min(at, to) * now.length) / 0x10000);
    const b = Math.floor((Math.max(at, to) * now.length) / 0x10000);
    // Most pieces are small: a line or so.
    const end = Math.min(b, a + 1 + (times % 90));
    const head = now.slice(0, a);
    switch (op) {
      case 'cut':
        now = head;
        break;
      case 'flip':
        now = head + letter + now.slice(a + 1);
        break;
      case 'insert':
        now = head + fragment + now.slice(a);
        break;
      case 'remove':
        now = head + now.slice(end);
        break;
      case 'double':
        now = head + now.slice(a, end).repeat(times) + now.slice(end);
        break;
      case 'swap':
        now = head + now.slice(b) + now.slice(a, b);
        break;
      case 'graft':
        now = head + other.slice(a, a + 200) + now.slice(a);
        break;
      default:
        now = head + fragment.repeat(times) + now.slice(a);
    }
    now = now.slice(0, LONGEST);
  }
  return now;
}

/** Some bytes of the text are others; what is no text any more is read as browsers read files. */
export function changedBytes(text: string, flips: readonly [at: number, bits: number][]): string {
  const bytes = new TextEncoder().encode(text);
  for (const [at, bits] of flips) bytes[Math.floor((at * bytes.length) / 0x10000)] ^= bits;
  return new TextDecoder().decode(bytes);
}

export const byteFlips = fc.array(fc.tuple(share, fc.integer({ min: 1, max: 255 })), {
  minLength: 1,
  maxLength: 12,
});
