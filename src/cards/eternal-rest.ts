import { activation, card, destroy, isEquipped, monsters, normalSpell, worthwhile } from '../engine/words/index.ts';

const equipped = monsters({ where: isEquipped });

export const eternalRest = card('Eternal Rest', 95051344, normalSpell,
  activation('Every monster to which an Equip Card is equipped is destroyed.', { needs: [worthwhile(equipped)], does: destroy(equipped) }));
