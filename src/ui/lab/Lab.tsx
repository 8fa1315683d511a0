import { useMemo } from 'react';
import { CardIndex } from '../../formats/case/index.ts';
import { useSession } from '../../session/index.ts';
import { isReport } from '../../session/openReport.ts';
import '../i18n/lab.ts';
import { useTranslation } from '../i18n/index.ts';
import { OPENED_FILE } from '../routes.ts';
import { Button } from '../screens/controls.tsx';
import { PageHeader } from '../screens/PageHeader.tsx';
import { useFetched } from '../useFetched.ts';
import { loadCases } from './bundled.ts';
import { CaseList } from './CaseList.tsx';
import { CaseTable } from './CaseTable.tsx';
import css from './Lab.module.css';
import { useOpenedFile } from './opened.ts';
import { ReportTable } from './ReportTable.tsx';

/** The Lab: all cases, or one of them on the table. */
export default function Lab({ id }: { id: string | null }) {
  const { t } = useTranslation('lab');
  const { value: library, failed, again } = useFetched(loadCases);
  const file = useOpenedFile();
  const settings = useSession((s) => s.settings);
  const rules = useFetched(loadRules);
  const index = useMemo(() => (rules.value ? new CardIndex(rules.value.cards) : null), [rules.value]);

  if (failed || rules.failed) {
    const retry = () => {
      if (failed) again();
      if (rules.failed) rules.again();
    };
    return (
      <Page>
        <div role="alert" className={css.note}>
          <p>{t('failed')}</p>
          <Button onClick={retry}>{t('again')}</Button>
        </div>
      </Page>
    );
  }
  if (id === null) {
    return (
      <Page>
        {library ? (
          <CaseList library={library} />
        ) : (
          <p role="status" className={css.note}>
            {t('loading')}
          </p>
        )}
      </Page>
    );
  }
  if (id === OPENED_FILE && !file) return <Nothing text={t('no-file')} />;
  if (!rules.value || !index || !(library || id === OPENED_FILE))
    return (
      <p role="status" className={css.waiting}>
        {t('opening')}
      </p>
    );
  const text = id === OPENED_FILE ? file?.text : library?.get(id)?.text;
  if (text === null) return <Nothing text={t('unreadable', { name: file?.name })} />;
  if (text === undefined) return <Nothing text={t('unknown', { id })} />;
  const { engine } = rules.value;
  if (id === OPENED_FILE && isReport(text))
    return <ReportTable key={text} text={text} engine={engine} settings={settings} />;
  const name = id === OPENED_FILE ? (file?.name ?? id) : id;
  return <CaseTable key={text} text={text} name={name} engine={engine} index={index} settings={settings} />;
}

const loadRules = () => import('../rules.ts');

function Page({ children }: { children: React.ReactNode }) {
  return (
    <div className={css.page}>
      <PageHeader />
      {children}
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Page>
      <main className={css.note}>
        <h1>{text}</h1>
        <Ways />
      </main>
    </Page>
  );
}

function Ways() {
  const { t } = useTranslation('lab');
  return (
    <p>
      <a href="#lab">{t('all')}</a>
    </p>
  );
}
