/**
 * Which effects a player has at hand where their cards lie now: looked up again only when a card has gone elsewhere. Most windows
 * find none, and need look no further.
 */
import type { Player } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import type { Game } from '../game.ts';
import type { Uses } from './uses.ts';

/** Effects and their cards' ids, side by side, in the order in which they are offered: the first `count` of each list. */
export interface AtHand {
  count: number;
  ids: number[];
  effects: EffectDef[];
}

interface Kept extends AtHand {
  /** `Game.moved` as it was looked up. */
  since: number;
}

const none = (): Kept => ({ count: 0, ids: [], effects: [], since: -1 });

export class Reach {
  private readonly game: Game;
  private readonly all: readonly Kept[] = [none(), none()];
  private readonly fast: readonly Kept[] = [none(), none()];

  constructor(game: Game) {
    this.game = game;
  }

  /** All effects to be activated by hand, or only those that are not for an open Main Phase alone. Overwritten by a later look. */
  of(player: Player, fast: boolean): AtHand {
    const kept = (fast ? this.fast : this.all)[player];
    if (kept.since !== this.game.moved)
      this.look(kept, player, fast ? this.game.catalog.fastUses : this.game.catalog.uses);
    return kept;
  }

  private look(kept: Kept, player: Player, uses: Uses): void {
    const { catalog, moved, duel } = this.game;
    const { spells, monsters, field, hand, graveyard } = duel.sides[player];
    const { onField, inHand, inGraveyard } = uses;
    kept.since = moved;
    kept.count = 0;
    for (let i = 0; i < 5; i++) this.addPlaced(kept, spells[i], onField);
    for (let i = 0; i < 5; i++) this.addPlaced(kept, monsters[i], onField);
    this.addPlaced(kept, field, onField);
    for (let i = 0; i < hand.length; i++) add(kept, hand[i], inHand);
    for (const { id, effect } of catalog.shared) {
      if (duel.cards[id].controller === player) continue;
      addOne(kept, id, effect);
    }
    if (!catalog.usesGraveyard) return;
    for (let i = 0; i < graveyard.length; i++) add(kept, graveyard[i], inGraveyard);
  }

  /** A card that lies face-up has been activated. */
  private addPlaced(kept: Kept, id: number, uses: Uses['onField']): void {
    const effects = id < 0 ? null : uses[id];
    if (effects === null) return;
    const { faceUp } = this.game.card(id);
    for (let i = 0; i < effects.length; i++)
      if (!faceUp || effects[i].kind !== 'activation') addOne(kept, id, effects[i]);
  }
}

function add(kept: Kept, id: number, uses: Uses['onField']): void {
  const effects = id < 0 ? null : uses[id];
  if (effects === null) return;
  for (let i = 0; i < effects.length; i++) addOne(kept, id, effects[i]);
}

function addOne(kept: Kept, id: number, effect: EffectDef): void {
  const at = kept.count++;
  kept.ids[at] = id;
  kept.effects[at] = effect;
}
