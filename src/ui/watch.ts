/** What goes wrong in the page where nobody catches it is told all the same. */
import type { SessionStore } from '../session/index.ts';

/** Browsers report that a size changed while it was told; nothing is wrong with that. */
const HARMLESS = /^ResizeObserver loop/;

/** @returns a function that ends it */
export function watchPage(session: SessionStore): () => void {
  const told = new Set<string>();
  const tell = (error: unknown) => {
    const key = String(error);
    // What goes wrong again and again, say with every movement of the pointer, is told once.
    if (told.has(key)) return;
    told.add(key);
    session.getState().fail(error, 'page');
  };
  const thrown = ({ error, message }: ErrorEvent) => {
    // Without an error it comes from somewhere that is not ours.
    if (error !== null && error !== undefined && !HARMLESS.test(message)) tell(error);
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', thrown);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', thrown);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
