/** What a decision says must also be what happened: names that no question asked for are compared with the outcome. */
import type { Branch, Stage } from './attempt.ts';
import type { ActivateDecision, CardRef, Decision } from './model.ts';
import type { Table } from './table.ts';

interface Unsettled {
  reason: string;
  stage: Stage;
}

/** Null when everything that the script says holds. */
export function settled(branch: Branch, d: Decision): Unsettled | null {
  const { hints, table, opening, before } = branch;
  const wrong = (stage: Stage, reason: string): Unsettled => ({ stage, reason });
  if (hints.picks.length > 0) return wrong('rest', `${named(hints.picks)} cannot be chosen`);
  const linked = d.do === 'activate' && table.duel.chain.length > before.duel.chain.length;
  // An optional trigger that has been taken up asks for its cost and target when its turn comes.
  const awaited = d.do === 'activate' && !linked && before.prompt?.kind === 'trigger';
  if (hints.targets.length > 0 && !awaited) {
    const strange = hints.targets.find((ref) => !isTarget(branch, ref, linked));
    if (strange) return wrong('target', `${strange.text} is no possible target`);
  }
  if (hints.costs.length > 0 && !awaited) {
    const strange = hints.costs.find((ref) => !isPaid(table, before.log.length, ref));
    if (strange) return wrong('cost', `${strange.text} cannot be given for it`);
  }
  const card = opening.card >= 0 ? table.duel.cards[opening.card] : null;
  if (hints.zone !== null && card !== null && card.index !== hints.zone)
    return wrong('rest', `zone ${hints.zone} is not free`);
  if (hints.position !== null && card !== null && card.defense !== (hints.position === 'defense'))
    return wrong('rest', `no ${hints.position} position is offered`);
  if (d.do === 'turn' && d.to !== null && card !== null && card.defense !== (d.to === 'defense'))
    return wrong('rest', `it cannot be turned to ${d.to}`);
  if (
    hints.option !== null &&
    !awaited &&
    !(hints.option.counted && hints.option.value === 1) &&
    !isSoleOption(branch)
  )
    return wrong('rest', `there is nothing to declare: ${hints.option.value}`);
  return null;
}

const named = (refs: readonly CardRef[]): string => refs.map((ref) => ref.text).join(', ');

/** A target may be given by the event that is answered; then nobody was asked. */
function isTarget({ table, before }: Branch, ref: CardRef, linked: boolean): boolean {
  const link = linked ? table.view.chain.at(-1) : undefined;
  if (link !== undefined && link.targets.length > 0) return link.targets.some((id) => table.fits(ref, id));
  const events = before.prompt?.window?.events ?? [];
  const previous = before.view.chain.at(-1)?.card;
  const involved = events.flatMap((e) => [e.card, e.other, ...(e.cards ?? [])]);
  const { attack } = before.view;
  return [...involved, previous, attack?.attacker, attack?.target].some(
    (id) => id !== undefined && id >= 0 && table.fits(ref, id),
  );
}

/** Was the card given up since then, without being asked for? */
function isPaid(table: Table, since: number, ref: CardRef): boolean {
  return table.log.slice(since).some((e) => {
    const paid =
      e.kind === 'tribute' ||
      e.kind === 'discard' ||
      e.kind === 'counter' ||
      e.reason === 'cost' ||
      e.reason === 'tribute';
    const ids = [e.card, ...(e.cards ?? [])];
    return paid && ids.some((id) => id !== undefined && id >= 0 && fitsAnywhere(table, ref, id));
  });
}

/**
 * A trigger that was taken up earlier stands on the chain now: does what the script said about it hold?
 * @returns undefined while it does not stand there, else what is wrong, or null
 */
export function settledLink(table: Table, d: ActivateDecision, since: number): string | null | undefined {
  const link = table.view.chain.findLast(({ card }) => fitsAnywhere(table, d.card, card));
  if (link === undefined) return undefined;
  const untargeted = d.target?.find((ref) => !link.targets.some((id) => fitsAnywhere(table, ref, id)));
  if (untargeted !== undefined) return `${untargeted.text} is no possible target`;
  const unpaid = d.cost?.find((ref) => !isPaid(table, since, ref));
  return unpaid === undefined ? null : `${unpaid.text} cannot be given for it`;
}

/** Like `fits`, for a card that may have moved since it was named. */
const fitsAnywhere = (table: Table, ref: CardRef, id: number): boolean =>
  table.fits({ ...ref, of: null, in: null, zone: null }, id);

/** Where only one option is left the engine does not ask; naming it is fine. */
function isSoleOption({ opening, table, hints }: Branch): boolean {
  if (opening.card < 0 || opening.effect < 0 || hints.option === null) return false;
  const effect = table.engine.card(table.facts(opening.card).passcode)?.effects[opening.effect];
  return effect?.options.some((o) => o.code === String(hints.option?.value)) ?? false;
}
