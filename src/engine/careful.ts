/**
 * The door for checks: a duel carried on by somebody who trusts nothing that was worked out before. Whatever is derived is worked
 * out anew each time it is asked for and compared with what was remembered; after every step it is looked whether what has
 * changed was marked so; and what follows from a change (equips, control, victory) is looked at whether or not one was marked.
 */
import { Catalog } from './catalog.ts';
import { Derived } from './continuous/derived.ts';
import type { Answer, Prompt } from './contract.ts';
import type { CardDef } from './definition.ts';
import { Game } from './game.ts';
import { surrender } from './procedures/victory.ts';
import { profileOf } from './profile.ts';
import { picksOf, promptOf } from './prompt.ts';
import { run } from './run.ts';
import { cloneDuel } from './state/clone.ts';
import { type Duel, onField } from './state/duel.ts';

/** Something that was worked out before no longer held when it was used, or was not marked as changed. */
export class Stale extends Error {
  readonly was: string;
  readonly is: string;
  constructor(what: string, was: string, is: string) {
    super(what);
    this.name = 'Stale';
    this.was = was;
    this.is = is;
  }
}

export class Careful {
  readonly #definition: (passcode: number) => CardDef;
  #catalog: Catalog | null = null;

  /** @param definition of a card by its passcode; throws for one that is not defined */
  constructor(definition: (passcode: number) => CardDef) {
    this.#definition = definition;
  }

  /** Carries out a legal answer on a copy. @returns what became of it, and what it asks. @throws Stale */
  play(duel: Duel, answer: Answer): { duel: Duel; prompt: Prompt | null } {
    const next = cloneDuel(duel);
    const g = this.#open(next);
    run(g);
    if (typeof answer === 'object' && 'surrender' in answer) {
      surrender(g, answer.surrender);
      return { duel: next, prompt: null };
    }
    g.picks = picksOf(g, answer) as readonly number[];
    g.picked = g.picks.map((i) => g.question!.options[i]);
    run(g);
    g.look();
    return { duel: next, prompt: promptOf(g, 'judge') };
  }

  #open(duel: Duel): CarefulGame {
    if (!this.#catalog?.covers(duel)) {
      this.#catalog = new Catalog(this.#definition);
      this.#catalog.learn(duel);
    }
    return new CarefulGame(duel, profileOf(duel.profile)!, this.#catalog);
  }
}

/** What a change of the duel is marked with, from the least to the most: see `Game`. */
const MARKS = ['nothing', 'hurt', 'stir', 'touch'] as const;
const [NOTHING, HURT, STIR, TOUCH] = [0, 1, 2, 3];

class CarefulGame extends Game {
  override readonly derived: Derived = compared(this, new Derived(this));
  /** The most that has been marked since the last look, and how things stood then. */
  private marked = TOUCH;
  private stood: readonly string[] = [];

  constructor(...parts: ConstructorParameters<typeof Game>) {
    super(...parts);
    // Before each step `run` asks for both.
    Object.defineProperty(this, 'unsettled', {
      get: () => {
        this.look();
        return true;
      },
      set: () => {},
    });
    // Which cards are where is looked up each time.
    let moved = 0;
    Object.defineProperty(this, 'moved', { get: () => moved++, set: () => {} });
    Object.defineProperty(this, 'decisive', { get: () => true, set: () => this.mark(HURT) });
  }

  override touch(): void {
    super.touch();
    this.mark(TOUCH);
  }

  override stir(): void {
    super.stir();
    this.mark(STIR);
  }

  private mark(much: number): void {
    this.marked = Math.max(this.marked, much);
  }

  /** @throws Stale if something has changed that was not marked */
  look(): void {
    const stands = standing(this);
    for (let much = TOUCH; much > this.marked; much--) {
      const [was, is] = [this.stood[much], stands[much]];
      if (was !== is) throw new Stale(`changed without ${MARKS[much]}`, was, is);
    }
    this.stood = stands;
    this.marked = NOTHING;
  }
}

/** How the duel stands, by the mark for its changes. What no continuous effect can be about is left out. */
function standing(g: Game): string[] {
  const { cards, sides, chain, lasting, attempt, turn, turnPlayer, phase, step, attack, battle } = g.duel;
  const lives = sides.map(({ lp, deckedOut }) => [lp, deckedOut]);
  const players = sides.map(({ lp, deckedOut, deck, hand, ...side }) => ({
    ...side,
    deck: deck.length,
    hand: hand.length,
  }));
  const placed = cards
    .filter((c) => c.zone !== 'none')
    .map(({ tag, used, proper, takenBy, heldBy, ...card }) => card);
  const links = chain.map(({ card, isCard, state }) => [
    card,
    isCard,
    state === 'resolving' ? 'waiting' : state,
  ]);
  const field = cards.filter(onField).map((c) => {
    const { id, zone, index, controller, faceUp, since, binds } = c;
    return [id, zone, index, controller, faceUp, since, binds, faceUp && !g.isUnresolved(c)];
  });
  const parts = [
    null,
    lives,
    [placed, players, links, turn, turnPlayer, phase, step, attack, battle],
    [field, lasting, Math.max(attempt, -1)],
  ];
  return parts.map((part) => JSON.stringify(part));
}

/** Asked for twice, it would take two counters: it is only worked out from nothing. */
const TAKES: keyof Derived = 'insteadOf';

/** The same answers, each worked out once more from nothing. What a card asks for meanwhile comes from the same source. */
function compared(g: Game, kept: Derived): Derived {
  let source: Derived | null = null;
  const from = (one: Derived, ask: (d: Derived) => unknown): unknown => {
    source = one;
    try {
      return ask(one);
    } finally {
      source = null;
    }
  };
  return new Proxy(kept, {
    get(_, name) {
      const member = Reflect.get(kept, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const ask = (d: Derived): unknown => member.apply(d, given);
        if (source !== null) return ask(source);
        if (name === TAKES) return from(new Derived(g), ask);
        const answer = from(kept, ask);
        const anew = from(new Derived(g), ask);
        const [was, is] = [answer, anew].map((a) => JSON.stringify(a) ?? '');
        if (was !== is) throw new Stale(`${String(name)}(${given.join(', ')}) no longer held`, was, is);
        return answer;
      };
    },
  });
}
