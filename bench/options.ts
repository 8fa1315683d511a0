/** Options of a bench as they were given. */
import { parseArgs } from 'node:util';
import { type Given, type Options, UsageError } from './bench.ts';

export interface ReadOptions {
  given: Given<Options>;
  /** For people, not as JSON. */
  text: boolean;
  /** An aim that is missed is a failure. */
  check: boolean;
}

/** @throws UsageError for what is unknown or not a number where one is wanted */
export function readOptions(known: Options, args: readonly string[]): ReadOptions {
  const given: Record<string, number | string | readonly string[]> = {};
  let values: Record<string, unknown>;
  try {
    const own = Object.entries(known).map(([name, standard]) => [
      name,
      { type: 'string' as const, multiple: Array.isArray(standard) },
    ]);
    // JSON is what is printed anyway; asking for it is no mistake.
    const said = { type: 'boolean' as const };
    const forms = { text: said, json: said, check: said };
    ({ values } = parseArgs({ args: [...args], options: { ...Object.fromEntries(own), ...forms } }));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  for (const [name, standard] of Object.entries(known)) {
    const said = values[name] as string | readonly string[] | undefined;
    if (said === undefined) given[name] = standard;
    else given[name] = typeof standard === 'number' ? numberOf(name, String(said)) : said;
  }
  return { given: given as Given<Options>, text: values.text === true, check: values.check === true };
}

function numberOf(name: string, said: string): number {
  const n = said.trim() === '' ? Number.NaN : Number(said);
  // Of seconds there may be half a one.
  const whole = name !== 'seconds';
  if (n >= 0 && (whole ? Number.isSafeInteger(n) : Number.isFinite(n))) return n;
  throw new UsageError(`--${name} takes a ${whole ? 'whole ' : ''}number from 0 up, not "${said}".`);
}
