import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { DuelEvent } from '../../engine/contract.ts';
import { beforePaint } from '../afterwards.ts';
import { useTranslation } from '../i18n/index.ts';
import { Account, type LogLine, type LogStart, type Names } from '../i18n/sentences.ts';
import { Icon } from '../icons/Icon.tsx';
import { ArticleLink } from '../rulebook/ArticleLink.tsx';
import css from './Log.module.css';
import { marked, unmark } from './marked.ts';
import { Who } from './PlayerTag.tsx';

interface LogProps {
  /** Everything that has happened, as the viewer may see it. */
  events: readonly DuelEvent[];
  names: Names;
  /** Lights the cards of the line under the pointer. */
  onLight?: (cards: readonly number[]) => void;
  /** The turn in which the account begins, where no event says so. */
  start?: LogStart;
  /** Who is being asked now; told as the last line while a chain is built. */
  asked?: { player: 0 | 1; link: number } | null;
}

/** The account of the duel, indented by chain links; the newest line is at the bottom. */
export function Log({ events, names, onLight, asked, start }: LogProps) {
  const { t } = useTranslation('panels');
  const strong = useMemo(() => marked(names), [names]);
  const [account] = useState(() => new Account());
  const turns = useMemo(() => account.lines(events, strong, start), [account, events, strong, start]);
  const list = useRef<HTMLOListElement>(null);
  const count = turns.reduce((sum, lines) => sum + lines.length, 0);
  useEffect(() => {
    if (count === 0) return;
    return beforePaint(list, () => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
  }, [count]);
  // The list grows smaller when a question comes up beside it: its newest line stays in sight.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <section className={css.log} aria-label={t('log')}>
      <h2>{t('log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
      <ol ref={list} tabIndex={0} aria-label={t('log')}>
        {count === 0 ? <li className={css.line}>{t('log.empty')}</li> : null}
        {turns.map((lines, turn) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns follow one another
          <Turn key={turn} lines={lines} players={names.players} onLight={onLight} />
        ))}
        {asked ? (
          <li className={css.line} style={depth(asked.link + 1)}>
            <Rails depth={asked.link + 1} />
            {asked.link >= 0 ? (
              <span
                className={`${css.number} ${css.open}`}
                style={{ left: `${Math.min(asked.link, 4) * STEP}px` }}
              >
                {asked.link + 1}
              </span>
            ) : null}
            {t('log.asked', { player: names.players[asked.player] })}
          </li>
        ) : null}
      </ol>
    </section>
  );
}

const STEP = 18;
const depth = (links: number): React.CSSProperties =>
  links > 0 ? { paddingLeft: `${Math.min(links, 5) * STEP + 4}px` } : {};

interface TurnProps extends Omit<LineProps, 'line'> {
  lines: readonly LogLine[];
}

/** Drawn anew only if one of its lines is another. */
const Turn = memo(function Turn({ lines, players, onLight }: TurnProps) {
  return lines.map((line) => <Line key={line.key} line={line} players={players} onLight={onLight} />);
});

interface LineProps {
  line: LogLine;
  players: Names['players'];
  onLight?: (cards: readonly number[]) => void;
}

function Line({ line, players, onLight }: LineProps) {
  const { t } = useTranslation('panels');
  if (line.kind === 'turn') {
    return (
      <li className={css.turn}>
        {unmark(line.text)}
        {line.player === null ? null : <Who player={line.player} name={players[line.player]} />}
      </li>
    );
  }
  if (line.kind === 'phase') return <li className={css.phase}>{unmark(line.text)}</li>;
  return (
    <li
      className={`${css.line} ${css[line.tone]}`}
      style={depth(line.depth)}
      onPointerEnter={() => onLight?.(line.cards)}
      onPointerLeave={() => onLight?.([])}
    >
      <Rails depth={line.depth} />
      {line.link === null ? null : (
        <span className={css.number} style={{ left: `${(Math.min(line.depth, 5) - 1) * STEP}px` }}>
          <span className="vh">{t('log.number', { number: line.link })}</span>
          <span aria-hidden="true">{line.link}</span>
        </span>
      )}
      {line.tone === 'negated' ? <Icon name="no" className={css.glyph} /> : null}
      {line.tone === 'missed' ? <Icon name="clock" className={css.glyph} /> : null}
      <Marked text={line.text} />
      {line.tone === 'missed' || line.tone === 'negated' ? <ArticleLink id={line.article} /> : null}
    </li>
  );
}

/** One upright line for each link around the sentence. */
function Rails({ depth: links }: { depth: number }) {
  return [...Array(Math.min(links, 5)).keys()].map((link) => (
    <span key={link} className={css.rail} style={{ left: `${link * STEP + 7}px` }} aria-hidden="true" />
  ));
}

/** A sentence with the names in it set off. */
function Marked({ text }: { text: string }) {
  return text.split(/\u2068([^\u2069]*)\u2069/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
    i % 2 === 1 ? <strong key={i}>{part}</strong> : <Fragment key={i}>{part}</Fragment>,
  );
}
