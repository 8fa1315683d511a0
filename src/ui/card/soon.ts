/** A few cards are drawn in full at once, many one after another. Those that wait lie there already, with their place and colour. */
import { useEffect, useState } from 'react';
import { inLine, takeRoom, turnSoon } from '../turns.ts';

/** Elements that a face is drawn with, about. */
export const FACE_ELEMENTS = 20;

/** @param elements how many it is drawn with, about; @returns may it be drawn in full? */
export function useTurn(elements: number): boolean {
  const [drawn, setDrawn] = useState(() => takeRoom(elements));
  useEffect(() => (drawn ? turnSoon() : inLine(() => setDrawn(true), elements)), [drawn, elements]);
  return drawn;
}
