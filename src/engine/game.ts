/**
 * A duel together with what is derived from it while the engine works on it: definitions, caches, the open question.
 * One `Game` belongs to one duel value; it can be thrown away and made again at any prompt.
 */

import { Derived } from './continuous/derived.ts';
import type { DuelEvent, Option, Player } from './contract.ts';
import type { CardDef, EffectDef } from './definition.ts';
import { type Uses, usesOf } from './legality/uses.ts';
import type { Profile } from './profile.ts';
import type { Question } from './question.ts';
import { type Card, type Duel, idOf, type Lasting, type Modifier, type Side } from './state/duel.ts';
import { Listeners } from './triggers/listeners.ts';

export class Game {
  readonly duel: Duel;
  readonly profile: Profile;
  /** Definitions by `Card.def`. */
  readonly defs: CardDef[];
  /** Effects to be activated by hand, by `Card.def`; and whether any card has one in the Graveyard. */
  readonly uses: readonly Uses[];
  readonly usesGraveyard: boolean;
  readonly derived: Derived;
  readonly listeners: Listeners;
  /** Cards with a maintenance cost. */
  readonly maintained: { id: number; effect: EffectDef }[] = [];
  /** Cards that win the Duel by themselves. */
  readonly victories: { id: number; effect: EffectDef }[] = [];
  question: Question | null = null;
  /** The options just picked, waiting for the step that asked. */
  picked: Option[] | null = null;
  /** Indexes of the picked options. */
  picks: readonly number[] = [];
  /** Collects public events, for those who ask. */
  sink: DuelEvent[] | null = null;
  /** Something moved or turned since the last settle pass. */
  unsettled = false;
  /** Spent cards are being put away: that does not count as something that happened last. */
  leftovers = false;
  /** References of cards whose effects were negated as they were destroyed: they do not react to it. */
  silenced: number[] = [];
  /** Cause of what happens now: card reference, its effect, its link, its player. */
  by = -1;
  byEffect = -1;
  byLink = -1;
  byPlayer: Player = 0;

  constructor(duel: Duel, profile: Profile, defs: CardDef[]) {
    this.duel = duel;
    this.profile = profile;
    this.defs = defs;
    this.uses = defs.map(usesOf);
    this.usesGraveyard = this.uses.some((u) => u.graveyard.length > 0);
    this.derived = new Derived(this);
    this.listeners = new Listeners(this);
    for (const c of duel.cards)
      for (const effect of defs[c.def].effects)
        if (effect.kind === 'victory') this.victories.push({ id: c.id, effect });
        else if (effect.kind === 'maintenance') this.maintained.push({ id: c.id, effect });
  }

  card(id: number): Card {
    return this.duel.cards[id];
  }

  def(id: number): CardDef {
    return this.defs[this.duel.cards[id].def];
  }

  side(player: Player): Side {
    return this.duel.sides[player];
  }

  /** Is the referenced card still the same one? */
  alive(ref: number): boolean {
    return ref >= 0 && this.duel.cards[idOf(ref)].moves === ref >> 12;
  }

  /** Is the card's own activation still on the chain, not yet resolved? Its continuous effect has not begun. */
  isUnresolved(c: Card): boolean {
    const { chain, stack } = this.duel;
    for (let i = stack.length - 1; i >= 0; i--) {
      const f = stack[i];
      // Placed and paid for, but its link is not made yet.
      if (f.proc === 'activate' && f.card === c.id && f.at === 'link') return true;
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

  /** Everything derived must be looked up anew. */
  touch(): void {
    this.derived.stale = true;
    this.unsettled = true;
  }
}
