/**
 * What acts on the game all the time at this moment: continuous effects of face-up cards and lasting changes, sorted by kind.
 * Worked out when asked for after something has changed.
 */
import type { Player } from '../contract.ts';
import type { Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { idOf, type Lasting, type Modifier, other, refOf } from '../state/duel.ts';

export interface Active {
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

export class Actives {
  /** What there is that acts must be looked up anew. */
  stale = true;
  protected readonly game: Game;
  protected byKind: Groups = NO_GROUPS;
  /** Filled anew at every refresh. */
  private readonly found: Active[] = [];
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
    this.negating = true;
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
      const { monsters, spells, field } = duel.sides[p];
      for (let i = 0; i < 5; i++) this.addCard(found, monsters[i]);
      for (let i = 0; i < 5; i++) this.addCard(found, spells[i]);
      this.addCard(found, field);
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
    sortByOrder(found);
    return found;
  }

  private addCard(found: Active[], id: number): void {
    const effects = id < 0 ? null : this.game.catalog.continuous[id];
    if (effects === null) return;
    const c = this.game.card(id);
    if (!c.faceUp || id === this.game.duel.attempt) return;
    if (this.game.isUnresolved(c)) return;
    const s: Scope = { player: c.controller, card: c.id, vars: c.binds ?? EMPTY, event: null, link: -1 };
    for (const e of effects) {
      if (!e.from.includes(c.zone)) continue;
      for (const m of e.modifiers) found.push({ m, s, lasting: null, order: c.since });
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
    if (this.byKind.unaffected.length === 0 || kind === 'unaffected' || kind === 'instead') return false;
    if (a.s.card === id) return false;
    return this.unaffectedBy(id, a.s.card, a.s.player) >= 0;
  }

  /** Id of the card that makes a face-up monster unaffected by effects of `source`, or -1. */
  unaffectedBy(id: number, source: number, player: Player): number {
    const shields = this.now().unaffected;
    if (shields.length === 0) return -1;
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return -1;
    for (const a of shields)
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
    for (const a of this.now().negates) if (a.s.card !== id && this.concerns(a, id)) return a.s.card;
    return -1;
  }
}

/** They are few, and almost in order already. */
function sortByOrder(found: Active[]): void {
  for (let i = 1; i < found.length; i++) {
    const a = found[i];
    let at = i;
    for (; at > 0 && found[at - 1].order > a.order; at--) found[at] = found[at - 1];
    found[at] = a;
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
