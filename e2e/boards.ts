/**
 * A duel to begin a test with: a board, and what was decided on it, kept as the app itself keeps a duel.
 * The app finds it in its storage and goes on from there.
 */
import type { BrowserContext } from '@playwright/test';
import { cards } from '../src/cards/index.ts';
import {
  type BoardCard,
  type BoardSide,
  createEngine,
  type Deed,
  type Phase,
  type Player,
} from '../src/engine/index.ts';
import { memoryStorage } from '../src/session/keep/storage.ts';
import type { Settings } from '../src/session/settings.ts';
import { createSession, type Session } from '../src/session/store.ts';

const engine = createEngine({ cards });
const byName = new Map(cards.map((card) => [card.name, card.passcode]));

export function passcodeOf(name: string): number {
  const code = byName.get(name);
  if (code === undefined) throw new Error(`No card is called ${name}`);
  return code;
}

type Entry = string | ({ card: string } & Omit<BoardCard, 'passcode'>);
type Side = { lp?: number } & Partial<Record<Exclude<keyof BoardSide, 'lp'>, readonly Entry[]>>;

/** Face-down: a monster in Defense Position, or a Spell or Trap Card. */
export const set = (card: string): Entry => ({ card, faceUp: false, position: 'defense' });
export const defending = (card: string): Entry => ({ card, faceUp: true, position: 'defense' });

/** Card that fills a Deck nobody cares about. */
const FILLER = 'Blank';
export const fillers = (count: number): string[] => Array<string>(count).fill(FILLER);

const ZONES = [
  'hand',
  'deck',
  'monsters',
  'spells',
  'field',
  'graveyard',
  'banished',
  'fusion',
] as const satisfies readonly (keyof BoardSide)[];

function sideOf(side: Side): BoardSide {
  const out: BoardSide = { lp: side.lp ?? 8000 };
  for (const zone of ZONES) {
    const entries = side[zone] ?? (zone === 'deck' ? fillers(10) : []);
    out[zone] = entries.map((entry) => {
      if (typeof entry === 'string') return { passcode: passcodeOf(entry) };
      const { card, ...rest } = entry;
      return { passcode: passcodeOf(card), ...rest };
    });
  }
  return out;
}

export interface Board {
  a?: Side;
  b?: Side;
  turn?: { player?: Player; number?: number; phase?: Phase };
  /** Names of both players. */
  names?: [string, string];
  /** Settings of the app; hands are open, and only windows with a response are asked about, unless said here. */
  settings?: Partial<Settings>;
  /** What has been decided before the page is loaded. */
  play?: (seat: Seat) => void;
}

/** Answers the open questions of a duel by what they say. */
export class Seat {
  readonly #session: () => Session;

  constructor(session: () => Session) {
    this.#session = session;
  }

  get #prompt() {
    const session = this.#session();
    if (session.table?.curtain) session.reveal();
    const prompt = this.#session().table?.prompt;
    if (!prompt) throw new Error('Nobody is asked');
    return prompt;
  }

  #named(card: number): string {
    const { view } = this.#session().table!;
    const sides = view?.sides.flatMap((s) =>
      [s.hand, s.monsters, s.spells, [s.field], s.graveyard, s.banished, s.fusion].flat(),
    );
    const shown = sides?.find((c) => c?.id === card) ?? this.#prompt.cards.find((c) => c.id === card);
    return cards.find((def) => def.passcode === shown?.passcode)?.name ?? '';
  }

  /** Gives the first answer that does this, with this card and on that one. */
  do(deed: Deed, card?: string, on?: string): this {
    const prompt = this.#prompt;
    const index = prompt.options.findIndex(
      (o) =>
        o.do === deed &&
        (card === undefined || this.#named(o.card) === card) &&
        (on === undefined || this.#named(o.on) === on),
    );
    if (index < 0) {
      const offered = prompt.options.map((o) => `${o.do} ${this.#named(o.card)} ${o.value ?? ''}`.trim());
      throw new Error(`${deed} ${card ?? ''} is not offered, but: ${offered.join('; ')}`);
    }
    this.#session().decide(prompt.kind === 'choose' ? [index] : index);
    return this;
  }

  phase(to: Phase): this {
    const { options } = this.#prompt;
    this.#session().decide(options.findIndex((o) => o.do === 'phase' && o.value === to));
    return this;
  }

  pass(): this {
    return this.do('pass');
  }
}

export interface Kept {
  duel: unknown;
  settings: unknown;
}

/** What the app would have stored, had the duel been played in it. */
export async function kept({ a = {}, b = {}, turn, names, settings, play }: Board): Promise<Kept> {
  const session = createSession({ engine, storage: memoryStorage(), random: () => 1 });
  session.getState().change({
    hands: 'open',
    windows: ['only', 'only'],
    ...(names ? { names } : {}),
    ...settings,
  });
  session.getState().open({
    kind: 'board',
    sides: [sideOf(a), sideOf(b)],
    turn: { player: 0, number: 5, phase: 'main1', ...turn },
    seed: 1,
  });
  const { notice, failure } = session.getState();
  if (notice || failure) throw new Error(JSON.stringify(notice ?? failure));
  play?.(new Seat(session.getState));
  return { duel: JSON.parse(session.getState().record()!), settings: session.getState().settings };
}

/** Puts it where version 1 of the app kept its duel, unless the app has been there before. */
export async function store(context: BrowserContext, what: Partial<Kept>): Promise<void> {
  await context.addInitScript((values) => {
    if (!location.protocol.startsWith('http')) return;
    // The app opens its database later than this, and waits until it has been filled.
    const opening = indexedDB.open('segoc');
    opening.onupgradeneeded = () => {
      const place = opening.result.createObjectStore('kept');
      for (const [key, value] of Object.entries(values)) if (value) place.put(value, key);
    };
    opening.onsuccess = () => opening.result.close();
  }, what);
}
