/**
 * Could a player have a response, as far as the other player can tell? Decided from what lies on the table and from the two
 * deck lists, which both players know; never from what a hidden card is.
 */
import type { CardView, Player, Setup, View, WindowView } from '../engine/contract.ts';
import type { CardDef, EffectDef } from '../engine/definition.ts';

type Lookup = (passcode: number) => CardDef | undefined;

/** Cards a player's hidden cards may be: their list, less those whose place everybody knows. Null when no list is known. */
export function hiddenPool(setup: Setup, seen: View, player: Player): number[] | null {
  if (setup.kind !== 'decks') return null;
  const pool = [...setup.decks[player].main];
  for (const side of seen.sides) {
    const open = [...side.monsters, ...side.spells, side.field, ...side.graveyard, ...side.banished];
    for (const card of open) {
      if (!card || card.passcode === 0 || card.owner !== player) continue;
      const at = pool.indexOf(card.passcode);
      if (at >= 0) pool.splice(at, 1);
    }
  }
  return pool;
}

function fits(effect: EffectDef, speed: number, damageStep: boolean): boolean {
  return effect.speed >= speed && !(damageStep && effect.damageStep === 'never');
}

function isFast(def: CardDef): boolean {
  return def.kind === 'trap' || def.property === 'quick-play';
}

function fromSet(def: CardDef, speed: number, damageStep: boolean): boolean {
  return isFast(def) && def.effects.some((e) => e.kind === 'activation' && fits(e, speed, damageStep));
}

function fromHand(def: CardDef, ownTurn: boolean, speed: number, damageStep: boolean): boolean {
  return def.effects.some((e) => {
    if (!fits(e, speed, damageStep)) return false;
    if (e.kind === 'activation') return ownTurn && def.property === 'quick-play';
    return e.kind === 'quick' && e.from.includes('hand');
  });
}

/** @param seen the duel as the other player sees it */
export function couldRespond(
  seen: View,
  player: Player,
  window: WindowView,
  pool: readonly number[] | null,
  lookup: Lookup,
): boolean {
  const side = seen.sides[player];
  const damageStep = seen.step === 'damage';
  const ownTurn = seen.turnPlayer === player;
  // What is Set may be used from the next turn on, and everybody saw when it was Set.
  const waiting = side.spells.filter((c): c is CardView => !!c && !c.faceUp && c.placedTurn < seen.turn);
  const defs = pool?.map(lookup).filter((d): d is CardDef => d !== undefined);
  if (waiting.length > 0 && (!defs || defs.some((d) => fromSet(d, window.speed, damageStep)))) return true;
  if (side.hand.length === 0) return false;
  if (!defs) return ownTurn && !damageStep;
  return defs.some((d) => fromHand(d, ownTurn, window.speed, damageStep));
}
