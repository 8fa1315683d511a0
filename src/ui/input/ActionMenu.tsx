import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { beforePaint } from '../afterwards.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import css from './ActionMenu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  /** What it does, or why it is not possible. */
  detail: string;
  /** Absent: not possible now. */
  run?: () => void;
}

interface ActionMenuProps {
  /** Read aloud: whose menu it is. */
  label: string;
  items: readonly MenuItem[];
  /** Where it opens: a card on the page, or a spot. */
  anchor: { card: number } | { x: number; y: number };
  onClose: () => void;
}

const GAP = 8;

function boxOf(anchor: ActionMenuProps['anchor']): DOMRect {
  if ('x' in anchor) return new DOMRect(anchor.x, anchor.y, 0, 0);
  const card = document.querySelector(`[data-card="${anchor.card}"]`);
  return card?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 2, 0, 0);
}

/** Beside the card; above it where it lies at the lower edge, so that its neighbours stay in sight. */
function place(node: HTMLElement, anchor: ActionMenuProps['anchor']): void {
  const box = boxOf(anchor);
  const { width, height } = node.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const clamp = (value: number, room: number) => Math.max(GAP, Math.min(value, room - GAP));
  const above = box.top - GAP - height > 0 && box.bottom > innerHeight * 0.85;
  const right = box.right + GAP;
  const beside = right + width + GAP > innerWidth ? box.left - GAP - width : right;
  node.style.left = `${clamp(above ? box.left : beside, innerWidth - width)}px`;
  node.style.top = `${clamp(above ? box.top - GAP - height : box.top, innerHeight - height)}px`;
}

/** What can be done with a card, beside it; what cannot says why. */
export function ActionMenu({ label, items, anchor, onClose }: ActionMenuProps) {
  const { t } = useTranslation('screens');
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  const before = useRef<Element | null>(null);

  // The focus before the place: in the other order the page would be laid out once more.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    const node = menu.current;
    const first = node?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])') ?? node;
    return beforePaint(close, () => first?.focus({ preventScroll: true }));
  }, []);
  useLayoutEffect(() => beforePaint(menu, () => menu.current && place(menu.current, anchor)), [anchor]);

  useEffect(() => {
    const node = menu.current;
    const outside = (event: Event) => {
      if (!(event.target instanceof Node && node?.contains(event.target))) close.current();
    };
    document.addEventListener('pointerdown', outside, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', outside, { capture: true });
      const lost = document.activeElement === document.body || node?.contains(document.activeElement);
      if (lost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (to !== undefined) all[(to + all.length) % all.length]?.focus();
    else if (/^[1-9]$/.test(event.key)) items[Number(event.key) - 1]?.run?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={menu} className={css.menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={keys}>
      {items.length === 0 ? <p className={css.none}>{t('action.none')}</p> : null}
      {items.map((item, i) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          className={css.item}
          aria-disabled={item.run ? undefined : true}
          onClick={() => item.run?.()}
        >
          {item.run ? (
            <span className={css.key} aria-hidden="true">
              {i + 1}
            </span>
          ) : (
            <Icon name="stop" />
          )}
          <span>
            <b>{item.label}</b>
            {item.detail ? <span className={css.detail}>{item.detail}</span> : null}
          </span>
        </button>
      ))}
    </div>
  );
}
