/**
 * A click, tap or key is for what is drawn next, if that is on its way: it waits until then, while the page goes on drawing bit by
 * bit. To draw all of it at once would keep a slow device from answering. What cannot wait (a key that scrolls, a text that is typed)
 * finds it drawn at once, as does who takes hold of a card, and what a script presses.
 */
import { drawNow, inTask } from './afterwards.ts';
import { sayBusy } from './busy.ts';

const undrawn = new Set<() => void>();
const forced = new Set<(event: Event) => void>();
const waiting: Event[] = [];

const isDrawn = (): boolean => undrawn.size === 0;

/**
 * Says that something is on its way which a press may be meant for; the field is busy until then.
 * @param draw draws it at once, for a press that cannot wait
 * @returns says that it is drawn, or is no longer wanted
 */
export function onItsWay(draw: () => void): () => void {
  undrawn.add(draw);
  sayBusy(draw, true);
  return () => {
    if (undrawn.delete(draw)) goOn();
    sayBusy(draw, false);
  };
}

/** Does something before each click, tap and key that is told to anybody. @returns ends it */
export function beforeInput(job: (event: Event) => void): () => void {
  forced.add(job);
  return () => void forced.delete(job);
}

/** Also what comes of it: a decision has a moment after it that is drawn in its turn. */
function drawAll(): void {
  for (const draw of undrawn) draw();
}

/** What is pressed again is told to everybody but us. */
let again = false;

/** Presses what somebody has pressed before. */
function pressAgain(event: Event): void {
  const { target } = event;
  drawNow();
  again = true;
  try {
    if (event instanceof KeyboardEvent) passOn(event);
    else if (target instanceof Element && target.isConnected) target.closest('button')?.click();
  } finally {
    again = false;
  }
}

/** A key that comes to whoever has the focus by now. */
function passOn(event: KeyboardEvent): void {
  const { activeElement } = document;
  const answered = !activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  const presses = event.key === 'Enter' || event.key === ' ';
  if (!answered && presses && activeElement instanceof HTMLButtonElement) activeElement.click();
}

function withhold(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Longer than this nobody waits to be heard (ms), whatever may have gone wrong with drawing. */
const PATIENCE = 1000;
let limit = 0;

/** What waits has its turn, one press after the other: each may lead to something that the next one is for. */
function letIn(): void {
  while (waiting.length > 0 && isDrawn()) pressAgain(waiting.shift()!);
  sayBusy(letIn, waiting.length > 0);
  if (waiting.length === 0) window.clearTimeout(limit);
}

function letAllIn(): void {
  while (waiting.length > 0) {
    drawAll();
    const event = waiting.shift();
    if (event) pressAgain(event);
  }
  letIn();
}

let handedOver = 0;

/** Somebody else is to look at the page from now on: what was pressed before was not meant for what they are asked. */
export function forgetPresses(): void {
  handedOver++;
  waiting.length = 0;
  letIn();
}

const goOn = (): void => {
  if (waiting.length > 0) inTask(letIn);
};

function wait(event: Event): void {
  withhold(event);
  // A key held down is pressed once.
  if (event instanceof KeyboardEvent && event.repeat) return;
  if (waiting.length === 0) limit = window.setTimeout(letAllIn, PATIENCE);
  waiting.push(event);
  sayBusy(letIn, true);
}

const NATIVE = 'input, textarea, select, summary, a[href], [contenteditable="true"]';
/** May be dragged: what can be done with it has to be known when it is taken hold of. */
const CARD = '[data-card]';
/** Further away from where it began it is no click but the end of a drag (pixels). */
const SLOP = 4;
let down = { x: 0, y: 0 };

const isOnCard = ({ target }: Event): boolean => target instanceof Element && target.closest(CARD) !== null;

/** Can it be pressed again by a script, with all that comes of it? */
function canWait(event: Event): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event instanceof KeyboardEvent) {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const used = event.key === 'Enter' || event.key === 'Escape' || event.key.length === 1;
    return plain && used && !event.target.closest(NATIVE);
  }
  if (!(event instanceof MouseEvent)) return false;
  const still = Math.abs(event.clientX - down.x) < SLOP && Math.abs(event.clientY - down.y) < SLOP;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return still && plain && event.target.closest('button') !== null && !isOnCard(event);
}

/** @param byPerson made by mouse, finger or keyboard, and not by a script */
export function press(event: Event, byPerson = event.isTrusted): void {
  if (again) return;
  const begins = event.type === 'pointerdown' || event.type === 'pointerup';
  if (event.type === 'pointerdown' && event instanceof MouseEvent)
    down = { x: event.clientX, y: event.clientY };
  const early = byPerson && (waiting.length > 0 || !isDrawn());
  // The click that it is going to be is what counts.
  if (early && begins && !isOnCard(event)) drawNow();
  else if (early && canWait(event)) wait(event);
  else findsAllDrawn(event);
}

function findsAllDrawn(event: Event): void {
  const { activeElement } = document;
  const hands = handedOver;
  letAllIn();
  drawAll();
  for (const job of forced) job(event);
  drawNow();
  // What has just been drawn took the focus, after the browser had settled whom the key is for: it is for that now.
  if (event instanceof KeyboardEvent && document.activeElement !== activeElement) {
    withhold(event);
    if (hands === handedOver) passOn(event);
  }
}

if (typeof window !== 'undefined')
  for (const input of ['pointerdown', 'pointerup', 'click', 'keydown'])
    window.addEventListener(input, (event) => press(event), { capture: true });
