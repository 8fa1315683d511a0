/** The text of a case file: its values, and the line on which each of them stands. */
import {
  Composer,
  CST,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Parser,
  type YAMLMap,
} from 'yaml';
import { LIMITS } from '../limits.ts';
import type { CaseProblem } from './model.ts';
import { brief, few } from './problems.ts';

export type Path = readonly (string | number)[];

export interface SourceText {
  /** Plain values; undefined when the text is not YAML. */
  value: unknown;
  problems: CaseProblem[];
  /** Line of the value at a path, or of the nearest thing above it that exists. */
  line(path: Path): number;
}

/** Reads YAML as data: no tags, no other version's rules, and nothing that is too large to be a case. Never throws. */
export function readSource(text: string): SourceText {
  if (text.length > LIMITS.caseLength)
    return unreadable(1, `too much for a case: more than ${LIMITS.caseLength} characters`);
  const counter = new LineCounter();
  const tokens = tokensOf(text, counter);
  if (tokens === null) return unreadable(1, TOO_DEEP);
  const lineAt = (offset: number): number => Math.max(1, counter.linePos(offset).line);
  const tooMuch = excessIn(tokens);
  if (tooMuch !== null) return unreadable(lineAt(tooMuch.at), tooMuch.message);

  const { doc, problems: found } = compose(tokens, text.length);
  if (found.length === 0) found.push(...doubledKeys(doc.contents));
  const problems = few(
    found.slice(0, LIMITS.problems).map(({ at, message }) => ({ line: lineAt(at), message })),
    found.length,
  );
  let value: unknown;
  if (problems.length === 0) {
    try {
      value = doc.toJS();
    } catch (e) {
      problems.push({ line: 1, message: `not YAML: ${(e as Error).message}` });
    }
  }

  const lineOf = (node: unknown): number | null =>
    isNode(node) && node.range ? lineAt(node.range[0]) : null;
  const line = (path: Path): number => {
    let node: unknown = doc.contents;
    let at = lineOf(node) ?? 1;
    for (const key of path) {
      const [next, keyNode] = child(node, key);
      at = lineOf(keyNode) ?? lineOf(next) ?? at;
      if (next === undefined) break;
      node = next;
    }
    return at;
  };
  return { value, problems, line };
}

const unreadable = (line: number, message: string): SourceText => ({
  value: undefined,
  problems: [{ line, message }],
  line: () => line,
});

const TOO_DEEP = `too much for a case: more than ${LIMITS.depth} lists and mappings one in another; check the brackets`;

/** @returns null where mappings in one another are too many for the parser, which follows them by calling itself */
function tokensOf(text: string, counter: LineCounter): CST.Token[] | null {
  try {
    return [...new Parser(counter.addNewLine).parse(text)];
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** As `parseDocument` does it, but from tokens that have been looked at. */
function compose(tokens: readonly CST.Token[], length: number) {
  const composer = new Composer({
    version: '1.2',
    logLevel: 'error',
    resolveKnownTags: false,
    // The library would look through all keys for every key.
    uniqueKeys: false,
  });
  const [doc, second] = composer.compose(tokens, true, length);
  const problems = [...doc.errors, ...doc.warnings].map(({ pos, message }) => ({
    at: pos[0],
    message: `not YAML: ${brief(message.split('\n')[0], 200)} (names with #, commas or colons need quotes)`,
  }));
  const { explicit, version } = doc.directives.yaml;
  if (explicit && version !== '1.2')
    problems.push({ at: 0, message: 'a case is YAML 1.2; leave `%YAML` out' });
  if (second !== undefined)
    problems.push({ at: second.range[0], message: 'a case is one document; it has no second `---`' });
  return { doc, problems };
}

/** What keeps tokens from being made into values. */
function excessIn(tokens: readonly CST.Token[]): { at: number; message: string } | null {
  const waiting = tokens.map((token) => ({ token, depth: 0 })).reverse();
  let values = 0;
  let aliases = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    const too = (what: string) => ({ at: token.offset, message: `too much for a case: ${what}` });
    if (++values > LIMITS.values) return too(`more than ${LIMITS.values} values`);
    if (token.type === 'alias' && ++aliases > LIMITS.aliases)
      return too(`more than ${LIMITS.aliases} aliases`);
    if (token.type === 'document') {
      if (token.value !== undefined) waiting.push({ token: token.value, depth });
    } else if (CST.isCollection(token)) {
      if (depth >= LIMITS.depth) return too(TOO_DEEP);
      for (const { key, value } of token.items)
        for (const inner of [key, value]) if (inner) waiting.push({ token: inner, depth: depth + 1 });
    }
  }
  return null;
}

/** Keys that stand twice in one mapping: the first would be lost. */
function doubledKeys(root: unknown): { at: number; message: string }[] {
  const found: { at: number; message: string }[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (isSeq(node)) waiting.push(...node.items);
    if (!isMap(node)) continue;
    const seen = new Set<string>();
    for (const { key, value } of node.items) {
      waiting.push(value);
      if (!isScalar(key)) continue;
      const name = String(key.value);
      if (seen.has(name))
        found.push({
          at: key.range?.[0] ?? 0,
          message: `keys must be unique: \`${brief(name)}\` stands here twice`,
        });
      seen.add(name);
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

function child(node: unknown, key: string | number): [next: Node | undefined, key: unknown] {
  if (isSeq(node)) return [node.items[Number(key)] as Node | undefined, undefined];
  if (!isMap(node)) return [undefined, undefined];
  const pair = (node as YAMLMap).items.find(
    (p) => String(isNode(p.key) ? p.key.toJSON() : p.key) === String(key),
  );
  return [pair?.value as Node | undefined, pair?.key];
}
