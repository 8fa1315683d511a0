/**
 * What no input may do: take long, throw what is not meant to be thrown, or change what all objects share.
 *
 * `HOSTILE_RUNS=10000` tries so many inputs of each kind instead of the usual few, and tells what was slowest;
 * `HOSTILE_SEED=7` tries others; `HOSTILE_SHRINK=1` looks for the smallest input that does harm.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';

const RUNS = Number(process.env.HOSTILE_RUNS ?? 0);
const SEED = Number(process.env.HOSTILE_SEED ?? 20_040_101);

/** Milliseconds that a single input may take. */
const PATIENCE = 1000;

/** Milliseconds that this thread has been at work, where the system tells; else those that have gone by. */
function worked(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

const SHARED = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Map.prototype,
];
const describeShared = (): string =>
  SHARED.map((shared) =>
    Reflect.ownKeys(shared)
      .map((key) => `${String(key)}:${typeof Object.getOwnPropertyDescriptor(shared, key)?.value}`)
      .join(),
  ).join(';');
const untouched = describeShared();

function checkShared(): void {
  if (describeShared() !== untouched) throw new Error('Something that all objects share was changed');
  if ('harmed' in globalThis) throw new Error('Text was run as a program');
}

/**
 * Tries many inputs of one kind.
 * @param usual how many, unless `HOSTILE_RUNS` says otherwise
 * @param attempt reads the input and uses what comes out; throws if anything is amiss. True if the input was taken
 */
export async function isHarmless<T>(
  kind: string,
  inputs: fc.Arbitrary<T>,
  attempt: (input: T) => boolean | Promise<boolean>,
  usual = 500,
): Promise<void> {
  const tally = { runs: 0, taken: 0, slowest: 0 };
  const timed = async (input: T): Promise<number> => {
    const start = worked();
    const taken = await attempt(input);
    if (taken) tally.taken++;
    return worked() - start;
  };
  const { failed, errorInstance, counterexample, counterexamplePath } = await fc.check(
    fc.asyncProperty(inputs, async (input) => {
      tally.runs++;
      let took = await timed(input);
      // On a busy machine anything takes long once.
      for (let i = 0; took > PATIENCE && i < 2; i++) took = Math.min(took, await timed(input));
      tally.slowest = Math.max(tally.slowest, took);
      if (took > PATIENCE) throw new Error(`It took ${took.toFixed(0)} ms`);
      checkShared();
    }),
    { seed: SEED, numRuns: RUNS || usual, endOnFailure: process.env.HOSTILE_SHRINK === undefined },
  );
  if (failed) {
    const where = `HOSTILE_SEED=${SEED}, path ${counterexamplePath}`;
    const input = fc.stringify(counterexample).slice(0, 3000);
    throw new Error(`${kind}: harm was done (${where}) by ${input}`, { cause: errorInstance });
  }
  if (RUNS === 0) return;
  const told = `${tally.runs} inputs, ${tally.taken} taken, slowest ${tally.slowest.toFixed(0)} ms`;
  process.stdout.write(`${kind} (seed ${SEED}): ${told}\n`);
}
