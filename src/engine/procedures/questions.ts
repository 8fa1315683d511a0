/** Questions that several procedures ask: where to place a card, in which position. */
import type { Option, Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { option, type Question, question } from '../question.ts';
import { refOf } from '../state/duel.ts';

/** Which free zone; null where there is only one. */
export function zoneQuestion(
  g: Game,
  player: Player,
  zone: 'monster' | 'spell',
  card: number,
  alsoTaken: readonly number[] = [],
  alsoFree: readonly number[] = [],
): Question | null {
  const side = g.side(player);
  const zones = zone === 'monster' ? side.monsters : side.spells;
  const options: Option[] = [];
  for (let i = 0; i < 5; i++)
    if ((zones[i] === -1 || alsoFree.includes(zones[i])) && !alsoTaken.includes(i))
      options.push(option('zone', card, -1, -1, i));
  if (options.length < 2) return null;
  const q = question(player, 'zone', zone === 'monster' ? 'monster-zone' : 'spell-zone', options);
  q.card = refOf(g.card(card));
  return q;
}

/** Attack or Defense Position, face-up unless the latter is to be face-down. */
export function positionQuestion(
  g: Game,
  player: Player,
  card: number,
  defense: 'defense-position' | 'face-down-defense' = 'defense-position',
): Question {
  const q = question(player, 'position', 'position', [
    option('attack-position', card),
    option(defense, card),
  ]);
  q.card = refOf(g.card(card));
  return q;
}
