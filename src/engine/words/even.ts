/**
 * Definitions with all their fields, in one order. The engine reads them in its hottest loops, and JavaScript reads objects
 * of one shape several times faster than objects that were each put together in a way of their own.
 */
import type { EffectDef, EventTest, Need, Step } from '../definition.ts';
import type { Unplaced } from './card.ts';

/** The effect as the engine keeps it; what only its card can say (its number, its speed) has a default. */
export const evenEffect = (e: Unplaced): EffectDef => ({
  kind: e.kind,
  text: e.text,
  index: 0,
  speed: e.speed ?? 1,
  from: e.from,
  faceUp: e.faceUp,
  on: e.on === null ? null : evenEvent(e.on),
  youCan: e.youCan,
  conditions: e.conditions.map(evenNeed),
  cost: e.cost,
  targets: e.targets,
  options: e.options,
  does: e.does.map(evenStep),
  perTurn: e.perTurn,
  shares: 0,
  damageStep: e.damageStep,
  phases: e.phases,
  whose: e.whose,
  remains: e.remains,
  unnegated: e.unnegated,
  withFlip: e.withFlip,
  usedBy: e.usedBy,
  bars: e.bars,
  ownAttack: e.ownAttack,
  modifiers: e.modifiers,
  lasting: e.lasting,
  vow: e.vow,
  equipTo: e.equipTo,
  maintenance: e.maintenance,
});

const evenEvent = (on: EventTest): EventTest => ({
  kinds: on.kinds,
  test: on.test,
  timing: on.timing,
  self: on.self,
  from: on.from,
  keep: on.keep,
  label: on.label,
  misfit: on.misfit,
});

const evenNeed = (n: Need): Need => ({
  code: n.code,
  label: n.label,
  test: n.test,
  need: n.need,
  have: n.have,
  by: n.by,
  about: n.about,
  query: n.query,
});

const evenStep = (s: Step): Step => ({
  verb: s.verb,
  run: s.run,
  ask: s.ask,
  quiet: s.quiet,
  slot: s.slot,
  decides: s.decides,
  lasting: s.lasting,
  lastingAt: s.lastingAt,
  falls: s.falls,
  harms: s.harms,
  holds: s.holds,
});
