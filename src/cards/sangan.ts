import { card, ifEver, monster, monsters, one, search, sentFromFieldToGraveyard, trigger } from '../engine/words/index.ts';

export const sangan = card('Sangan', 26202165, monster({ level: 3, attribute: 'DARK', race: 'Fiend', atk: 1000, def: 600 }),
  trigger('If this card goes from the field to the Graveyard: add 1 monster with 1500 ATK or less from your Deck to your hand.', {
    on: ifEver(sentFromFieldToGraveyard),
    does: search(one(monsters({ of: 'you', in: 'deck', maxAtk: 1500 }))),
  }));
