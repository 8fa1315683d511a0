import {
  answeredCard, card, destroy, destroysByBattle, dieShows, exists, ifSo, maintenance, monster, monsters, mute, need, negateEffect, payLp, reaction,
  resolvesOnThis, requirement, rival, rollADie, thisCard, when,
} from '../engine/words/index.ts';

const archfiend = monsters({ of: 'you', face: 'up', named: ['Archfiend', 'Summoned Skull'] });

export const terrorkingArchfiend = card('Terrorking Archfiend', 35975813, monster({ level: 4, attribute: 'DARK', race: 'Fiend', atk: 2000, def: 1500 }),
  requirement('You must control an “Archfiend” monster to Normal Summon or Flip Summon this card.', ['normal', 'flip'],
    need('condition.archfiend', (g, s) => exists(g, s, archfiend))),
  maintenance('In each of your Standby Phases you must pay 800 LP; if you cannot, this card is destroyed.', {
    during: 'standby',
    whose: 'yours',
    pay: payLp(800),
    mayDecline: false,
    orElse: destroy(thisCard),
  }),
  reaction('When an opponent’s effect that targets this card is about to resolve, roll a die: on a 2 or a 5 the effect is negated and its card destroyed.', {
    on: when(resolvesOnThis('opponent')),
    does: [rollADie, ifSo(dieShows(2, 5), [negateEffect, destroy(answeredCard)])],
  }),
  reaction('The effects of a monster that this card destroys by battle are negated, in the Graveyard too.', { on: when(destroysByBattle), does: mute(rival) }));
