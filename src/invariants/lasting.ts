/** Lasting changes that have lost what they are about are gone with it. */
import { type Duel, idOf } from '../engine/index.ts';
import { must } from './broken.ts';

/** To be looked at by the first question of a turn, before anything of its own can have happened. @throws Broken */
export function checkLasting(duel: Duel): void {
  for (const l of duel.lasting) {
    if (l.until !== 'face-up' || l.subjects.length === 0) continue;
    const alive = l.subjects.some((ref) => duel.cards[idOf(ref)].moves === ref >> 12);
    must(
      'lasting',
      alive,
      () => `a change by ${duel.passcodes[l.def]} goes on though all cards it is about are gone`,
    );
  }
}
