import { card, ifEver, monster, monsters, one, search, sentFromFieldToGraveyard, trigger } from '../engine/words/index.ts';

export const witchOfTheBlackForest = card('Witch of the Black Forest', 78010363, monster({ level: 4, attribute: 'DARK', race: 'Spellcaster', atk: 1100, def: 1200 }),
  trigger('If this card goes from the field to the Graveyard: add 1 monster with 1500 DEF or less from your Deck to your hand.', {
    on: ifEver(sentFromFieldToGraveyard),
    does: search(one(monsters({ of: 'you', in: 'deck', maxDef: 1500 }))),
  }));
