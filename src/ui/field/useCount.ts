import { useEffect, useRef, useState } from 'react';
import { calm } from '../flip.ts';

const duration = 500;
const shownFor = 2000;

/** A number that counts to its new value, and the difference for two seconds. Without movement it jumps. */
export function useCount(value: number): { shown: number; change: number } {
  const [shown, setShown] = useState(value);
  const [change, setChange] = useState(0);
  const from = useRef(value);
  const target = useRef(value);
  useEffect(() => {
    if (target.current === value) return;
    const start = from.current;
    setChange(value - target.current);
    target.current = value;
    const hide = window.setTimeout(() => setChange(0), shownFor);
    if (calm()) {
      from.current = value;
      setShown(value);
      return () => window.clearTimeout(hide);
    }
    let frame = 0;
    let begun: number | null = null;
    const tick = (now: number) => {
      begun ??= now;
      const done = Math.min(1, (now - begun) / duration);
      from.current = Math.round(start + (value - start) * (1 - (1 - done) ** 3));
      setShown(from.current);
      if (done < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(hide);
      from.current = value;
      setShown(value);
    };
  }, [value]);
  return { shown, change };
}
