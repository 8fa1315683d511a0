import { describe, expect, it } from 'vitest';
import { Board, plain } from '../testing/board.ts';
import {
  activation,
  card,
  destroy,
  draw,
  gainLp,
  ifEver,
  monster,
  monsters,
  normalSpell,
  normalTrap,
  one,
  sentFromFieldToGraveyard,
  target,
  trigger,
  when,
} from '../words/index.ts';

const facts = { level: 4, attribute: 'EARTH', race: 'Beast', atk: 500, def: 500 } as const;
const maybe = card(
  'Maybe',
  200,
  monster(facts),
  trigger('When sent: you can gain 100.', {
    on: when(sentFromFieldToGraveyard),
    youCan: true,
    does: gainLp(100),
  }),
);
const surely = card(
  'Surely',
  201,
  monster(facts),
  trigger('If sent: you can gain 200.', {
    on: ifEver(sentFromFieldToGraveyard),
    youCan: true,
    does: gainLp(200),
  }),
);
const must = card(
  'Must',
  202,
  monster(facts),
  trigger('When sent: gain 400.', { on: when(sentFromFieldToGraveyard), does: gainLp(400) }),
);
const bolt = card(
  'Bolt',
  203,
  normalSpell,
  activation('Destroys.', { target: one(monsters()), does: destroy(target) }),
);
const boltAndDraw = card(
  'Bolt and draw',
  204,
  normalSpell,
  activation('Destroys, then draws.', { target: one(monsters()), does: [destroy(target), draw(1)] }),
);
const snap = card(
  'Snap',
  205,
  normalTrap,
  activation('Destroys.', { target: one(monsters()), does: destroy(target) }),
);
const cards = [maybe, surely, must, bolt, boltAndDraw, snap, plain('Filler', 206, 0)];

function board(spell: number): Board {
  return new Board(
    cards,
    {
      monsters: [200, 201, 202].map((passcode) => ({ passcode, key: String(passcode) })),
      hand: [{ passcode: spell, key: 'spell' }],
      deck: [{ passcode: 206 }, { passcode: 206 }],
    },
    { spells: [{ passcode: 205, key: 'snap', faceUp: false }] },
  );
}

/** Destroys one monster with the spell and looks at what is offered afterwards. */
function offered(spell: number, victim: string): string | null {
  const b = board(spell).activate(0, 'spell').choose(0, victim);
  for (let i = 0; i < 20; i++) {
    const p = b.prompt();
    if (p.kind === 'trigger') return 'offered';
    if (b.duel.chain.some((l) => l.card % 4096 === b.id(victim))) return 'on the chain';
    if (p.kind === 'act') return b.duel.missed.length > 0 ? 'missed' : null;
    b.pick(p.player, (o) => o.do === 'pass' || o.do === 'zone');
  }
  return null;
}

describe('timing of triggers', () => {
  it('offers an optional one when its event was the last thing to happen', () => {
    expect(offered(203, '200')).toBe('offered');
    expect(offered(203, '201')).toBe('offered');
  });

  it('lets "when … you can" miss its timing, but not "if … you can"', () => {
    expect(offered(204, '200')).toBe('missed');
    expect(offered(204, '201')).toBe('offered');
  });

  it('never lets a mandatory one miss', () => {
    expect(offered(203, '202')).toBe('on the chain');
    expect(offered(204, '202')).toBe('on the chain');
  });

  it('says of a missed one which event it needed and what came after', () => {
    const b = board(204).activate(0, 'spell').choose(0, '200').calm();
    const list = b.engine.explain(b.duel, 'judge', { do: 'activate', card: b.id('200'), effect: 0 });
    const missed = list.find((r) => r.code === 'missed-timing');
    expect(missed?.met).toBe(false);
    expect(missed?.facts).toMatchObject({ event: 'sent-to-graveyard', later: 'draw' });
  });

  it('misses when the event came at link 2 and link 1 resolved after it', () => {
    const b = board(203)
      .activate(0, 'spell')
      .choose(0, '201')
      .pick(0, (o) => o.do === 'zone')
      .activate(1, 'snap')
      .choose(1, '200')
      .calm();
    expect(b.duel.missed.map((m) => m.card % 4096)).toEqual([b.id('200')]);
  });
});
