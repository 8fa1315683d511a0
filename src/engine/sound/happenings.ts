/** What has happened in a duel, and what follows from it: the chain, battle, and what lasts or waits. */
import type { Pointers } from './pointers.ts';
import {
  and,
  count,
  flag,
  from,
  list,
  one,
  orNull,
  phase,
  player,
  shape,
  type Test,
  text,
  vars,
  whole,
  within,
  zone,
} from './values.ts';

export interface Happenings {
  happening: Test;
  event: Test;
  waiting: Test;
  missed: Test;
}

/** What has happened, and the effects that it triggers. */
export function happeningTests({ ref, refOrNone, binds }: Pointers): Happenings {
  const happening = shape({
    kind: text,
    batch: count,
    player,
    card: refOrNone,
    was: refOrNone,
    other: refOrNone,
    from: zone,
    to: zone,
    reason: text,
    how: text,
    amount: whole,
    by: refOrNone,
    effect: from(-1),
    link: from(-1),
    byPlayer: player,
  });
  const event = orNull(happening);
  const waiting = shape({ card: ref, effect: count, player, event: happening, binds });
  const missed = shape({ card: ref, effect: count, event: happening, later: text, laterCard: refOrNone });
  return { happening, event, waiting, missed };
}

/** A link of the chain. */
export const linkTest = (
  { ref, refs, ids, refOrNone, def, hasEffect }: Pointers,
  { event }: Happenings,
): Test =>
  and(
    shape({
      player,
      card: ref,
      def,
      effect: count,
      speed: within(0, 3),
      isCard: flag,
      targets: refs,
      cost: ids,
      lpPaid: count,
      since: count,
      vars,
      event,
      state: one('waiting', 'resolving', 'resolved', 'activation-negated', 'effect-negated', 'fizzled'),
      negatedBy: refOrNone,
      because: text,
    }),
    hasEffect,
  );

/** What an effect has changed for a while. */
export const lastingTest = ({ refs, refOrNone, def, hasModifier }: Pointers): Test =>
  and(
    shape({
      def,
      effect: count,
      modifier: count,
      source: refOrNone,
      player,
      subjects: refs,
      until: one('turn', 'battle-phase', 'battle', 'face-up', 'equipped', 'used'),
      turn: count,
      amount: whole,
      pc: from(-1),
      order: count,
    }),
    hasModifier,
  );

/** What an effect does later. */
export const delayedTest = ({ refOrNone, def, hasEffect }: Pointers): Test =>
  and(
    shape({
      def,
      effect: count,
      pc: count,
      source: refOrNone,
      player,
      vars,
      phase,
      whose: one(0, 1, -1),
      count: whole,
    }),
    hasEffect,
  );

/** An attack that has been declared. */
export const attackTest = ({ ref, refOrNone }: Pointers): Test =>
  shape({ attacker: ref, target: refOrNone, count, stopped: flag });

/** A battle in its Damage Step. */
export const battleTest = ({ ref, refOrNone, refs }: Pointers, { waiting }: Happenings): Test =>
  shape({
    attacker: ref,
    target: refOrNone,
    moment: one('start', 'before', 'during', 'calculated', 'after', 'end'),
    doomed: refs,
    exiled: refs,
    held: list(waiting),
  });
