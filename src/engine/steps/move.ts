/** Cards sent from one place to another: to the hand, the Deck, the Graveyard, or removed from play. */
import type { Zone } from '../contract.ts';
import type { PlayerWord, Step, Who } from '../definition.ts';
import { tell } from '../events.ts';
import type { Game } from '../game.ts';
import { isSpent } from '../legality/spent.ts';
import { other } from '../state/duel.ts';
import { shuffleIds } from '../state/random.ts';
import { sendTo } from '../state/zones.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

function mover(verb: string, to: Zone, what: What, purpose: string, into: string): Step[] {
  const { before, cards } = lower(what, purpose);
  return [
    ...before,
    {
      verb,
      run: (g, s) => {
        let ids = living(g, cards(g, s));
        // What has been activated and only waits for the chain to end is bound for the Graveyard.
        if (to === 'hand' || to === 'deck') ids = ids.filter((id) => !isSpent(g, id));
        s.vars[into] = [];
        const fromDeck = ids.filter((id) => g.card(id).zone === 'deck');
        if (fromDeck.length > 0) tell(g, 'reveal', { player: s.player, cards: fromDeck, how: 'found' }, 3);
        for (const id of ids) {
          sendTo(g, id, to, 'effect', verb);
          s.vars[into].push(g.card(id).moves * 4096 + id);
        }
      },
    },
  ];
}

/** To the owner's hand. */
export const returnToHand = (what: What, { into = 'returned' } = {}): Step[] =>
  mover('return', 'hand', what, 'return', into);
/** Removes from play. */
export const banish = (what: What, { into = 'banished' } = {}): Step[] =>
  mover('banish', 'banished', what, 'banish', into);
export const sendToGraveyard = (what: What, { into = 'sent' } = {}): Step[] =>
  mover('send', 'graveyard', what, 'send', into);
/** On top of the owner's Deck. */
export const placeOnDeck = (what: What): Step[] => mover('return', 'deck', what, 'return', 'returned');
/** Adds from Deck or Graveyard to the owner's hand; shown to both. */
export const addToHand = (what: What, { into = 'added' } = {}): Step[] =>
  mover('add', 'hand', what, 'add-to-hand', into);

function shuffle(g: Game, player: 0 | 1, zone: 'deck' | 'hand'): void {
  shuffleIds(g.duel, g.side(player)[zone]);
  g.moved++;
  tell(g, 'shuffle', { player, from: zone });
}

/** Shuffles a Deck or hand. */
export function shuffleCards(zone: 'deck' | 'hand', who: Who | PlayerWord = 'you'): Step {
  return {
    verb: 'shuffle',
    quiet: true,
    run: (g, s) => {
      if (typeof who === 'function') {
        shuffle(g, who(g, s), zone);
        return;
      }
      if (who !== 'opponent') shuffle(g, s.player, zone);
      if (who !== 'you') shuffle(g, other(s.player), zone);
    },
  };
}

/**
 * A search of one's Deck: what is found is shown and added to the hand, or else the whole Deck is shown as proof; then it is shuffled.
 */
export function search(what: What): Step[] {
  return [...addToHand(what, { into: 'found' }), proof('found'), shuffleCards('deck')];
}

/** Shows the whole Deck if nothing was found in it. */
export function proof(name: string): Step {
  return {
    verb: 'reveal',
    quiet: true,
    run: (g, s) => {
      if ((s.vars[name] ?? []).length > 0) return;
      tell(g, 'reveal', { player: s.player, cards: [...g.side(s.player).deck], how: 'proof' }, 3);
    },
  };
}
