import { useId, useState } from 'react';
import type { Phase } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { PlayerName, PlayerTag } from '../icons/PlayerTag.tsx';
import { useTurnOrInput } from '../useTurn.ts';
import { useTable } from './context.ts';
import css from './PhaseBar.module.css';

const phases: readonly Phase[] = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];

/** What is going on, for the bar's right end. */
function useHere(): string | null {
  const { t } = useTranslation('field');
  const { view, marks } = useTable();
  if (marks.here !== undefined) return marks.here;
  const resolving = view.chain.find((link) => link.state === 'resolving');
  if (resolving) return t('field.here.resolving', { number: resolving.index + 1 });
  if (view.chain.some((link) => link.state === 'waiting')) return t('field.here.building');
  return null;
}

function useLabel(): string {
  const { t } = useTranslation('field');
  const { view, names } = useTable();
  const phase = t(`field.phase-name.${view.phase}`);
  return t('field.phase.label', { turn: view.turn, name: names[view.turnPlayer], phase });
}

/** Elements of the bar, about. */
const BAR = 24;

/** Its room is kept until it is its turn. */
export function PhaseBar() {
  const drawn = useTurnOrInput(BAR);
  return (
    <nav className={css.bar} aria-label={useLabel()}>
      {drawn ? <Phases /> : null}
    </nav>
  );
}

/** Turn, phases and what is going on. Phases that may be moved to are buttons. */
function Phases() {
  const { t } = useTranslation('field');
  const { view, names } = useTable();
  const here = useHere();
  return (
    <>
      <span className={css.turn}>
        <span className={css.small}>{t('field.phase.turn', { turn: view.turn })}</span>
        <PlayerName player={view.turnPlayer} name={names[view.turnPlayer]} />
      </span>
      <ol className={css.phases} data-fleeting>
        {phases.map((phase) => (
          <li key={phase}>
            <PhaseItem phase={phase} />
          </li>
        ))}
      </ol>
      <span className={css.here}>
        {here !== null ? (
          <>
            <Icon name="link" />
            {here}
          </>
        ) : view.step !== null ? (
          <span className={css.step}>{t(`field.here.${view.step}`)}</span>
        ) : null}
      </span>
    </>
  );
}

function PhaseItem({ phase, onDone }: { phase: Phase; onDone?: () => void }) {
  const { t } = useTranslation('field');
  const { view, marks, events } = useTable();
  const mark = marks.phases?.[phase];
  const text = t(`field.phase-short.${phase}`);
  if (view.phase === phase) {
    return (
      <span className={`${css.phase} ${css.now}`} aria-current="step">
        {text}
      </span>
    );
  }
  if (!mark?.legal && mark?.dimmed === undefined) return <span className={css.phase}>{text}</span>;
  const name = t('field.phase.move', { phase: t(`field.phase-name.${phase}`) });
  return (
    <button
      type="button"
      className={`${css.phase} ${mark.legal ? css.legal : ''}`}
      aria-label={mark.key === undefined ? name : t('field.phase.key', { phase: name, key: mark.key })}
      aria-disabled={mark.legal ? undefined : true}
      aria-description={mark.dimmed}
      title={mark.dimmed}
      onClick={() => {
        events.onPhase(phase);
        if (mark.legal) onDone?.();
      }}
    >
      {text}
      {mark.legal && mark.key !== undefined ? (
        <span className={css.key} aria-hidden="true">
          {mark.key}
        </span>
      ) : null}
    </button>
  );
}

/** The phone's form: one pill that opens the list. */
export function PhasePill() {
  const { t } = useTranslation('field');
  const { view, marks } = useTable();
  const [open, setOpen] = useState(false);
  const list = useId();
  const movable = phases.some((phase) => marks.phases?.[phase]);
  return (
    <nav className={css.compact} aria-label={useLabel()}>
      <span className={css.small}>{t('field.phase.turn', { turn: view.turn })}</span>
      <PlayerTag player={view.turnPlayer} />
      <button
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className={css.pill}>
          {t(view.step === 'damage' ? 'field.here.damage' : `field.phase-short.${view.phase}`)}
          {movable ? <Icon name="right" className={css.turned} /> : null}
        </span>
      </button>
      <ol id={list} className={css.menu} hidden={!open} data-fleeting>
        {phases.map((phase) => (
          <li key={phase}>
            <PhaseItem phase={phase} onDone={() => setOpen(false)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
