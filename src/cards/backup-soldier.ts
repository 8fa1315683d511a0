import { activation, addToHand, atLeast, between, card, isWithoutEffect, monsters, normalTrap, target } from '../engine/words/index.ts';

export const backupSoldier = card('Backup Soldier', 36280194, normalTrap,
  activation('If you have at least 5 monsters in your Graveyard: target 1 to 3 monsters there that have no effect and 1500 ATK or less; add those to your hand.', {
    needs: [atLeast(5, monsters({ of: 'you', in: 'graveyard' }))],
    target: between(1, 3, monsters({ of: 'you', in: 'graveyard', maxAtk: 1500, where: isWithoutEffect })),
    does: addToHand(target),
  }));
