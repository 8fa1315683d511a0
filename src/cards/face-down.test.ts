import { describe, expect, it } from 'vitest';
import { Board, plain } from '../engine/testing/board.ts';
import { activation, card, monsters, normalSpell, one, quickPlaySpell, target, turnDown, turnUp } from '../engine/words/index.ts';
import { cards } from './index.ts';

const night = card('Night', 900, quickPlaySpell,
  activation('Turns a monster face-down.', { target: one(monsters({ face: 'up' })), does: turnDown(target) }));
const dawn = card('Dawn', 901, normalSpell,
  activation('Turns a monster face-up.', { target: one(monsters({ face: 'down' })), does: turnUp(target, 'attack') }));
const ogre = plain('Ogre', 902, 1800, 1000);
const giant = plain('Giant', 903, 2400, 1000, 6);

const pool = [...cards, night, dawn, ogre, giant];
const passcodeOf = (name: string): number => pool.find((c) => c.name === name)?.passcode ?? 0;
const named = (name: string) => ({ passcode: passcodeOf(name), key: name });

/** A's Night and Dawn, with further cards of A in hand or Set, a monster on either side, and one in A's Graveyard. */
function board(hand: readonly string[], set: readonly string[] = []): Board {
  return new Board(
    pool,
    {
      hand: ['Night', 'Dawn', ...hand].map(named),
      spells: set.map((name) => ({ ...named(name), faceUp: false })),
      monsters: [{ passcode: 903, key: 'mine' }],
      graveyard: [{ passcode: 902, key: 'buried' }],
    },
    { monsters: [{ passcode: 902, key: 'theirs' }], deck: [{ passcode: 902 }, { passcode: 902 }] },
  );
}

const at = (b: Board, key: string) => b.duel.cards[b.id(key)];
const atkOf = (b: Board, key: string): number => {
  const { sides } = b.engine.view(b.duel, 'judge');
  return sides.flatMap((s) => s.monsters).find((c) => c?.id === b.id(key))?.atk ?? -1;
};
const turnDownAndUp = (b: Board, key: string): Board => b.activate(0, 'Night').choose(0, key).calm().activate(0, 'Dawn').choose(0, key).calm();

describe('a monster turned face-down', () => {
  it('loses what Rush Recklessly gave it', () => {
    const b = board(['Rush Recklessly']).activate(0, 'Rush Recklessly').choose(0, 'theirs').calm();
    expect(atkOf(b, 'theirs')).toBe(2500);
    expect(atkOf(turnDownAndUp(b, 'theirs'), 'theirs')).toBe(1800);
  });

  it('is free of Shadow Spell for good, which stays without use', () => {
    const b = board([], ['Shadow Spell']).activate(0, 'Shadow Spell').choose(0, 'theirs').calm();
    expect(atkOf(b, 'theirs')).toBe(1100);
    turnDownAndUp(b, 'theirs');
    expect(atkOf(b, 'theirs')).toBe(1800);
    expect(at(b, 'Shadow Spell')).toMatchObject({ zone: 'spell', faceUp: true });
    const attack = b.engine.explain(b.duel, 'judge', { do: 'attack', card: b.id('theirs') });
    expect(attack.some((r) => r.code === 'prevented' && !r.met)).toBe(false);
  });

  it('survives the Premature Burial that falls with its equipment', () => {
    const b = board(['Premature Burial']).activate(0, 'Premature Burial').choose(0, 'buried').calm();
    expect(at(b, 'buried').zone).toBe('monster');
    b.activate(0, 'Night').choose(0, 'buried').calm();
    expect(at(b, 'Premature Burial').zone).toBe('graveyard');
    expect(at(b, 'buried')).toMatchObject({ zone: 'monster', faceUp: false });
  });

  it('is still the one that Soul Exchange demands', () => {
    const b = board(['Soul Exchange', 'Summoned Skull']).activate(0, 'Soul Exchange').choose(0, 'theirs').calm();
    b.activate(0, 'Night').choose(0, 'theirs').calm();
    b.pick(0, (o) => o.do === 'summon' && o.card === b.id('Summoned Skull'));
    expect(b.engine.refusal(b.duel, [b.prompt().options.findIndex((o) => o.card === b.id('mine'))])).not.toBeNull();
    b.choose(0, 'theirs').calm();
    expect(at(b, 'theirs')).toMatchObject({ zone: 'graveyard', owner: 1 });
  });
});

describe('Light of Intervention', () => {
  it('lets no effect turn a monster face-down', () => {
    const b = board([], ['Light of Intervention']).activate(0, 'Light of Intervention').calm();
    b.activate(0, 'Night').choose(0, 'theirs').calm();
    expect(at(b, 'theirs').faceUp).toBe(true);
  });
});
