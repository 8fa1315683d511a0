import type { Table } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './controls.tsx';
import css from './DuelMenu.module.css';
import { useShare } from './useShare.ts';

/** This moment as a file that the Lab opens, or as a link that anybody can. */
export function Share({ table }: { table: Table }) {
  const { t } = useTranslation('screens');
  const { carryOut, told, link } = useShare(table);
  return (
    <>
      <Button onClick={() => void carryOut('file')}>
        <Icon name="save" />
        {t('share.file')}
      </Button>
      <Button onClick={() => void carryOut('link')}>
        <Icon name="share" />
        {t('share.link')}
      </Button>
      {link === null ? null : (
        <label className={css.address}>
          {t('share.by-hand')}
          <input readOnly value={link} onFocus={(e) => e.target.select()} />
        </label>
      )}
      <p role="status" className={css.told}>
        {told ?? ''}
      </p>
    </>
  );
}
