/** Arguments of a command: flags that it knows, and the rest. */
export interface Arguments {
  flags: Set<string>;
  rest: string[];
}

/** @returns the arguments, or what is wrong with them */
export function readArguments(given: readonly string[], known: readonly string[]): Arguments | string {
  const flags = new Set<string>();
  const rest: string[] = [];
  for (const word of given) {
    if (!word.startsWith('--')) rest.push(word);
    else if (known.includes(word)) flags.add(word);
    else return `unknown option ${word}; known are ${known.join(', ')}`;
  }
  return { flags, rest };
}
