/** Players who do at random what they can, but sooner what has not been seen yet. */
import type { Duel, Option } from '../engine/index.ts';
import type { Question } from '../invariants/question.ts';
import type { Pool } from './pool.ts';
import type { Reach } from './reach.ts';

/** How much likelier an option becomes that may bring about something missing. */
const SOON = 12;

/** The weight of an option of the question, by its number. */
export function steering(duel: Duel, q: Question, pool: Pool, reach: Reach): (at: number) => number {
  const passcodeOf = (id: number): number => duel.passcodes[duel.cards[id].def];
  const has = (list: Pool['main'], passcode: number): boolean => list.some((c) => c.passcode === passcode);
  /** What the cards whose links wait on the chain still want. */
  const links = duel.chain.filter((l) => l.state === 'waiting').map((l) => duel.passcodes[l.def]);
  const negate = links.some((passcode) => reach.isMissing(passcode, 'negated'));
  const destroy = links.some((passcode) => reach.isMissing(passcode, 'destroyed'));
  const take = duel.sides.some((side) =>
    side.monsters.some((id) => id >= 0 && reach.isMissing(passcodeOf(id), 'control')),
  );

  const ofUse = (o: Option, passcode: number): number => {
    const own =
      reach.isMissing(passcode, 'activated', o.effect) || reach.isMissing(passcode, 'resolved', o.effect);
    const helps =
      (negate && has(pool.negating, passcode)) ||
      (destroy && has(pool.destroying, passcode)) ||
      (take && has(pool.taking, passcode));
    // What is to be negated or destroyed must be used first.
    const wanted = reach.wanted(passcode) > 0 ? SOON / 2 : 0;
    return 1 + (own ? SOON : 0) + (helps ? SOON : 0) + wanted;
  };
  /** As a target or pick: cards that want to be destroyed or taken. */
  const ofPick = (id: number): number => {
    const passcode = passcodeOf(id);
    const waits = duel.chain.some((l) => l.state === 'waiting' && (l.card & 4095) === id);
    return (
      1 +
      (waits && reach.isMissing(passcode, 'destroyed') ? SOON : 0) +
      (reach.isMissing(passcode, 'control') ? 3 : 0)
    );
  };

  return (at) => {
    const o = q.options[at];
    if (o.card < 0) return 1;
    if (o.do === 'activate' || o.do === 'use') return ofUse(o, passcodeOf(o.card));
    if (o.do === 'card') return ofPick(o.card);
    if (o.do === 'yes') return 2;
    // Bringing out a card that wants something, or turning it up.
    if (o.do !== 'attack' && o.do !== 'turn' && reach.wanted(passcodeOf(o.card)) > 0) return 3;
    return 1;
  };
}
