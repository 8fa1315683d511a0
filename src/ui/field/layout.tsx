import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import css from './layout.module.css';
import { useMode } from './useMode.ts';

/** What is watched in the Lab has a tab of its own. */
export type WatchedTab = 'case' | 'report';
export type SheetTab = WatchedTab | 'chain' | 'card' | 'log';
const TABS: readonly SheetTab[] = ['case', 'report', 'chain', 'card', 'log'];

interface TableLayoutProps {
  /** Inspector and timeline. */
  left: ReactNode;
  /** The field. */
  mid: ReactNode;
  /** Chain and log. */
  right: ReactNode;
  /** The same panels one by one, for the tabs of the sheet. */
  sheet: Readonly<Record<Exclude<SheetTab, WatchedTab>, ReactNode> & Partial<Record<WatchedTab, ReactNode>>>;
  /** The open tab, if somebody outside decides it (a tapped card opens `card`). */
  tab?: SheetTab;
  onTab?: (tab: SheetTab) => void;
  /** The open question: a phone's sheet opens for each, and rests half closed while this is null. */
  asked?: object | null;
}

/** Three columns on a laptop; on a phone the field above one sheet with tabs. */
export function TableLayout({ left, mid, right, sheet, tab, onTab, asked }: TableLayoutProps) {
  const mode = useMode();
  if (mode === 'wide') {
    return (
      <main className={css.table}>
        <div className={css.panels}>{left}</div>
        <div className={css.mid}>{mid}</div>
        <div className={css.panels}>{right}</div>
      </main>
    );
  }
  return (
    <main className={mode === 'phone' ? css.phone : css.side}>
      <div className={css.mid}>{mid}</div>
      <Sheet phone={mode === 'phone'} sheet={sheet} tab={tab} onTab={onTab} asked={asked} />
    </main>
  );
}

type SheetProps = Pick<TableLayoutProps, 'sheet' | 'tab' | 'onTab' | 'asked'> & { phone: boolean };

function Sheet({ phone, sheet, tab: given, onTab, asked }: SheetProps) {
  const { t } = useTranslation('field');
  const [own, setOwn] = useState<SheetTab>('chain');
  const rest = phone && asked === null;
  const [open, setOpen] = useState(!rest);
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setOpen(!rest);
  }
  const base = useId();
  const tab = given ?? own;
  const tabs = TABS.filter((name) => sheet[name] !== undefined);
  const choose = (next: SheetTab) => {
    setOwn(next);
    setOpen(true);
    onTab?.(next);
  };
  const step = (by: number) => {
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    choose(next);
    document.getElementById(`${base}-${next}`)?.focus();
  };
  return (
    <section
      className={css.sheet}
      data-open={open || !phone}
      data-rest={rest && !open}
      aria-label={t('field.sheet.label')}
    >
      {phone ? (
        <button
          type="button"
          className={css.grip}
          aria-expanded={open}
          aria-controls={`${base}-panel`}
          aria-label={t(open ? 'field.sheet.close' : 'field.sheet.open')}
          onClick={() => setOpen(!open)}
        />
      ) : null}
      <div className={css.tabs} role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            id={`${base}-${name}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab === name}
            aria-controls={`${base}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {t(`field.sheet.${name}`)}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${tab}`}
        className={css.content}
        inert={phone && !open && !rest}
      >
        {sheet[tab]}
      </div>
    </section>
  );
}
