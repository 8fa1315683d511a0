/** What is drawn in its turn: whole parts of the page, or what has changed in them. What waits keeps its place. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onItsWay } from './presses.ts';
import { inLine, takeRoom, turnSoon } from './turns.ts';

/** Elements that a face is drawn with, about. */
export const FACE_ELEMENTS = 20;

/** @param elements how many it is drawn with, about; @returns may it be drawn in full? */
export function useTurn(elements: number): boolean {
  const [drawn, setDrawn] = useState(() => takeRoom(elements));
  useEffect(() => (drawn ? turnSoon() : inLine(() => setDrawn(true), elements)), [drawn, elements]);
  return drawn;
}

/** The same for what keys, clicks and taps may be meant for: they find it drawn. */
export function useTurnOrInput(elements: number): boolean {
  const inTurn = useTurn(elements);
  const [asked, setAsked] = useState(false);
  const drawn = inTurn || asked;
  useEffect(() => {
    if (!drawn) return onItsWay(() => flushSync(() => setAsked(true)));
  }, [drawn]);
  return drawn;
}

/** @returns the newest value once it is its turn to be drawn, and until then the one before. @param elements it changes, about */
export function useInTurn<T>(value: T, elements: number): T {
  const [drawn, setDrawn] = useState({ value });
  useEffect(() => {
    if (drawn.value !== value) return inLine(() => setDrawn({ value }), elements);
  }, [drawn, value, elements]);
  return drawn.value;
}
