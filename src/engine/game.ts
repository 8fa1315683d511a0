/**
 * A duel together with what is derived from it while the engine works on it: definitions, caches, the open question.
 * One `Game` belongs to one duel value; it can be thrown away and made again at any prompt.
 */

import type { Catalog } from './catalog.ts';
import type { Told } from './continuous/changes.ts';
import { Derived } from './continuous/derived.ts';
import { Equips } from './continuous/equips.ts';
import type { DuelEvent, Option, Player } from './contract.ts';
import type { CardDef } from './definition.ts';
import type { Glimpse } from './events.ts';
import { Reach } from './legality/reach.ts';
import type { Profile } from './profile.ts';
import type { Question } from './question.ts';
import { type Card, type Duel, idOf, type Lasting, type Modifier, type Side } from './state/duel.ts';
import { Listeners } from './triggers/listeners.ts';

export class Game {
  readonly duel: Duel;
  readonly profile: Profile;
  readonly catalog: Catalog;
  readonly derived: Derived;
  readonly listeners: Listeners;
  readonly reach: Reach;
  readonly equips: Equips;
  question: Question | null = null;
  /** The options just picked, waiting for the step that asked. */
  picked: Option[] | null = null;
  /** Indexes of the picked options. */
  picks: readonly number[] = [];
  /** Questions that leave no choice are answered at once, without being put to anybody. */
  hurried = false;
  /** What whoever is asked next may respond with, where that has just been looked up. */
  ahead: Option[] | null = null;
  /** Collects public events, for those who ask. */
  sink: DuelEvent[] | null = null;
  /** Cards that have come to a hand in this instant, as it was told. */
  glimpsed: Glimpse[] = [];
  /** Values that the account last told; null while nobody listens. */
  told: Told | null = null;
  /** Counts how often a card has gone elsewhere, been turned over, or become an Equip Card. */
  moved = 0;
  /** Something moved or turned since the last settle pass; a board may begin with what cannot stay as it is. */
  unsettled = true;
  /** Something has changed since the last time that somebody might have won. */
  decisive = true;
  /** Spent cards are being put away: that does not count as something that happened last. */
  leftovers = false;
  /** References of cards whose effects were negated as they were destroyed: they do not react to it. */
  silenced: number[] = [];
  /** Cause of what happens now: card reference, its effect, its link, its player. */
  by = -1;
  byEffect = -1;
  byLink = -1;
  byPlayer: Player = 0;

  constructor(duel: Duel, profile: Profile, catalog: Catalog) {
    this.duel = duel;
    this.profile = profile;
    this.catalog = catalog;
    this.derived = new Derived(this);
    this.listeners = new Listeners(this);
    this.reach = new Reach(this);
    this.equips = new Equips(this);
  }

  /** Definitions by `Card.def`. */
  get defs(): readonly CardDef[] {
    return this.catalog.defs;
  }

  card(id: number): Card {
    return this.duel.cards[id];
  }

  def(id: number): CardDef {
    return this.catalog.of[id];
  }

  side(player: Player): Side {
    return this.duel.sides[player];
  }

  /** Is the referenced card still the same one? */
  alive(ref: number): boolean {
    // A duel that was kept elsewhere may speak of cards that there are not.
    const card: Card | undefined = this.duel.cards[idOf(ref)];
    return ref >= 0 && card?.moves === ref >> 12;
  }

  /** Is the card's own activation still on the chain, not yet resolved? Its continuous effect has not begun. */
  isUnresolved(c: Card): boolean {
    const { chain, stack } = this.duel;
    for (let i = stack.length - 1; i >= 0; i--) {
      const f = stack[i];
      // Placed and paid for, but its link is not made yet.
      if (f.proc === 'activate' && f.isCard && f.card === c.id && f.at === 'link') return true;
    }
    for (let i = 0; i < chain.length; i++) {
      const link = chain[i];
      if (link.isCard && idOf(link.card) === c.id && link.card >> 12 === c.moves)
        return link.state !== 'resolved' && link.state !== 'fizzled';
    }
    return false;
  }

  /** What happens next has no card as its cause, until a step says so. */
  blameNobody(): void {
    this.by = -1;
    this.byEffect = -1;
    this.byLink = -1;
    this.byPlayer = this.duel.turnPlayer;
  }

  /** What a lasting change does. */
  modifier(l: Lasting): Modifier {
    return this.defs[l.def].effects[l.effect].lasting[l.modifier];
  }

  /** What acts on the game may have changed: a card on the field, a link, a lasting change. */
  touch(): void {
    this.derived.stale = true;
    this.unsettled = true;
    this.decisive = true;
  }

  /** Something has changed that effects may look at (a phase, a hand, an attack), but no card on the field came, went or turned. */
  stir(): void {
    this.derived.age();
    this.unsettled = true;
    this.decisive = true;
  }

  /** Life Points have changed: as `stir`, but no card depends on the field for that. */
  hurt(): void {
    this.derived.age();
    this.decisive = true;
  }
}
