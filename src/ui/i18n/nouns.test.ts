import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import { i18n } from './core.ts';
import './sentences.ts';

/** What every effect of every card answers, by the codes that its sentences are made from. */
const labels = new Set(
  cards.flatMap((card) => card.effects.flatMap(({ on }) => (on ? on.label.split('+') : []))),
);

describe('what effects answer', () => {
  it.each([...labels].sort())('should have words for %s', (code) => {
    const phase = /^phase-(.+)$/.exec(code)?.[1];
    const said = i18n.exists(`noun.${code}`, { ns: 'events' });
    expect(said || (phase !== undefined && i18n.exists(`the-phase.${phase}`, { ns: 'words' }))).toBe(true);
  });
});
