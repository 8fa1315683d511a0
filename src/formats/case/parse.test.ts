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
    ['a key twice', 'segoc: 1\nid: x\nid: y\ntitle: X', /unique/],
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
    ['steps:\n  - toss: 7', '5: step 1: toss must be a number up to 6, not 7'],
    [
      'steps:\n  - expect: { log: [destory Sangan] }',
      '5: unknown event "destory" in a log: did you mean destroy?',
    ],
  ])('%s', (body, message) => {
    expect(problems(body)).toContain(message);
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
