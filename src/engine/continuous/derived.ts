/**
 * What face-up cards and lasting effects make of the game at this moment. Never stored: worked out when asked for after
 * something has changed, in the order of the modifiers (original, times, continuous plus, lasting plus, reversal, set).
 */
import type { MoveReason, Player, StatLine } from '../contract.ts';
import type { Cost, Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, idOf, type Lasting, type Modifier, other, refOf } from '../state/duel.ts';

interface Active {
  m: Modifier;
  s: Scope;
  /** Lasting change it belongs to, or null. */
  lasting: Lasting | null;
  order: number;
}

type Groups = Record<Modifier['kind'], readonly Active[]>;

/** Shared, and never added to; not frozen, since frozen arrays are slower to go through. */
const NONE: readonly Active[] = [];

/** Adds to a group; the empty one is shared. */
function join(groups: Groups, a: Active): void {
  const { kind } = a.m;
  const group = groups[kind];
  if (group === NONE) groups[kind] = [a];
  else (group as Active[]).push(a);
}

const EMPTY: Record<string, number[]> = Object.freeze({}) as Record<string, number[]>;
const NO_LASTING: readonly Lasting[] = [];

export class Derived {
  stale = true;
  private readonly game: Game;
  private byKind: Groups = NO_GROUPS;
  /** Filled anew at every refresh. */
  private readonly found: Active[] = [];
  private stamp = 0;
  private atkOf: number[] = [];
  private defOf: number[] = [];
  private stampOf: number[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  private refresh(): void {
    this.stale = false;
    this.stamp++;
    const found = this.collect();
    if (found.length === 0) {
      this.byKind = NO_GROUPS;
      return;
    }
    const groups = noGroups();
    this.byKind = groups;
    this.settleNegations(found, groups);
    for (const a of found) {
      if (a.m.kind === 'negates') continue;
      const own = a.lasting === null || a.lasting.until === 'equipped';
      if (own && groups.negates.length > 0 && this.negated(a.s.card)) continue;
      join(groups, a);
    }
  }

  /** Who negates is settled first: of cards that negate each other the one that began earlier prevails. */
  private settleNegations(found: readonly Active[], groups: Groups): void {
    let all: Active[] | null = null;
    for (const a of found) {
      if (a.m.kind !== 'negates') continue;
      all ??= [];
      all.push(a);
    }
    if (all === null) return;
    const verdicts: (boolean | null)[] = [];
    for (let i = 0; i < all.length; i++) if (this.prevails(all, verdicts, i)) join(groups, all[i]);
  }

  /** Is this negation in force: negated by none that is? `null` in the verdicts: being looked at. */
  private prevails(all: readonly Active[], verdicts: (boolean | null)[], i: number): boolean {
    const known = verdicts[i];
    if (typeof known === 'boolean') return known;
    verdicts[i] = null;
    const { card } = all[i].s;
    const stands = !all.some((by, j) => {
      if (by.s.card === card || !this.concerns(by, card)) return false;
      return verdicts[j] === null ? j < i : this.prevails(all, verdicts, j);
    });
    verdicts[i] = stands;
    return stands;
  }

  private collect(): Active[] {
    const { found } = this;
    found.length = 0;
    const { duel } = this.game;
    for (let p = 0; p < 2; p++) {
      const side = duel.sides[p];
      for (const id of side.monsters) if (id >= 0) this.addCard(found, duel.cards[id]);
      for (const id of side.spells) if (id >= 0) this.addCard(found, duel.cards[id]);
      if (side.field >= 0) this.addCard(found, duel.cards[side.field]);
    }
    for (const l of duel.lasting) {
      if (l.until === 'equipped' && !this.game.alive(l.source)) continue;
      const m = this.game.modifier(l);
      found.push({
        m,
        s: {
          player: l.player,
          card: idOf(l.source),
          ref: l.source,
          vars: { amount: [l.amount] },
          event: null,
          link: -1,
        },
        lasting: l,
        order: l.order,
      });
    }
    if (found.length > 1) found.sort((a, b) => a.order - b.order);
    return found;
  }

  private addCard(found: Active[], c: Card): void {
    const effects = this.game.catalog.continuous[c.def];
    if (effects.length === 0 || !c.faceUp || c.id === this.game.duel.attempt) return;
    if (this.game.isUnresolved(c)) return;
    const s: Scope = { player: c.controller, card: c.id, vars: c.binds ?? EMPTY, event: null, link: -1 };
    for (const e of effects) {
      if (!e.from.includes(c.zone)) continue;
      for (const m of e.modifiers) found.push({ m, s, lasting: null, order: c.since });
    }
  }

  private group(kind: Modifier['kind']): readonly Active[] {
    // What no card of the duel can do need not be looked for.
    if (!this.game.catalog.kinds.has(kind)) return NONE;
    if (this.stale) this.refresh();
    return this.byKind[kind];
  }

  private concerns(a: Active, id: number): boolean {
    if (a.m.only !== null && !a.m.only(this.game, a.s)) return false;
    const meant =
      a.m.of !== null
        ? a.m.of(this.game, a.s, id)
        : (a.lasting?.subjects.includes(refOf(this.game.card(id))) ?? false);
    return meant && !this.shielded(a, id);
  }

  private shielded(a: Active, id: number): boolean {
    const { kind } = a.m;
    // What falls in a monster's place does nothing to the monster.
    if (this.byKind.unaffected.length === 0 || kind === 'unaffected' || kind === 'instead') return false;
    if (a.s.card === id) return false;
    return this.unaffectedBy(id, a.s.card, a.s.player) >= 0;
  }

  /** Id of the card that makes a face-up monster unaffected by effects of `source`, or -1. */
  unaffectedBy(id: number, source: number, player: Player): number {
    const shields = this.group('unaffected');
    if (shields.length === 0) return -1;
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return -1;
    for (const a of shields)
      if (this.concerns(a, id) && a.m.by?.(this.game, a.s, source, player)) return a.s.card;
    return -1;
  }

  /** What declaring an attack with this monster costs, and to whom the costs belong. */
  attackCosts(id: number): { cost: Cost; s: Scope }[] {
    const found: { cost: Cost; s: Scope }[] = [];
    for (const a of this.group('attackCost'))
      if (a.m.cost !== null && this.concerns(a, id)) found.push({ cost: a.m.cost, s: a.s });
    return found;
  }

  /** Id of a card that forbids an attacker this target (id, or -1 for the opponent directly), or -1. */
  attackBarred(attacker: number, target: number): number {
    for (const a of this.group('attackOnly')) {
      if (!this.concerns(a, attacker)) continue;
      if (target < 0 || !a.m.targets?.(this.game, a.s, target)) return a.s.card;
    }
    return -1;
  }

  /** The card (id) that last began to have control of a monster and still has it, with its player; or null. */
  controlOf(id: number): { by: number; player: Player } | null {
    let last: { by: number; player: Player } | null = null;
    for (const a of this.group('controls'))
      if (this.concerns(a, id)) last = { by: a.s.card, player: a.s.player };
    return last;
  }

  /** Does any card have control of monsters at this moment? */
  controlsAny(): boolean {
    return this.group('controls').length > 0;
  }

  /** Ids destroyed in the stead of this card, or null if nothing steps in. */
  insteadOf(id: number, reason: MoveReason): readonly number[] | null {
    for (const a of this.group('instead')) {
      if (!this.concerns(a, id)) continue;
      const stead = a.m.instead?.(this.game, a.s, id, reason) ?? null;
      if (stead !== null) return stead;
    }
    return null;
  }

  private concernsPlayer(a: Active, player: Player): boolean {
    if (a.m.only !== null && !a.m.only(this.game, a.s)) return false;
    return a.m.who === 'either' || player === (a.m.who === 'you' ? a.s.player : other(a.s.player));
  }

  // ------------------------------------------------------------ values

  atk(id: number): number {
    this.values(id);
    return this.atkOf[id];
  }

  def(id: number): number {
    this.values(id);
    return this.defOf[id];
  }

  private values(id: number): void {
    if (this.stale) this.refresh();
    if (this.stampOf[id] === this.stamp) return;
    this.stampOf[id] = this.stamp;
    const d = this.game.def(id);
    // Set first, so that a card whose value depends on others' values cannot ask for itself without end.
    this.atkOf[id] = d.atk;
    this.defOf[id] = d.def;
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return;
    this.atkOf[id] = Math.max(0, this.value(id, 'atk', d.atk, null));
    this.defOf[id] = Math.max(0, this.value(id, 'def', d.def, null));
  }

  /** The sum of a value, and its parts if `lines` is given. */
  private value(id: number, which: 'atk' | 'def', printed: number, lines: StatLine[] | null): number {
    let now = printed;
    for (const a of this.byKind.original) {
      const f = a.m[which];
      if (f === null || !this.concerns(a, id)) continue;
      now = f(this.game, a.s, id, now);
      if (lines) this.line(lines, a, which, now, 'original');
    }
    let factor = 1;
    let latest: Active | null = null;
    for (const a of this.byKind.times) {
      const f = a.m[which];
      if (f === null || !this.concerns(a, id)) continue;
      const by = f(this.game, a.s, id, now);
      // The latest doubling or halving rules; they never multiply. One that does neither now does not count.
      if (by === 1) continue;
      factor = by;
      latest = a;
    }
    if (latest !== null) {
      now = Math.floor(now * factor);
      if (lines) this.line(lines, latest, which, factor, 'times');
    }
    let reversed = false;
    for (const a of this.byKind.reverses) if (this.concerns(a, id)) reversed = true;
    for (const lastingOnes of [false, true]) {
      for (const a of this.byKind.plus) {
        const f = a.m[which];
        if (f === null || (a.lasting !== null) !== lastingOnes || !this.concerns(a, id)) continue;
        // A doubled value is no gain: it does not change sign.
        const sign = reversed && a.m.what !== 'doubled' ? -1 : 1;
        const plus = f(this.game, a.s, id, now) * sign;
        if (plus === 0) continue;
        now += plus;
        if (lines) this.line(lines, a, which, plus, sign < 0 ? 'reversed' : 'plus');
      }
    }
    for (const a of this.byKind.set) {
      const f = a.m[which];
      if (f === null || !this.concerns(a, id)) continue;
      now = f(this.game, a.s, id, now);
      if (lines) this.line(lines, a, which, now, 'set');
    }
    return now;
  }

  private line(
    lines: StatLine[],
    a: Active,
    which: 'atk' | 'def',
    amount: number,
    how: StatLine['how'],
  ): void {
    const same = lines.find((l) => l.by === a.s.card && l.how === how && l[which] === null);
    const line = same ?? {
      by: a.s.card,
      passcode: this.game.def(a.s.card).passcode,
      atk: null,
      def: null,
      how,
    };
    line[which] = amount;
    if (!same) lines.push(line);
  }

  /** The parts of a face-up monster's values, printed ones first. */
  statLines(id: number): StatLine[] {
    const d = this.game.def(id);
    const lines: StatLine[] = [{ by: -1, passcode: d.passcode, atk: d.atk, def: d.def, how: 'printed' }];
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return lines;
    if (this.stale) this.refresh();
    this.value(id, 'atk', d.atk, lines);
    this.value(id, 'def', d.def, lines);
    return lines;
  }

  level(id: number): number {
    return this.game.def(id).level;
  }

  race(id: number): string | null {
    const c = this.game.card(id);
    let race = this.game.def(id).race;
    if (c.zone !== 'monster' || !c.faceUp) return race;
    for (const a of this.group('race')) if (this.concerns(a, id)) race = a.m.what;
    return race;
  }

  attribute(id: number): string | null {
    const c = this.game.card(id);
    let attribute: string | null = this.game.def(id).attribute;
    if (c.zone !== 'monster' || !c.faceUp) return attribute;
    for (const a of this.group('attribute')) if (this.concerns(a, id)) attribute = a.m.what;
    return attribute;
  }

  // ------------------------------------------------------------ negation, prohibitions, permissions

  /** Are the effects of this card, face-up on the field, negated? */
  negated(id: number): boolean {
    return this.negatedBy(id) >= 0;
  }

  /** Id of the card that negates this one, or -1. */
  negatedBy(id: number): number {
    for (const a of this.group('negates')) if (a.s.card !== id && this.concerns(a, id)) return a.s.card;
    return -1;
  }

  /** Id of a card that forbids this card to do something or to be subjected to it, or -1. */
  prevented(what: string, id: number): number {
    for (const a of this.group('prevents'))
      if (a.m.what === what && (a.m.of !== null || a.lasting !== null) && this.concerns(a, id))
        return a.s.card;
    return -1;
  }

  /** Id of a card that forbids a player something, or -1. A `subject` (id) that is unaffected by that card is not bound. */
  preventedFor(what: string, player: Player, subject = -1): number {
    for (const a of this.group('player')) {
      if (a.m.what !== what || !this.concernsPlayer(a, player)) continue;
      if (subject < 0 || !this.shielded(a, subject)) return a.s.card;
    }
    return -1;
  }

  /** Id of a card that grants this card something, or -1. */
  granted(what: string, id: number): number {
    for (const a of this.group('grants')) if (a.m.what === what && this.concerns(a, id)) return a.s.card;
    return -1;
  }

  /** The lasting changes that bind or allow a player something. */
  lastingFor(what: string, player: Player): readonly Lasting[] {
    let found: Lasting[] | null = null;
    for (const a of this.group('player')) {
      if (a.lasting === null || a.m.what !== what || !this.concernsPlayer(a, player)) continue;
      found ??= [];
      found.push(a.lasting);
    }
    return found ?? NO_LASTING;
  }

  handRevealed(player: Player): boolean {
    return this.preventedFor('hide-hand', player) >= 0;
  }
}

function noGroups(): Groups {
  return {
    plus: NONE,
    times: NONE,
    original: NONE,
    set: NONE,
    race: NONE,
    attribute: NONE,
    negates: NONE,
    prevents: NONE,
    grants: NONE,
    reverses: NONE,
    player: NONE,
    unaffected: NONE,
    attackCost: NONE,
    attackOnly: NONE,
    controls: NONE,
    instead: NONE,
  };
}

const NO_GROUPS: Groups = noGroups();
