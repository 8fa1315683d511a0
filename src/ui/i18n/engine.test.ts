import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import type { Prompt, View } from '../../engine/contract.ts';
import { createEngine } from '../../engine/index.ts';
import {
  becauseSentence,
  callSentence,
  cardsIn,
  eventSentence,
  logLines,
  type Names,
  namesFrom,
  optionSentence,
  passSentence,
  questionSentence,
  refusalSentence,
  requirementSentence,
  stepText,
  whyAsked,
  withNames,
} from './sentences.ts';

const engine = createEngine({ cards });
const titleOf = (passcode: number) => engine.card(passcode)?.name ?? null;

/** A small generator, so that a failure is found again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

function deck(roll: (sides: number) => number): { main: number[]; fusion: number[] } {
  const pool = cards.filter((c) => c.frame !== 'fusion' && c.frame !== 'token').flatMap((c) => [c, c, c]);
  const tricks = pool.filter((c) => c.kind !== 'monster' || c.effects.length > 0);
  const plain = pool.filter((c) => c.kind === 'monster' && c.effects.length === 0);
  const take = (from: typeof pool, n: number) =>
    Array.from({ length: Math.min(n, from.length) }, () => from.splice(roll(from.length), 1)[0].passcode);
  const main = take(tricks, 30);
  return { main: [...main, ...take(plain, 50 - main.length)], fusion: [] };
}

function answerTo(prompt: Prompt, roll: (sides: number) => number): number | number[] {
  if (prompt.kind !== 'choose' && prompt.kind !== 'order') return roll(prompt.options.length);
  const picks = prompt.options.map((_, i) => i);
  return picks.slice(0, Math.max(prompt.min, prompt.kind === 'order' ? picks.length : 0));
}

function wordsOf(prompt: Prompt, view: View, names: Names): string[] {
  const said = [
    callSentence(prompt, names, view),
    questionSentence(prompt, names, view),
    passSentence(prompt, names, view),
    whyAsked(prompt, names, view) ?? '',
    ...prompt.options.map((option) => optionSentence(option, names)),
  ];
  for (const link of view.chain) {
    if (link.because) said.push(becauseSentence(link.because, names));
    said.push(...link.steps.map(stepText));
  }
  return said;
}

function reasons(duel: ReturnType<typeof engine.create>, prompt: Prompt, view: View, names: Names): string[] {
  return cardsIn(view).flatMap((card) =>
    engine
      .attempts(duel, prompt.player, card.id)
      .flatMap((action) => engine.explain(duel, prompt.player, action))
      .map((requirement) => requirementSentence(requirement, names)),
  );
}

describe('what the engine reports in whole duels', () => {
  it.each([1, 2, 3])('should be worded without a gap (seed %i)', (seed) => {
    const roll = dice(seed);
    let duel = engine.create({ kind: 'decks', decks: [deck(roll), deck(roll)], first: 0, seed });
    const said = new Set<string>();
    const events = [];
    for (let turn = 0; turn < 150; turn++) {
      const raw = engine.prompt(duel);
      if (!raw) break;
      const prompt = engine.viewPrompt(duel, raw.player) ?? raw;
      const view = engine.view(duel, raw.player);
      const names = withNames(namesFrom(view, ['Ada', 'Ben'], titleOf), prompt.cards);
      for (const text of wordsOf(prompt, view, names)) said.add(text);
      if (turn % 7 === 0) for (const text of reasons(duel, prompt, view, names)) said.add(text);
      let answer = answerTo(raw, roll);
      const refused = engine.refusal(duel, answer);
      if (refused) {
        said.add(refusalSentence(refused, names));
        answer = prompt.options.slice(0, prompt.max).map((_, i) => i);
        if (engine.refusal(duel, answer)) break;
      }
      const next = engine.decide(duel, answer);
      duel = next.duel;
      events.push(...engine.viewEvents(duel, 0, next.events));
    }
    const names = namesFrom(engine.view(duel, 0), ['Ada', 'Ben'], titleOf);
    for (const event of events) said.add(eventSentence(event, names));
    for (const line of logLines(events, names)) said.add(line.text);
    expect([...said].filter((text) => /\{\{|\}\}|undefined|\$t\(|Something happened|NaN/.test(text))).toEqual(
      [],
    );
    expect(said.size).toBeGreaterThan(100);
  });
});
