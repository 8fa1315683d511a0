/** Arguments of a command: flags that it knows, options with a value, and the rest. */
export interface Arguments {
  flags: Set<string>;
  values: Map<string, string>;
  rest: string[];
}

/**
 * @param valued options that are followed by a value
 * @returns the arguments, or what is wrong with them
 */
export function readArguments(
  given: readonly string[],
  known: readonly string[],
  valued: readonly string[] = [],
): Arguments | string {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (let i = 0; i < given.length; i++) {
    const word = given[i];
    if (!word.startsWith('--')) rest.push(word);
    else if (known.includes(word)) flags.add(word);
    else if (!valued.includes(word))
      return `unknown option ${word}; known are ${[...known, ...valued].join(', ')}`;
    else if (i + 1 === given.length || given[i + 1].startsWith('--')) return `${word} needs a value`;
    else values.set(word, given[++i]);
  }
  return { flags, values, rest };
}
