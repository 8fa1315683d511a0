import { card, continuous, destroy, discardAtRandomCost, ignition, isSpecialSummoned, monster, monsters, playerRule, worthwhile } from '../engine/words/index.ts';

const broughtOut = monsters({ where: isSpecialSummoned });

export const jowgenTheSpiritualist = card('Jowgen the Spiritualist', 41855169, monster({ level: 3, attribute: 'LIGHT', race: 'Spellcaster', atk: 200, def: 1300 }),
  ignition('Discard 1 card at random; destroy every monster that was Special Summoned.', {
    needs: [worthwhile(broughtOut)],
    cost: discardAtRandomCost,
    does: destroy(broughtOut),
  }),
  continuous('Nobody can Special Summon.', playerRule('special-summon', 'either')));
