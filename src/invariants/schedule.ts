/** How often each check is made: some cost much more than the answer that they check. */

/** Of so many questions (by chance) one is checked; 1: every one. Other checks are made at every question. */
export interface Schedule {
  /** Answers offered, refused and explained are tried together, and whether that has changed anything. */
  readonly trial: number;
  readonly clone: number;
  readonly hidden: number;
  readonly hash: number;
  /** How many of the offered answers are tried, at a question where they are. */
  readonly tries: number;
}

/** Everything at every question. */
export const FULL: Schedule = { trial: 1, clone: 1, hidden: 1, hash: 1, tries: 60 };

/** For long runs. */
export const QUICK: Schedule = { trial: 4, clone: 8, hidden: 3, hash: 40, tries: 3 };
