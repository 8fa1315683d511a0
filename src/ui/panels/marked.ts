/** Names set off inside sentences: wrapped in invisible isolating marks, which the table turns into bold type. */
import type { Names } from '../i18n/sentences.ts';

const mark = (name: string) => `\u2068${name}\u2069`;

export function marked(names: Names): Names {
  const perhaps = (name: string | null) => (name === null ? null : mark(name));
  return {
    ...names,
    players: [mark(names.players[0]), mark(names.players[1])],
    nameOf: (card) => perhaps(names.nameOf(card)),
    titleOf: (passcode) => perhaps(names.titleOf(passcode)),
    linkName: (link) => perhaps(names.linkName(link)),
  };
}

export const unmark = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
