/** Tells the session when its page is left, comes back, or is about to be closed. */
import type { SessionStore } from '../store.ts';

export function attendPage({ getState }: SessionStore): void {
  const wake = () => {
    if (document.visibilityState === 'visible') void getState().wake();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('focus', wake);
  // A page that is kept for coming back must not hold on to its duel: it may never be shown again.
  window.addEventListener('pagehide', () => getState().sleep());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void getState().wake();
  });
  window.addEventListener('beforeunload', (event) => {
    const { unsaved, trouble } = getState();
    if (trouble !== null && unsaved()) event.preventDefault();
  });
}
