import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSession, useSessionStore } from '../../session/index.ts';
import type { Report } from '../../session/report.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { hrefOf, useRoute } from '../routes.ts';
import { Button, ButtonLink } from './controls.tsx';
import { Dialog } from './Dialog.tsx';
import css from './Failure.module.css';
import { saveReport } from './file.ts';

/** The way on has the focus, so that it is one key away. */
function useWayOn(report: Report | undefined) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (report) ref.current?.focus({ preventScroll: true });
  }, [report]);
  return ref;
}

/** What happened, over the table as it last made sense; from there everything goes on as before. */
export function FailurePanel() {
  const { t } = useTranslation('screens');
  const report = useSession((s) => s.failure?.report);
  const duel = useSession((s) => s.table !== null);
  const { recover } = useSessionStore().getState();
  const main = useWayOn(report);
  const about = useId();
  if (!report) return null;
  return (
    <Dialog title={t(`failure.title.${report.doing}`)} onClose={() => recover(false)} alert={about} wide>
      <About id={about} report={report} />
      <Ways report={report}>
        <Button ref={main} main onClick={() => recover(false)}>
          {t(duel ? 'failure.on' : 'failure.close')}
        </Button>
      </Ways>
      <Details report={report} />
    </Dialog>
  );
}

/** The same, where there is no page that it could lie over. */
export function FailurePage() {
  const { t } = useTranslation('screens');
  const report = useSession((s) => s.failure?.report);
  const duel = useSession((s) => s.table !== null);
  const { recover, leave } = useSessionStore().getState();
  const away = useRoute().page !== 'home';
  const main = useWayOn(report);
  const about = useId();
  if (!report) return null;
  return (
    <main className={css.page}>
      <section className={css.card} role="alert">
        <h1>
          <Icon name="warn" />
          {t(`failure.title.${report.doing}`)}
        </h1>
        <About id={about} report={report} />
        <Ways report={report}>
          <Button ref={main} main onClick={() => recover(false)}>
            {t('failure.again')}
          </Button>
          {away ? (
            <ButtonLink href={hrefOf({ page: 'home' })} onClick={() => recover(false)}>
              {t('link.leave')}
            </ButtonLink>
          ) : duel ? (
            <Button onClick={leave}>{t('failure.new')}</Button>
          ) : null}
        </Ways>
        <Details report={report} />
      </section>
    </main>
  );
}

function About({ id, report: { doing } }: { id: string; report: Report }) {
  const { t } = useTranslation('screens');
  const duel = useSession((s) => s.table !== null);
  return (
    <div id={id} className={css.about}>
      <p>
        {t('failure.whose')} {duel ? t(`failure.about.${doing}`) : null}
      </p>
      <p className={css.file}>{t('failure.file')}</p>
    </div>
  );
}

function Ways({ report, children }: { report: Report; children: ReactNode }) {
  const { t } = useTranslation('screens');
  // Before a curtain that is nobody's, nobody is there to go back, nor to be asked about it.
  const canUndo = useSession((s) => !!s.table?.canUndo && s.table.curtain?.from !== null);
  const { recover } = useSessionStore().getState();
  return (
    <div className={css.answers}>
      {children}
      {canUndo ? <Button onClick={() => recover(true)}>{t('failure.back')}</Button> : null}
      <ReportButton report={() => report} />
    </div>
  );
}

export function ReportButton({ report }: { report: () => Report }) {
  const { t } = useTranslation('screens');
  return (
    <Button onClick={() => saveReport(report())}>
      <Icon name="save" />
      {t('failure.save')}
    </Button>
  );
}

/** What failed, for those who can read it. */
function Details({ report: { error, build } }: { report: Report }) {
  const { t } = useTranslation('screens');
  return (
    <details className={css.details}>
      <summary>{t('failure.details')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by key */}
      <pre tabIndex={0}>{[`${error.name}: ${error.message}`, build, error.stack].join('\n')}</pre>
    </details>
  );
}
