/** What is wrong with a file, told so that somebody can read it. */
import { LIMITS } from '../limits.ts';
import type { CaseProblem } from './model.ts';

/** Something that stands in a file, as it is quoted in a sentence: the beginning of it where it is long. */
export const brief = (text: string, most = 80): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** The first of many problems. @param all how many there are, where not all of them are given */
export function few(problems: readonly CaseProblem[], all = problems.length): CaseProblem[] {
  const told = problems.slice(0, LIMITS.problems);
  const more = all - told.length;
  if (more > 0)
    told.push({
      line: told[told.length - 1].line,
      message: `… and ${more} more mistake${more > 1 ? 's' : ''}`,
    });
  return told;
}
