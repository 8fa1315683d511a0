/**
 * Tabs and browsers that are killed in the middle of play. What was decided last may be lost; nothing before it, and nothing else.
 * `KILLS=100` plays more than the few that are enough to notice a mistake.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endTurn } from './keeping.ts';
import { Kept } from './pages/Kept.ts';
import { Start } from './pages/Start.ts';
import { Table } from './pages/Table.ts';

/** Milliseconds: what is older than this is not lost. */
const INSTANT = 250;
const KILLS = Number(process.env.KILLS ?? 6);

/** What a decision led to, as the page shows it. */
interface Step {
  /** How many decisions there are. */
  count: number;
  shows: string;
  /** Milliseconds since 1970. */
  when: number;
}

/** What the page shows of the duel now. */
function look(): Step {
  const labelled = (selector: string) =>
    [...document.querySelectorAll(selector)].map((e) => e.getAttribute('aria-label') ?? '');
  const [timeline] = labelled('button[aria-label^="Timeline: decision"]');
  const shows = [
    ...labelled('section[aria-label*="Life Points"]'),
    ...labelled('nav[aria-label^="Turn "]'),
    ...labelled('[data-card]').sort(),
  ].join(' | ');
  return { count: Number(/of (\d+)$/.exec(timeline ?? '')?.[1] ?? -1), shows, when: Date.now() };
}

/** Decides as fast as the page shows what came of it, and tells of each decision. */
function rush(): void {
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].find((b) =>
      (b.getAttribute('aria-label') ?? b.textContent ?? '').startsWith(name),
    );
  const here = window as unknown as { look: () => Step; tell: (step: Step) => void };
  let told = here.look();
  let before = told;
  let first = told;
  here.tell(told);
  const frame = () => {
    const now = here.look();
    if (now.count > first.count) first = now;
    // The number follows the field: until both have changed they may belong to different moments. Cards come bit by bit.
    const drawn = document.querySelector('[aria-busy="true"]') === null;
    const whole = drawn && (now.count > told.count || now.shows === told.shows);
    if (whole && now.count === before.count && now.shows === before.shows) {
      if (now.count > told.count) {
        told = { ...now, when: first.when };
        here.tell(told);
      }
      const end = button('Pass') ?? button('End the turn');
      if (end) end.click();
      else {
        press('1');
        press('Enter');
      }
    }
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** A browser that is started here does not know where the app is. */
const home = () => test.info().project.use.baseURL ?? '';
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Plays on from where the duel stands, and has it killed some milliseconds after the first decision.
 * @returns every decision that was told, and when the killing began
 */
async function playUntil(page: Page, kill: () => Promise<void>, ms: number): Promise<[Step[], number]> {
  const told: Step[] = [];
  await page.exposeBinding('tell', (_, step: Step) => void told.push(step));
  await new Table(page).settled();
  await page.evaluate(`window.look = ${look}; (${rush})()`).catch(() => undefined);
  // The first that is told is only where it stood.
  await expect.poll(() => told.length, { intervals: [20], timeout: 15_000 }).toBeGreaterThan(1);
  await pause(ms);
  const when = Date.now();
  await kill();
  await pause(50);
  return [told, when];
}

/**
 * Looks whether the duel came back as it was at one of its last decisions.
 * @returns how many are lost, and how long before the killing the first of them was made, in milliseconds
 */
async function cameBack(page: Page, told: readonly Step[], killed: number): Promise<Loss> {
  await page.goto(home());
  await new Table(page).ready();
  // Where a duel stands is told as long as it goes on; of one that has ended, how.
  const back = new Kept(page).notice(/^Your duel stands where you left it/);
  await expect(back.or(page.getByRole('dialog', { name: 'How it ended' }))).toBeVisible();
  // The timeline, which tells how many decisions there are, follows the table.
  await new Table(page).timeline.opener.waitFor({ state: 'attached' });
  await new Table(page).settled();
  const now = (await page.evaluate(`(${look})()`)) as Step;
  const last = told.at(-1);
  if (!last) throw new Error('Nothing was told of the duel');
  const same = told.find((step) => step.count === now.count);
  const missed = told.filter((step) => step.count > now.count);
  // It may have decided more than it could tell.
  if (same) expect(now.shows).toBe(same.shows);
  else expect(now.count).toBeGreaterThan(last.count);
  return { decisions: missed.length, ms: missed.length > 0 ? Math.max(0, killed - missed[0].when) : 0 };
}

interface Loss {
  decisions: number;
  ms: number;
}

async function begin(page: Page): Promise<void> {
  const start = new Start(page);
  await page.goto(`${home()}/?seed=5`);
  await start.title.waitFor();
  await start.choose('Hands', 'Open');
  await start.choose('Who goes first', 'Ada');
  await start.begin.click();
  await endTurn(new Table(page), 'Ada');
  await new Table(page).prompt.isFree('Ben');
}

/** Plays, has it killed and comes back, again and again. @param fresh gives an empty page afterwards */
async function playKilled(page: Page, kill: (page: Page) => Promise<void>, fresh: () => Promise<Page>) {
  const lost: Loss[] = [];
  let decisions = 0;
  await begin(page);
  while (lost.length < KILLS) {
    const killed = page;
    const [told, when] = await playUntil(killed, () => kill(killed), 100 + Math.random() * 900);
    page = await fresh();
    const loss = await cameBack(page, told, when);
    lost.push(loss);
    decisions += told.length - 1;
    // A duel comes to its end, and then there is nothing to be quick about.
    if (await page.getByRole('dialog').isVisible()) {
      await page.getByRole('button', { name: 'New duel' }).click();
      await begin(page);
    }
  }
  test.info().annotations.push({
    type: 'killed',
    description: `${lost.length} times in ${decisions} decisions; lost: ${lost.map((l) => `${l.decisions} (${l.ms} ms)`).join(', ')}`,
  });
  for (const { ms } of lost) expect(ms).toBeLessThan(INSTANT);
}

test.setTimeout(60_000 + KILLS * 15_000);

test('a tab killed in the middle of play', async ({ context }) => {
  const kill = async (page: Page) => {
    const cdp = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    cdp.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  };
  await playKilled(await context.newPage(), kill, () => context.newPage());
});

/** Those that were started here: a test that runs out of time ends none of them by itself. */
const running = new Set<ChildProcess>();

/** The whole group: the browser and what belongs to it. */
function killGroup(browser: ChildProcess): void {
  running.delete(browser);
  if (browser.exitCode === null && browser.signalCode === null) process.kill(-browser.pid!, 'SIGKILL');
}

test.afterEach(() => running.forEach(killGroup));

/** A browser of its own, whose process can be killed. */
async function launch(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const { launchOptions } = test.info().project.use;
  const path = launchOptions?.executablePath ?? chromium.executablePath();
  const args = [
    ...(launchOptions?.args ?? []),
    ...(launchOptions?.chromiumSandbox ? [] : ['--no-sandbox']),
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser: ChildProcess = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  running.add(browser);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
    browser.stderr!.on('data', (chunk) => {
      said += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
  });
  const connection = await chromium.connectOverCDP(address);
  const page = await connection.contexts()[0].newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  // Until it shows a page of the host it has its own start to make, and not ours.
  await page.goto(new URL('favicon.svg', `${home()}/`).href);
  const gone = new Promise<void>((done) => browser.once('exit', () => done()));
  const noticed = new Promise<void>((done) => connection.once('disconnected', () => done()));
  const kill = async () => {
    killGroup(browser);
    await Promise.all([gone, noticed]);
  };
  return { page, kill };
}

test('a browser killed in the middle of play', async ({ browserName: _ }, testInfo) => {
  const profile = testInfo.outputPath('profile');
  let browser = await launch(profile);
  try {
    await playKilled(
      browser.page,
      () => browser.kill(),
      async () => {
        browser = await launch(profile);
        return browser.page;
      },
    );
  } finally {
    await browser.kill();
  }
});
