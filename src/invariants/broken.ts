/** What an invariant says when it does not hold. */

/** Every check by name, with what it promises. */
export const CHECKS = {
  places: 'every card lies in exactly one place, with its owner or controller, as it believes itself',
  'life-points': 'Life Points are whole and not below 0',
  question: 'a duel that has not ended asks something, and that has a legal answer',
  offered: 'every answer offered is accepted, and so is a surrender',
  refused: 'every other answer is refused and changes nothing',
  untouched: 'looking, asking and refusing change nothing',
  json: 'a duel read back from JSON asks the same and goes on the same',
  hash: 'a duel read back from JSON has the same hash',
  clone: 'a clone equals its original and is independent of it',
  decide: 'decide and play lead to the same duel; decide leaves the old one alone',
  afresh: 'what was worked out before is only used as long as it holds',
  sound: 'the engine takes its own duels for duels',
  forced: 'playing on past questions that leave no choice leads where the same answers lead one by one',
  replay: 'the record, replayed from the set-up, leads to the same duel',
  events: 'events show a player nothing hidden',
  hidden: 'view and prompt show a player nothing hidden',
  agreement: 'what is offered is what is explained as possible',
  lasting: 'lasting changes do not outlive what they are about',
  ends: 'a chain and a turn that the players want to end do end',
  crash: 'nothing throws',
} as const;
export type CheckName = keyof typeof CHECKS;

/** The engine broke one of its promises. */
export class Broken extends Error {
  readonly check: CheckName;
  constructor(check: CheckName, message: string) {
    super(message);
    this.name = 'Broken';
    this.check = check;
  }
}

/** @throws Broken unless it holds; the sentence is only made then */
export function must(check: CheckName, holds: boolean, says: () => string): asserts holds {
  if (!holds) throw new Broken(check, says());
}
