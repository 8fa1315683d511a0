/**
 * A few cards are drawn in full at once, many one after another: all of them in one go would keep the page from answering. Those
 * that wait lie there already, with their place, their colour and their name for those who hear the page.
 */
import { useEffect, useState } from 'react';
import { afterPaint } from '../afterwards.ts';
import { sayBusy } from '../busy.ts';

/** So many elements are drawn between two paintings of the page, one card at least: together with other changes, and by themselves. */
const AMONG_OTHERS = 22;
const ALONE = 44;

let room = AMONG_OTHERS;
let due = false;
const waiting = new Map<() => void, number>();

function next(): void {
  due = false;
  room = waiting.size > 0 ? ALONE : AMONG_OTHERS;
  let drawn = 0;
  for (const [draw, elements] of waiting) {
    if (drawn > 0 && elements > room) break;
    room -= elements;
    drawn++;
    waiting.delete(draw);
    draw();
  }
  if (drawn > 0) nextSoon();
}

function nextSoon(): void {
  sayBusy(waiting, waiting.size > 0);
  if (due) return;
  due = true;
  afterPaint(next);
}

/** Elements that a face is drawn with, about. */
export const FACE_ELEMENTS = 20;

/** @param elements how many it is drawn with, about; @returns may it be drawn in full? */
export function useTurn(elements: number): boolean {
  const [drawn, setDrawn] = useState(() => {
    const fits = elements <= room;
    if (fits) room -= elements;
    return fits;
  });
  useEffect(() => {
    nextSoon();
    if (drawn) return;
    const draw = () => setDrawn(true);
    waiting.set(draw, elements);
    sayBusy(waiting, true);
    return () => {
      waiting.delete(draw);
      sayBusy(waiting, waiting.size > 0);
    };
  }, [drawn, elements]);
  return drawn;
}
