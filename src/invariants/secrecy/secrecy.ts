/**
 * Whether a player is shown what is hidden from them. Follows a duel from its beginning, and remembers for each player which
 * cards they have rightly seen: a card that went face-up to the hand is no secret until it is shuffled among others.
 */
import { type Card, type Duel, type DuelEvent, type Engine, idOf, type Player } from '../../engine/index.ts';
import { type CheckName, must } from '../broken.ts';
import { showsCard, showsCards } from './events.ts';
import { liesOpen, mayKnow } from './public.ts';
import { type Found, walk } from './walk.ts';

const PLAYERS = [0, 1] as const;
const SEATS = ['A', 'B'];
/** Smaller passcodes could be any number. */
const SMALLEST = 10_000;

export class Secrecy {
  readonly #engine: Engine;
  /** What each player has seen: passcode by the card's number at that time. */
  readonly #seen: [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  /** Which cards there are, as far as each player may know. */
  readonly #passcodes: [Set<number>, Set<number>] = [new Set(), new Set()];
  /** Numbers of the cards (by id) at the last question; the highest of them. */
  #tags: number[] = [];
  #highest = 0;
  /** Numbers of cards that lay elsewhere than in a Deck: both players saw them, if not what they are, and where they went. */
  readonly #followed = new Set<number>();
  /** Whose hands lay open at the last question. */
  #open: [boolean, boolean] = [false, false];

  constructor(engine: Engine, duel: Duel) {
    this.#engine = engine;
    this.look(duel);
  }

  /** Takes in what lies open at a question, and what its player is shown to choose from. */
  look(duel: Duel): void {
    this.#open = [liesOpen(this.#engine, duel, 0), liesOpen(this.#engine, duel, 1)];
    for (const player of PLAYERS)
      for (const c of duel.cards) if (mayKnow(player, c, this.#open)) this.#learn(duel, player, c.id, c.tag);
    const q = this.#engine.question(duel);
    if (q?.kind === 'choose')
      for (const { card } of q.options)
        if (card >= 0 && duel.cards[card].zone === 'deck')
          this.#learn(duel, q.player, card, duel.cards[card].tag);
    for (const c of duel.cards) if (c.zone !== 'deck') this.#followed.add(c.tag);
    this.#tags = duel.cards.map((c) => c.tag);
    this.#highest = duel.tags;
  }

  /** @param events of an answer, as the judge sees them; @param duel as it stands after it. @throws Broken */
  checkEvents(duel: Duel, events: readonly DuelEvent[]): void {
    const engine = this.#engine;
    const passcode = (id: number): number => duel.passcodes[duel.cards[id].def];
    for (const player of PLAYERS) {
      const bit = 1 << player;
      const known = this.#knownNow(duel, player);
      const opens = PLAYERS.map((p) => this.#open[p] || liesOpen(engine, duel, p));
      const views = engine.viewEvents(duel, player, events);
      events.forEach((event, i) => {
        const shown = views[i];
        if (event.kind === 'shuffle') this.#forget(duel, known, event);
        const show = (id: number | undefined, tag: number | undefined, bits: number): void => {
          if (id === undefined || id < 0 || (bits & bit) === 0) return;
          known.add(id);
          this.#passcodes[player].add(passcode(id));
          if (tag !== undefined && tag >= 0) this.#seen[player].set(tag, passcode(id));
        };
        // A cause works openly.
        show(event.by, shown.by, 3);
        // What comes into a hand is seen by its owner; if the hand lies open, by both.
        const owner = event.card === undefined ? event.player : duel.cards[event.card]?.owner;
        const open = owner !== undefined && opens[owner];
        const held = event.to !== 'hand' || owner === undefined ? 0 : open ? 3 : 1 << owner;
        show(event.card, shown.card, held | showsCard(event));
        event.cards?.forEach((id, at) => {
          show(id, shown.cards?.[at], open && event.kind === 'draw' ? 3 : showsCards(event));
        });
        const pairs: [number | undefined, number | undefined][] = [
          [event.card, shown.card],
          [event.other, shown.other],
          [event.by, shown.by],
          ...(event.cards ?? []).map((id, at): [number, number | undefined] => [id, shown.cards?.[at]]),
        ];
        for (const [id, tag] of pairs) {
          if (id === undefined || id < 0 || tag === undefined || tag < 0) continue;
          const named = shown.names[tag] ?? 0;
          must(
            'events',
            named === 0 || (known.has(id) && named === passcode(id)),
            () => `event "${event.kind}" tells ${SEATS[player]} that card ${id} is ${this.#name(named)}`,
          );
        }
        const found = walk(shown);
        this.#checkNames('events', player, `event "${event.kind}"`, found, JSON.stringify(shown), duel);
      });
      // What was known through all of it is remembered under the number it has now.
      for (const id of known) this.#learn(duel, player, id, duel.cards[id].tag);
    }
    this.#checkShuffled(duel, events);
  }

  /** What both players are shown at a question. @throws Broken */
  checkShown(duel: Duel): void {
    const engine = this.#engine;
    for (const player of PLAYERS) {
      this.#check(duel, player, 'view', engine.view(duel, player));
      const prompt = engine.viewPrompt(duel, player);
      this.#check(duel, player, 'prompt', prompt);
      if (prompt === null || prompt.player === player) continue;
      const free = prompt.kind === 'act' || prompt.kind === 'respond';
      must(
        'hidden',
        prompt.cards.length === 0 && !(free && prompt.options.length > 0),
        () => `${SEATS[player]} is shown what ${SEATS[prompt.player]} can do`,
      );
      for (const o of prompt.options) {
        const nameless = prompt.kind === 'choose' && o.card < 0;
        must('hidden', !nameless, () => `${SEATS[player]} is shown how many cards the other can choose from`);
        const id = duel.cards.findIndex((c) => c.tag === o.card);
        must(
          'hidden',
          o.card < 0 || (id >= 0 && this.#knows(duel, player, duel.cards[id])),
          () => `${SEATS[player]} is shown that the other can choose a hidden card`,
        );
      }
    }
  }

  #check(duel: Duel, player: Player, what: string, shown: unknown): void {
    const found = walk(shown);
    const byTag = new Map(duel.cards.map((c) => [c.tag, c]));
    const to = `the ${what} of ${SEATS[player]}`;
    // A card on its way to the field will be seen there under its number.
    const q = this.#engine.question(duel);
    const placed = q?.kind === 'zone' || q?.kind === 'position' ? idOf(q.card) : -1;
    for (const { tag, passcode, where } of found.named) {
      if (passcode === 0 || tag < 0) continue;
      const c = byTag.get(tag);
      must('hidden', c !== undefined, () => `${to} names a card that there is not (${where})`);
      must(
        'hidden',
        duel.passcodes[c.def] === passcode,
        () => `${to} calls ${this.#name(duel.passcodes[c.def])} ${this.#name(passcode)} (${where})`,
      );
      must(
        'hidden',
        this.#knows(duel, player, c),
        () =>
          `${to} tells that the card in ${SEATS[c.controller]}'s ${c.zone} is ${this.#name(passcode)} (${where})`,
      );
    }
    for (const { tag, where } of found.tags) {
      const c = byTag.get(tag);
      must('hidden', c !== undefined, () => `${to} has a number that is no card's: ${tag} (${where})`);
      must(
        'hidden',
        c.zone !== 'deck' || c.id === placed || this.#followed.has(tag) || this.#knows(duel, player, c),
        () => `${to} tells where in a Deck a card is (${where})`,
      );
    }
    for (const card of found.hidden) {
      const tells = ['atk', 'def', 'level', 'attribute', 'race'].filter((key) => card[key]);
      for (const key of ['stats', 'counters', 'bound'])
        if (Object.keys(card[key] as object).length > 0) tells.push(key);
      must('hidden', tells.length === 0, () => `${to} tells ${tells.join(', ')} of a hidden card`);
    }
    this.#checkNames('hidden', player, to, found, JSON.stringify(shown), duel);
  }

  /** No name and no passcode of a card that the player cannot know to be in the duel. */
  #checkNames(check: CheckName, player: Player, what: string, found: Found, text: string, duel: Duel): void {
    const known = this.#passcodes[player];
    const numbers = new Set(text.match(/\d{5,}/g)?.map(Number));
    for (const passcode of duel.passcodes) {
      if (known.has(passcode) || passcode < SMALLEST) continue;
      const name = this.#name(passcode);
      must(
        check,
        !numbers.has(passcode) && !found.texts.has(name),
        () => `${what} names ${name}, which ${SEATS[player]} has not seen`,
      );
    }
  }

  #knows(duel: Duel, player: Player, c: Card): boolean {
    return mayKnow(player, c, this.#open) || this.#seen[player].get(c.tag) === duel.passcodes[c.def];
  }

  /** Cards (ids) that the player knew as the answer was given. */
  #knownNow(duel: Duel, player: Player): Set<number> {
    const known = new Set<number>();
    this.#tags.forEach((tag, id) => {
      if (this.#seen[player].get(tag) === duel.passcodes[duel.cards[id].def]) known.add(id);
    });
    return known;
  }

  #learn(duel: Duel, player: Player, id: number, tag: number): void {
    const passcode = duel.passcodes[duel.cards[id].def];
    this.#seen[player].set(tag, passcode);
    this.#passcodes[player].add(passcode);
  }

  /** Cards shuffled among others are known no more. */
  #forget(duel: Duel, known: Set<number>, { player, from }: DuelEvent): void {
    for (const id of [...known]) {
      const c = duel.cards[id];
      if (c.zone === from && c.owner === player) known.delete(id);
    }
  }

  /** Whoever followed a card by its number loses it when it is shuffled. */
  #checkShuffled(duel: Duel, events: readonly DuelEvent[]): void {
    events.forEach((event, i) => {
      if (event.kind !== 'shuffle' || event.player === undefined) return;
      const zone = event.from === 'hand' ? 'hand' : 'deck';
      const since = new Set(
        events
          .slice(i)
          .flatMap((e) => (e.to === zone || e.kind === 'draw' ? [e.card ?? -1, ...(e.cards ?? [])] : [])),
      );
      for (const id of duel.sides[event.player][zone])
        must(
          'hidden',
          since.has(id) || duel.cards[id].tag > this.#highest,
          () => `card ${id} was shuffled and can still be told by its number`,
        );
    });
  }

  #name(passcode: number): string {
    return this.#engine.card(passcode)?.name ?? `card ${passcode}`;
  }
}
