/**
 * What the page shows of the session, and when. While a duel goes on before the same eyes, its next moment is drawn bit by bit
 * between other tasks, so that the page answers meanwhile. Whatever is pressed finds it drawn.
 */
import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Session, useSessionStore } from '../session/index.ts';
import { afterPaint, beforeInput } from './afterwards.ts';

type Shown = Pick<Session, 'screen' | 'table' | 'request'>;

const shownOf = ({ screen, table, request }: Session): Shown => ({ screen, table, request });

const same = (a: Shown, b: Shown): boolean =>
  a.screen === b.screen && a.table === b.table && a.request === b.request;

const inSight = ({ table, request }: Shown): boolean => !!table && !table.curtain && !request;

/** Nobody else may see what was shown until now for even a moment longer. */
const goesOn = (before: Shown, after: Shown): boolean =>
  inSight(before) && inSight(after) && before.table!.viewer === after.table!.viewer;

export function useShown(): Shown {
  const store = useSessionStore();
  const [shown, setShown] = useState(() => shownOf(store.getState()));
  const drawn = useRef(shown);
  useEffect(() => {
    drawn.current = shown;
  }, [shown]);
  useEffect(() => {
    let newest = shownOf(store.getState());
    const show = (session: Session) => {
      const next = shownOf(session);
      if (same(newest, next)) return;
      const gently = goesOn(newest, next);
      newest = next;
      if (gently) startTransition(() => setShown(next));
      else flushSync(() => setShown(next));
    };
    // It may have changed before anybody listened.
    setShown((before) => {
      const now = shownOf(store.getState());
      return same(before, now) ? before : now;
    });
    const ends = [
      store.subscribe(show),
      beforeInput(() => {
        if (same(drawn.current, newest)) return;
        // Another object, so that also the effects of one that has just been drawn are carried out now.
        newest = { ...newest };
        flushSync(() => setShown(newest));
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [store]);
  return shown;
}

/** A value for what may follow after the rest: the newest one, once that has been painted where it is needed first. */
export function useFollowing<T>(value: T): T {
  const [followed, setFollowed] = useState(() => ({ value }));
  useEffect(() => {
    if (followed.value === value) return;
    return afterPaint(() => startTransition(() => setFollowed({ value })));
  }, [value, followed]);
  return followed.value;
}
