import { memo, useEffect, useRef } from 'react';
import { type Stop, type Table, useSessionStore } from '../../session/index.ts';
import { beforePaint } from '../afterwards.ts';
import { useTranslation } from '../i18n/index.ts';
import { thePhase } from '../i18n/say.ts';
import { logLines, type Names } from '../i18n/sentences.ts';
import { Icon } from '../icons/Icon.tsx';
import { PlayerTag } from '../panels/PlayerTag.tsx';
import { useOpen } from '../shown.ts';
import { useUnfolding } from '../unfolding.ts';
import { Button, IconButton } from './controls.tsx';
import { Dialog } from './Dialog.tsx';
import css from './Timeline.module.css';

interface TimelineProps {
  table: Table;
  names: Names;
}

/** Ticks that fit into the strip; a longer duel shows its newest. */
const TICKS = 42;

/** Decisions before and after the present one that are drawn in one frame. */
const NEAR = 4;

/** Every decision as a tick, the first of a turn taller; steps to both sides; the list behind it. */
export const Timeline = memo(function Timeline({ table, names }: TimelineProps) {
  const { t } = useTranslation('screens');
  const { stepBack, redo, comeBack } = useSessionStore().getState();
  const [open, setOpen] = useOpen<true>();
  const { stops, at } = table;
  const here = stops.findIndex((s) => s.node === at);
  const from = Math.max(0, Math.min(here - TICKS + 8, stops.length - TICKS));
  return (
    <section className={css.time} aria-label={t('time')}>
      <IconButton icon="left" label={t('time.back')} disabled={!table.canUndo} onClick={stepBack} />
      <button
        type="button"
        className={css.ticks}
        aria-label={t('time.open', { at: here + 1, count: stops.length })}
        title={t('time.open', { at: here + 1, count: stops.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {stops.slice(from, from + TICKS).map((stop, i) => (
          <i
            key={stop.node}
            className={[
              stop.turn !== stops[from + i - 1]?.turn && css.turn,
              from + i === here && css.here,
              from + i > here && css.ahead,
              stop.others.length > 0 && css.fork,
            ]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </button>
      {table.left >= 0 ? <IconButton icon="branch" label={t('time.return')} onClick={comeBack} /> : null}
      <IconButton icon="right" label={t('time.forth')} disabled={!table.canRedo} onClick={redo} />
      {open ? <TimeList table={table} names={names} onClose={() => setOpen(null)} /> : null}
    </section>
  );
});

function TimeList({ table, names, onClose }: TimelineProps & { onClose: () => void }) {
  const { t } = useTranslation('screens');
  const { jump, comeBack } = useSessionStore().getState();
  const here = useRef<HTMLLIElement>(null);
  const { stops, at } = table;
  const now = stops.findIndex((stop) => stop.node === at);
  // What is seen first comes first, then what lies further away on both sides.
  const near = useUnfolding(Math.max(now + 1, stops.length - now), NEAR);
  const first = Math.max(0, now + 1 - near);
  const shown = stops.slice(first, now + near);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes before it moves it
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up.
    return beforePaint(here, () => void here.current?.scrollIntoView({ block: 'center' }));
  }, [near]);
  const go = (node: number) => {
    onClose();
    jump(node);
  };
  return (
    <Dialog title={t('time')} onClose={onClose} wide>
      <p className={css.about}>{t('time.about')}</p>
      {table.left >= 0 ? (
        <Button
          className={css.return}
          onClick={() => {
            onClose();
            comeBack();
          }}
        >
          <Icon name="branch" />
          {t('time.return')}
        </Button>
      ) : null}
      <ol>
        {shown.map((stop, i) => {
          const current = stop.node === at;
          return (
            <li key={stop.node} ref={current ? here : undefined} aria-current={current ? 'step' : undefined}>
              {stop.turn !== stops[first + i - 1]?.turn ? (
                <h3 className={css.heading}>{t('time.turn', { turn: stop.turn })}</h3>
              ) : null}
              <button type="button" className={css.stop} disabled={current} onClick={() => go(stop.node)}>
                <PlayerTag player={stop.player} />
                <StopText stop={stop} table={table} names={names} />
                <span className={css.go}>{t(current ? 'time.here' : 'time.go')}</span>
              </button>
              {stop.others.map((other) => (
                <button key={other.first} type="button" className={css.other} onClick={() => go(other.tip)}>
                  <Icon name="branch" />
                  {t('time.branch', { count: other.length })}
                </button>
              ))}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

function StopText({ stop, table, names }: { stop: Stop; table: Table; names: Names }) {
  const { t } = useTranslation('screens');
  const name = table.names[stop.player];
  if (stop.events === null) {
    return <span>{table.result ? t('time.end') : t('time.now', { name })}</span>;
  }
  if (stop.did === 'phase') {
    const ends = stop.to === 'end' || stop.to === 'draw';
    return (
      <span>
        {ends ? t('time.end-turn', { name }) : t('time.phase', { name, phase: thePhase(stop.to ?? '') })}
      </span>
    );
  }
  if (stop.did === 'pass') return <span>{t('time.nothing', { name })}</span>;
  const lines = logLines(stop.events, names)
    .filter((line) => line.kind === 'event')
    .map((line) => line.text);
  return <span>{lines.slice(0, 3).join(' ') || t('time.answer', { name })}</span>;
}
