import { becomeEquip, card, isEquippedMonster, monster, monsters, one, plus, spellRoom, target, thisCard, thisCardMoves, trigger, when, whileEquipped } from '../engine/words/index.ts';

export const archfiendOfGilfer = card('Archfiend of Gilfer', 50287060, monster({ level: 6, attribute: 'DARK', race: 'Fiend', atk: 2200, def: 2500 }),
  trigger('When this card goes to the Graveyard: you can target 1 face-up monster; this card becomes an Equip Card on it.', {
    on: when(thisCardMoves({ to: 'graveyard' })),
    youCan: true,
    needs: [spellRoom],
    target: one(monsters({ face: 'up' })),
    does: becomeEquip(thisCard, target),
  }),
  whileEquipped('That monster loses 500 ATK.', plus(isEquippedMonster, { atk: -500 })));
