import { useState } from 'react';
import type { Action, CardView, Requirement, StatLine } from '../../engine/contract.ts';
import { factsOf } from '../facts.ts';
import { useTranslation } from '../i18n/index.ts';
import {
  capital,
  cardName,
  type Names,
  nextChance,
  placeSentence,
  requirementSentence,
  sorted,
  statText,
} from '../i18n/sentences.ts';
import { Icon } from '../icons/Icon.tsx';
import { useReused } from '../reuse.ts';
import { ArticleLink } from '../rulebook/ArticleLink.tsx';
import { useUnfolding } from '../unfolding.ts';
import { useInTurn } from '../useTurn.ts';
import css from './Inspector.module.css';
import { Thumb } from './Thumb.tsx';

/** Something that might be tried with the card, and what that takes. */
export interface Attempt {
  action: Action;
  requirements: readonly Requirement[];
}

interface InspectorProps {
  card: CardView | null;
  names: Names;
  attempts: readonly Attempt[];
  /** Carries out an action whose requirements are met; without it the verdict is only told. */
  onAct?: (action: Action) => void;
  /** Words for a card that is not in the duel: its passcode, for the deck builder and the rulebook. */
  passcode?: number;
}

const isMet = (attempt: Attempt) => attempt.requirements.every((r) => r.met);

/** One card, large: what it is, where it is, what it can do now, and why it cannot do the rest. */
export function Inspector({ card, names, attempts, onAct, passcode }: InspectorProps) {
  const { t } = useTranslation('panels');
  const code = card?.passcode ?? passcode ?? 0;
  const facts = factsOf(code);
  if (!card && !facts) {
    return (
      <section className={css.panel} aria-label={t('inspector')}>
        <p className={css.empty}>{t('inspector.empty')}</p>
      </section>
    );
  }
  const can = attempts.filter(isMet);
  const cannot = attempts.filter((attempt) => !isMet(attempt));
  const decisive = cannot[0]?.requirements ?? [];
  const next = can.length === 0 ? nextChance(decisive, names) : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={css.panel} aria-label={t('inspector')} tabIndex={0}>
      <Thumb
        passcode={code}
        size="inspector"
        className={css.card}
        now={card && facts?.kind === 'monster' && card.faceUp ? card : undefined}
      />
      {facts ? null : (
        <p className={css.place}>
          <b>{t('inspector.hidden')}.</b> {t('inspector.hidden-why')}
        </p>
      )}
      {card ? <p className={css.place}>{placeSentence(card, names)}</p> : null}
      {card && facts?.kind === 'monster' ? <Stats card={card} names={names} /> : null}
      {can.length > 0 ? <Can attempts={can} names={names} onAct={onAct} /> : null}
      {cannot.length > 0 ? <AllCannot attempts={cannot} names={names} /> : null}
      {next ? (
        <p className={`${css.place} ${css.next}`}>
          <b>{t('inspector.next')}</b> {next}
        </p>
      ) : null}
    </section>
  );
}

const actionKey = (a: Action): string => [a.do, a.effect, a.on, a.phase].join(' ');

/** Attempts that fail for the very same reasons are told together: attacks at each monster, say. */
function groupByReasons(attempts: readonly Attempt[]): Attempt[][] {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const key = `${attempt.action.do} ${JSON.stringify(attempt.requirements)}`;
    const group = groups.get(key);
    if (group) group.push(attempt);
    else groups.set(key, [attempt]);
  }
  return [...groups.values()];
}

function useDeed(names: Names) {
  const { t } = useTranslation('panels');
  return (action: Action, form: 'deed' | 'act'): string => {
    if (action.do === 'attack' && action.on !== undefined)
      return action.on < 0
        ? t(`${form}.attack-direct`)
        : t(`${form}.attack-on`, { card: cardName(names, action.on) });
    return t(`${form}.${action.do}`);
  };
}

interface VerdictProps {
  attempts: readonly Attempt[];
  names: Names;
  onAct?: (action: Action) => void;
}

function Can({ attempts, names, onAct }: VerdictProps) {
  const deed = useDeed(names);
  return (
    <>
      {attempts.map((attempt) => (
        // Opened for one card, it is not open for the next one.
        <CanDo key={`${attempt.action.card} ${actionKey(attempt.action)}`} attempt={attempt} names={names} />
      ))}
      {onAct ? (
        <div className={css.actions}>
          {attempts.map(({ action }) => (
            <button
              type="button"
              key={actionKey(action)}
              className={css.button}
              onClick={() => onAct(action)}
            >
              {deed(action, 'act')}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function CanDo({ attempt, names }: { attempt: Attempt; names: Names }) {
  const { t } = useTranslation('panels');
  const deed = useDeed(names);
  const [open, setOpen] = useState(false);
  return (
    <details className={css.can} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`${css.verdict} ${css.yes}`}>
        <Icon name="yes" />
        {t('inspector.can', { deed: deed(attempt.action, 'deed') })}
      </summary>
      {open ? <Reasons reasons={worded(attempt.requirements, names)} /> : null}
    </details>
  );
}

/** Lines that are drawn in one frame. */
const FEW = 5;

/** The lines of another card take the place of those before them: their elements stay, with other words. */
function AllCannot({ attempts, names }: VerdictProps) {
  const groups = groupByReasons(attempts).map((group) => ({
    group,
    reasons: worded(group[0].requirements, names),
  }));
  const lines = groups.reduce((sum, { reasons }) => sum + 1 + reasons.length, 0);
  let left = useUnfolding(lines, FEW, 1);
  return groups.map(({ group, reasons }, i) => {
    const shown = reasons.slice(0, Math.max(0, left - 1));
    left -= 1 + reasons.length;
    if (left + reasons.length < 0) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: what stands there stays, whatever it says
    return <Cannot key={i} attempts={group} reasons={shown} names={names} />;
  });
}

/** Elements of a line, about. */
const LINE = 4;

/** The picture of another card comes first, what it cannot do after it. */
function Cannot(given: VerdictProps & { reasons: readonly Reason[] }) {
  const { t } = useTranslation('panels');
  const { attempts, reasons, names } = useInTurn(useReused(given), LINE * (1 + given.reasons.length));
  const deed = useDeed(names);
  const [{ action }] = attempts;
  const what = attempts.length > 1 ? t(`deed.${action.do}`) : deed(action, 'deed');
  return (
    <div>
      <p className={`${css.verdict} ${css.no}`}>
        <Icon name="stop" />
        {t('inspector.cannot', { deed: what })}
      </p>
      <Reasons reasons={reasons} />
    </div>
  );
}

interface Reason {
  requirement: Requirement;
  sentence: string;
}

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('panels');
  return (
    <ul className={css.reasons}>
      {reasons.map(({ requirement, sentence }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands there stays, whatever it says
        <li key={i} className={requirement.met ? undefined : css.unmet}>
          <Icon name={requirement.met ? 'yes' : 'no'} />
          <span>
            <span className="vh">{requirement.met ? t('inspector.met') : t('inspector.unmet')} </span>
            {sentence}
            {requirement.met ? null : <ArticleLink id={requirement.article} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Fulfilled, these go without saying. */
const PLAIN = new Set(['timing.attempt', 'not-in-place']);

/** Each sentence once: some requirements differ in their code only. */
function worded(requirements: readonly Requirement[], names: Names): Reason[] {
  const said = new Set<string>();
  return sorted(requirements).flatMap((requirement) => {
    const { met, code, detail } = requirement;
    if (met && (PLAIN.has(detail) || PLAIN.has(code))) return [];
    const sentence = capital(requirementSentence(requirement, names));
    if (said.has(sentence)) return [];
    said.add(sentence);
    return [{ requirement, sentence }];
  });
}

function figure(
  line: StatLine,
  value: number | null,
  times: (value: number) => string,
  set: (value: number) => string,
) {
  if (value === null) return '';
  if (line.how === 'printed' || line.how === 'original') return String(value);
  if (line.how === 'times') return times(value);
  if (line.how === 'set' || line.how === 'reversed') return set(value);
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

function Stats({ card, names }: { card: CardView; names: Names }) {
  const { t } = useTranslation('panels');
  const changed = card.stats.some((line) => line.how !== 'printed');
  if (!changed) return null;
  const times = (value: number) => t('inspector.times-value', { value });
  const set = (value: number) => t('inspector.set-value', { value });
  return (
    <table className={css.stats}>
      <caption className="vh">{t('inspector.stats')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('inspector.stat')}</span>
          </th>
          <th scope="col">{t('inspector.atk')}</th>
          <th scope="col">{t('inspector.def')}</th>
        </tr>
      </thead>
      <tbody>
        {card.stats.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sum is made in this order
          <tr key={i}>
            <th scope="row">{statText(line, names)}</th>
            <td>{figure(line, line.atk, times, set)}</td>
            <td>{figure(line, line.def, times, set)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('inspector.now')}</th>
          <td>{card.atk}</td>
          <td>{card.def}</td>
        </tr>
      </tfoot>
    </table>
  );
}
