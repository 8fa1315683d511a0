/**
 * A few cards are drawn in full at once, many one after another: all of them in one go would keep the page from answering. Those
 * that wait lie there already, with their place, their colour and their name for those who hear the page.
 */
import { useEffect, useState } from 'react';
import { afterPaint } from '../afterwards.ts';

const AT_ONCE = 3;

let room = AT_ONCE;
let due = false;
const waiting = new Set<() => void>();

function next(): void {
  due = false;
  room = AT_ONCE;
  const now = [...waiting].slice(0, AT_ONCE);
  for (const draw of now) {
    waiting.delete(draw);
    draw();
  }
  if (now.length > 0) nextSoon();
}

function nextSoon(): void {
  if (due) return;
  due = true;
  afterPaint(next);
}

/** @returns may it be drawn in full? */
export function useTurn(): boolean {
  const [drawn, setDrawn] = useState(() => room-- > 0);
  useEffect(() => {
    nextSoon();
    if (drawn) return;
    const draw = () => setDrawn(true);
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [drawn]);
  return drawn;
}
