/** What an event makes known by happening: who sees which cards of it. */
import type { DuelEvent } from '../../engine/index.ts';

/** Bits of players: 1 is player A, 2 player B. */
const BOTH = 3;
const NOBODY = 0;

/** Bits of the players who see what the event's own card (`card`) is, by what happens to it. */
export function showsCard(e: DuelEvent): number {
  const own = e.player === undefined ? NOBODY : 1 << e.player;
  switch (e.kind) {
    // An effect is used openly, from wherever its card lies; so is what happens to its link.
    case 'activate':
    case 'resolve':
    case 'resolved':
    case 'negate':
    case 'fizzle':
    case 'attempt':
    case 'attack':
    case 'attack-stopped':
    case 'discard':
    case 'tribute':
    case 'flip':
    case 'missed':
      return BOTH;
    case 'move':
      return e.to === 'graveyard' || e.to === 'banished' ? BOTH : NOBODY;
    case 'set':
      return own;
    // Control brings the right to look.
    case 'control':
      return e.faceUp ? BOTH : own;
    case 'summon':
    case 'position':
    case 'equip':
    case 'counter':
    case 'modify':
      return e.faceUp === false ? own : BOTH;
    default:
      return NOBODY;
  }
}

/** Bits of the players who see the cards that it lists (`cards`). */
export function showsCards(e: DuelEvent): number {
  const own = e.player === undefined ? NOBODY : 1 << e.player;
  if (e.kind === 'draw') return own;
  if (e.kind === 'reveal') return e.how === 'you' ? own : BOTH;
  return NOBODY;
}
