/**
 * What is long is drawn a few parts at a time, each few in a frame of their own: all of them in one go would keep the page from
 * answering. Nobody clicks at what is not there yet, but whoever goes on by the Tab key finds all of it drawn.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeInput } from './presses.ts';
import { ALONE, inLine } from './turns.ts';

/**
 * @param count how many parts there are
 * @param few how many follow in each frame
 * @param first how many are drawn at once, together with what is around them
 * @returns how many are drawn by now. When there are other parts in the place of these, as many of them are drawn at once.
 */
export function useUnfolding(count: number, few: number, first = few): number {
  const [drawn, setDrawn] = useState(first);
  const most = Math.max(count, first);
  if (drawn > most) setDrawn(most);
  useEffect(() => {
    if (drawn >= count) return;
    const takeBack = inLine(() => setDrawn(drawn + few), ALONE);
    const end = beforeInput((event) => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') flushSync(() => setDrawn(count));
    });
    return () => {
      takeBack();
      end();
    };
  }, [drawn, count, few]);
  return Math.min(drawn, count);
}
