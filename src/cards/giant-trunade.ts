import { activation, card, isReturnable, normalSpell, returnToHand, spellsAndTraps, worthwhile } from '../engine/words/index.ts';

const others = spellsAndTraps({ other: true, where: isReturnable });

export const giantTrunade = card('Giant Trunade', 42703248, normalSpell,
  activation('Every other Spell and Trap Card on the field returns to the hand.', {
    needs: [worthwhile(others)],
    does: returnToHand(others),
  }));
