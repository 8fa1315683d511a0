/**
 * Deck files with one passcode a line (`.ydk`). Reading one runs nothing and looks nothing up: which of its cards exist, and
 * what belongs into the Fusion Deck, is told by the cards themselves (`deckOf`).
 */
import type { CardDef, DeckList } from '../engine/index.ts';

/** Passcodes in the order of the file, by its sections. */
export interface Ydk {
  main: YdkEntry[];
  extra: YdkEntry[];
  side: YdkEntry[];
}

export interface YdkEntry {
  passcode: number;
  /** Counted from 1. */
  line: number;
}

/** Something that keeps a file from being a deck. */
export interface YdkProblem {
  /** Counted from 1. */
  line: number;
  /** `too-long`: nobody's deck; `not-a-passcode`: a line without one; `empty`: no card at all; `unknown-card`: none that is known. */
  code: 'too-long' | 'not-a-passcode' | 'empty' | 'unknown-card';
  /** What stands there, cut short. */
  have: string;
}

export type ReadYdk = { ok: true; ydk: Ydk } | { ok: false; problems: YdkProblem[] };
export type ReadDeck = { ok: true; deck: DeckList } | { ok: false; problems: YdkProblem[] };

/** No deck file is so long; a file that is was meant for something else. */
const MAX_LENGTH = 100_000;
const MAX_PROBLEMS = 10;
/** Passcodes are unsigned 32-bit numbers; 0 is nobody's. */
const MAX_PASSCODE = 0xffffffff;
/** Cards printed with another picture have a passcode close to the first one's. */
const ALIAS_RANGE = 10;

/**
 * Reads the text of a `.ydk` file. `#main` and `#extra` begin sections, a line that begins with `!` the side deck; any other
 * line that begins with `#` is a comment, and so is what follows a passcode on its line.
 */
export function parseYdk(text: string): ReadYdk {
  if (text.length > MAX_LENGTH)
    return { ok: false, problems: [{ line: 1, code: 'too-long', have: String(text.length) }] };
  const ydk: Ydk = { main: [], extra: [], side: [] };
  const problems: YdkProblem[] = [];
  let section = ydk.main;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('!')) section = ydk.side;
    else if (line.startsWith('#')) {
      const word = line.slice(1).trim().toLowerCase();
      if (word === 'main') section = ydk.main;
      else if (word === 'extra') section = ydk.extra;
    } else {
      const passcode = passcodeOf(line);
      if (passcode !== null) section.push({ passcode, line: i + 1 });
      else if (problems.length < MAX_PROBLEMS)
        problems.push({ line: i + 1, code: 'not-a-passcode', have: line.slice(0, 40) });
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  if (ydk.main.length + ydk.extra.length === 0)
    return { ok: false, problems: [{ line: 1, code: 'empty', have: '' }] };
  return { ok: true, ydk };
}

function passcodeOf(line: string): number | null {
  const found = /^\d{1,15}(?![\w.])/.exec(line);
  const passcode = Number(found?.[0] ?? 0);
  return passcode > 0 && passcode <= MAX_PASSCODE ? passcode : null;
}

/**
 * The deck that a file describes: Fusion Monsters go to the Fusion Deck wherever they are written, alternate passcodes become
 * the card's own. The side deck is left out. Whether the deck is legal is for `engine.check` to say.
 */
export function deckOf(ydk: Ydk, cards: readonly CardDef[]): ReadDeck {
  const deck: DeckList = { main: [], fusion: [] };
  const problems: YdkProblem[] = [];
  for (const { passcode, line } of [...ydk.main, ...ydk.extra]) {
    const card = cardOf(passcode, cards);
    if (card !== undefined) (card.frame === 'fusion' ? deck.fusion : deck.main).push(card.passcode);
    else if (problems.length < MAX_PROBLEMS)
      problems.push({ line, code: 'unknown-card', have: String(passcode) });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, deck };
}

function cardOf(passcode: number, cards: readonly CardDef[]): CardDef | undefined {
  // The filler of case files and tokens are in no deck.
  const playable = (c: CardDef): boolean => c.frame !== 'token' && !c.traits.includes('Blank');
  const exact = cards.find((c) => c.passcode === passcode);
  if (exact !== undefined) return playable(exact) ? exact : undefined;
  const near = cards.filter((c) => playable(c) && Math.abs(c.passcode - passcode) < ALIAS_RANGE);
  return near.length === 1 ? near[0] : undefined;
}
