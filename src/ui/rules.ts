/** The engine with every card: fetched with the table, not with the start screen. */
import { cards } from '../cards/index.ts';
import { createEngine } from '../engine/index.ts';
import { setCards } from './facts.ts';

export { cards };

setCards(cards);
export const engine = createEngine({ cards });
