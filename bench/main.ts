/** The door's inside: which benches there are, how they are asked for, how they answer. */
import { type Bench, type Options, type Report, UsageError } from './bench.ts';
import { readOptions } from './options.ts';

/** Benches by name. Each is fetched only when asked for: some bring much with them. */
export const benches: Record<string, () => Promise<Bench>> = {
  duels: async () => (await import('./duels.ts')).duels,
  decide: async () => (await import('./decide.ts')).decide,
  clone: async () => (await import('./clone.ts')).clone,
  legal: async () => (await import('./legal.ts')).legal,
  replay: async () => (await import('./replay.ts')).replay,
  page: async () => (await import('./page.ts')).page,
  live: async () => (await import('./live.ts')).live,
};

/** Where a run leaves what it has to say. */
export interface Output {
  print(text: string): void;
  complain(text: string): void;
}

async function usage(): Promise<string> {
  const lines = ['npm run -s bench -- <name> [options]', ''];
  for (const [name, load] of Object.entries(benches)) {
    const { about, options } = await load();
    lines.push(`  ${name.padEnd(9)}${about}`, `           ${described(options)}`);
  }
  return [
    ...lines,
    '',
    'Prints JSON, or with --text the same in columns. With --check an aim that is missed is a failure.',
  ].join('\n');
}

/** Options with what they are if not given. */
function described(options: Options): string {
  const one = (name: string, value: string | number): string => `--${name} ${JSON.stringify(value)}`;
  return Object.entries(options)
    .flatMap(([name, standard]) =>
      typeof standard === 'object' ? standard.map((s) => one(name, s)) : [one(name, standard)],
    )
    .join(' ');
}

/** The report in columns: a line a figure. */
function inColumns({ counts, measured }: Report): string {
  const names = [...Object.keys(counts), ...Object.keys(measured)];
  const wide = Math.max(...names.map((n) => n.length)) + 2;
  const row = (name: string, ...cells: (number | string)[]): string =>
    name.padEnd(wide) + cells.map((c) => String(c).padStart(11)).join('');
  return [
    ...Object.entries(counts).map(([name, n]) => row(name, n)),
    row('', 'min', 'median', 'max', '', 'ratio'),
    ...Object.entries(measured).map(([name, { min, median, max, unit, ratio }]) =>
      row(name, min, median, max, unit.padEnd(8), ratio?.median ?? ''),
    ),
  ].join('\n');
}

/** Runs what the arguments ask for. @returns the exit code: 1 if an aim was missed, 2 for arguments that make no sense */
export async function main(args: readonly string[], { print, complain }: Output): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help') {
    print(await usage());
    return 0;
  }
  if (name === undefined || !Object.hasOwn(benches, name)) {
    if (name !== undefined) complain(`There is no bench called "${name}".\n`);
    complain(await usage());
    return 2;
  }
  try {
    const { options, run } = await benches[name]();
    const { given, text, check } = readOptions(options, rest);
    const report = await run(given);
    print(text ? inColumns(report) : JSON.stringify({ bench: name, given, ...report }, null, 2));
    if (!check || !report.missed?.length) return 0;
    for (const line of report.missed) complain(line);
    return 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(error.message);
    return 2;
  }
}
