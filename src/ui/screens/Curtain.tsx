import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Player } from '../../engine/contract.ts';
import { type Curtain as Facts, type Request, useSession, useSessionStore } from '../../session/index.ts';
import { beforePaint } from '../afterwards.ts';
import { factsOf } from '../facts.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Who } from '../panels/PlayerTag.tsx';
import { forgetPresses } from '../presses.ts';
import css from './Curtain.module.css';
import { BigTag, Button } from './controls.tsx';

interface VeilProps {
  to: Player;
  title: string;
  begin: Answering['begin'];
  children: ReactNode;
}

/** The page between two players: nothing of the table is behind it. */
function Veil({ to, title, begin, children }: VeilProps) {
  const heading = useId();
  useLayoutEffect(forgetPresses, []);
  // The key may be held down still by whoever has just answered.
  const keys = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
    else begin();
  };
  return (
    <main className={css.page} onKeyDown={keys} onPointerDown={begin}>
      <svg className={css.mesh} aria-hidden="true">
        <defs>
          <pattern id="curtain-mesh" width="16" height="16" patternUnits="userSpaceOnUse">
            <g fill="none" stroke="var(--back-line)" strokeWidth="1.2">
              <circle cx="0" cy="0" r="6.2" />
              <circle cx="16" cy="0" r="6.2" />
              <circle cx="0" cy="16" r="6.2" />
              <circle cx="16" cy="16" r="6.2" />
              <circle cx="8" cy="8" r="6.2" />
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#curtain-mesh)" />
      </svg>
      <section className={css.card} aria-labelledby={heading}>
        <BigTag player={to} huge />
        <h1 id={heading}>{title}</h1>
        {children}
      </section>
    </main>
  );
}

/** Sooner than this (ms) nobody has seen what is asked: a second click or key was for what was there before. */
const SIGHT = 300;

interface Answering {
  /** What has the focus as soon as it can be answered. */
  first: RefObject<HTMLButtonElement | null>;
  /** Whatever is pressed on the page begins here. */
  begin: () => void;
  /** Makes a button answer. */
  answer(job: () => void): ComponentProps<'button'>;
}

function useAnswering(): Answering {
  const first = useRef<HTMLButtonElement>(null);
  const tooEarly = useRef(false);
  const [seen, setSeen] = useState(false);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    const timer = setTimeout(() => setSeen(true), SIGHT);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Nobody loses a place that they have gone to meanwhile.
    if (!seen || document.activeElement !== before.current) return;
    return beforePaint(first, () => first.current?.focus({ preventScroll: true }));
  }, [seen]);
  return {
    first,
    begin() {
      tooEarly.current = !seen;
    },
    answer: (job) => ({
      'aria-disabled': !seen,
      // The second of a double click was for what stood in the same place before.
      onClick: ({ detail }) => seen && !tooEarly.current && detail <= 1 && job(),
    }),
  };
}

export function Curtain({ curtain, names }: { curtain: Facts; names: readonly [string, string] }) {
  const { t } = useTranslation(['screens', 'words']);
  const canUndo = useSession((s) => s.table?.canUndo ?? false);
  const { reveal, undo } = useSessionStore().getState();
  const { first, begin, answer } = useAnswering();
  const { to, from, turn, turnPlayer, links, newest, phase } = curtain;
  const name = names[to];
  const chain = links > 0;
  const about =
    from === null
      ? t(canUndo ? 'curtain.back' : 'curtain.first', { name })
      : t('curtain.answered', { name, other: names[from] });
  return (
    <Veil to={to} title={t('curtain.title', { name })} begin={begin}>
      <p className={css.about}>{about}</p>
      <dl className={css.facts}>
        <div>
          <dt>{t('curtain.turn', { turn })}</dt>
          <dd>
            <Who player={turnPlayer} name={names[turnPlayer]} />
          </dd>
        </div>
        <div>
          <dt>{t('curtain.chain')}</dt>
          <dd>{chain ? t('curtain.links', { count: links }) : t('curtain.no-chain')}</dd>
        </div>
        <div>
          <dt>{t(chain ? 'curtain.newest' : 'curtain.phase')}</dt>
          <dd>{chain ? (factsOf(newest)?.name ?? t('curtain.nothing')) : t(`words:phase.${phase}`)}</dd>
        </div>
      </dl>
      <Button ref={first} main hint="Enter" className={css.show} {...answer(reveal)}>
        {t('curtain.show', { name })}
      </Button>
      <p className={css.note}>
        <Icon name="eyeoff" />
        {t('curtain.hidden')}
      </p>
      {from !== null && canUndo ? (
        <button type="button" className={css.quiet} {...answer(undo)}>
          {t('curtain.take-back', { name: names[from] })}
        </button>
      ) : null}
    </Veil>
  );
}

/** Asks the other player to agree. */
export function Consent({ request, names }: { request: Request; names: readonly [string, string] }) {
  const { t } = useTranslation('screens');
  const { consent } = useSessionStore().getState();
  const back = request.what === 'back';
  const name = names[request.of];
  const other = names[request.by];
  const { first, begin, answer } = useAnswering();
  return (
    <Veil to={request.of} title={t(back ? 'consent.back' : 'consent.open', { name, other })} begin={begin}>
      <p className={css.about}>
        {back
          ? t('consent.back.about', { other, count: request.decisions })
          : t('consent.open.about', { other })}{' '}
        {t('consent.give', { name })}
      </p>
      {back ? (
        <div className={css.since}>
          <p>{t('consent.since')}</p>
          <ul>
            {request.reveals.map((what) => (
              <li key={what}>{t(`consent.reveal.${what}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={css.answers}>
        <Button {...answer(() => consent(true))}>
          {t(back ? 'consent.yes' : 'consent.yes-open', { name })}
        </Button>
        <Button ref={first} {...answer(() => consent(false))}>
          {t('consent.no')}
        </Button>
      </div>
    </Veil>
  );
}
