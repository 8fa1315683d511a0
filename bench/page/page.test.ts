/** The parts of the page's benchmark that reckon; never how fast anything is. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ms } from '../measure.ts';
import { missed } from './aims.ts';
import { interactions, over, tail, UNTOLD } from './figures.ts';
import { linkedMoment } from './moment.ts';
import { serve } from './site.ts';
import { categories, LOOK, type TraceEvent, tasksOf } from './trace.ts';

describe('figures', () => {
  const event = (interaction: number, duration: number) => ({ name: 'x', interaction, duration, start: 0 });

  it('take the longest event of each interaction, and count those that were too quick to be told', () => {
    const events = [event(0, 500), event(7, 24), event(7, 40), event(9, 32)];
    expect(interactions(events, 4)).toEqual([40, 32, UNTOLD, UNTOLD]);
    expect(interactions(events, 1)).toEqual([40, 32]);
  });

  it('tell the slowest of many, and of nothing that it was nothing', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(tail('paint', values)).toEqual({ paintP50: ms(51), paintP95: ms(96), paintMax: ms(100) });
    expect(tail('paint', [])).toEqual({ paintP50: ms(0), paintP95: ms(0), paintMax: ms(0) });
  });

  it('are named after what they are of, over all rounds', () => {
    const rounds = [{ toStart: ms(3) }, { toStart: ms(1) }, { toStart: ms(2) }];
    expect(over(rounds, '4x')).toEqual({ '4x toStart': { unit: 'ms', min: 1, median: 2, max: 3 } });
    expect(over([], '4x')).toEqual({});
  });
});

describe('aims', () => {
  const of = (value: number) => ({ unit: 'ms', min: value, median: value, max: value }) as const;

  it('say which were missed, and by how much', () => {
    expect(
      missed({
        counts: { 'a phone 4x longTasks': 2, 'a phone 1x longTasks': 0, 'scripts over the limit': 5 },
        measured: {
          '1x toTable': of(1001),
          '1x toStart': of(1000),
          '4x toTable': of(4000),
          'a phone 4x paintP95': of(101),
          'a phone 4x paintMax': of(900),
        },
      }),
    ).toEqual([
      '1x toTable: 1001 ms, more than 1000',
      'a phone 4x paintP95: 101 ms, more than 100',
      'a phone 4x longTasks: 2 tasks over 50 ms, more than 0',
      'scripts over the limit: 5 bytes, more than 0',
    ]);
  });
});

describe('a trace', () => {
  const page = { pid: 1, tid: 2 };
  const named = (pid: number, tid: number): TraceEvent => ({
    ...{ name: 'thread_name', ph: 'M', pid, tid, ts: 0 },
    args: { name: 'CrRendererMain' },
  });
  const span = (name: string, ts: number, dur: number, tdur = dur, more: Partial<TraceEvent> = {}) => ({
    ...page,
    ...{ name, ph: 'X', ts, dur, tdur },
    ...more,
  });

  it('is told task by task, each with what the processor was busy with', () => {
    const click = { args: { data: { type: 'click' } } };
    const tasks = tasksOf([
      named(9, 9),
      named(page.pid, page.tid),
      span('RunTask', 0, 10_000, 10_000, { pid: 9, tid: 9 }),
      span('RunTask', 1000, 80_000, 40_000),
      span('EventDispatch', 2000, 60_000, 30_000, click),
      span('FunctionCall', 3000, 50_000, 26_000),
      span('Layout', 4000, 20_000, 10_000),
      span('Something else', 5000, 1000),
      span('Paint', 70_000, 4000, 4000),
      span('RunTask', 90_000, 2000, 1000),
      // What looks at the page is no work of the page.
      span('RunTask', 95_000, 80_000, 80_000),
      { ...page, name: LOOK, ph: 'I', ts: 96_000 },
    ]);
    expect(tasks).toEqual([
      {
        start: 1000,
        wall: 80,
        cpu: 40,
        parts: { script: 20, style: 0, layout: 10, paint: 4, collector: 0, other: 6 },
        events: ['click'],
      },
      {
        start: 90_000,
        wall: 2,
        cpu: 1,
        parts: { script: 0, style: 0, layout: 0, paint: 0, collector: 0, other: 1 },
        events: [],
      },
    ]);
  });

  it('tells how long tasks took also where their reasons were not asked for', () => {
    const tasks = tasksOf([
      named(page.pid, page.tid),
      span('ThreadControllerImpl::RunTask', 0, 70_000, 60_000),
    ]);
    expect(tasks.map(({ cpu, parts }) => [cpu, parts.other])).toEqual([[60, 60]]);
    expect(categories(false)).not.toContain('devtools.timeline');
    expect(categories(true)).toContain('devtools.timeline');
  });

  it('without a page in it is a mistake', () => {
    expect(() => tasksOf([span('RunTask', 0, 1)])).toThrow('no page');
  });
});

describe('the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'segoc-site-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is served compressed, and nothing from outside of it', async () => {
    writeFileSync(join(folder, 'index.html'), 'hello '.repeat(500));
    writeFileSync(join(folder, 'a.woff2'), 'font');
    const site = await serve(folder);
    try {
      const page = await fetch(site.url);
      expect(await page.text()).toBe('hello '.repeat(500));
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(Number(page.headers.get('content-length'))).toBeLessThan(200);
      expect(await (await fetch(`${site.url}a.woff2`)).text()).toBe('font');
      for (const path of ['none.js', '..%2f..%2fetc%2fpasswd', '%00'])
        expect((await fetch(site.url + path)).status).toBe(404);
    } finally {
      await site.close();
    }
  });
});

describe('the linked moment', () => {
  it('is far into a duel that goes on, the same each time', async () => {
    const link = await linkedMoment(12, 1);
    expect(link).toMatch(/^#duel=.{50,}/);
    expect(await linkedMoment(12, 1)).toBe(link);
  });
});
