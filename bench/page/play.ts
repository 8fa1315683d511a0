/** A long duel played through the page, and what kept it from answering. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, ms } from '../measure.ts';
import { chanceFrom } from '../random-player.ts';
import { LONG } from './aims.ts';
import { type Figures, interactions, round, tail } from './figures.ts';
import { choose, fresh } from './load.ts';
import { type Gesture, PagePlayer } from './player.ts';
import { categories, type Part, type Task, type TraceEvent, tasksOf } from './trace.ts';
import { slow, usable, watched } from './watch.ts';

export interface Scene {
  name: string;
  size: { width: number; height: number };
  /** What is chosen on the start screen. */
  choices: readonly (readonly [string, string])[];
  seed: number;
}

export const SCENES: readonly Scene[] = [
  {
    name: 'open hands',
    size: { width: 1280, height: 720 },
    choices: [['Hands', 'Open']],
    seed: 7,
  },
  {
    name: 'the curtain, every window',
    size: { width: 1280, height: 720 },
    choices: [['Ask me to respond', 'Every window']],
    seed: 11,
  },
  {
    name: 'a phone',
    size: { width: 390, height: 844 },
    choices: [['Hands', 'Open']],
    seed: 5,
  },
];

/** How many of the long tasks are told. */
const TOLD = 12;

/** A task that kept the page from answering for too long; milliseconds. */
interface LongTask {
  /** Gesture during or after which it ran, with its number. */
  after: string;
  /** By the clock, and of the processor: what other programs did meanwhile does not count there. */
  wall: number;
  cpu: number;
  /** What the processor's time was spent on, and the events that were told to scripts. */
  because: Record<string, number>;
  events: string;
}

export interface Played {
  figures: Figures;
  /** By the time of the processor, and as the browser tells of them. */
  longTasks: number;
  longTasksByTheClock: number;
  details: { gestures: Record<string, number>; longTasks: readonly LongTask[]; untold: number };
}

const rounded = (parts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(parts).map(([part, time]) => [part, round(time)]));

function longTasks(tasks: readonly Task[], gestures: readonly Gesture[]): LongTask[] {
  const long = tasks.filter(({ cpu }) => cpu > LONG);
  return long
    .sort((a, b) => b.cpu - a.cpu)
    .map(({ start, wall, cpu, parts, events }) => {
      const made = gestures.findLast(({ at }) => at <= start + wall * 1000);
      return {
        after: made ? `${made.kind} (${gestures.indexOf(made) + 1})` : 'the beginning',
        wall: round(wall),
        cpu: round(cpu),
        because: rounded(parts),
        events: events.join(' '),
      };
    });
}

/** All of what the processor was busy with. */
function workOf(tasks: readonly Task[]): Record<Part, number> {
  const sum: Record<Part, number> = { script: 0, style: 0, layout: 0, paint: 0, collector: 0, other: 0 };
  for (const { parts } of tasks) for (const [part, time] of Object.entries(parts)) sum[part as Part] += time;
  return sum;
}

async function begin(page: Page, url: string, scene: Scene): Promise<void> {
  await page.goto(`${url}?seed=${scene.seed}`);
  await usable(page, 'start');
  for (const [row, word] of scene.choices) await choose(page, row, word);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForTimeout(1500);
}

export interface Course {
  /** How many times slower the processor is for the page. */
  slowdown: number;
  gestures: number;
  /** Also tells what the processor was busy with, which takes time of its own. */
  why: boolean;
}

/** Runs `during` with the page slowed down; what happened before does not count. */
export async function plays(
  browser: Browser,
  url: string,
  scene: Scene,
  { slowdown, gestures, why }: Course,
  during: (devtools: CDPSession, play: () => Promise<void>) => Promise<void> = (_, play) => play(),
): Promise<Played> {
  const page = await fresh(browser, scene.size);
  await begin(page, url, scene);
  const player = new PagePlayer(page, chanceFrom(scene.seed));
  const devtools = await slow(page, slowdown);
  const since = await page.evaluate(() => performance.now());
  const before = (await watched(page)).interactions;
  await browser.startTracing(page, { categories: categories(why) });
  await during(devtools, () => player.play(gestures));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const all = await watched(page);
  await page.context().close();
  const tasks = tasksOf(trace.traceEvents);
  const events = all.events.filter(({ start }) => start >= since);
  const told = all.tasks.filter(({ start, duration }) => start >= since && duration > LONG);
  const long = longTasks(tasks, player.gestures);
  const kinds: Record<string, number> = {};
  for (const { kind } of player.gestures) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const work = Object.entries(why ? workOf(tasks) : {}).map(([part, time]): [string, Figure] => [
    `${part}PerGesture`,
    ms(time / player.gestures.length),
  ]);
  return {
    figures: {
      ...tail('paint', interactions(events, all.interactions - before)),
      ...tail(
        'hover',
        events.filter(({ name }) => name === 'pointerenter').map(({ duration }) => duration),
      ),
      ...tail(
        'answer',
        all.answers.filter(({ start }) => start >= since).map(({ duration }) => duration),
      ),
      longestTask: ms(tasks.reduce((most, { cpu }) => Math.max(most, cpu), 0)),
      longestTaskByTheClock: ms(Math.max(0, ...told.map(({ duration }) => duration))),
      ...Object.fromEntries(work),
    },
    longTasks: long.length,
    longTasksByTheClock: told.length,
    details: { gestures: kinds, longTasks: long.slice(0, TOLD), untold: Math.max(0, long.length - TOLD) },
  };
}

/** What stays of duels played one after another on one page: after the first, and after the last one. */
export interface Kept {
  heapKB: [number, number];
  nodes: [number, number];
}

/** @param most gestures for one duel; then it is given up */
export async function memory(browser: Browser, url: string, duels: number, most: number): Promise<Kept> {
  const page = await fresh(browser);
  await begin(page, url, SCENES[0]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const weigh = async () => {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((m) => m.name === name)?.value ?? 0;
    return { heap: Math.round(of('JSHeapUsedSize') / 1024), nodes: of('Nodes') };
  };
  const player = new PagePlayer(page, chanceFrom(3));
  const duel = async () => {
    const before = player.duels;
    await player.finish(1, most);
    if (player.duels === before) await player.surrender();
  };
  await duel();
  const first = await weigh();
  for (let i = 1; i < duels; i++) await duel();
  const last = await weigh();
  await page.context().close();
  return { heapKB: [first.heap, last.heap], nodes: [first.nodes, last.nodes] };
}
