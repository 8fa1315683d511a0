import type { Notice, Table } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './controls.tsx';
import css from './Notice.module.css';
import { SavePutAway } from './SavePutAway.tsx';
import { useShare } from './useShare.ts';

/** What can be done about what is told. */
export function NoticeActions({ notice, table }: { notice: Notice; table: Table | null }) {
  switch (notice.kind) {
    case 'not-kept':
      if (notice.why === 'newer') return <LoadAgain />;
      return table ? <Share table={table} /> : null;
    case 'newer':
    case 'withheld':
      return <LoadAgain />;
    case 'unreadable':
    case 'stepped-back':
    case 'position-only':
    case 'settings-lost':
      return notice.file === null ? null : <SaveDamaged notice={notice} file={notice.file} />;
    default:
      return null;
  }
}

function LoadAgain() {
  const { t } = useTranslation('screens');
  return (
    <div className={css.actions}>
      <Button onClick={() => location.reload()}>{t('notice.reload')}</Button>
    </div>
  );
}

function SaveDamaged({ notice, file }: { notice: Notice; file: string }) {
  const { t } = useTranslation('screens');
  const old = notice.kind === 'unreadable' && notice.reason === 'old';
  const label = old ? 'notice.file.old' : notice.kind === 'position-only' ? 'notice.file.way' : 'notice.file';
  return (
    <div className={css.actions}>
      <SavePutAway of={file} what={notice.kind === 'settings-lost' ? 'settings' : 'duel'}>
        <Icon name="save" />
        {t(label)}
      </SavePutAway>
    </div>
  );
}

function Share({ table }: { table: Table }) {
  const { t } = useTranslation('screens');
  const { carryOut, told, link } = useShare(table);
  return (
    <>
      <div className={css.actions}>
        <Button onClick={() => void carryOut('file')}>
          <Icon name="save" />
          {t('notice.save')}
        </Button>
        <Button onClick={() => void carryOut('link')}>
          <Icon name="share" />
          {t('notice.link')}
        </Button>
      </div>
      {link === null ? null : (
        <label className={css.address}>
          {t('share.by-hand')}
          <input readOnly value={link} onFocus={(e) => e.target.select()} />
        </label>
      )}
      {told === null ? null : <p className={css.told}>{told}</p>}
    </>
  );
}
