/** Options and explanations are two accounts of the same rules. */
import type { Action, Duel, Engine, Option, Phase, Player, Requirement } from '../engine/index.ts';
import { must } from './broken.ts';

/** What is offered has all its requirements met; what might be tried and is not offered lacks one. @throws Broken */
export function checkAgreement(engine: Engine, duel: Duel): void {
  const q = engine.question(duel);
  if (q === null) return;
  const free = q.kind === 'act' || q.kind === 'respond';
  const offered = new Map(free ? q.options.filter((o) => o.card >= 0).map((o) => [keyOf(o), o]) : []);
  const nameOf = (id: number) => engine.card(duel.passcodes[duel.cards[id].def])?.name ?? `card ${id}`;

  for (const option of free ? q.options : []) {
    const action = actionOf(option, q.player);
    if (action === null) continue;
    const lacks = unmet(engine.explain(duel, 'judge', action));
    must(
      'agreement',
      lacks === '',
      () =>
        `${option.do}${option.card < 0 ? '' : ` ${nameOf(option.card)}`} is offered though explained as impossible: ${lacks}`,
    );
  }
  for (const id of usable(duel, q.player))
    for (const action of engine.attempts(duel, 'judge', id)) {
      const key = keyOf(action.do === 'special' ? { ...action, effect: specialOf(q.options, id) } : action);
      if (offered.has(key)) continue;
      const lacks = unmet(engine.explain(duel, 'judge', action));
      must(
        'agreement',
        lacks !== '',
        () => `${action.do} ${nameOf(id)} is not offered, but nothing is said to stand in its way`,
      );
    }
}

/** Ids of the cards that a player may use: their own, and those on the field. */
const usable = (duel: Duel, player: Player): number[] =>
  duel.cards
    .filter((c) => c.zone !== 'none' && c.zone !== 'deck' && c.controller === player)
    .map((c) => c.id);

const keyOf = (a: Action | Option): string =>
  `${a.do} ${a.card}${a.do === 'activate' || a.do === 'special' ? ` ${a.effect ?? 0}` : ''}`;

const specialOf = (options: readonly Option[], id: number): number =>
  options.find((o) => o.do === 'special' && o.card === id)?.effect ?? 0;

const ACTIONS = ['summon', 'set', 'flip', 'turn', 'special', 'activate', 'attack', 'use', 'phase'] as const;

/** The action that an option stands for; null for a pass. */
function actionOf(o: Option, player: Player): Action | null {
  const deed = ACTIONS.find((one) => one === o.do);
  if (deed === undefined) return null;
  if (deed === 'phase') return { do: deed, card: -1, phase: o.value as Phase };
  if (deed === 'attack') return { do: deed, card: o.card, on: o.on };
  if (deed === 'activate') return { do: deed, card: o.card, effect: o.effect, player };
  return { do: deed, card: o.card };
}

const unmet = (list: readonly Requirement[]): string =>
  list
    .filter((r) => !r.met)
    .map((r) => r.detail)
    .join();
