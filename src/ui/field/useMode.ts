import { useSyncExternalStore } from 'react';

/** `wide`: three columns; `side`: field and one panel with tabs; `phone`: field above a sheet. The style sheets use the same limits. */
export type Mode = 'wide' | 'side' | 'phone';

const phone = '(max-width: 600px), (max-width: 900px) and (orientation: portrait)';
const side = '(max-width: 1179px)';

function watch(changed: () => void): () => void {
  const queries = [window.matchMedia(phone), window.matchMedia(side)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function read(): Mode {
  if (window.matchMedia(phone).matches) return 'phone';
  return window.matchMedia(side).matches ? 'side' : 'wide';
}

export const useMode = (): Mode => useSyncExternalStore(watch, read);
