import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton } from './controls.tsx';
import css from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** Comes unasked, with something that must be read: the id of the text that says what. */
  alert?: string;
}

/** The browser's own modal dialog: it holds the focus and gives it back. */
export function Dialog({ title, onClose, children, wide, alert }: DialogProps) {
  const { t } = useTranslation('screens');
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      role={alert === undefined ? undefined : 'alertdialog'}
      aria-labelledby={heading}
      aria-describedby={alert}
      onClose={onClose}
      onClick={(e) => e.target === e.currentTarget && onClose()}
      onKeyDown={(e) => e.stopPropagation()}
    >
      <div className={css.inside}>
        <header className={css.header}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
