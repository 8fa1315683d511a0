import { useLayoutEffect, useRef } from 'react';

/** What each key does; undefined keys do nothing. `1`..`9`, letters in lower case, and names such as `Enter`, `Escape`. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], summary, [role="button"]';

/** Handles the keys of the open question, wherever the focus is; not while somebody types or a dialog is open. */
export function usePromptKeys(keys: KeyMap, on = true): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return;
      // Enter on a focused button means that button.
      if (event.key === 'Enter' && target?.closest(PRESSABLE)) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

/** `1`..`9` for the first nine of a list. */
export function numberKeys(count: number, act: (index: number) => void): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  for (let i = 0; i < Math.min(count, 9); i++) keys[String(i + 1)] = () => act(i);
  return keys;
}

/** The key cap of the option at that index, if it has a key. */
export const keyOf = (index: number): string | null => (index < 9 ? String(index + 1) : null);
