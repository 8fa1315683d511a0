/** Why a window is open and what may answer in it; why an effect is lost. As the player concerned reads it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRulebook, type Rulebook } from '../../rulebook/index.ts';
import { type LostRow, lossOf, rows, type WindowRow, windowOf } from './testing/said.ts';

let rulebook: Rulebook;

beforeAll(async () => {
  rulebook = await loadRulebook();
});

describe('windows', () => {
  it.each(rows<WindowRow>('windows').map((row) => [row.case, row] as const))('%s', (_, row) => {
    const { asked, box, events = '', speed, question, why, article } = row;
    expect(windowOf(row)).toEqual({ asked, box, events, speed, question, why, article });
    expect(rulebook.article(article), `article ${article}`).toBeDefined();
  });
});

describe('lost effects', () => {
  it.each(rows<LostRow>('lost').map((row) => [row.case, row] as const))('%s', (_, row) => {
    const { event, because, article } = row;
    expect(lossOf(row)).toEqual({ event, ...(because === undefined ? {} : { because }), article });
    expect(rulebook.article(article), `article ${article}`).toBeDefined();
  });
});
