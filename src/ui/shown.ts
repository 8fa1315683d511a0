/**
 * What the page shows of the session, and when. While a duel goes on before the same eyes, or comes from behind the curtain, its
 * next moment is drawn bit by bit between other tasks, so that the page answers meanwhile. What is pressed is for that moment.
 */
import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Session, useSessionStore } from '../session/index.ts';
import { afterPaint } from './afterwards.ts';
import { onItsWay } from './presses.ts';

type Shown = Pick<Session, 'screen' | 'table' | 'request'>;

const shownOf = ({ screen, table, request }: Session): Shown => ({ screen, table, request });

const same = (a: Shown, b: Shown): boolean =>
  a.screen === b.screen && a.table === b.table && a.request === b.request;

const inSight = ({ table, request }: Shown): boolean => !!table && !table.curtain && !request;

/** Behind the curtain, and where somebody is asked to agree, there is nothing that somebody might not see. */
const isVeil = ({ table, request }: Shown): boolean => !!table && (!!table.curtain || !!request);

/** Nobody else may see what was shown until now for even a moment longer. */
const mayStay = (before: Shown, after: Shown): boolean =>
  inSight(after) &&
  (before.screen === 'loading' ||
    isVeil(before) ||
    (inSight(before) && before.table!.viewer === after.table!.viewer));

interface Gentle<T> {
  shown: T;
  /** Is drawn bit by bit between other tasks; what is pressed meanwhile finds it drawn. */
  showGently: (next: T) => void;
  showNow: (next: T) => void;
}

function useGentle<T>(initial: () => T): Gentle<T> {
  // In an object of its own each time, so that also the effects of one that has just been drawn can be carried out at once.
  const [state, setState] = useState(() => ({ value: initial() }));
  const newest = useRef(state);
  const [way] = useState(() => {
    let arrive = () => {};
    // The newest one may have been another one, that was not drawn yet.
    const draw = () => {
      newest.current = { ...newest.current };
      flushSync(() => setState(newest.current));
    };
    return {
      begin() {
        arrive = onItsWay(draw);
      },
      end: () => arrive(),
    };
  });
  useEffect(() => {
    if (state === newest.current) way.end();
  }, [state, way]);
  useEffect(() => way.end, [way]);
  const [ways] = useState(() => {
    const take = (value: T) => {
      newest.current = { value };
      return newest.current;
    };
    return {
      showGently(value: T) {
        const next = take(value);
        way.begin();
        startTransition(() => setState(next));
      },
      showNow: (value: T) => setState(take(value)),
    };
  });
  return { shown: state.value, ...ways };
}

export function useShown(): Shown {
  const store = useSessionStore();
  const { shown, showGently, showNow } = useGentle(() => shownOf(store.getState()));
  const before = useRef(shown);
  useEffect(() => {
    const show = (session: Session) => {
      const [was, next] = [before.current, shownOf(session)];
      if (same(was, next)) return;
      before.current = next;
      if (mayStay(was, next)) showGently(next);
      else flushSync(() => showNow(next));
    };
    // It may have changed before anybody listened.
    const now = shownOf(store.getState());
    if (!same(before.current, now)) showNow(now);
    before.current = now;
    return store.subscribe(show);
  }, [store, showGently, showNow]);
  return shown;
}

/** What is open over the table, and the way to open it gently; null closes it at once. */
export function useOpen<T>(): [T | null, (next: T | null) => void] {
  const { shown, showGently, showNow } = useGentle<T | null>(() => null);
  const [open] = useState(() => (next: T | null) => (next === null ? showNow(next) : showGently(next)));
  return [shown, open];
}

/**
 * A value for what may follow after the rest: the newest one, once that has been painted where it is needed first; null until
 * the first one has been.
 */
export function useFollowing<T>(value: T): T | null {
  const [followed, setFollowed] = useState<{ value: T | null }>({ value: null });
  useEffect(() => {
    if (followed.value === value) return;
    return afterPaint(() => startTransition(() => setFollowed({ value })));
  }, [value, followed]);
  return followed.value;
}
