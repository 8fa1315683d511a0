import { expect, it } from 'vitest';
import { Board, plain } from '../engine/testing/board.ts';
import { activation, card, destroy, normalTrap, one, returnToHand, spells, spellsAndTraps, target } from '../engine/words/index.ts';
import { imperialOrder } from './imperial-order.ts';
import { prematureBurial } from './premature-burial.ts';

const gust = card('Gust', 900, normalTrap,
  activation('Returns a Spell.', { target: one(spells()), does: returnToHand(target) }));
const storm = card('Storm', 902, normalTrap,
  activation('Destroys every other Spell and Trap.', { does: destroy(spellsAndTraps({ other: true })) }));

/** Premature Burial on a monster, with a Set Trap and perhaps an Imperial Order beside it. */
function board(trap: number, order: boolean): Board {
  return new Board(
    [prematureBurial, imperialOrder, gust, storm, plain('Ogre', 901, 1800)],
    {
      monsters: [{ passcode: 901, key: 'ogre' }],
      spells: [
        ...(order ? [{ passcode: imperialOrder.passcode }] : []),
        { passcode: prematureBurial.passcode, key: 'burial', equippedTo: 'ogre' },
        { passcode: trap, key: 'trap', faceUp: false },
      ],
    },
    { deck: [{ passcode: 901 }] },
  );
}
const zone = (b: Board, key: string) => b.duel.cards[b.id(key)].zone;

it('leaves its monster on the field when it returns to the hand', () => {
  const b = board(900, false).activate(0, 'trap').choose(0, 'burial').calm();
  expect([zone(b, 'burial'), zone(b, 'ogre')]).toEqual(['hand', 'monster']);
});

it('takes it along when it is destroyed, unless it is negated at that moment', () => {
  const active = board(902, false).activate(0, 'trap').calm();
  expect([zone(active, 'burial'), zone(active, 'ogre')]).toEqual(['graveyard', 'graveyard']);
  const negated = board(902, true).activate(0, 'trap').calm();
  expect([zone(negated, 'burial'), zone(negated, 'ogre')]).toEqual(['graveyard', 'monster']);
});
