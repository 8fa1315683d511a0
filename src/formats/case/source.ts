/** The text of a case file: its values, and the line on which each of them stands. */
import { isMap, isNode, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { CaseProblem } from './model.ts';

export type Path = readonly (string | number)[];

export interface SourceText {
  /** Plain values; undefined when the text is not YAML. */
  value: unknown;
  problems: CaseProblem[];
  /** Line of the value at a path, or of the nearest thing above it that exists. */
  line(path: Path): number;
}

export function readSource(text: string): SourceText {
  const counter = new LineCounter();
  const doc = parseDocument(text, {
    lineCounter: counter,
    version: '1.2',
    prettyErrors: false,
    logLevel: 'error',
  });
  const problems = doc.errors.map((e) => ({
    line: counter.linePos(e.pos[0]).line,
    message: `not YAML: ${e.message.split('\n')[0]} (names with #, commas or colons need quotes)`,
  }));
  const lineOf = (node: unknown): number | null =>
    isNode(node) && node.range ? counter.linePos(node.range[0]).line : null;

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
  let value: unknown;
  if (problems.length === 0) {
    try {
      value = doc.toJS();
    } catch (e) {
      problems.push({ line: 1, message: `not YAML: ${(e as Error).message}` });
    }
  }
  return { value, problems, line };
}

function child(node: unknown, key: string | number): [next: Node | undefined, key: unknown] {
  if (isSeq(node)) return [node.items[Number(key)] as Node | undefined, undefined];
  if (!isMap(node)) return [undefined, undefined];
  const pair = (node as YAMLMap).items.find(
    (p) => String(isNode(p.key) ? p.key.toJSON() : p.key) === String(key),
  );
  return [pair?.value as Node | undefined, pair?.key];
}
