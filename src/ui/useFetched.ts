import { useCallback, useEffect, useState } from 'react';

interface Fetched<T> {
  /** Undefined until it is here. */
  value: T | undefined;
  failed: boolean;
  again: () => void;
}

/** Something that is loaded when it is first needed. @param load the same function every time */
export function useFetched<T>(load: () => Promise<T>): Fetched<T> {
  const [state, setState] = useState<{ value?: T; failed: boolean }>({ failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on demand
  useEffect(() => {
    let gone = false;
    load().then(
      (value) => !gone && setState({ value, failed: false }),
      () => !gone && setState({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [load, tries]);
  const again = useCallback(() => {
    setState({ failed: false });
    setTries((n) => n + 1);
  }, []);
  return { value: state.value, failed: state.failed, again };
}
