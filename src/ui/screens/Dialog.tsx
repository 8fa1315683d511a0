import { type ReactNode, useId } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Modal } from '../Modal.tsx';
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

/** With its name above and a button that closes it. */
export function Dialog({ title, onClose, children, wide, alert }: DialogProps) {
  const { t } = useTranslation('screens');
  const heading = useId();
  return (
    <Modal
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      role={alert === undefined ? undefined : 'alertdialog'}
      aria-labelledby={heading}
      aria-describedby={alert}
      onClose={onClose}
    >
      <div className={css.inside}>
        <header className={css.header}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  );
}
