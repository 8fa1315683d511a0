import { activate, attackCost, card, continuous, continuousSpell, millCost } from '../engine/words/index.ts';

export const gravekeepersServant = card("Gravekeeper's Servant", 16762927, continuousSpell,
  activate,
  continuous('Every attack of your opponent costs them the top card of their Deck, sent to the Graveyard.',
    attackCost((g, s, id) => g.card(id).controller !== s.player, millCost(1))));
