import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { openFile } from '../lab/opened.ts';
import css from './FileDrop.module.css';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A file dropped anywhere on the page is opened in the Lab. */
export function FileDrop() {
  const { t } = useTranslation('screens');
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!holdsFiles(event) || !file) return;
      event.preventDefault();
      void openFile(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over ? (
    <div className={css.over}>
      <p>{t('drop')}</p>
    </div>
  ) : null;
}
