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

/** What everybody sees of the moment that would be responded to. */
interface Moment {
  window: WindowView;
  damageStep: boolean;
  ownTurn: boolean;
}

/** Could an effect of this kind answer what has happened, going by its timing alone? */
function answers(effect: EffectDef, { window, damageStep }: Moment): boolean {
  if (effect.speed < window.speed) return false;
  if (effect.damageStep === (damageStep ? 'never' : 'calculation')) return false;
  const { on } = effect;
  if (!on) return window.box !== 'summon-attempt';
  if (window.link >= 0 && on.kinds.includes('activate')) return true;
  return window.events.some((e) => on.kinds.includes(e.kind));
}

function fromSet(def: CardDef, moment: Moment): boolean {
  const fast = def.kind === 'trap' || def.property === 'quick-play';
  return fast && def.effects.some((e) => e.kind === 'activation' && answers(e, moment));
}

function fromHand(def: CardDef, moment: Moment): boolean {
  return def.effects.some((e) => {
    if (!answers(e, moment)) return false;
    if (e.kind === 'activation') return moment.ownTurn && def.property === 'quick-play';
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
  const ownTurn = seen.turnPlayer === player;
  const moment: Moment = { window, damageStep: seen.step === 'damage', ownTurn };
  // What is Set may be used from the next turn on, and everybody saw when it was Set.
  const waiting = side.spells.filter((c): c is CardView => !!c && !c.faceUp && c.placedTurn < seen.turn);
  const defs = pool?.map(lookup).filter((d): d is CardDef => d !== undefined);
  if (waiting.length > 0 && (!defs || defs.some((d) => fromSet(d, moment)))) return true;
  if (side.hand.length === 0) return false;
  if (!defs) return ownTurn && !moment.damageStep;
  return defs.some((d) => fromHand(d, moment));
}
