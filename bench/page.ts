/** The page as people meet it: how soon it is there, and how soon it answers. */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CDPSession, chromium } from '@playwright/test';
import { build } from 'vite';
import { bench, UsageError } from './bench.ts';
import { type Measures, spread } from './measure.ts';
import { missed } from './page/aims.ts';
import { over } from './page/figures.ts';
import { loads, weights } from './page/load.ts';
import { linkedMoment } from './page/moment.ts';
import { memory, plays, SCENES } from './page/play.ts';
import { serve } from './page/site.ts';
import { yardstick } from './yardstick.ts';

/** Run from outside of the bundle: they look for their own place. */
const outside = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);

interface Limit {
  limit: string;
}

async function limit(): Promise<number> {
  const { default: limits } = (await outside('.size-limit.mjs')) as { default: Limit[] };
  return Number.parseFloat(limits[0].limit) * 1000;
}

async function launch() {
  const { ensureBrowser } = (await outside(
    'scripts/ensure-browser.mjs',
  )) as typeof import('../scripts/ensure-browser.mjs');
  const browser = await ensureBrowser();
  return chromium.launch({
    executablePath: browser.kind === 'playwright' ? undefined : browser.path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

/** Writes down where the time goes while a scene is played. */
const profiled =
  (folder: string, name: string) => async (devtools: CDPSession, play: () => Promise<void>) => {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: 500 });
    await devtools.send('Profiler.start');
    await play();
    const { profile } = await devtools.send('Profiler.stop');
    await mkdir(folder, { recursive: true });
    await writeFile(resolve(folder, `${name.replace(/\W+/g, '-')}.cpuprofile`), JSON.stringify(profile));
  };

export const page = bench({
  about: 'the built page in a browser: how soon it is there, how soon it answers, slowed down and not',
  options: {
    /** Loads of each kind, and times that each scene is played. */
    runs: 5,
    rounds: 1,
    slowdown: 4,
    /** 1: also what the tasks were spent on; to write that down makes all of them longer. */
    why: 0,
    gestures: 200,
    duels: 10,
    /** Only the scene whose name begins so; a folder for profiles of the processor; a folder with a page built before. */
    scene: '',
    profile: '',
    site: '',
  },
  async run({ runs, rounds, slowdown, why, gestures, duels, scene: wanted, profile, site: built }) {
    const scenes = SCENES.filter(({ name }) => name.startsWith(wanted));
    if (scenes.length === 0)
      throw new UsageError(`--scene is one of ${SCENES.map(({ name }) => `"${name}"`).join(', ')}.`);
    if (built === '') await build({ logLevel: 'error' });
    const site = await serve(built || 'dist');
    const browser = await launch();
    const counts: Record<string, number> = {};
    const measured: Measures = {};
    // Times slower than what? Machines differ, and the same one from minute to minute.
    const lengths = [yardstick()];
    const details: Record<string, unknown> = {};
    const several = async <T>(times: number, once: () => Promise<T>): Promise<T[]> => {
      const all: T[] = [];
      for (let i = 0; i < times; i++) all.push(await once());
      return all;
    };
    try {
      const { scripts, toStart, toTable } = await weights(browser, site.url);
      Object.assign(counts, {
        'scripts of the first load': scripts,
        'scripts over the limit': Math.max(0, scripts - (await limit())),
        'bytes until the start screen': toStart,
        'bytes until the table': toTable,
      });
      const link = await linkedMoment(150, 1);
      for (const pace of [1, slowdown])
        Object.assign(
          measured,
          over(await several(runs, () => loads(browser, site.url, link, pace)), `${pace}x`),
        );
      for (const scene of gestures > 0 ? scenes : [])
        for (const pace of [slowdown, 1]) {
          const name = `${scene.name} ${pace}x`;
          const during = profile === '' ? undefined : profiled(profile, name);
          const all = await several(Math.max(1, rounds), () =>
            plays(browser, site.url, scene, { slowdown: pace, gestures, why: why > 0 }, during),
          );
          Object.assign(
            measured,
            over(
              all.map(({ figures }) => figures),
              name,
            ),
          );
          counts[`${name} longTasks`] = Math.max(...all.map((p) => p.longTasks));
          counts[`${name} longTasksByTheClock`] = Math.max(...all.map((p) => p.longTasksByTheClock));
          details[name] = all.map((p) => p.details);
          lengths.push(yardstick());
        }
      measured.yardstick = { unit: 'ms', ...spread(lengths) };
      if (duels > 0) details.memory = await memory(browser, site.url, duels, 120);
      return { counts, measured, details, missed: missed({ counts, measured }) };
    } finally {
      await browser.close();
      await site.close();
    }
  },
});
