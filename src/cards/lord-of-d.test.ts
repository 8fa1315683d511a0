import { expect, it } from 'vitest';
import { Board } from '../engine/testing/board.ts';
import { activation, card, monsters, normalTrap, one, specialSummon, target } from '../engine/words/index.ts';
import { lordOfD } from './lord-of-d.ts';
import { spiritRyu } from './spirit-ryu.ts';
import { rushRecklessly } from './rush-recklessly.ts';

const call = card('Call', 900, normalTrap,
  activation('Revives.', { target: one(monsters({ of: 'you', in: 'graveyard' })), does: specialSummon(target, 'attack') }));

it('does not take away a target that was chosen before it arrived', () => {
  const b = new Board(
    [call, lordOfD, spiritRyu, rushRecklessly],
    {
      hand: [{ passcode: rushRecklessly.passcode, key: 'rush' }, { passcode: rushRecklessly.passcode, key: 'again' }],
      monsters: [{ passcode: spiritRyu.passcode, key: 'ryu' }],
    },
    {
      spells: [{ passcode: 900, key: 'call', faceUp: false }],
      graveyard: [{ passcode: lordOfD.passcode, key: 'lord' }],
      deck: [{ passcode: lordOfD.passcode }],
    },
  );
  b.activate(0, 'rush').choose(0, 'ryu').activate(1, 'call').choose(1, 'lord').calm();
  expect(b.duel.cards[b.id('lord')].zone).toBe('monster');
  expect(b.engine.view(b.duel, 'judge').sides[0].monsters[0]?.atk).toBe(1700);
  b.activate(0, 'again');
  expect(b.prompt().options.map((o) => o.card)).toEqual([b.id('lord')]);
});
