/** Values that no honest file holds: as arbitraries, and written as text where JSON and YAML have no word for them. */
import fc from 'fast-check';

/** Names that every object already answers to. */
export const BUILT_IN = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  '__lookupSetter__',
  'length',
  'then',
];

/** Text that would do something if it were ever taken for more than text. */
export const SCRIPTS = [
  '<img src=x onerror="globalThis.harmed=1">',
  '<script>globalThis.harmed=1</script>',
  '"><svg/onload=globalThis.harmed=1>',
  'javascript:globalThis.harmed=1',
  'data:text/html,<script>globalThis.harmed=1</script>',
  '{{name}}',
  '{{- name}}',
  '$t(screens:brand)',
  '$&$1$`',
  '#{globalThis.harmed=1}',
  '[[battle.attack|words]]',
  '{card: [',
  '{card: *a}',
  '{card: !!binary eA==, of: A}',
  '../../etc/passwd',
  'nul\r\nSet-Cookie: a=b',
];

const UNICODE = [
  '\u0000',
  '\uFEFF',
  '\u2028',
  '\u0085',
  '\u202Eegdaj\u202C',
  '\u2066\u2067',
  '\uD800',
  '\uDC00\uD800',
  'Ra\u200Bigeki',
  'Ｒａｉｇｅｋｉ',
  'RAİGEKİ',
  'ﬀ\uFDFA',
  `Z${'\u0301'.repeat(400)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
];

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1,
  2,
  4,
  5,
  255,
  4095,
  4096,
  65536,
  1e5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e21,
  1e308,
  5e-324,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/** So many lists or mappings one in another. A program that follows them by calling itself runs out of room. */
export class Deep {
  readonly shape: 'list' | 'mapping';
  readonly levels: number;
  constructor(shape: 'list' | 'mapping', levels: number) {
    this.shape = shape;
    this.levels = levels;
  }
}

/** The same value so many times. Written out only in the end, so that a failure can be shown. */
export class Many {
  readonly value: unknown;
  readonly times: number;
  constructor(value: unknown, times: number) {
    this.value = value;
    this.times = times;
  }
}

const text = fc.oneof(
  fc.constantFrom(...BUILT_IN),
  fc.constantFrom(...SCRIPTS),
  fc.constantFrom(...UNICODE),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '-',
    '0',
    '1e3',
    'null',
    '~',
    'yes',
    '<<',
    '=',
    'Raigeki',
    'Sangan',
    'A',
    'B',
    'A.hand',
  ),
  fc.constantFrom(100, 5000, 100_000).map((n) => 'x'.repeat(n)),
  fc.constantFrom(50, 20_000).map((n) => 'Blue-Eyes White Dragon '.repeat(n / 10)),
);

export const wickedKey: fc.Arbitrary<string> = text;

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10 }) },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false) },
);

/** Scalars, lists, mappings, and what is much too long or too deep. */
export const wicked: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 6 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(wickedKey, scalar), { maxLength: 5 })
      .map((pairs) => pairs.reduce<Record<string, unknown>>((to, [key, value]) => own(to, key, value), {})),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('list' as const, 'mapping' as const), fc.constantFrom(3, 40, 500, 10_000))
      .map(([shape, levels]) => new Deep(shape, levels)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(scalar, fc.constantFrom(10, 300, 20_000)).map(([value, times]) => {
      // A long text as often as that would be a test of this machine's memory.
      const small = typeof value === 'string' ? value.slice(0, 20) : value;
      return new Many(small, times);
    }),
  },
);

/** Sets a key of the object itself, whatever it is called. @returns the object */
export function own<T extends object>(object: T, key: string, value: unknown): T {
  return Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

// ---------------------------------------------------------------- as text

const NUMBER_WORDS = {
  json: { nan: 'null', inf: '1e999' },
  yaml: { nan: '.nan', inf: '.inf' },
};

/** The value as JSON, or as YAML in one line. */
export function written(value: unknown, as: 'json' | 'yaml'): string {
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return NUMBER_WORDS[as].nan;
    if (!Number.isFinite(value)) return `${value < 0 ? '-' : ''}${NUMBER_WORDS[as].inf}`;
    return Object.is(value, -0) ? '-0' : String(value);
  }
  if (value instanceof Deep) {
    const [open, close] = value.shape === 'list' ? ['[', ']'] : ['{"a":', '}'];
    return `${open.repeat(value.levels)}${value.shape === 'list' ? '' : '1'}${close.repeat(value.levels)}`;
  }
  if (value instanceof Many) return `[${`${written(value.value, as)},`.repeat(value.times).slice(0, -1)}]`;
  if (Array.isArray(value)) return `[${value.map((one) => written(one, as)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, as)}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** The value as a browser's database would hand it out. */
export function real(value: unknown): unknown {
  if (value instanceof Deep) {
    let inner: unknown = value.shape === 'list' ? [] : {};
    for (let i = 1; i < value.levels; i++) inner = value.shape === 'list' ? [inner] : { a: inner };
    return inner;
  }
  if (value instanceof Many) return Array.from({ length: value.times }, () => real(value.value));
  if (Array.isArray(value)) return value.map(real);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.entries(value).reduce((to, [key, one]) => own(to, key, real(one)), {});
}
