/** Parts of the page whose code is fetched when they are first needed. */
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

export interface Part<P> {
  here: ComponentType<P> | null;
  /** Fetches it, if it is not here: the browser makes one of several at a time. What did not come is fetched again the next time. */
  come(): Promise<void>;
}

export function partOf<P>(fetch: () => Promise<ComponentType<P>>): Part<P> {
  const part: Part<P> = {
    here: null,
    async come() {
      part.here ??= await fetch();
    },
  };
  return part;
}

interface FetchedProps<P> {
  /** Always the same one. */
  part: Part<P>;
  with: P;
  meanwhile: ReactNode;
}

/** React's own `lazy` would hold back what has come for 300 ms after it has said that it is coming. */
export function Fetched<P extends object>({ part, with: props, meanwhile }: FetchedProps<P>): ReactNode {
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [, setCame] = useState(false);
  // As it was drawn: it may have come since.
  const { here } = part;
  useEffect(() => {
    if (here) return;
    part.come().then(
      () => startTransition(() => setCame(true)),
      (error) => setFailed({ error }),
    );
  }, [part, here]);
  if (failed) throw failed.error;
  return here ? createElement(here, props) : meanwhile;
}
