import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Requirement } from '../../engine/contract.ts';
import type { ShownCheck, ShownStep } from '../../formats/case/index.ts';
import type { Step } from '../../formats/case/model.ts';
import { useSession } from '../../session/index.ts';
import { type LabStore, SPEEDS } from '../../session/lab.ts';
import { namesOf } from '../adapter.ts';
import { useTranslation } from '../i18n/index.ts';
import { type Names, requirementSentence } from '../i18n/sentences.ts';
import { type Glyph, Icon } from '../icons/Icon.tsx';
import { PlayerTag } from '../panels/PlayerTag.tsx';
import { ArticleLink } from '../rulebook/ArticleLink.tsx';
import { Button, IconButton } from '../screens/controls.tsx';
import { printed } from './bundled.ts';
import css from './CasePanel.module.css';
import type { CaseWords } from './words.ts';

interface CasePanelProps {
  lab: LabStore;
  words: CaseWords;
}

/** The case beside its table: where it stands, what each step does, and whether what it expects holds. */
export function CasePanel({ lab, words }: CasePanelProps) {
  const { t } = useTranslation('lab');
  const { showing, at, taken, goTo } = useStore(lab);
  const view = useSession((s) => s.table?.view);
  const players = useSession((s) => s.settings.names);
  const names = view ? namesOf(view, players) : null;
  const { file, steps, result } = showing;
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the step
  useEffect(() => {
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const over = at >= steps.length;
  return (
    <section className={css.panel} aria-label={t('panel')}>
      <h2>{printed(file.title)}</h2>
      <p className={css.rules}>
        {file.rules.map((id) => (
          <ArticleLink key={id} id={id} />
        ))}
      </p>
      <Transport lab={lab} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
      <ol className={css.steps} aria-label={t('steps')} tabIndex={0}>
        <li className={at === 0 ? css.current : undefined} ref={at === 0 ? current : undefined}>
          <button
            type="button"
            className={css.step}
            onClick={() => goTo(0)}
            aria-current={at === 0 ? 'step' : undefined}
          >
            <Icon name="lab" />
            <span>{t('start')}</span>
          </button>
        </li>
        {file.steps.map((step, i) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a case never changes
            key={i}
            step={step}
            shown={i < at ? steps[i] : undefined}
            failed={!result.ok && result.step === i + 1 ? result.message : null}
            current={i === at - 1}
            reachable={i < steps.length}
            words={words}
            names={names}
            here={i === at - 1 ? current : undefined}
            onGo={() => goTo(i + 1)}
          />
        ))}
      </ol>
      {over ? (
        <p role="status" className={result.ok ? css.held : css.failed}>
          <Icon name={result.ok ? 'yes' : 'no'} />
          {result.ok ? t('holds') : t('fails')}
          {result.ok || result.step !== null ? null : ` ${result.message}`}
        </p>
      ) : null}
      {taken ? (
        <div className={css.take}>
          <p>{t('taken')}</p>
          <Button onClick={lab.getState().giveBack}>
            <Icon name="undo" />
            {t('give-back')}
          </Button>
        </div>
      ) : (
        <div className={css.take}>
          <Button onClick={lab.getState().takeOver}>
            <Icon name="hand" />
            {t('take-over')}
          </Button>
          <a href="#lab">{t('all')}</a>
        </div>
      )}
    </section>
  );
}

function Transport({ lab }: { lab: LabStore }) {
  const { t } = useTranslation('lab');
  const { at, playing, speed, showing, back, step, goTo, play, pause, setSpeed } = useStore(lab);
  const count = showing.steps.length;
  const total = showing.file.steps.length;
  return (
    <div className={css.transport}>
      <IconButton icon="to-start" label={t('to-start')} disabled={at === 0} onClick={() => goTo(0)} />
      <IconButton icon="left" label={t('back')} disabled={at === 0} onClick={back} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'pause' : 'play')}
        className={css.play}
        disabled={count === 0}
        onClick={playing ? pause : play}
      />
      <IconButton icon="right" label={t('step')} disabled={at >= count} onClick={step} />
      <IconButton icon="to-end" label={t('to-end')} disabled={at >= count} onClick={() => goTo(count)} />
      <span className={css.where}>
        {at === 0 ? t('step-none', { count: total }) : t('step-of', { at, count: total })}
      </span>
      <select
        className={css.speed}
        aria-label={t('speed')}
        value={speed}
        onChange={(e) => setSpeed(SPEEDS.find((s) => s === e.target.value) ?? 'normal')}
      >
        {SPEEDS.map((s) => (
          <option key={s} value={s}>
            {t(`speed.${s}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface StepRowProps {
  step: Step;
  /** What it did and found, once it has been carried out. */
  shown: ShownStep | undefined;
  failed: string | null;
  current: boolean;
  /** Does the case come so far? */
  reachable: boolean;
  words: CaseWords;
  names: Names | null;
  here: React.Ref<HTMLLIElement> | undefined;
  onGo: () => void;
}

type State = 'open' | 'done' | 'held' | 'failed' | 'broken';
const GLYPHS: Record<State, Glyph> = { open: 'circle', done: 'dot', held: 'yes', failed: 'no', broken: 'no' };

function StepRow(props: StepRowProps) {
  const { step, shown, failed, current, reachable, words, names, here, onGo } = props;
  const { t } = useTranslation('lab');
  const asks = step.kind === 'can' || step.kind === 'cannot' || step.kind === 'rejects';
  const state = stateOf(step, shown, failed);
  const player = step.kind === 'decide' ? step.move.player : null;
  return (
    <li ref={here} className={`${current ? css.current : ''} ${css[state]}`.trim()}>
      {step.kind === 'expect' ? (
        step.checks.map((check, i) => (
          <CheckRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a case never changes
            key={i}
            text={words.check(check)}
            found={shown?.checks[i]}
            onGo={reachable ? onGo : undefined}
            current={current}
          />
        ))
      ) : (
        <button
          type="button"
          className={css.step}
          disabled={!reachable}
          aria-current={current ? 'step' : undefined}
          onClick={onGo}
        >
          {player !== null && state !== 'broken' ? (
            <PlayerTag player={player} />
          ) : (
            <Icon name={GLYPHS[state]} />
          )}
          <span>
            {state === 'done' ? null : <span className="vh">{t(`state.${state}`)} </span>}
            {words.step(step)}
          </span>
        </button>
      )}
      {shown && asks ? <Reasons reasons={told(step, shown.reasons)} names={names} /> : null}
      {shown?.verdict && state === 'failed' ? <Instead step={step} got={shown.verdict.got} /> : null}
      {shown && state === 'broken' ? <p className={css.got}>{failed}</p> : null}
    </li>
  );
}

function stateOf(step: Step, shown: ShownStep | undefined, failed: string | null): State {
  if (!shown) return 'open';
  if (shown.verdict) return shown.verdict.holds ? 'held' : 'failed';
  if (step.kind === 'expect') return shown.checks.every((c) => c.wrong === null) ? 'held' : 'failed';
  return failed === null ? 'done' : 'broken';
}

function CheckRow(props: {
  text: string;
  found: ShownCheck | undefined;
  current: boolean;
  onGo?: () => void;
}) {
  const { text, found, current, onGo } = props;
  const { t } = useTranslation('lab');
  const state = !found ? 'open' : found.wrong === null ? 'held' : 'failed';
  return (
    <div className={css[state]}>
      <button
        type="button"
        className={css.step}
        disabled={!onGo}
        aria-current={current ? 'step' : undefined}
        onClick={onGo}
      >
        <Icon name={GLYPHS[state]} />
        <span>
          <span className="vh">{t(`state.${state}`)} </span>
          {text}
        </span>
      </button>
      {found?.wrong ? <Got expected={found.wrong.expected} got={found.wrong.got} /> : null}
    </div>
  );
}

/** What came of something asked about, and the reason that was to be met. */
function Instead({ step, got }: { step: Step; got: string }) {
  const { t } = useTranslation('lab');
  const code = step.kind === 'cannot' ? step.because : null;
  return (
    <p className={css.got}>
      {code === null ? null : `${t('expected', { expected: t('reason', { code }) })}. `}
      <b>{t('instead', { got })}</b>
    </p>
  );
}

function Got({ expected, got }: { expected: string; got: string }) {
  const { t } = useTranslation('lab');
  return (
    <p className={css.got}>
      {`${t('expected', { expected })}, `}
      <b>{t('got', { got })}</b>
    </p>
  );
}

/** The reason that the case is about, where it names one; else all of them. */
function told(step: Step, reasons: readonly Requirement[]): readonly Requirement[] {
  if (step.kind !== 'cannot' || step.because === null) return reasons;
  const meant = reasons.filter((r) => r.code === step.because);
  return meant.length > 0 ? meant : reasons;
}

function Reasons({ reasons, names }: { reasons: readonly Requirement[]; names: Names | null }) {
  if (!names || reasons.length === 0) return null;
  const said = new Map(reasons.map((reason) => [requirementSentence(reason, names), reason.article]));
  return (
    <ul className={css.reasons}>
      {[...said].map(([sentence, article]) => (
        <li key={sentence}>
          {sentence}
          <ArticleLink id={article} />
        </li>
      ))}
    </ul>
  );
}
