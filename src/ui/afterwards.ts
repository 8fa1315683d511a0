/** Work that need not be done in the very moment in which something was pressed. Whatever is pressed next finds it done. */
import { sayBusy } from './busy.ts';

let waiting = new Map<object, () => void>();
let frame = 0;

function draw(): void {
  frame = 0;
  const jobs = [...waiting.values()];
  waiting = new Map();
  for (const job of jobs) job();
}

function drawNow(): void {
  if (frame === 0) return;
  cancelAnimationFrame(frame);
  draw();
}

const after: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => after.shift()?.();

function inTask(job: () => void): void {
  after.push(job);
  channel.port2.postMessage(null);
}

/**
 * Does something that needs the page laid out (where a card is, whether it can have the focus, how far a list scrolls) once a change
 * is complete, in a task of its own if there is time before the next paint, and with it if not. Asked for in the middle of a change,
 * the page would be laid out for every question.
 * @param whose the newest job of the same one takes the place of those before it
 * @returns takes it back
 */
export function beforePaint(whose: object, job: () => void): () => void {
  waiting.set(whose, job);
  if (frame === 0) {
    frame = requestAnimationFrame(draw);
    inTask(drawNow);
  }
  return () => {
    if (waiting.get(whose) === job) waiting.delete(whose);
  };
}

let next: (() => void) | null = null;

function catchUp(): void {
  const job = next;
  next = null;
  try {
    job?.();
  } finally {
    sayBusy(catchUp, next !== null);
  }
}

/** A page that is not looked at is not painted (ms). */
const UNSEEN = 100;

/**
 * Does something in a task of its own once the page has been painted, so that what was pressed is seen to be pressed before it.
 * One thing at a time: what waits already is done first.
 */
export function inTurn(job: () => void): void {
  catchUp();
  next = job;
  sayBusy(catchUp, true);
  const due = () => next === job && catchUp();
  window.setTimeout(due, UNSEEN);
  requestAnimationFrame(() => inTask(due));
}

/** Does something once what is being drawn now has been painted, in a task of its own. @returns takes it back */
export function afterPaint(job: () => void): () => void {
  let wanted = true;
  const drawing = requestAnimationFrame(() => inTask(() => wanted && job()));
  return () => {
    wanted = false;
    cancelAnimationFrame(drawing);
  };
}

const first = new Set<(event: Event) => void>();

/** Does something before each click, tap and key is told to anybody. @returns ends it */
export function beforeInput(job: (event: Event) => void): () => void {
  first.add(job);
  return () => void first.delete(job);
}

function finish(event: Event): void {
  catchUp();
  for (const job of first) job(event);
  drawNow();
}

/** What has just been drawn took the focus, after the browser had settled whom the key is for: it is for that now. */
function passOn(event: KeyboardEvent): void {
  const { activeElement } = document;
  event.stopImmediatePropagation();
  event.preventDefault();
  const answered = !activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  const presses = event.key === 'Enter' || event.key === ' ';
  if (!answered && presses && activeElement instanceof HTMLButtonElement) activeElement.click();
}

if (typeof window !== 'undefined') {
  const before = (event: Event) => {
    const { activeElement } = document;
    finish(event);
    if (event instanceof KeyboardEvent && document.activeElement !== activeElement) passOn(event);
  };
  for (const input of ['pointerdown', 'pointerup', 'click', 'keydown'])
    window.addEventListener(input, before, { capture: true });
}
