/** The frames on the stack of a duel. */
import { procedures } from '../procedures/index.ts';
import type { Duel } from '../state/duel.ts';
import type { Frame } from '../state/frames.ts';
import type { Happenings } from './happenings.ts';
import type { Pointers } from './pointers.ts';
import {
  and,
  count,
  flag,
  from,
  how,
  isRecord,
  list,
  numbers,
  one,
  phase,
  player,
  shape,
  type Test,
  text,
  vars,
  within,
} from './values.ts';

/** A frame of the stack: the step of a procedure that there is, with what that procedure keeps. */
export function frameTest({ id, ref, ids, def, hasEffect }: Pointers, { event, waiting }: Happenings): Test {
  const step = { proc: text, at: text };
  const cards = list(waiting);
  const place = within(-1, 4);
  const fields: { [P in Frame['proc']]: Record<string, Test> } = {
    duel: {},
    turn: { to: phase },
    phase: { phase, to: phase },
    battlePhase: { to: phase },
    window: {
      kind: one('open', 'leaving', 'attempt', 'damage'),
      once: flag,
      triggersOnly: flag,
    },
    triggers: { player, waiting: cards, chosen: cards },
    chain: { player, passes: count },
    activate: {
      player,
      card: id,
      effect: count,
      isCard: flag,
      next: count,
      costs: list(numbers),
      targets: ids,
      vars,
      event,
      link: one(-1),
      zone: place,
    },
    effect: {
      pc: count,
      player,
      card: id,
      ref,
      def,
      effect: count,
      link: from(-1),
      vars,
      event,
      sameBatch: flag,
    },
    link: {},
    summon: {
      player,
      card: id,
      set: flag,
      granted: flag,
      tributes: ids,
      defense: flag,
      zone: place,
    },
    flipSummon: { player, card: id },
    ruleSummon: {
      player,
      card: id,
      effect: count,
      next: count,
      costs: list(numbers),
      defense: flag,
      zone: place,
    },
    specialSummon: {
      player,
      cards: ids,
      next: count,
      position: one('attack', 'defense', 'choose', 'face-down-defense', 'attack-or-set'),
      defense: list(flag),
      zones: list(place),
      how,
      into: text,
    },
    setSpell: { player, card: id, zone: place, into: text },
    attack: { player, card: id, on: (x) => x === -1 || id(x), next: count },
    damageStep: {},
    handLimit: { player },
    maintenance: { player, card: ref, effect: count },
  };
  const tests = new Map<unknown, Test>(
    Object.entries(fields).map(([proc, own]) => [proc, shape({ ...step, ...own })]),
  );
  tests.set('effect', and(tests.get('effect')!, hasEffect));
  const withSides = shape({ ...step, ...fields.specialSummon, sides: list(player) });
  return (x) => {
    if (!isRecord(x)) return false;
    const steps = Object.hasOwn(procedures, String(x.proc)) ? procedures[String(x.proc)] : {};
    if (!Object.hasOwn(steps, String(x.at))) return false;
    const test = x.proc === 'specialSummon' && 'sides' in x ? withSides : tests.get(x.proc);
    return test?.(x) ?? false;
  };
}

/** On what a frame lies, where it goes on as part of that. */
const BASES: Partial<Record<Frame['proc'], readonly Frame['proc'][]>> = {
  duel: [],
  turn: ['duel'],
  phase: ['turn'],
  battlePhase: ['turn'],
  attack: ['battlePhase'],
  damageStep: ['attack'],
  link: ['chain'],
};

/** Does every frame lie on one that it may go back to, and is there what it is about? */
export function isStacked({ stack, chain, attack, battle, resolving, result }: Duel): boolean {
  // Nothing is asked between the beginning and the first phase.
  if (result === null && stack.length < 3) return false;
  return stack.every((frame, i) => {
    const bases = BASES[frame.proc];
    if (i === 0 ? frame.proc !== 'duel' : bases !== undefined && !bases.includes(stack[i - 1].proc))
      return false;
    if (i === 1 && frame.proc !== 'turn') return false;
    if (i === 2 && frame.proc !== 'phase' && frame.proc !== 'battlePhase') return false;
    if (frame.proc === 'damageStep') return attack !== null && battle !== null;
    if (frame.proc === 'link') return resolving >= 0;
    return frame.proc !== 'effect' || frame.link < chain.length;
  });
}
