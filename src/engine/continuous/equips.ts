/** The Equip Cards on the field: looked up again only when a card has gone elsewhere or become one. */
import type { Game } from '../game.ts';

export class Equips {
  private readonly game: Game;
  private ids: readonly number[] = NONE;
  /** `Game.moved` as they were looked up. */
  private since = -1;

  constructor(game: Game) {
    this.game = game;
  }

  /** Ids, the first player's before the second's, by zone. */
  now(): readonly number[] {
    if (this.since !== this.game.moved) this.look();
    return this.ids;
  }

  private look(): void {
    const { duel, moved } = this.game;
    this.since = moved;
    let found: number[] | null = null;
    for (let p = 0; p < 2; p++) {
      const { spells } = duel.sides[p];
      for (let i = 0; i < 5; i++) {
        if (spells[i] < 0 || !this.isEquip(spells[i])) continue;
        if (found === null) found = [spells[i]];
        else found.push(spells[i]);
      }
    }
    this.ids = found ?? NONE;
  }

  /** Is it an Equip Spell, or a card that has become one? */
  private isEquip(id: number): boolean {
    const { catalog, duel } = this.game;
    return catalog.equipSpells[id] || (catalog.attaches && duel.cards[id].equippedTo >= 0);
  }
}

const NONE: readonly number[] = [];
