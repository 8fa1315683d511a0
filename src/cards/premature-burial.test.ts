import { expect, it } from 'vitest';
import { Board, plain } from '../engine/testing/board.ts';
import { activation, card, normalSpell, one, returnToHand, spells, target } from '../engine/words/index.ts';
import { prematureBurial } from './premature-burial.ts';

const gust = card('Gust', 900, normalSpell,
  activation('Returns a Spell.', { target: one(spells({ other: true })), does: returnToHand(target) }));

it('leaves its monster on the field when it returns to the hand', () => {
  const b = new Board(
    [prematureBurial, gust, plain('Ogre', 901, 1800)],
    {
      hand: [{ passcode: prematureBurial.passcode, key: 'burial' }, { passcode: 900, key: 'gust' }],
      graveyard: [{ passcode: 901, key: 'ogre' }],
    },
    { deck: [{ passcode: 901 }] },
  );
  b.activate(0, 'burial').choose(0, 'ogre').calm().activate(0, 'gust').choose(0, 'burial').calm();
  expect(b.duel.cards[b.id('burial')].zone).toBe('hand');
  expect(b.duel.cards[b.id('ogre')]).toMatchObject({ zone: 'monster', controller: 0 });
});
