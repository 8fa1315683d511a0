import { card, ifEver, lasting, levelOf, monster, monsters, one, plus, begun, requirement, sentFromField, summoned, target, thisCard, trigger } from '../engine/words/index.ts';

export const felgrandDragon = card('Felgrand Dragon', 3954901, monster({ level: 8, attribute: 'LIGHT', race: 'Dragon', atk: 2800, def: 2800 }),
  requirement('It can be Special Summoned only from the Graveyard, and only if it went there from the field.', [sentFromField]),
  trigger('If it is Special Summoned: target 1 monster in your Graveyard; this card gains 200 ATK for each of its Levels.', {
    on: ifEver(summoned({ self: true, how: ['special'] })),
    target: one(monsters({ of: 'you', in: 'graveyard' })),
    does: lasting(plus(null, { atk: begun }), 'face-up', { on: thisCard, amount: levelOf(target, 200) }),
  }));
