/** What can be tried with one card: the legal options of the open question, and what is not possible with its reasons. */
import type { Action, Deed, Phase, Prompt, Requirement, Viewer } from '../engine/contract.ts';
import type { Duel, Engine } from './engine.ts';

export interface MenuEntry {
  do: Deed;
  effect: number;
  /** Index into the prompt's options, or -1 if it is not possible now. Attacks have one for each target. */
  options: readonly number[];
  /** Unmet requirements come first; empty for what is possible. */
  reasons: readonly Requirement[];
  action: Action | null;
}

/** Something that might be tried with a card, and what it takes. */
export interface Attempt {
  action: Action;
  requirements: readonly Requirement[];
}

export function attemptsOf(engine: Engine, duel: Duel, viewer: Viewer, card: number): Attempt[] {
  return engine
    .attempts(duel, viewer, card)
    .map((action) => ({ action, requirements: engine.explain(duel, viewer, action) }));
}

/** What moving on to a phase takes, unmet requirements first. */
export const phaseRequirements = (engine: Engine, duel: Duel, viewer: Viewer, phase: Phase): Requirement[] =>
  engine.explain(duel, viewer, { do: 'phase', card: -1, phase });

/** What is possible comes first, and what uses the card before what puts it away. */
const weight = (e: MenuEntry): number => (e.options.length > 0 ? 0 : 2) + (e.do === 'set' ? 1 : 0);

/** What the open question offers with a card. */
export function offered(prompt: Prompt | null, card: number): MenuEntry[] {
  const entries: MenuEntry[] = [];
  prompt?.options.forEach((o, i) => {
    if (o.card !== card) return;
    const entry = entries.find((e) => e.do === o.do && e.effect === o.effect);
    if (entry) entry.options = [...entry.options, i];
    else entries.push({ do: o.do, effect: o.effect, options: [i], reasons: [], action: null });
  });
  // What is more often meant comes first: to Set is what is left.
  return entries.sort((a, b) => Number(a.do === 'set') - Number(b.do === 'set'));
}

export function menuOf(
  engine: Engine,
  duel: Duel,
  viewer: Viewer,
  prompt: Prompt | null,
  card: number,
): MenuEntry[] {
  const entries = offered(prompt, card);
  const known = (deed: Deed, effect: number) => entries.some((e) => e.do === deed && e.effect === effect);
  for (const action of engine.attempts(duel, viewer, card)) {
    const effect = action.effect ?? -1;
    // One refused attack is enough; and what is possible in one way needs no reasons for another.
    if (known(action.do, effect) || (effect < 0 && entries.some((e) => e.do === action.do))) continue;
    const reasons = engine.explain(duel, viewer, action);
    if (reasons.some((r) => !r.met)) entries.push({ do: action.do, effect, options: [], reasons, action });
  }
  return entries.sort((a, b) => weight(a) - weight(b));
}
