/** A moment far into a duel, as a link to it. */
import { starterDecks } from '../../src/cards/decks.ts';
import { cards } from '../../src/cards/index.ts';
import { createEngine } from '../../src/engine/index.ts';
import { linkOf } from '../../src/session/link.ts';
import { answer, duelOf, newMatch, settle } from '../../src/session/match.ts';
import { defaultSettings } from '../../src/session/settings.ts';
import { chanceFrom, randomAnswer } from '../random-player.ts';

/** @returns the part of the address after "#", of a duel with so many answers by persons that has not ended */
export async function linkedMoment(decisions: number, seed: number): Promise<string> {
  const engine = createEngine({ cards });
  const decks = starterDecks.map(({ main, fusion }) => ({ main: [...main], fusion: [...fusion] }));
  for (let tried = seed; ; tried++) {
    const chance = chanceFrom(tried);
    const match = newMatch(
      engine,
      { kind: 'decks', decks: [decks[0], decks[1]], first: 0, seed: tried },
      ['Ada', 'Ben'],
      'open',
    );
    settle(engine, match, defaultSettings);
    for (let i = 0; i < decisions; i++) {
      const question = engine.question(duelOf(match));
      if (question === null) break;
      answer(engine, match, randomAnswer(question, chance), defaultSettings);
    }
    const code = match.over ? null : await linkOf(engine, match);
    if (code !== null) return `#duel=${code}`;
  }
}
