import { createElement, memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { TouchBackend } from 'react-dnd-touch-backend';
import type { Action, Prompt, View } from '../../engine/contract.ts';
import { type Table, useSessionStore } from '../../session/index.ts';
import { type SheetTab, TableLayout, type WatchedTab } from '../field/layout.tsx';
import { Field } from '../field/Table.tsx';
import { useMode } from '../field/useMode.ts';
import { useTranslation } from '../i18n/index.ts';
import type { Names } from '../i18n/sentences.ts';
import { Mark } from '../icons/Icon.tsx';
import { DragRulesProvider, POINTER, useDragged } from '../input/dnd.ts';
import { Ghost } from '../input/Ghost.tsx';
import { useTableKeys } from '../input/useTableKeys.ts';
import { ChainPanel } from '../panels/ChainPanel.tsx';
import { Inspector } from '../panels/Inspector.tsx';
import { Log } from '../panels/Log.tsx';
import { viewOf } from '../panels/look.ts';
import { PromptPanel } from '../panels/PromptPanel.tsx';
import { Articles } from '../rulebook/ArticleLink.tsx';
import { useFollowing, useOpen } from '../shown.ts';
import { CardMenu } from './CardMenu.tsx';
import { Button, IconButton } from './controls.tsx';
import css from './Duel.module.css';
import { DuelMenu } from './DuelMenu.tsx';
import { Region } from './Guard.tsx';
import { KeySheet } from './KeySheet.tsx';
import { Result } from './Result.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { Timeline } from './Timeline.tsx';
import { type DuelState, useDuel } from './useDuel.ts';

type Open = 'menu' | 'settings' | 'keys';

/** A case that plays itself on the table, or the duel of a report. */
export interface Watched {
  what: WatchedTab;
  /** What stands beside the chain instead of the log. */
  panel: ReactNode;
  /** Nobody answers: the case does. */
  watching: boolean;
  onBack: () => void;
  onStep: () => void;
}

interface DuelProps {
  table: Table;
  lab?: Watched;
}

export function Duel({ table, lab }: DuelProps) {
  return (
    <DndProvider backend={TouchBackend} options={POINTER}>
      <Articles>
        <DuelTable table={table} lab={lab} />
      </Articles>
    </DndProvider>
  );
}

function DuelTable({ table: given, lab }: DuelProps) {
  const { t } = useTranslation('screens');
  const store = useSessionStore();
  const mode = useMode();
  const dragged = useDragged();
  const watching = lab?.watching ?? false;
  // What is only watched asks nothing of those who watch.
  const table = useMemo(() => (watching ? { ...given, prompt: null } : given), [given, watching]);
  const duel = useDuel(table, dragged);
  const [open, setOpen] = useOpen<Open>();
  const [tab, setTab] = useState<SheetTab>(lab?.what ?? 'chain');
  const [lookedBack, setLookedBack] = useState<number | null>(null);
  const { view, names } = duel;
  // A question is shown where it is answered.
  const [question, setQuestion] = useState(table.prompt);
  if (question !== table.prompt) {
    setQuestion(table.prompt);
    if (table.prompt && table.prompt.kind !== 'act') setTab('chain');
  }
  const { undo, redo, decide, hold } = store.getState();
  const pass = table.prompt?.options.findIndex((o) => o.do === 'pass') ?? -1;

  useTableKeys({
    passer: pass >= 0 ? (table.prompt?.player ?? null) : null,
    onPass: () => decide(pass),
    onHold: hold,
    onUndo: watching ? lab!.onBack : undo,
    onRedo: watching ? lab!.onStep : redo,
    onHelp: () => setOpen('keys'),
    onEnter: duel.enter,
    onEscape: duel.hand.aiming === null ? undefined : duel.cancel,
  });

  const { canUndo, canRedo } = table;
  const tools = useMemo(
    () => <Tools canUndo={canUndo} canRedo={canRedo} watching={watching} onOpen={setOpen} />,
    [canUndo, canRedo, watching, setOpen],
  );
  const bar = useMemo(() => ({ start: <Mark className={css.mark} />, end: tools }), [tools]);
  // The field and the question come first; what stands beside them follows when there is time.
  const moment = useMemo(() => ({ table, view, names }), [table, view, names]);
  const following = useFollowing(moment);
  const last = useFollowing(following);
  const looked = useDeferredValue(duel.looked);
  const apart = (part: ReactNode) => <Region at={given}>{part}</Region>;
  const onAct = mode === 'wide' ? undefined : duel.act;
  const inspector = following && apart(<CardPanel {...following} looked={looked} onAct={onAct} />);
  const onResult = useCallback(() => setLookedBack(null), []);
  const chain = apart(
    <ChainSide
      table={given}
      view={view}
      names={names}
      hand={duel.hand}
      light={duel.light}
      preview={duel.preview}
      setPicks={duel.setPicks}
      cancel={duel.cancel}
      inLab={!!lab}
      watching={watching}
      compact={mode === 'phone'}
      onResult={onResult}
    />,
  );
  const log = last && apart(<LogSide {...last} onLight={duel.light} />);
  const timeline = watching || !last ? null : apart(<Timeline table={last.table} names={last.names} />);
  const side = mode === 'side' ? tools : null;

  return (
    <DragRulesProvider value={duel.rules}>
      <TableLayout
        left={
          <>
            <header className={css.bar}>
              {following && (
                <>
                  <Mark />
                  <span className={css.brand}>{t('brand')}</span>
                  {tools}
                </>
              )}
            </header>
            <div className={css.grow}>{inspector}</div>
            {timeline}
          </>
        }
        mid={
          <>
            <h1 className="vh">{t('duel.label', { a: table.names[0], b: table.names[1] })}</h1>
            {apart(
              <Field
                view={view}
                marks={duel.marks}
                bottom={table.bottom}
                names={table.names}
                onCard={duel.onCard}
                onZone={duel.onZone}
                onHover={duel.onHover}
                onPhase={duel.onPhase}
                onPlayer={duel.onPlayer}
                bar={bar}
              />,
            )}
            {apart(<CardMenu duel={duel} table={table} />)}
          </>
        }
        right={
          <>
            <div className={css.scroll}>{chain}</div>
            <div className={css.grow}>
              {lab ? <Beside what={lab.what} panel={apart(lab.panel)} log={log} /> : log}
            </div>
          </>
        }
        sheet={{
          ...(lab ? { [lab.what]: sheet(side, apart(lab.panel)) } : {}),
          chain: sheet(side, chain),
          card: sheet(side, inspector),
          log: sheet(side, timeline, log),
        }}
        tab={tab}
        onTab={setTab}
        asked={table.prompt ? asked(table.prompt) : undefined}
      />
      {apart(
        <>
          <Ghost view={view} />
          {open === 'menu' ? (
            <DuelMenu table={given} inLab={!!lab} onClose={() => setOpen(null)} onOpen={setOpen} />
          ) : null}
          {open === 'settings' ? <SettingsDialog onClose={() => setOpen(null)} /> : null}
          {open === 'keys' ? <KeySheet onClose={() => setOpen(null)} /> : null}
          {table.result && !lab && lookedBack !== table.at ? (
            <Result view={view} onLook={() => setLookedBack(table.at)} />
          ) : null}
        </>,
      )}
    </DragRulesProvider>
  );
}

/** The turn player's free choice is no question. */
const asked = (prompt: Prompt) => (prompt.kind === 'act' && prompt.purpose === 'act' ? null : prompt);

const sheet = (...parts: ReactNode[]) => createElement('div', { className: css.sheet }, ...parts);

/** What is watched or the log: there is room for one of them. */
function Beside({ what, panel, log }: { what: WatchedTab; panel: ReactNode; log: ReactNode }) {
  const { t } = useTranslation('field');
  const [shown, setShown] = useState<WatchedTab | 'log'>(what);
  return (
    <div className={css.beside}>
      <div className={css.choice}>
        {[what, 'log' as const].map((which) => (
          <button key={which} type="button" aria-pressed={shown === which} onClick={() => setShown(which)}>
            {t(`field.sheet.${which}`)}
          </button>
        ))}
      </div>
      {shown === 'log' ? log : panel}
    </div>
  );
}

interface ToolsProps {
  canUndo: boolean;
  canRedo: boolean;
  watching: boolean;
  onOpen: (open: Open) => void;
}

function Tools({ canUndo, canRedo, watching, onOpen }: ToolsProps) {
  const { t } = useTranslation('screens');
  const { undo, redo } = useSessionStore().getState();
  return (
    <div className={css.tools}>
      {watching ? null : (
        <>
          <IconButton icon="undo" label={t('duel.undo')} disabled={!canUndo} onClick={undo} />
          <IconButton
            icon="redo"
            className={css.roomy}
            label={t('duel.redo')}
            disabled={!canRedo}
            onClick={redo}
          />
        </>
      )}
      <IconButton icon="help" className={css.roomy} label={t('duel.keys')} onClick={() => onOpen('keys')} />
      <IconButton icon="menu" label={t('duel.menu')} aria-haspopup="dialog" onClick={() => onOpen('menu')} />
    </div>
  );
}

interface CardPanelProps {
  view: View;
  names: Names;
  looked: number | null;
  onAct: DuelState['act'] | undefined;
}

const CardPanel = memo(function CardPanel({ view, names, looked, onAct }: CardPanelProps) {
  const store = useSessionStore();
  const card = looked === null ? null : (viewOf(view, looked) ?? null);
  const id = card?.id ?? -1;
  // Asked for anew with every view: what can be done changes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view stands for the moment
  const attempts = useMemo(() => (id >= 0 ? store.getState().attempts(id) : []), [id, view, store]);
  const act =
    onAct && (({ card, do: deed, effect, on }: Action) => void onAct({ card, do: deed, effect, on }));
  return <Inspector card={card} names={names} attempts={attempts} onAct={act} />;
});

interface ChainSideProps
  extends Pick<DuelState, 'view' | 'names' | 'light' | 'preview' | 'setPicks' | 'cancel'> {
  table: Table;
  hand: DuelState['hand'];
  inLab: boolean;
  watching: boolean;
  compact: boolean;
  onResult: () => void;
}

const ChainSide = memo(function ChainSide(props: ChainSideProps) {
  const { table, view, names, hand, inLab, watching, compact, onResult } = props;
  const { t } = useTranslation('screens');
  const store = useSessionStore();
  const { prompt, canCancel } = table;
  const { decide, refusal, rematch } = store.getState();
  const option = hand.preview === null ? undefined : prompt?.options[hand.preview];
  const preview =
    prompt && prompt.kind !== 'act' && option && option.card >= 0 && option.do === 'activate'
      ? { player: prompt.player, card: option.card, effect: option.effect }
      : null;
  return (
    <ChainPanel
      view={view}
      names={names}
      last={table.lastChain}
      preview={preview}
      compact={compact}
      onLight={props.light}
    >
      {prompt ? (
        <PromptPanel
          prompt={prompt}
          view={view}
          names={names}
          onAnswer={decide}
          onPreview={props.preview}
          onLight={props.light}
          refusal={refusal}
          onCancel={canCancel ? props.cancel : undefined}
          picks={hand.picks}
          onPicks={props.setPicks}
          readOnly={watching}
        />
      ) : null}
      {table.result ? (
        <div className={css.ended}>
          <p>{t('duel.over')}</p>
          {inLab ? null : (
            <>
              <Button onClick={onResult}>{t('result.show')}</Button>
              <Button onClick={rematch}>{t('result.rematch')}</Button>
            </>
          )}
        </div>
      ) : null}
    </ChainPanel>
  );
});

interface LogSideProps {
  table: Table;
  view: View;
  names: Names;
  onLight: DuelState['light'];
}

const LogSide = memo(function LogSide({ table, view, names, onLight }: LogSideProps) {
  const events = useMemo(() => table.log.flatMap((entry) => entry.events), [table.log]);
  const chained = view.chain.some((link) => link.state === 'waiting');
  const asked = table.prompt && chained ? { player: table.prompt.player, link: view.chain.length } : null;
  return <Log events={events} names={names} onLight={onLight} asked={asked} />;
});
