/** From an event to the triggers and reactions that wait for it, found through the catalog's indexes. */
import type { Zone } from '../contract.ts';
import type { EffectDef, Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, type Happening, idOf, onField, type Pending, refOf } from '../state/duel.ts';

export class Listeners {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  hear(event: Happening): void {
    const { duel, catalog } = this.game;
    if (event.card >= 0) this.hearOwn(duel.cards[idOf(event.card)], event);
    if (event.other >= 0 && event.other !== event.card) this.hearOwn(duel.cards[idOf(event.other)], event);
    const waiting = catalog.watching(event.kind);
    for (let i = 0; i < waiting.length; i++) this.match(duel.cards[waiting[i].id], waiting[i].effect, event);
  }

  private hearOwn(card: Card, event: Happening): void {
    const effects = this.game.catalog.listening(card.def, event.kind);
    for (let i = 0; i < effects.length; i++) this.match(card, effects[i], event);
  }

  /** A reaction is negated with its card. */
  private isSilenced(card: Card, event: Happening): boolean {
    const { silenced, derived } = this.game;
    if (card.muted >= 0 && (card.muted === event.was || card.muted === refOf(card))) return true;
    if (silenced.length > 0 && idOf(event.card) === card.id) return silenced.includes(event.was);
    return onField(card) && derived.negated(card.id);
  }

  private match(card: Card, effect: EffectDef, event: Happening): void {
    if (effect.kind === 'reaction' ? !couldReact(card, effect, event) : !inPlace(card, effect)) return;
    if (effect.kind === 'flip' && event.how === 'silent') return;
    if (effect.kind === 'reaction' && !effect.unnegated && this.isSilenced(card, event)) return;
    const scope = scopeAt(card, effect, event);
    if (!effect.on?.test(this.game, scope, event)) return;
    if (effect.usedBy === 'event-owner') scope.player = this.game.card(idOf(event.card)).owner;
    const pending: Pending = {
      card: refOf(card),
      effect: effect.index,
      player: scope.player,
      event,
      // An Equip Card that reacts to its own leaving still means the monster it was on.
      binds: card.equippedTo < 0 ? card.binds : { ...card.binds, equipped: [card.equippedTo] },
    };
    const { keep } = effect.on;
    if (keep) pending.binds = { ...pending.binds, ...keep(this.game, scope, event) };
    const { duel } = this.game;
    if (effect.kind === 'reaction') {
      duel.reactions.push(pending);
      this.game.unsettled = true;
    } else duel.pending.push(pending);
  }
}

/**
 * Whose effect it is: what reacts to its own leaving is read off the field, for the player who controlled it there;
 * a trigger activates where the card is now, for the owner once it has left.
 */
function scopeAt(card: Card, effect: EffectDef, event: Happening): Scope {
  const left = effect.kind === 'reaction' && event.kind === 'move' && idOf(event.card) === card.id;
  return {
    player: left ? event.player : card.controller,
    card: card.id,
    vars: card.binds ?? NO_BINDS,
    event,
    link: -1,
  };
}
const NO_BINDS: Record<string, number[]> = Object.freeze({}) as Record<string, number[]>;

export function inPlace(card: Card, effect: EffectDef): boolean {
  return effect.from.includes(card.zone) && (card.faceUp || !effect.faceUp || !shown(card.zone));
}

/** A reaction to one's own leaving is read off the field it left. */
function couldReact(card: Card, effect: EffectDef, event: Happening): boolean {
  if (event.kind === 'move' && idOf(event.card) === card.id) return effect.from.includes(event.from);
  return inPlace(card, effect);
}

const shown = (zone: Zone): boolean => zone === 'monster' || zone === 'spell' || zone === 'field';
