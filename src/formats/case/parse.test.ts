import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import { CardIndex, parseCase } from './index.ts';

const index = new CardIndex(cards);
const parse = (text: string) => parseCase(text, index);
const problems = (body: string) =>
  parse(`segoc: 1\nid: x\ntitle: X\n${body}`).problems.map((p) => `${p.line}: ${p.message}`);

function read(body: string) {
  const parsed = parse(`segoc: 1\nid: x\ntitle: X\n${body}`);
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => p.message).join('; '));
  return parsed.case;
}

describe('reading a case', () => {
  it('fills in what is left out', () => {
    const file = read('');
    expect(file).toMatchObject({
      profile: 'classic',
      turn: { player: 0, number: 5, phase: 'main1' },
      steps: [],
    });
    expect(file.boards[0]).toEqual({ lp: 8000, zones: {} });
  });

  it('fixes chance by the id unless a seed is given', () => {
    expect(read('').seed).toBe(read('').seed);
    expect(read('seed: 7').seed).toBe(7);
  });

  it('finds names without regard to case, and passcodes', () => {
    const file = read('players: { A: { hand: [raigeki, 12580477] } }');
    expect(file.boards[0].zones.hand?.map((e) => e.ref.text)).toEqual(['Raigeki', 'Raigeki']);
  });

  it('takes a label before a name', () => {
    const file = read(
      'players: { A: { hand: [{ card: Raigeki, as: Sangan }] } }\nsteps:\n  - A: { activate: Sangan }',
    );
    expect(file.steps[0]).toMatchObject({
      move: { decision: { card: { label: 'Sangan', passcode: null } } },
    });
  });

  it('knows yes and no as words', () => {
    expect(read('steps:\n  - A: { say: yes }').steps[0]).toMatchObject({
      move: { decision: { do: 'say', yes: true } },
    });
  });

  it('takes a single name where a list is asked for', () => {
    const step = read('steps:\n  - A: { activate: Raigeki, target: Sangan, cost: [Kuriboh] }').steps[0];
    expect(step).toMatchObject({
      move: { decision: { target: [{ text: 'Sangan' }], cost: [{ text: 'Kuriboh' }] } },
    });
  });

  it('takes a place for a name', () => {
    const step = read('steps:\n  - A: { attack: { card: Sangan, of: B, zone: 2 }, on: direct }').steps[0];
    expect(step).toMatchObject({ move: { decision: { card: { of: 1, zone: 2 }, on: 'direct' } } });
  });

  it('takes a place as the key of a check', () => {
    const step = read('steps:\n  - expect: { where: { { card: Sangan, of: B }: B.monsters } }').steps[0];
    expect(step).toMatchObject({ checks: [{ what: 'where', card: { text: 'Sangan', of: 1 }, player: 1 }] });
  });

  it('takes an expectation of nothing for none', () => {
    const step = read('steps:\n  - expect: { stats: {}, where: {}, count: {} }').steps[0];
    expect(step).toMatchObject({ kind: 'expect', checks: [] });
  });

  it('reads the lines of a log', () => {
    const step = read('steps:\n  - expect: { log: [destroy Summoned Skull, draw A 2, toss heads, win B] }')
      .steps[0];
    expect(step).toMatchObject({
      checks: [
        {
          lines: [
            { verb: 'destroy', card: { text: 'Summoned Skull' } },
            { verb: 'draw', player: 0, amount: 2 },
            { verb: 'toss', amount: 'heads' },
            { verb: 'win', player: 1 },
          ],
        },
      ],
    });
  });
});

describe('what is not a case', () => {
  it.each([
    ['text that is no mapping', 'hello', /not a case/],
    ['another version', 'segoc: 2\nid: x\ntitle: X', /segoc must be 1/],
    ['an id with spaces', 'segoc: 1\nid: a b\ntitle: X', /letters, digits and hyphens/],
    ['a missing title', 'segoc: 1\nid: x', /needs `title`/],
    ['broken YAML', 'segoc: 1\nid: [x', /not YAML/],
    ['a key twice', 'segoc: 1\nid: x\nid: y\ntitle: X', /^keys must be unique: `id` stands here twice$/],
    ['two documents', 'segoc: 1\nid: x\ntitle: X\n---\nsegoc: 1', /one document/],
    ['another YAML', '%YAML 1.1\n---\nsegoc: 1\nid: x\ntitle: X', /YAML 1\.2/],
    ['a tag', 'segoc: 1\nid: x\ntitle: !!binary aGVsbG8=', /not YAML: Unresolved tag/],
    ['brackets that never end', `steps: ${'['.repeat(10_000)}`, /more than 24 lists and mappings/],
    ['mappings in mappings', `steps: ${'{a: '.repeat(10_000)}`, /more than 24 lists and mappings/],
    ['a line of dashes', '- '.repeat(10_000), /more than 24 lists and mappings/],
    ['a line of keys', 'a: '.repeat(50_000), /more than 24 lists and mappings|not YAML/],
    [
      'a list that holds itself',
      'segoc: 1\nid: x\ntitle: X\nsteps: &a [*a]',
      /more than 24 lists and mappings/,
    ],
    [
      'ever more of the same',
      `a: &a [x, x]\n${'bcdefghijk'.replace(/./g, (k) => `${k}: &${k} [*${String.fromCharCode(k.charCodeAt(0) - 1)}, *${String.fromCharCode(k.charCodeAt(0) - 1)}]\n`)}`,
      /not YAML: Excessive alias count/,
    ],
    ['aliases without end', `a: &a x\nb: [${'*a, '.repeat(200)}]`, /more than 100 aliases/],
    ['a file of another kind', 'x'.repeat(300_000), /more than 250000 characters/],
    [
      'a mapping of anything',
      Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join('\n'),
      /up to 1000 entries/,
    ],
    [
      'steps without end',
      `segoc: 1\nid: x\ntitle: X\nsteps:\n${'  - pass\n'.repeat(6000)}`,
      /steps is too long: up to 5000/,
    ],
    [
      'a title without end',
      `segoc: 1\nid: x\ntitle: ${'x'.repeat(2000)}`,
      /title is too long: up to 1000 letters/,
    ],
    ['words that every object knows', '__proto__: 1\nconstructor: 2', /unknown key `__proto__`/],
  ])('%s', (_what, text, message) => {
    expect(
      parse(text)
        .problems.map((p) => p.message)
        .join('\n'),
    ).toMatch(message);
  });

  it.each([
    ['players: { A: { hnad: [] } }', '4: players.A has an unknown key `hnad`: did you mean `hand`?'],
    [
      'players: { A: { hand: [Raigek] } }',
      '4: unknown card "Raigek": did you mean Raigeki, or Raigeki Break?',
    ],
    ['players: { A: { hand: [999] } }', '4: no card has the passcode 999'],
    ['players: { A: { hand: Raigeki } }', '4: players.A.hand must be a list in [brackets], not "Raigeki"'],
    ['steps:\n  - resolv', '5: step 1 must be `resolve`, `pass`, or a mapping, not "resolv"'],
    [
      'steps:\n  - A: { activate: Raigeki, targt: Sangan }',
      '5: step 1: A has an unknown key `targt`: did you mean `target`?',
    ],
    ['steps:\n  - A: pass\n    B: pass', '5: a step is one decision by one player; write two steps'],
    ['steps:\n  - can: {}', '5: no player is named: say `A:` or `B:` and the decision'],
    [
      'steps:\n  - A: { answer: 1, with: 2 }',
      '5: step 1: A has an unknown key `with`: known keys are answer',
    ],
    [
      'steps:\n  - expect: { where: { "{card: [": A.hand } }',
      '5: unknown card "{card: [": check the spelling, or make it a manual card (manual: true)',
    ],
    ['players: { A: { lp: 1e308 } }', '4: players.A.lp must be a number up to 1000000000, not 1e+308'],
    ['players: { A: { lp: .nan } }', '4: players.A.lp must be a whole number, not NaN'],
    ['seed: 9007199254740993', '4: seed must be a whole number, not 9007199254740992'],
    ['steps:\n  - toss: 7', '5: step 1: toss must be a number up to 6, not 7'],
    [
      'steps:\n  - expect: { log: [destory Sangan] }',
      '5: unknown event "destory" in a log: did you mean destroy?',
    ],
  ])('%s', (body, message) => {
    expect(problems(body)).toContain(message);
  });

  it('tells the first of many mistakes, and how many more there are', () => {
    const hand = Array.from({ length: 150 }, (_, i) => `Blue-Eyes White Dragoon ${i}`);
    const told = problems(`players: { A: { hand: [${hand.join(', ')}] } }`);
    expect(told).toHaveLength(21);
    expect(told[0]).toContain(
      'unknown card "Blue-Eyes White Dragoon 0": did you mean Blue-Eyes White Dragon',
    );
    expect(told[20]).toBe('4: … and 130 more mistakes');
    expect(problems(`&a ${'&b '.repeat(50)}`)).toHaveLength(21);
  });

  it('takes so many steps that ask something of the rules, and more that only answer', () => {
    const checks = (count: number) => `steps:\n${'  - cannot: { A: { activate: Raigeki } }\n'.repeat(count)}`;
    expect(problems(checks(300))).toEqual([]);
    expect(problems(checks(301))).toEqual(['4: a case has up to 300 steps other than `answer` and `toss`']);
    expect(problems(`steps:\n${'  - A: { answer: 1 }\n  - toss: heads\n'.repeat(2400)}`)).toEqual([]);
  });

  it('quotes only the beginning of what is long', () => {
    expect(problems(`players: { A: { hand: [${'x'.repeat(900)}] } }`)[0].length).toBeLessThan(200);
  });

  it('tells every unknown name with its line', () => {
    const body = 'players:\n  A:\n    hand: [Raigek]\n    monsters:\n      - Sangn';
    expect(problems(body).map((p) => p.slice(0, 3))).toEqual(['6: ', '8: ']);
  });

  it('tells labels that are given twice', () => {
    expect(problems('players: { A: { hand: [{ card: Sangan, as: s }, { card: Sangan, as: s }] } }')).toEqual([
      '4: two cards are labelled "s"; labels must differ',
    ]);
  });
});
