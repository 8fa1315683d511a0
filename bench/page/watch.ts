/** What is measured inside the page. These functions are sent to it, so they use nothing from outside of themselves. */
import type { CDPSession, Page } from '@playwright/test';
import type { TimedEvent } from './figures.ts';

/** What the page has to show before it counts as usable. */
export type Usable = 'start' | 'table';

export interface Watched {
  events: TimedEvent[];
  /** Clicks, taps and keys so far, also those too quick to be told. */
  interactions: number;
  tasks: { start: number; duration: number }[];
  answers: Answer[];
}

/** From a press until what came of it on the table (field, question, menu, dialog) had been painted; milliseconds. */
export interface Answer {
  start: number;
  duration: number;
}

interface Watch {
  usable: Partial<Record<Usable, number>>;
  /** Since when "Begin" has been pressed. */
  begun: number;
  events: TimedEvent[];
  tasks: Watched['tasks'];
  answers: Answer[];
}

declare global {
  interface Window {
    watch: Watch;
  }
  interface Performance {
    readonly interactionCount: number;
  }
}

/** Runs in every page before its own scripts. */
export function watchPage(): void {
  const watch: Watch = { usable: {}, begun: 0, events: [], tasks: [], answers: [] };
  window.watch = watch;
  const shown: Record<Usable, () => boolean> = {
    start: () => document.querySelector('form button[type="submit"]:not([disabled])') !== null,
    table: () =>
      document.querySelector('[data-card]') !== null &&
      (document.querySelector('section[aria-label="Question"] button:not([disabled])') !== null ||
        [...document.querySelectorAll('[role="status"]')].some((s) => /: Your /.test(s.textContent ?? ''))),
  };
  // Usable: it has been drawn, and a task that comes after it has had its turn.
  const look = () => {
    for (const what of ['start', 'table'] as const) {
      if (watch.usable[what] !== undefined || !shown[what]()) continue;
      watch.usable[what] = 0;
      requestAnimationFrame(() =>
        setTimeout(() => {
          watch.usable[what] = performance.now();
        }),
      );
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[type="submit"]'))
        watch.begun = event.timeStamp;
    },
    { capture: true },
  );
  // Later than this nothing is the answer to it: some presses change nothing.
  const patience = 3000;
  let pressed = 0;
  for (const name of ['pointerup', 'keydown'])
    window.addEventListener(
      name,
      (event) => {
        pressed = event.timeStamp;
      },
      { capture: true },
    );
  const answering =
    'section[aria-label="Field"], section[aria-label="Question"], [role="menu"], [role="status"], dialog';
  const answers = (node: Node): boolean =>
    !!(node instanceof Element ? node : node.parentElement)?.closest(answering);
  new MutationObserver((changes) => {
    const start = pressed;
    if (start === 0 || !changes.some((c) => answers(c.target) || [...c.addedNodes].some(answers))) return;
    pressed = 0;
    if (performance.now() - start > patience) return;
    requestAnimationFrame(() =>
      setTimeout(() => watch.answers.push({ start, duration: performance.now() - start })),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const observe = (type: string, more: object, each: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  observe('event', { durationThreshold: 16 }, (entry) => {
    const { name, startTime, duration, interactionId } = entry as PerformanceEventTiming;
    watch.events.push({ name, start: startTime, duration, interaction: interactionId });
  });
  observe('longtask', {}, ({ startTime, duration }) => watch.tasks.push({ start: startTime, duration }));
}

/** Makes the processor slower for the page. */
export async function slow(page: Page, times: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  return devtools;
}

/** Waits until the page has something usable. @returns when, since the address was asked for */
export async function usable(page: Page, what: Usable): Promise<number> {
  const at = await page.waitForFunction((w) => window.watch?.usable[w] || null, what, {
    polling: 50,
    timeout: 60_000,
  });
  return at.evaluate((time) => time as number);
}

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { events, tasks, answers } = window.watch;
    return { events, tasks, answers, interactions: performance.interactionCount };
  });
