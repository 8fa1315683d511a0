import { expect, it } from 'vitest';
import { Board, plain } from '../engine/testing/board.ts';
import { card, continuous, equip, equipSpell, isEquippedMonster, monsters, plus } from '../engine/words/index.ts';
import { dTribe } from './d-tribe.ts';

const blade = card('Blade', 900, equipSpell,
  equip('', monsters({ face: 'up', race: 'Warrior' })),
  continuous('Raises.', plus(isEquippedMonster, { atk: 500 })));

it('destroys Equip Cards for another Type', () => {
  const b = new Board(
    [dTribe, blade, plain('Knight', 901, 1800)],
    {
      monsters: [{ passcode: 901, key: 'knight' }],
      spells: [
        { passcode: dTribe.passcode, key: 'tribe', faceUp: false },
        { passcode: 900, key: 'blade', equippedTo: 'knight' },
      ],
    },
    { deck: [{ passcode: 901 }] },
  );
  expect(b.duel.cards[b.id('blade')].zone).toBe('spell');
  b.activate(0, 'tribe').calm();
  expect(b.duel.cards[b.id('blade')].zone).toBe('graveyard');
});
