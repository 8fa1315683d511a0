/** Why things are refused: code by code, with the sentence that the player reads and the article behind it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../../cards/index.ts';
import { REASON_CODES } from '../../engine/contract/reasons.ts';
import { loadRulebook, type Rulebook } from '../../rulebook/index.ts';
import { i18n } from './core.ts';
import { type RefusalRow, refusalOf, rows } from './testing/said.ts';

const FILES = ['timing', 'links', 'turns', 'once', 'places', 'needs', 'aims'];

const all = FILES.map((name) => ({ name, list: rows<RefusalRow>(`refusals-${name}`) }));
let rulebook: Rulebook;

beforeAll(async () => {
  rulebook = await loadRulebook();
});

describe.each(all)('refusals: $name', ({ list }) => {
  it.each(list.map((row) => [row.case, row] as const))('%s', (_, row) => {
    const { because, also = [], says, article } = row;
    const refusal = refusalOf(row);
    expect(refusal).toMatchObject({ because, also, says, article });
    for (const text of refusal.all) expect(text).not.toMatch(/\{\{|undefined|rules do not allow/);
    expect(rulebook.article(article), `article ${article}`).toBeDefined();
  });
});

describe('the words of all cards', () => {
  it('should have a sentence or a noun for every label', () => {
    const missing = cards.flatMap((card) =>
      card.effects.flatMap(({ kind, on, conditions, cost }) => {
        const labels = kind === 'reaction' || kind === 'maintenance' ? [] : (on?.label.split('+') ?? []);
        const nouns = labels.filter((l) => !l.startsWith('phase-')).map((l) => ['events', `noun.${l}`]);
        const needs = kind === 'victory' ? [] : conditions.map((n) => ['reasons', n.label]);
        const costs = cost.map((c) => ['reasons', `cost.${c.label}`]);
        return [...nouns, ...needs, ...costs]
          .filter(([ns, key]) => !i18n.exists(key, { ns: ns as 'reasons', count: 1 }))
          .map(([, key]) => `${key} of ${card.name}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('the table of refusals', () => {
  it.each(REASON_CODES)('should show %s at least three times', (code) => {
    const shown = all.flatMap(({ list }) => list).filter((row) => row.because === code);
    expect(shown.length).toBeGreaterThanOrEqual(3);
  });

  it('should be long', () => {
    expect(all.flatMap(({ list }) => list).length).toBeGreaterThanOrEqual(120);
  });
});
