/** What the parts of a file are read with: the cards that exist, the labels of this case, and the list of its mistakes. */
import { LIMITS } from '../limits.ts';
import { type CardRef, type CaseProblem, type Entry, playerOf } from './model.ts';
import { type CardIndex, didYouMean } from './names.ts';
import { brief, few } from './problems.ts';
import { placeKey, type RawEntry, type RawRef } from './schema.ts';
import type { Path, SourceText } from './source.ts';

export class Reading {
  readonly #problems: CaseProblem[] = [];
  #count = 0;
  readonly #source: SourceText;
  readonly #cards: CardIndex;
  readonly #labels = new Set<string>();
  /** Names of manual cards: known to this case only. */
  readonly #manual = new Set<string>();

  constructor(source: SourceText, cards: CardIndex) {
    this.#source = source;
    this.#cards = cards;
  }

  line(path: Path): number {
    return this.#source.line(path);
  }

  /** The first mistakes, and how many more there are. */
  get problems(): CaseProblem[] {
    return few(this.#problems, this.#count);
  }

  /** @param message as a function where it takes long to find out: it is called only for those mistakes that are told */
  problem(path: Path, message: string | (() => string)): void {
    if (++this.#count > LIMITS.problems) return;
    this.#problems.push({
      line: this.line(path),
      message: typeof message === 'string' ? message : message(),
    });
  }

  addLabel(label: string, path: Path): void {
    if (this.#labels.has(label))
      this.problem(path, `two cards are labelled "${brief(label)}"; labels must differ`);
    this.#labels.add(label);
  }

  addManual(name: string): void {
    this.#manual.add(name);
  }

  /** A card as it is meant: by label, else by name or passcode. */
  ref(raw: RawRef, path: Path): CardRef {
    if (typeof raw === 'object') {
      return {
        ...this.ref(raw.card, [...path, 'card']),
        of: raw.of === undefined ? null : playerOf(raw.of),
        in: raw.in ?? null,
        zone: raw.zone ?? null,
      };
    }
    const meant = { text: String(raw), label: null, passcode: null, of: null, in: null, zone: null };
    if (typeof raw === 'string' && this.#labels.has(raw)) return { ...meant, label: raw };
    const card = this.#cards.find(raw);
    if (card !== undefined) return { ...meant, text: card.name, passcode: card.passcode };
    if (!this.#manual.has(String(raw))) this.#unknown(raw, path);
    return meant;
  }

  /** A key of a mapping: text, where a passcode is written as digits, and a place as `{card: NAME, of: A}`. */
  refKey(key: string, path: Path): CardRef {
    const place = key.startsWith('{') ? placeKey(key) : null;
    if (place !== null) return this.ref(place, path);
    const digits = /^\d+$/.test(key) && !this.#labels.has(key) && this.#cards.find(key) === undefined;
    return this.ref(digits ? Number(key) : key, path);
  }

  refs(raw: readonly RawRef[] | undefined, path: Path): CardRef[] | null {
    return raw === undefined ? null : raw.map((one, i) => this.ref(one, [...path, i]));
  }

  /** Is this perhaps a card, where other values are possible too? */
  perhaps(raw: string | number): CardRef | null {
    const card = this.#cards.find(raw);
    if (card === undefined) return null;
    return { text: card.name, label: null, passcode: card.passcode, of: null, in: null, zone: null };
  }

  entry(raw: RawEntry, path: Path): Entry {
    const given = typeof raw === 'object' ? raw : { card: raw };
    const { card, of, in: place } = given;
    const ref = this.ref(of === undefined && place === undefined ? card : { card, of, in: place }, path);
    return {
      ref,
      label: given.as ?? null,
      face: given.face ?? null,
      position: given.position ?? null,
      zone: given.zone ?? null,
      setThisTurn: given.setThisTurn ?? null,
      summonedThisTurn: given.summonedThisTurn ?? null,
      summoned: given.summoned ?? null,
      attacked: given.attacked ?? null,
      counters: given.counters ?? null,
      equippedTo: given.equippedTo === undefined ? null : this.ref(given.equippedTo, [...path, 'equippedTo']),
      owner: given.owner === undefined ? null : playerOf(given.owner),
      properlySummoned: given.properlySummoned ?? null,
      manual: given.manual ?? false,
      line: this.line(path),
    };
  }

  #unknown(raw: string | number, path: Path): void {
    if (typeof raw === 'number') this.problem(path, `no card has the passcode ${raw}`);
    else
      this.problem(
        path,
        () =>
          `unknown card "${brief(raw)}": ${didYouMean(raw, [...this.#labels, ...this.#cards.nearest(raw)], 'check the spelling, or make it a manual card (manual: true)')}`,
      );
  }
}
