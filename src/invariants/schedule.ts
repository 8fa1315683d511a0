/** How often each check is made: some cost much more than the answer that they check. */

/** Of so many questions (by chance) one is checked; 1: every one. Other checks are made at every question. */
export interface Schedule {
  /** Answers offered, refused, forced and explained are tried together, and whether that has changed anything. */
  readonly trial: number;
  readonly clone: number;
  readonly hidden: number;
  /** The duel is written to JSON and read back; in between both go on, and are compared by their hashes. */
  readonly json: number;
  /** The answer is also carried out without anything that was worked out before. */
  readonly afresh: number;
  /** How many of the offered answers are tried, at a question where they are. */
  readonly tries: number;
}

/** Everything at every question. */
export const FULL: Schedule = { trial: 1, clone: 1, hidden: 1, json: 1, afresh: 1, tries: 60 };

/** For long runs. */
export const QUICK: Schedule = { trial: 6, clone: 16, hidden: 4, json: 8, afresh: 4, tries: 3 };
