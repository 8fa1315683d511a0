/** From an event to the triggers and reactions that wait for it: found through indexes made once for a duel. */
import type { EventKind, Zone } from '../contract.ts';
import type { EffectDef, Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, type Happening, idOf, onField, type Pending, refOf } from '../state/duel.ts';

const isListener = (e: EffectDef): boolean =>
  e.on !== null && (e.kind === 'trigger' || e.kind === 'flip' || e.kind === 'reaction');

export class Listeners {
  private readonly game: Game;
  /** Effects that listen to events about their own card, by definition and kind. */
  private readonly own: Map<string, EffectDef[]>[] = [];
  /** Cards (ids) with effects that listen to events about others, by kind; holds for the cards counted in `known`. */
  private others = new Map<string, { id: number; effect: EffectDef }[]>();
  private known = 0;

  constructor(game: Game) {
    this.game = game;
    for (const def of game.defs) {
      const map = new Map<string, EffectDef[]>();
      for (const effect of def.effects) {
        if (!isListener(effect) || !effect.on?.self) continue;
        for (const kind of effect.on.kinds) push(map, kind, effect);
      }
      this.own.push(map);
    }
  }

  /** Tokens join during the duel. */
  private learn(): void {
    const { cards } = this.game.duel;
    for (; this.known < cards.length; this.known++) {
      const id = this.known;
      for (const effect of this.game.defs[cards[id].def].effects) {
        if (!isListener(effect) || effect.on?.self) continue;
        for (const kind of effect.on?.kinds ?? []) push(this.others, kind, { id, effect });
      }
    }
  }

  hear(event: Happening): void {
    const { duel } = this.game;
    if (this.known < duel.cards.length) this.learn();
    if (event.card >= 0) this.hearOwn(duel.cards[idOf(event.card)], event);
    if (event.other >= 0 && event.other !== event.card) this.hearOwn(duel.cards[idOf(event.other)], event);
    const waiting = this.others.get(event.kind);
    if (waiting === undefined) return;
    for (const { id, effect } of waiting) this.match(duel.cards[id], effect, event);
  }

  private hearOwn(card: Card, event: Happening): void {
    const effects = this.own[card.def].get(event.kind);
    if (effects === undefined) return;
    for (const effect of effects) this.match(card, effect, event);
  }

  /** A reaction is negated with its card. */
  private isSilenced(card: Card, event: Happening): boolean {
    const { silenced, derived } = this.game;
    if (silenced.length > 0 && idOf(event.card) === card.id) return silenced.includes(event.was);
    return onField(card) && derived.negated(card.id);
  }

  private match(card: Card, effect: EffectDef, event: Happening): void {
    if (effect.kind === 'reaction' ? !couldReact(card, effect, event) : !inPlace(card, effect)) return;
    if (effect.kind === 'reaction' && !effect.unnegated && this.isSilenced(card, event)) return;
    const scope = scopeAt(card, effect, event);
    if (!effect.on?.test(this.game, scope, event)) return;
    const pending: Pending = {
      card: refOf(card),
      effect: effect.index,
      player: scope.player,
      event,
      // An Equip Card that reacts to its own leaving still means the monster it was on.
      binds: card.equippedTo < 0 ? card.binds : { ...card.binds, equipped: [card.equippedTo] },
    };
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

function push<T>(map: Map<EventKind | string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
