/**
 * What acts on the game all the time at this moment: continuous effects of face-up cards and lasting changes, sorted by kind.
 * Worked out when asked for after something has changed.
 */
import type { Player } from '../contract.ts';
import type { Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { activationScope } from '../legality/scope.ts';
import { idOf, type Lasting, type Modifier, other, refOf } from '../state/duel.ts';

export interface Active {
  m: Modifier;
  s: Scope;
  /** Lasting change it belongs to, or null. */
  lasting: Lasting | null;
  order: number;
  /** The next one of its kind. */
  next: Active | null;
}

/** By kind the first one, in the order of their beginning. */
type Groups = Record<Modifier['kind'], Active | null>;

const EMPTY: Record<string, number[]> = Object.freeze({}) as Record<string, number[]>;

export class Actives {
  /** What there is that acts must be looked up anew. */
  stale = true;
  protected readonly game: Game;
  protected readonly byKind = noGroups();
  private readonly lastOf = noGroups();
  /** Filled in anew at every refresh, up to `count`: those beyond are left over. */
  private readonly found: Active[] = [];
  private count = 0;
  /** Values worked out under an older stamp no longer hold. */
  protected stamp = 0;
  private negating = false;

  constructor(game: Game) {
    this.game = game;
  }

  /** The same effects act as before, but what they come to may have changed; also who is negated, if any card negates. */
  age(): void {
    this.stamp++;
    if (this.negating) this.stale = true;
  }

  protected refresh(): void {
    this.stale = false;
    this.negating = false;
    this.stamp++;
    this.collect();
    const { found, count, byKind } = this;
    empty(byKind);
    if (count === 0) return;
    this.settleNegations();
    for (let i = 0; i < count; i++) {
      const a = found[i];
      if (a.m.kind === 'negates') continue;
      const own = a.lasting === null || a.lasting.until === 'equipped';
      if (own && byKind.negates !== null && this.negated(a.s.card)) continue;
      this.join(a);
    }
  }

  private join(a: Active): void {
    const { kind } = a.m;
    const last = this.byKind[kind] === null ? null : this.lastOf[kind];
    if (last === null) this.byKind[kind] = a;
    else last.next = a;
    this.lastOf[kind] = a;
  }

  /** Who negates is settled first: of cards that negate each other the one that began earlier prevails. */
  private settleNegations(): void {
    const { found, count } = this;
    let all: Active[] | null = null;
    for (let i = 0; i < count; i++) {
      const a = found[i];
      if (a.m.kind !== 'negates') continue;
      all ??= [];
      all.push(a);
    }
    if (all === null) return;
    this.negating = true;
    const verdicts: (boolean | null)[] = [];
    for (let i = 0; i < all.length; i++) if (this.prevails(all, verdicts, i)) this.join(all[i]);
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

  private collect(): void {
    this.count = 0;
    const { duel } = this.game;
    for (let p = 0; p < 2; p++) {
      const { monsters, spells, field } = duel.sides[p];
      for (let i = 0; i < 5; i++) this.addCard(monsters[i]);
      for (let i = 0; i < 5; i++) this.addCard(spells[i]);
      this.addCard(field);
    }
    for (const l of duel.lasting) {
      if (l.until === 'equipped' && !this.game.alive(l.source)) continue;
      const m = this.game.modifier(l);
      const { s } = this.add(m, l, l.order);
      s.player = l.player;
      s.card = idOf(l.source);
      s.ref = l.source;
      s.vars = { amount: [l.amount] };
    }
    this.sortByOrder();
  }

  /** The next of those found, without its scope. */
  private add(m: Modifier, lasting: Lasting | null, order: number): Active {
    const { found } = this;
    const at = this.count++;
    if (at === found.length) found.push({ m, s: activationScope(0, -1), lasting, order, next: null });
    const a = found[at];
    a.m = m;
    a.lasting = lasting;
    a.order = order;
    a.next = null;
    return a;
  }

  /** They are few, and almost in order already. */
  private sortByOrder(): void {
    const { found, count } = this;
    for (let i = 1; i < count; i++) {
      const a = found[i];
      let at = i;
      for (; at > 0 && found[at - 1].order > a.order; at--) found[at] = found[at - 1];
      found[at] = a;
    }
  }

  private addCard(id: number): void {
    const effects = id < 0 ? null : this.game.catalog.continuous[id];
    if (effects === null) return;
    const c = this.game.card(id);
    if (!c.faceUp || id === this.game.duel.attempt) return;
    if (this.game.isUnresolved(c)) return;
    const { controller, binds, since } = c;
    for (const e of effects) {
      if (!e.from.includes(c.zone)) continue;
      for (const m of e.modifiers) {
        const { s } = this.add(m, null, since);
        s.player = controller;
        s.card = id;
        s.ref = undefined;
        s.vars = binds ?? EMPTY;
      }
    }
  }

  /** What acts now, by kind. */
  protected now(): Groups {
    if (this.stale) this.refresh();
    return this.byKind;
  }

  protected concerns(a: Active, id: number): boolean {
    if (a.m.only !== null && !a.m.only(this.game, a.s)) return false;
    const meant =
      a.m.of !== null
        ? a.m.of(this.game, a.s, id)
        : (a.lasting?.subjects.includes(refOf(this.game.card(id))) ?? false);
    return meant && !this.shielded(a, id);
  }

  protected shielded(a: Active, id: number): boolean {
    const { kind } = a.m;
    // What falls in a monster's place does nothing to the monster.
    if (this.byKind.unaffected === null || kind === 'unaffected' || kind === 'instead') return false;
    if (a.s.card === id) return false;
    return this.unaffectedBy(id, a.s.card, a.s.player) >= 0;
  }

  /** Id of the card that makes a face-up monster unaffected by effects of `source`, or -1. */
  unaffectedBy(id: number, source: number, player: Player): number {
    const shields = this.now().unaffected;
    if (shields === null) return -1;
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return -1;
    for (let a: Active | null = shields; a !== null; a = a.next)
      if (this.concerns(a, id) && a.m.by?.(this.game, a.s, source, player)) return a.s.card;
    return -1;
  }

  protected concernsPlayer(a: Active, player: Player): boolean {
    if (a.m.only !== null && !a.m.only(this.game, a.s)) return false;
    return a.m.who === 'either' || player === (a.m.who === 'you' ? a.s.player : other(a.s.player));
  }

  /** Are the effects of this card, face-up on the field, negated? */
  negated(id: number): boolean {
    return this.negatedBy(id) >= 0;
  }

  /** Id of the card that negates this one, or -1. */
  negatedBy(id: number): number {
    for (let a = this.now().negates; a !== null; a = a.next)
      if (a.s.card !== id && this.concerns(a, id)) return a.s.card;
    return -1;
  }
}

function noGroups(): Groups {
  return {
    plus: null,
    times: null,
    original: null,
    set: null,
    race: null,
    attribute: null,
    negates: null,
    prevents: null,
    grants: null,
    reverses: null,
    player: null,
    unaffected: null,
    attackCost: null,
    attackOnly: null,
    controls: null,
    instead: null,
  };
}

function empty(groups: Groups): void {
  groups.plus = null;
  groups.times = null;
  groups.original = null;
  groups.set = null;
  groups.race = null;
  groups.attribute = null;
  groups.negates = null;
  groups.prevents = null;
  groups.grants = null;
  groups.reverses = null;
  groups.player = null;
  groups.unaffected = null;
  groups.attackCost = null;
  groups.attackOnly = null;
  groups.controls = null;
  groups.instead = null;
}
