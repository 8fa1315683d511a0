/** A duel being played by a script: the engine, the duel as it stands, everything that has happened, and who is who. */
import {
  type Answer,
  type CardView,
  DecisionError,
  type Duel,
  type DuelEvent,
  type Engine,
  type Player,
  type Prompt,
  type View,
  type Zone,
} from '../../engine/index.ts';
import { type CardRef, wordOf, zoneOf } from './model.ts';

/** One answer and what came of it. */
export interface Answered {
  before: Duel;
  prompt: Prompt;
  answer: Answer;
  events: readonly DuelEvent[];
}

/** Those who follow what goes on; they may object by throwing. */
export interface Watcher {
  answered(table: Table, what: Answered): void;
}

/** Where a card is and how it lies there, whoever may know it. */
export interface CardFacts {
  id: number;
  passcode: number;
  name: string;
  owner: Player;
  controller: Player;
  zone: Zone;
  index: number;
  faceUp: boolean;
}

export class Table {
  readonly engine: Engine;
  /** Ids of the labelled cards. */
  readonly labels: ReadonlyMap<string, number>;
  duel: Duel;
  /** Where the rules failed: the answers from where this table stands to the one they failed at, also where a fork tried them. */
  failedAt: readonly Answer[] = [];
  /** The table that this one is a fork of, and the answers given since. */
  #origin: { table: Table; since: readonly Answer[] } | null = null;
  readonly log: DuelEvent[];
  readonly #watchers: readonly Watcher[];
  #view: View | null = null;
  #prompt: Prompt | null | undefined;

  constructor(
    engine: Engine,
    duel: Duel,
    labels: ReadonlyMap<string, number>,
    watchers: readonly Watcher[] = [],
    log: DuelEvent[] = [],
  ) {
    this.engine = engine;
    this.duel = duel;
    this.labels = labels;
    this.#watchers = watchers;
    this.log = log;
  }

  /** The same duel once more, to try something on; nobody watches. */
  fork(): Table {
    const fork = new Table(this.engine, this.duel, this.labels, [], [...this.log]);
    fork.#origin = { table: this.#origin?.table ?? this, since: this.#origin?.since ?? [] };
    return fork;
  }

  get prompt(): Prompt | null {
    if (this.#prompt === undefined) this.#prompt = this.engine.prompt(this.duel);
    return this.#prompt;
  }

  /** The judge's view: everything is known. */
  get view(): View {
    this.#view ??= this.engine.view(this.duel, 'judge');
    return this.#view;
  }

  /** Carries out an answer for good. @returns what happened */
  answer(answer: Answer): readonly DuelEvent[] {
    const { prompt, duel: before } = this;
    const { duel, events } = this.#decide(answer);
    this.duel = duel;
    this.changed();
    this.log.push(...events);
    if (prompt !== null)
      for (const watcher of this.#watchers) watcher.answered(this, { before, prompt, answer, events });
    return events;
  }

  #decide(answer: Answer): ReturnType<Engine['decide']> {
    const origin = this.#origin;
    const since = [...(origin?.since ?? []), answer];
    try {
      const next = this.engine.decide(this.duel, answer);
      if (origin) origin.since = since;
      return next;
    } catch (error) {
      if (!(error instanceof DecisionError)) (origin?.table ?? this).failedAt = since;
      throw error;
    }
  }

  /** Fixes the next outcomes of chance. */
  fix(outcomes: readonly (string | number)[]): void {
    this.duel = this.engine.clone(this.duel);
    this.engine.fix(this.duel, outcomes);
    this.changed();
  }

  /** Another duel lies on the table: nothing remembered about the one before holds. */
  changed(): void {
    this.#view = null;
    this.#prompt = undefined;
  }

  // -------------------------------------------------------------- cards

  nameOf(passcode: number): string {
    return this.engine.card(passcode)?.name ?? `card ${passcode}`;
  }

  facts(id: number): CardFacts {
    const card = this.duel.cards[id];
    const passcode = this.duel.passcodes[card.def];
    const { owner, controller, zone, index, faceUp } = card;
    return { id, passcode, name: this.nameOf(passcode), owner, controller, zone, index, faceUp };
  }

  name(id: number): string {
    return id < 0 ? 'nobody' : this.facts(id).name;
  }

  labelOf(id: number): string | null {
    for (const [label, labelled] of this.labels) if (labelled === id) return label;
    return null;
  }

  /** "Sangan (A.graveyard)": for messages. */
  describe(id: number): string {
    const { name, controller, zone, index } = this.facts(id);
    const label = this.labelOf(id);
    const place = zone === 'none' ? 'gone' : `${'AB'[controller]}.${wordOf(zone)}`;
    const at = zone === 'monster' || zone === 'spell' ? ` zone ${index}` : '';
    return `${label === null ? name : `${label} = ${name}`} (${place}${at})`;
  }

  /** Could the script mean this card? */
  fits(ref: CardRef, id: number): boolean {
    const card = this.facts(id);
    if (ref.label !== null) {
      if (this.labels.get(ref.label) !== id) return false;
    } else if (ref.passcode !== card.passcode) return false;
    if (ref.in !== null && zoneOf(ref.in) !== card.zone) return false;
    if (ref.of !== null && ref.of !== card.controller) return false;
    if (ref.zone !== null && (ref.zone !== card.index || (card.zone !== 'monster' && card.zone !== 'spell')))
      return false;
    return true;
  }

  /** Every card that the script could mean. Copies without a label come first: those with one have a name of their own. */
  all(ref: CardRef): number[] {
    if (ref.label !== null) {
      const id = this.labels.get(ref.label);
      return id !== undefined && this.fits(ref, id) ? [id] : [];
    }
    return this.duel.cards
      .map((card) => card.id)
      .filter((id) => this.fits(ref, id))
      .sort((a, b) => this.#labelled(a) - this.#labelled(b) || a - b);
  }

  #labelled(id: number): number {
    return this.labelOf(id) === null ? 0 : 1;
  }

  isLabelled(id: number): boolean {
    return this.#labelled(id) === 1;
  }

  /** Ids in a zone; of the Deck the top card first. */
  inZone(player: Player, zone: Zone): number[] {
    const side = this.duel.sides[player];
    switch (zone) {
      case 'deck':
        return [...side.deck].reverse();
      case 'monster':
        return side.monsters.filter((id) => id >= 0);
      case 'spell':
        return side.spells.filter((id) => id >= 0);
      case 'field':
        return side.field < 0 ? [] : [side.field];
      case 'none':
        return [];
      default:
        return [...side[zone]];
    }
  }

  /** A card as the judge sees it; null where no view shows it (in a Deck, or gone). */
  cardView(id: number): CardView | null {
    for (const side of this.view.sides) {
      for (const zone of [
        side.monsters,
        side.spells,
        [side.field],
        side.hand,
        side.graveyard,
        side.banished,
        side.fusion,
      ]) {
        const found = zone.find((card) => card?.id === id);
        if (found) return found;
      }
    }
    return null;
  }
}
