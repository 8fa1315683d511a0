import { useState } from 'react';
import { useSessionStore } from '../../session/index.ts';
import type { FiledReport, OpenedReport } from '../../session/openReport.ts';
import type { Retried } from '../../session/session.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../screens/controls.tsx';
import css from './ReportPanel.module.css';

/** What the report says, beside its duel, and the way to see whether it still fails. */
export function ReportPanel({
  report,
  laid,
}: {
  report: FiledReport;
  laid: Extract<OpenedReport, { ok: true }>;
}) {
  const { t } = useTranslation('lab');
  const store = useSessionStore();
  const [came, setCame] = useState<Retried | null>(null);
  const { tried, to, lost, match } = laid;
  const [at] = useState(match.tree.at);
  const retry = () => {
    // From where it failed, wherever the table has been taken meanwhile.
    store.getState().jump(at);
    setCame(store.getState().retry(tried, to));
  };
  return (
    <section className={css.panel} aria-label={t('report')}>
      <Failed report={report} />
      {lost > 0 ? <p>{t('report.lost', { count: lost })}</p> : null}
      <p>{t('report.here')}</p>
      {tried.length > 0 || to >= 0 ? (
        <Button onClick={retry}>
          <Icon name="right" />
          {t('report.retry')}
        </Button>
      ) : null}
      <p role="status" className={css.came}>
        {came === null ? null : t(came === 'fails' ? 'report.fails-too' : `report.${came}`)}
      </p>
      <a href="#lab">{t('all')}</a>
    </section>
  );
}

/** What failed, when, and in which version. */
export function Failed({ report: { doing, error, build, profile } }: { report: FiledReport }) {
  const { t } = useTranslation(['lab', 'screens']);
  return (
    <>
      <h2 className={css.title}>{t(`screens:failure.title.${doing}`)}</h2>
      <dl className={css.facts}>
        <dt>{t('report.error')}</dt>
        <dd>{`${error.name}: ${error.message}`}</dd>
        <dt>{t('report.build')}</dt>
        <dd>{build}</dd>
        {profile === null ? null : (
          <>
            <dt>{t('report.profile')}</dt>
            <dd>{profile}</dd>
          </>
        )}
      </dl>
    </>
  );
}
