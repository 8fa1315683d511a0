/**
 * Taking away what has the focus makes the browser lay the page out in the middle of the change. What a decision may take away
 * (answers, phases: `data-fleeting`) gives the focus up before, while there is nothing to lay out, and has it back
 * if it is still there afterwards.
 */
import { watchBusy } from './busy.ts';

let lent: HTMLElement | null = null;

const quiet = (event: Event) => event.stopImmediatePropagation();

/** Before something is decided. */
export function lendFocus(): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !at.closest('[data-fleeting]')) return;
  lent = at;
  // Nobody has left it: whoever lights what the focus is on is not told.
  window.addEventListener('focusout', quiet, { capture: true });
  at.blur();
  window.removeEventListener('focusout', quiet, { capture: true });
}

/** Once that has been drawn. */
export function focusBack(): void {
  const was = lent;
  lent = null;
  if (was?.isConnected && document.activeElement === document.body) was.focus({ preventScroll: true });
}

// Where nothing came of it nothing is drawn.
watchBusy((busy) => {
  if (!busy) focusBack();
});
