import { useSyncExternalStore } from 'react';

/** `wide`: three columns; `side`: field and one panel with tabs; `phone`: field above a sheet. The style sheets use the same limits. */
export type Mode = 'wide' | 'side' | 'phone';

const phone = '(max-width: 600px), (max-width: 900px) and (orientation: portrait)';
const side = '(max-width: 1179px)';

/** Known until it changes: asking the browser anew for everything that is drawn takes long. */
let known: Mode | null = null;

function watch(changed: () => void): () => void {
  const queries = [window.matchMedia(phone), window.matchMedia(side)];
  const anew = () => {
    known = null;
    changed();
  };
  for (const query of queries) query.addEventListener('change', anew);
  return () => {
    known = null;
    for (const query of queries) query.removeEventListener('change', anew);
  };
}

function look(): Mode {
  if (window.matchMedia(phone).matches) return 'phone';
  return window.matchMedia(side).matches ? 'side' : 'wide';
}

function read(): Mode {
  known ??= look();
  return known;
}

export const useMode = (): Mode => useSyncExternalStore(watch, read);
