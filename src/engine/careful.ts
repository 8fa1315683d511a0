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
import { HURT, MARKS, NOTHING, STIR, Standing, TOUCH } from './standing.ts';
import { cloneDuel } from './state/clone.ts';
import type { Duel } from './state/duel.ts';

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

class CarefulGame extends Game {
  override readonly derived: Derived = compared(this, new Derived(this));
  /** The most that has been marked since the last look, and how things stood then. */
  private marked = TOUCH;
  private readonly stands = new Standing(this);

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
    const most = this.stands.look();
    if (most > this.marked) throw new Stale(`changed without ${MARKS[most]}`, ...this.stands.texts(most));
    this.marked = NOTHING;
  }
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
        if (answer === anew) return answer;
        const [was, is] = [answer, anew].map((a) => JSON.stringify(a) ?? '');
        if (was !== is) throw new Stale(`${String(name)}(${given.join(', ')}) no longer held`, was, is);
        return answer;
      };
    },
  });
}
