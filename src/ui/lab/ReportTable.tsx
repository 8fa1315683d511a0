import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Engine } from '../../engine/api.ts';
import {
  createSession,
  memoryStorage,
  SessionContext,
  type SessionStore,
  type Settings,
  useSession,
} from '../../session/index.ts';
import { type FiledReport, type OpenedReport, openReport, readReport } from '../../session/openReport.ts';
import { inSlices } from '../../session/slices.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Duel } from '../screens/Duel.tsx';
import { Guard } from '../screens/Guard.tsx';
import { NoticeBar } from '../screens/Notice.tsx';
import { PageHeader } from '../screens/PageHeader.tsx';
import { FileButton } from './FileButton.tsx';
import css from './Lab.module.css';
import { Failed, ReportPanel } from './ReportPanel.tsx';

interface ReportTableProps {
  text: string;
  engine: Engine;
  settings: Settings;
}

type Laid = Extract<OpenedReport, { ok: true }>;
type Opened =
  | { is: 'unreadable'; reason: 'damaged' | 'version' }
  | { is: 'told'; report: FiledReport; why: Extract<OpenedReport, { ok: false }> }
  | { is: 'laid'; report: FiledReport; laid: Laid; session: SessionStore };

async function open({ text, engine, settings }: ReportTableProps): Promise<Opened> {
  const read = readReport(text);
  if (!read.ok) return { is: 'unreadable', reason: read.reason };
  const { report } = read;
  const laid = await inSlices(openReport(engine, report));
  if (!laid.ok) return { is: 'told', report, why: laid };
  const session = createSession({
    engine,
    storage: memoryStorage(),
    random: () => crypto.getRandomValues(new Uint32Array(1))[0],
    begun: { match: laid.match, settings: { ...settings, hands: 'open' } },
  });
  return { is: 'laid', report, laid, session };
}

/** The duel of a report on the table, where it last made sense; or what keeps it from being laid out. */
export function ReportTable(props: ReportTableProps) {
  const { t } = useTranslation('lab');
  const [first] = useState(props);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let gone = false;
    void open(first).then((done) => {
      if (!gone) setOpened(done);
    });
    return () => {
      gone = true;
    };
  }, [first]);
  if (opened === null)
    return (
      <p role="status" className={css.waiting}>
        {t('opening')}
      </p>
    );
  switch (opened.is) {
    case 'unreadable':
      return (
        <Told title={t(`report.${opened.reason}`)}>
          <p>{t(`report.${opened.reason}.about`)}</p>
        </Told>
      );
    case 'told':
      return (
        <Told title={t('report')}>
          <Failed report={opened.report} />
          <p>
            <Why why={opened.why} />
          </p>
        </Told>
      );
    case 'laid':
      return (
        <SessionContext value={opened.session}>
          <ReportDuel {...opened} />
        </SessionContext>
      );
  }
}

function ReportDuel({ report, laid, session }: Extract<Opened, { is: 'laid' }>) {
  const table = useSession((s) => s.table);
  const failure = useSession((s) => s.failure);
  const beside = useMemo(() => {
    const { undo, redo } = session.getState();
    const panel = <ReportPanel report={report} laid={laid} />;
    return { what: 'report' as const, panel, watching: false, onBack: undo, onStep: redo };
  }, [report, laid, session]);
  if (!table) return null;
  return (
    <Guard store={session} at={failure}>
      <Duel table={table} lab={beside} />
      <NoticeBar floating />
    </Guard>
  );
}

function Why({ why }: { why: Extract<OpenedReport, { ok: false }> }) {
  const { t } = useTranslation('lab');
  switch (why.reason) {
    case 'setup': {
      const [{ code, where }] = why.faults;
      return t('report.setup', { fault: code.replace(/[.-]/g, ' '), where });
    }
    case 'fails':
      return t('report.fails', { message: String(why.error) });
    default:
      return t(`report.${why.reason}`);
  }
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('lab');
  return (
    <div className={css.page}>
      <PageHeader />
      <main className={css.broken}>
        <h1>
          <Icon name="warn" />
          {title}
        </h1>
        {children}
        <div className={css.ways}>
          <FileButton />
          <a href="#lab">{t('all')}</a>
        </div>
      </main>
    </div>
  );
}
