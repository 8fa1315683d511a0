/** Checks that a duel must pass at every question, whatever the case is about: it is played a second time by an inspector. */
import { alike } from '../../../invariants/alike.ts';
import { Broken } from '../../../invariants/broken.ts';
import { dice } from '../../../invariants/chance.ts';
import { Inspector, noCounts } from '../../../invariants/inspector.ts';
import { QUICK } from '../../../invariants/schedule.ts';
import type { CaseFile } from '../model.ts';
import { FILLER_PASSCODE } from '../names.ts';
import type { CaseWatcher } from '../run.ts';
import { setupOf } from '../setup.ts';
import type { Answered, Table } from '../table.ts';

export class Paranoia implements CaseWatcher {
  #inspector: Inspector | null = null;

  began({ engine }: Table, file: CaseFile): void {
    this.#inspector = new Inspector(setupOf(file, FILLER_PASSCODE).setup, {
      engine,
      schedule: { ...QUICK, afresh: 1 },
      roll: dice(file.id.length + file.steps.length),
      counts: noCounts(),
    });
    this.#inspector.meet();
  }

  answered({ duel }: Table, { before, answer }: Answered): void {
    const inspector = this.#inspector!;
    const fixed = before.fixed.slice(inspector.duel.fixed.length);
    if (fixed.length > 0) inspector.fix(fixed);
    inspector.answer(answer);
    inspector.meet();
    if (!alike(inspector.duel, duel))
      throw new Broken('decide', 'the case leads elsewhere than the same answers given again');
  }
}
