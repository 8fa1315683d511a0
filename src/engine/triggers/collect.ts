/** Triggers that wait become candidates for one chain; an optional `when` whose event was not the last thing is missed. */
import { tell } from '../events.ts';
import type { Game } from '../game.ts';
import { checkSubstance } from '../legality/activation.ts';
import { deciding } from '../legality/check.ts';
import { laterLabel } from '../legality/timing.ts';
import { answerLast, type Happening, idOf, type Pending } from '../state/duel.ts';
import { inPlace } from './listeners.ts';

/** Can this trigger be put on the chain? Costs and targets included. */
export function canTrigger(g: Game, p: Pending): boolean {
  if (!g.alive(p.card)) return false;
  const c = g.card(idOf(p.card));
  const effect = g.def(c.id).effects[p.effect];
  if (!inPlace(c, effect)) return false;
  const scope = { player: p.player, card: c.id, vars: p.binds ?? {}, event: p.event, link: -1 };
  return checkSubstance(g, effect, scope, deciding());
}

function isMissed(g: Game, p: Pending): boolean {
  const effect = g.defs[g.duel.cards[idOf(p.card)].def].effects[p.effect];
  return effect.youCan && effect.on?.timing === 'when' && p.event.batch !== g.duel.last;
}

/**
 * Takes the waiting triggers and lays them before their players.
 * @returns whether there is any to be put on a chain
 */
export function collectTriggers(g: Game): boolean {
  const { duel } = g;
  const { pending } = duel;
  if (pending.length === 0) return false;
  duel.pending = [];
  const waiting: Pending[] = [];
  for (const p of pending) {
    if (isMissed(g, p)) noteMissed(g, p);
    else if (canTrigger(g, p)) waiting.push(p);
  }
  if (waiting.length === 0) return false;
  answerLast(duel);
  duel.stack.push({ proc: 'triggers', at: 'collect', player: duel.turnPlayer, waiting, chosen: [] });
  return true;
}

function noteMissed(g: Game, p: Pending): void {
  const later = laterEvent(g, p.event);
  const label = later === undefined ? 'resolve' : laterLabel(later);
  g.duel.missed.push({
    card: p.card,
    effect: p.effect,
    event: p.event,
    later: label,
    laterCard: later?.card ?? -1,
  });
  const card = idOf(p.card);
  const on = g.def(card).effects[p.effect].on;
  tell(
    g,
    'missed',
    {
      player: p.player,
      card,
      effect: p.effect,
      how: on?.label,
      value: label,
      ...(later && later.card >= 0 ? { other: idOf(later.card) } : {}),
    },
    3,
  );
}

/** The last thing that happened after the event; undefined where that was a link resolving without effect. */
function laterEvent(g: Game, event: Happening): Happening | undefined {
  const { happened, last } = g.duel;
  return happened.findLast((e) => e.batch > event.batch && e.batch === last && e.kind !== 'resolved');
}
