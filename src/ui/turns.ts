/**
 * What is drawn in turns: so many elements between two paintings of the page, whoever asks for them. All of them in one go would
 * keep the page from answering.
 */
import { flushSync } from 'react-dom';
import { afterPaint } from './afterwards.ts';
import { sayBusy } from './busy.ts';

/**
 * Elements of one turn: together with whatever else changes, and by themselves, about those of a card. Something is drawn in each.
 * More of them take a slow device longer than the twentieth of a second in which an answer seems to come at once.
 */
const AMONG_OTHERS = 12;
export const ALONE = 24;

let room = AMONG_OTHERS;
let due = false;
const waiting = new Map<() => void, number>();

function turn(): void {
  due = false;
  room = waiting.size > 0 ? ALONE : AMONG_OTHERS;
  const now: (() => void)[] = [];
  for (const [draw, elements] of waiting) {
    if (now.length > 0 && elements > room) break;
    room -= elements;
    now.push(draw);
    waiting.delete(draw);
  }
  if (now.length === 0) return;
  // At once: put off, one turn would be drawn together with the next.
  flushSync(() => {
    for (const draw of now) draw();
  });
  turnSoon();
}

/** From now on there is room again once the page has been painted. */
export function turnSoon(): void {
  sayBusy(waiting, waiting.size > 0);
  if (due) return;
  due = true;
  afterPaint(turn);
}

/** @returns is there room for so many elements without waiting? Then it is taken. */
export function takeRoom(elements: number): boolean {
  const fits = elements <= room;
  if (fits) room -= elements;
  return fits;
}

/** Draws something with about so many elements when it is its turn; the field is busy until then. @returns takes it back */
export function inLine(draw: () => void, elements: number): () => void {
  waiting.set(draw, elements);
  turnSoon();
  return () => {
    waiting.delete(draw);
    sayBusy(waiting, waiting.size > 0);
  };
}
