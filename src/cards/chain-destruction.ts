import {
  activation, card, cards, destroy, isA, isJustSummoned, isNamesake, monsters, normalTrap, one, revealHandAndDeck, shuffleCards, summoned, target, when,
  whoControlled,
} from '../engine/words/index.ts';

const weak = monsters({ face: 'up', maxAtk: 2000 });
const controller = whoControlled(target, 'whose');

export const chainDestruction = card('Chain Destruction', 1248895, normalTrap,
  activation('When a monster with 2000 ATK or less is Summoned: target it; every card of its name in the hand and Deck of the player who controls it is destroyed.', {
    on: when(summoned({ test: isA(weak), label: 'summon-of-2000-atk' })),
    target: one(monsters({ face: 'up', maxAtk: 2000, where: isJustSummoned })),
    does: [
      revealHandAndDeck(controller),
      destroy(cards({ in: 'hand or deck', where: (g, s, id) => isNamesake('target')(g, s, id) && g.card(id).owner === controller(g, s) })),
      shuffleCards('deck', controller),
    ],
  }));
