import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Engine } from '../../engine/api.ts';
import { type CardIndex, type CaseFile, checkCase, parseCase } from '../../formats/case/index.ts';
import { SessionContext, type Settings, useSession } from '../../session/index.ts';
import { type LabTable, openCase } from '../../session/lab.ts';
import { i18n, useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Duel } from '../screens/Duel.tsx';
import { Guard } from '../screens/Guard.tsx';
import { NoticeBar } from '../screens/Notice.tsx';
import { PageHeader } from '../screens/PageHeader.tsx';
import { CasePanel } from './CasePanel.tsx';
import { FileButton } from './FileButton.tsx';
import css from './Lab.module.css';
import { CaseWords } from './words.ts';

interface Problem {
  line: number;
  message: string;
}

interface CaseTableProps {
  text: string;
  /** Of the file, or the id. */
  name: string;
  engine: Engine;
  index: CardIndex;
  settings: Settings;
}

type Opened = { ok: true; file: CaseFile; table: LabTable } | { ok: false; problems: readonly Problem[] };

function open({ text, engine, index, settings }: CaseTableProps): Opened {
  const parsed = parseCase(text, index);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };
  const random = () => crypto.getRandomValues(new Uint32Array(1))[0];
  try {
    const problems = checkCase(engine, parsed.case);
    if (problems.length > 0) return { ok: false, problems };
    return { ok: true, file: parsed.case, table: openCase(parsed.case, { engine, settings, random }) };
  } catch (error) {
    // The rules fail at the board: there is nothing to show, and no file is at fault.
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ line: 1, message: i18n.t('lab:broken.rules', { message }) }] };
  }
}

/** One case on the table, or what keeps it from being laid out. */
export function CaseTable(props: CaseTableProps) {
  const [opened] = useState(() => open(props));
  useEffect(() => {
    if (opened.ok) return opened.table.close;
  }, [opened]);
  if (!opened.ok) return <Broken name={props.name} problems={opened.problems} />;
  return (
    <SessionContext value={opened.table.session}>
      <CaseDuel file={opened.file} table={opened.table} />
    </SessionContext>
  );
}

function CaseDuel({ file, table: { lab, session } }: { file: CaseFile; table: LabTable }) {
  const table = useSession((s) => s.table);
  const failure = useSession((s) => s.failure);
  const taken = useStore(lab, (s) => s.taken);
  const names = useSession((s) => s.settings.names);
  const words = useMemo(() => new CaseWords(file, names), [file, names]);
  const watched = useMemo(
    () => ({
      what: 'case' as const,
      panel: <CasePanel lab={lab} words={words} />,
      watching: !taken,
      onBack: lab.getState().back,
      onStep: lab.getState().step,
    }),
    [lab, words, taken],
  );
  if (!table) return null;
  return (
    <Guard store={session} at={failure}>
      <Duel table={table} lab={watched} />
      <NoticeBar floating />
    </Guard>
  );
}

function Broken({ name, problems }: { name: string; problems: readonly Problem[] }) {
  const { t } = useTranslation('lab');
  return (
    <div className={css.page}>
      <PageHeader />
      <main className={css.broken}>
        <h1>
          <Icon name="warn" />
          {t('broken')}
        </h1>
        <p>{t('broken.name', { name })}</p>
        <div role="alert">
          <ul>
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <b>{t('broken.line', { line })}</b>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.ways}>
          <FileButton />
          <a href="#lab">{t('all')}</a>
        </div>
      </main>
    </div>
  );
}
