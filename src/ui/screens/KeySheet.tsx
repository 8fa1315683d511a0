import { useTranslation } from '../i18n/index.ts';
import { Dialog } from './Dialog.tsx';
import css from './KeySheet.module.css';

const ROWS = ['arrows', 'enter', 'numbers', 'pass', 'yes', 'escape', 'undo', 'redo', 'help', 'drag'] as const;

export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('screens');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className={css.keys}>
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`keys.${row}`)}</dt>
            <dd>{t(`keys.${row}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
