import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './Modal.module.css';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** What the Tab key stops at, in order: of radio buttons that belong together, the chosen one. */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((node) => {
    if (node.tabIndex < 0 || node.getClientRects().length === 0) return false;
    if (!(node instanceof HTMLInputElement) || node.type !== 'radio' || node.checked) return true;
    return !dialog.querySelector(`input[name="${CSS.escape(node.name)}"]:checked`);
  });
}

const isOnTop = (dialog: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;

/** Holds the focus in a dialog while it is the topmost one, and closes it by Escape. @returns ends it */
function hold(dialog: HTMLElement, close: () => void): () => void {
  let back = false;
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOnTop(dialog)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Tab') return;
    back = event.shiftKey;
    const stops = stopsIn(dialog);
    const [from, to] = back ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    const at = document.activeElement;
    if (at !== from && dialog.contains(at)) return;
    event.preventDefault();
    to?.focus();
  };
  // By whatever way it left: a script, a screen reader, the browser's own bars.
  const stay = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target) && isOnTop(dialog))
      stopsIn(dialog)
        .at(back ? -1 : 0)
        ?.focus();
  };
  document.addEventListener('keydown', press, { capture: true });
  document.addEventListener('focusin', stay);
  return () => {
    document.removeEventListener('keydown', press, { capture: true });
    document.removeEventListener('focusin', stay);
  };
}

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  onClose: () => void;
}

/**
 * A dialog over everything else: it takes the focus, holds it and gives it back. It is not the browser's modal one, for which the
 * whole rest of the page becomes inert: the style of every element on the table would be worked out anew when it opens and closes.
 */
export function Modal({ onClose, className = '', children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.show();
    const end = hold(dialog, () => close.current());
    return () => {
      end();
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same as a click beside the dialog
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className={css.scrim} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <dialog
        ref={ref}
        className={`${css.dialog} ${className}`}
        aria-modal="true"
        onKeyDown={(event) => event.stopPropagation()}
        {...rest}
      >
        {children}
      </dialog>
    </div>,
    document.body,
  );
}
