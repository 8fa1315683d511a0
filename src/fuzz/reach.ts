/** What random duels have brought about for every card, and what not yet. */
import type { CardDef, Duel, DuelEvent } from '../engine/index.ts';

export const OUTCOMES = {
  activated: 'an effect of the card is put on a chain',
  resolved: 'its link resolves, neither negated nor without effect',
  negated: 'its activation, its effect or its Summon is negated',
  destroyed: 'the card is destroyed while its link waits on the chain',
  control: 'it changes sides',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** Which outcomes a card can have, in words; `possible` says the same in code. */
export const POSSIBLE: Readonly<Record<Outcome, string>> = {
  activated: 'each effect that is put on a chain: activations, Ignition, Quick, Trigger and Flip Effects',
  resolved: 'the same effects',
  negated: 'cards with such an effect: Spells, Traps, and monsters that use theirs on the field',
  destroyed: 'cards with such an effect of Spell Speed 1 or 2 that lie on the field while it waits',
  control: 'monsters',
};

/** One thing to be brought about: for `activated` and `resolved` by a certain effect (counted from 0), else -1. */
export interface Goal {
  passcode: number;
  outcome: Outcome;
  effect: number;
}

const ON_CHAIN = ['activation', 'ignition', 'quick', 'trigger', 'flip'];
const onField = (zones: readonly string[]): boolean =>
  zones.some((z) => z === 'monster' || z === 'spell' || z === 'field');

function possible(card: CardDef): Goal[] {
  const goal = (outcome: Outcome, effect = -1): Goal => ({ passcode: card.passcode, outcome, effect });
  const used = card.effects.filter((e) => ON_CHAIN.includes(e.kind));
  const goals = used.flatMap((e) => [goal('activated', e.index), goal('resolved', e.index)]);
  // A Spell or Trap Card is always on the field when its activation is answered.
  const there = used.filter((e) => e.kind === 'activation' || onField(e.from));
  if (there.length > 0) goals.push(goal('negated'));
  const stays = there.filter((e) => e.speed < 3 && !e.cost.some((c) => c.label === 'self-tribute'));
  if (stays.length > 0) goals.push(goal('destroyed'));
  if (card.kind === 'monster') goals.push(goal('control'));
  return goals;
}

const keyOf = ({ passcode, outcome, effect }: Goal): string => `${passcode} ${outcome} ${effect}`;

interface Used {
  card: number;
  passcode: number;
  effect: number;
  state: 'waiting' | 'activation-negated' | 'effect-negated' | 'fizzled';
}

export class Reach {
  readonly #missing = new Map<string, Goal>();
  readonly #reached = new Map<string, Goal>();
  /** Missing goals by card. */
  readonly #wanted = new Map<number, number>();
  #links = new Map<number, Used>();

  /** @param cards those whose outcomes count */
  constructor(cards: readonly CardDef[]) {
    for (const card of cards)
      if (!card.traits.includes('Blank'))
        for (const goal of possible(card)) {
          this.#missing.set(keyOf(goal), goal);
          this.#wanted.set(card.passcode, this.wanted(card.passcode) + 1);
        }
  }

  missing(): Goal[] {
    return [...this.#missing.values()];
  }

  get reached(): number {
    return this.#reached.size;
  }

  /** How many goals are still missing for a card. */
  wanted(passcode: number): number {
    return this.#wanted.get(passcode) ?? 0;
  }

  isMissing(passcode: number, outcome: Outcome, effect = -1): boolean {
    return this.#missing.has(keyOf({ passcode, outcome, effect }));
  }

  /** A duel begins. */
  begin(): void {
    this.#links = new Map();
  }

  /** @param events of an answer, as the judge sees them */
  note(duel: Duel, events: readonly DuelEvent[]): void {
    for (const e of events) {
      if (e.kind === 'chain-end') this.#links.clear();
      else if (e.card !== undefined && e.card >= 0) this.#noteCard(e, e.card, passcodeOf(duel, e.card));
    }
  }

  #noteCard(e: DuelEvent, card: number, passcode: number): void {
    const link = e.link === undefined ? undefined : this.#links.get(e.link);
    switch (e.kind) {
      case 'activate': {
        const effect = e.effect ?? 0;
        if (e.link !== undefined) this.#links.set(e.link, { card, passcode, effect, state: 'waiting' });
        this.#reach({ passcode, outcome: 'activated', effect });
        return;
      }
      case 'negate':
        this.#reach({ passcode, outcome: 'negated', effect: -1 });
        this.#negateLink(card, e.how);
        return;
      case 'fizzle':
        if (link !== undefined) link.state = 'fizzled';
        return;
      case 'resolved':
        if (link === undefined || e.link === undefined) return;
        this.#links.delete(e.link);
        if (link.state === 'waiting')
          this.#reach({ passcode: link.passcode, outcome: 'resolved', effect: link.effect });
        return;
      case 'destroy':
        for (const [index, used] of this.#links)
          if (used.card === card && index !== e.link && used.state === 'waiting')
            this.#reach({ passcode, outcome: 'destroyed', effect: -1 });
        return;
      case 'control':
        this.#reach({ passcode, outcome: 'control', effect: -1 });
    }
  }

  /** Its event tells which card was negated; by its link it tells what did that. */
  #negateLink(card: number, how: string | undefined): void {
    const [link] = [...this.#links.values()]
      .filter((l) => l.card === card && l.state === 'waiting')
      .slice(-1);
    if (link !== undefined && how !== 'summon')
      link.state = how === 'activation' ? 'activation-negated' : 'effect-negated';
  }

  #reach(goal: Goal): void {
    const key = keyOf(goal);
    const found = this.#missing.get(key);
    if (found === undefined) return;
    this.#missing.delete(key);
    this.#reached.set(key, found);
    this.#wanted.set(goal.passcode, this.wanted(goal.passcode) - 1);
  }
}

const passcodeOf = (duel: Duel, id: number): number => duel.passcodes[duel.cards[id].def];
