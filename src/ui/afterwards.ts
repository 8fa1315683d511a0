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

/**
 * Does something that needs the page laid out (where a card is, whether it can have the focus, how far a list scrolls) right before
 * the next paint, when it is laid out anyway. Asked for in the middle of a change, it would be laid out for every question.
 * @param whose the newest job of the same one takes the place of those before it
 * @returns takes it back
 */
export function beforePaint(whose: object, job: () => void): () => void {
  waiting.set(whose, job);
  if (frame === 0) frame = requestAnimationFrame(draw);
  return () => {
    if (waiting.get(whose) === job) waiting.delete(whose);
  };
}

let next: (() => void) | null = null;

const after: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => after.shift()?.();

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
  requestAnimationFrame(() => {
    after.push(due);
    channel.port2.postMessage(null);
  });
}

/** Does something once what is being drawn now has been painted, in a task of its own. @returns takes it back */
export function afterPaint(job: () => void): () => void {
  let wanted = true;
  const drawing = requestAnimationFrame(() => {
    after.push(() => wanted && job());
    channel.port2.postMessage(null);
  });
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

function drawNow(event: Event): void {
  catchUp();
  for (const job of first) job(event);
  if (frame === 0) return;
  cancelAnimationFrame(frame);
  draw();
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
    drawNow(event);
    if (event instanceof KeyboardEvent && document.activeElement !== activeElement) passOn(event);
  };
  for (const input of ['pointerdown', 'pointerup', 'click', 'keydown'])
    window.addEventListener(input, before, { capture: true });
}
