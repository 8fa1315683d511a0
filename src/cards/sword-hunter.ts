import {
  any, battlePhaseEnds, becomeEquip, bind, bound, card, eventCard, ifEver, isEquippedMonster, isIn, among, monster, need, phaseBegins, plus, reaction, release,
  slaysByBattle, thisCard, trigger, when,
} from '../engine/words/index.ts';

const slain = among(bound('slain'), isIn('graveyard'));

export const swordHunter = card('Sword Hunter', 51345461, monster({ level: 7, attribute: 'EARTH', race: 'Warrior', atk: 2450, def: 1700 }),
  reaction('', { on: when(slaysByBattle), does: bind(eventCard, 'slain', { add: true }) }),
  reaction('', { on: when(phaseBegins('battle', 'either')), unnegated: true, does: release('slain') }),
  trigger('At the end of a Battle Phase in which its battles destroyed monsters and sent them to the Graveyard: equip all of them to it from there, each as an Equip Card that gives it 200 ATK.', {
    on: ifEver(battlePhaseEnds('either')),
    needs: [need('condition.slain', any(slain))],
    does: becomeEquip(slain, thisCard, { grants: [plus(isEquippedMonster, { atk: 200 })] }),
  }));
