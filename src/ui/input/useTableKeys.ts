import { useLayoutEffect, useRef } from 'react';
import type { Player } from '../../engine/contract.ts';

interface TableKeys {
  /** Whose window is open, if passing is possible now. */
  passer: Player | null;
  onPass: () => void;
  /** "Pass" is held down, or let go. */
  onHold: (player: Player, on: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onHelp: () => void;
  /** An arrow key while nothing on the table has the focus. */
  onEnter: () => void;
  /** Escape, before the question hears of it. */
  onEscape: (() => void) | undefined;
}

/** Milliseconds after which a pressed button counts as held. */
const HOLD = 400;
const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], summary, [role="button"]';

/** Keys that work wherever the focus is, beside those of the open question. */
export function useTableKeys(keys: TableKeys): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    let passer: Player | null = null;
    let held: Player | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return;
      const now = current.current;
      const key = event.key.toLowerCase();
      const space = key === ' ' && !target?.closest(PRESSABLE);
      if (key === 'p' || space) {
        if (event.repeat) {
          // Held: every further window of the same player is passed, and none of the other's.
          event.preventDefault();
          event.stopPropagation();
          if (held === null && passer !== null) {
            held = passer;
            now.onHold(held, true);
          }
          return;
        }
        passer = now.passer;
        if (space && passer !== null) {
          event.preventDefault();
          now.onPass();
        }
        return;
      }
      const away = !target?.closest('[data-card], [data-place], button, [role="tab"], [role="menu"]');
      if (away && key.startsWith('arrow') && !target?.closest('ol, ul')) {
        event.preventDefault();
        now.onEnter();
        return;
      }
      const act = { u: now.onUndo, r: now.onRedo, '?': now.onHelp, escape: now.onEscape }[key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const release = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (key !== 'p' && key !== ' ') return;
      if (held !== null) current.current.onHold(held, false);
      held = null;
      passer = null;
    };
    // The same with mouse or finger: the pass button held down.
    let timer = 0;
    const down = (event: PointerEvent) => {
      const on = event.target instanceof Element && event.target.closest('[aria-keyshortcuts="P"]');
      if (!on) return;
      passer = current.current.passer;
      timer = window.setTimeout(() => {
        held = passer;
        if (held !== null) current.current.onHold(held, true);
      }, HOLD);
    };
    const up = () => {
      window.clearTimeout(timer);
      if (held !== null) current.current.onHold(held, false);
      held = null;
    };
    // Before the keys of the question, which know nothing of holding.
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('keyup', release, { capture: true });
    window.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointerup', up, { capture: true });
    window.addEventListener('pointercancel', up, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('keyup', release, { capture: true });
      window.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointerup', up, { capture: true });
      window.removeEventListener('pointercancel', up, { capture: true });
      up();
    };
  }, []);
}
