import { card, ifEver, lasting, levelOf, monster, monsters, one, plus, begun, requirement, sentFromField, summoned, target, thisCard, trigger } from '../engine/words/index.ts';

export const felgrandDragon = card('Felgrand Dragon', 3954901, monster({ level: 8, attribute: 'LIGHT', race: 'Dragon', atk: 2800, def: 2800 }),
  requirement('No Special Summon but from the Graveyard, after it has gone there from the field.', ['special'], sentFromField),
  trigger('When that happens, target 1 monster of your Graveyard: this card gains its Level times 200 ATK.', {
    on: ifEver(summoned({ self: true, how: ['special'] })),
    target: one(monsters({ of: 'you', in: 'graveyard' })),
    does: lasting(plus(null, { atk: begun }), 'face-up', { on: thisCard, amount: levelOf(target, 200) }),
  }));
