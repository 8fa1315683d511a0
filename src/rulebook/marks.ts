/** The marks inside an article's text: [[id]] and [[id|words]] lead to other articles, {{name}} means a card. */
import type { Block } from './types.ts';

export type Span =
  | { kind: 'text'; text: string }
  /** `text` is null where the other article's title stands for itself. */
  | { kind: 'article'; id: string; text: string | null }
  | { kind: 'card'; name: string };

const MARK = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\{\{([^}]+)\}\}/g;

/** A paragraph or list item, taken apart for showing. */
export function spans(text: string): Span[] {
  const out: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > from) out.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, id, words, card] = found;
    out.push(
      card !== undefined ? { kind: 'card', name: card } : { kind: 'article', id, text: words ?? null },
    );
    from = found.index + whole.length;
  }
  if (from < text.length) out.push({ kind: 'text', text: text.slice(from) });
  return out;
}

/** The paragraphs and list items of a text, one after the other. */
export const lines = (text: readonly Block[]): string[] =>
  text.flatMap((block) => (typeof block === 'object' && 'ordered' in block ? block.ordered : block));

/** The same without marks, for searching and for reading aloud. */
export const plain = (text: string, titleOf: (id: string) => string = () => ''): string =>
  spans(text)
    .map((s) => (s.kind === 'text' ? s.text : s.kind === 'card' ? s.name : (s.text ?? titleOf(s.id))))
    .join('');
