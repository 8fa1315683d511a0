import { useState } from 'react';
import type { Prompt, View } from '../../../engine/contract.ts';
import { factsOf } from '../../facts.ts';
import { useTranslation } from '../../i18n/index.ts';
import {
  askedFor,
  cardName,
  confirmText,
  countFault,
  countText,
  refusalSentence,
  shortPlace,
} from '../../i18n/sentences.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useUnfolding } from '../../unfolding.ts';
import { Key } from '../Key.tsx';
import { keyOf, numberKeys, usePromptKeys } from '../keys.ts';
import { passcodeOf, viewOf } from '../look.ts';
import { Thumb } from '../Thumb.tsx';
import pickCss from './Picker.module.css';
import type { QuestionProps } from './parts.ts';
import css from './prompt.module.css';

/** Purposes whose picks are looked at together with the card that they make possible. */
const WITH_RESULT = new Set(['tribute', 'ritual-tribute', 'fusion-material']);

/** More cards than these are shown smaller. */
const ROOMY = 6;

/** Cards that get their place in one frame. */
const FEW = 12;

/** Cards that are drawn in full in one frame. */
const FULL = 2;

/** Picks cards: one at a click, several with a count and a button that confirms. */
export function Picker(props: QuestionProps) {
  const { prompt, view, names, onAnswer, onLight, refusal, onCancel, keys } = props;
  const { t } = useTranslation('panels');
  const placed = useUnfolding(prompt.options.length, FEW);
  const full = useUnfolding(prompt.options.length, FULL, 0);
  const [own, setOwn] = useState<readonly number[]>([]);
  const picks = props.picks ?? own;
  const setPicks = props.onPicks ?? setOwn;
  const { min, max, options } = prompt;
  const result = isForMonster(prompt) && askedFor(prompt) >= 0;
  // A single pick with nothing to compare it to needs no second click.
  const atOnce = max === 1 && !result && !prompt.constrained;

  const fault = countFault(prompt, picks.length);
  const refused = fault === null && picks.length > 0 ? (refusal?.(picks) ?? null) : null;
  const ready = fault === null && refused === null;
  const confirm = () => {
    if (ready) onAnswer(picks);
  };
  const toggle = (index: number) => {
    if (atOnce) return onAnswer([index]);
    if (picks.includes(index)) return setPicks(picks.filter((i) => i !== index));
    setPicks(max === 1 ? [index] : [...picks, index]);
  };
  usePromptKeys({ ...numberKeys(options.length, toggle), Enter: confirm, Escape: onCancel }, keys);

  return (
    <>
      <div className={result ? pickCss.withResult : undefined}>
        <ul
          className={`${pickCss.cards} ${options.length > (result ? 2 : ROOMY) ? pickCss.many : ''}`}
          aria-label={t('prompt.cards')}
        >
          {options.slice(0, placed).map((option, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place in the prompt
            <li key={i}>
              <Pick
                {...props}
                index={i}
                chosen={picks.includes(i)}
                blank={i >= full}
                onPick={() => toggle(i)}
                onPoint={(on) => onLight?.(on && option.card >= 0 ? [option.card] : [])}
              />
            </li>
          ))}
        </ul>
        {result ? (
          <div className={pickCss.result}>
            <Icon name="into" />
            <Thumb passcode={passcodeOf(view, askedFor(prompt))} size="hand" className={css.asking} />
            <span className="vh">{t('prompt.result', { card: cardName(names, askedFor(prompt)) })}</span>
          </div>
        ) : null}
      </div>
      {refused ? (
        <p className={pickCss.refused} role="status">
          <Icon name="stop" />
          {refusalSentence(refused, names)}
        </p>
      ) : null}
      <div className={css.foot}>
        {atOnce ? null : (
          <>
            <Dots have={picks.length} max={max} />
            <b>{countText(prompt, picks.length)}</b>
          </>
        )}
        <span className={`${css.detail} ${css.hint}`}>
          {atOnce ? '' : (fault ?? (result && ready ? t('nothing-sent', { ns: 'prompts' }) : ''))}
        </span>
        <span className={css.buttons}>
          {onCancel ? (
            <button type="button" className={css.button} aria-keyshortcuts="Escape" onClick={onCancel}>
              {t('prompt.cancel')}
            </button>
          ) : null}
          {min === 0 && picks.length === 0 ? (
            <button type="button" className={css.button} onClick={() => onAnswer([])}>
              {t('prompt.skip')}
            </button>
          ) : null}
          {atOnce || (min === 0 && picks.length === 0) ? null : (
            <button
              type="button"
              className={`${css.button} ${ready ? css.main : ''}`}
              aria-keyshortcuts="Enter"
              disabled={!ready}
              onClick={confirm}
            >
              {confirmText(prompt)}
              {ready ? <Key name="Enter" /> : null}
            </button>
          )}
        </span>
      </div>
    </>
  );
}

/** Tributes may also be the cost of an effect; then no monster follows. */
const isForMonster = (prompt: Prompt) =>
  WITH_RESULT.has(prompt.purpose) && !(prompt.purpose === 'tribute' && prompt.effect >= 0);

/** Do all options lie in one place, so that it need not be told card by card? */
function samePlace(prompt: Prompt, view: View): boolean {
  const places = prompt.options.map(({ card }) => {
    const shown = viewOf(view, card);
    return shown && `${shown.zone} ${shown.controller}`;
  });
  return new Set(places).size <= 1;
}

function Dots({ have, max }: { have: number; max: number }) {
  if (max > 6) return null;
  return (
    <span className={pickCss.dots} aria-hidden="true">
      {[...Array(max).keys()].map((place) => (
        <i key={place} className={place < have ? pickCss.full : undefined} />
      ))}
    </span>
  );
}

interface PickProps extends QuestionProps {
  index: number;
  chosen: boolean;
  /** Only its place and its colour for now. */
  blank: boolean;
  onPick: () => void;
  onPoint: (on: boolean) => void;
}

function Pick({ prompt, view, names, index, chosen, blank, onPick, onPoint }: PickProps) {
  const { t } = useTranslation('panels');
  const { card } = prompt.options[index];
  const shown = card < 0 ? undefined : viewOf(view, card);
  const passcode = card < 0 ? 0 : passcodeOf(view, card);
  const facts = factsOf(passcode);
  const name = facts?.name ?? (card < 0 ? t('prompt.hidden', { number: index + 1 }) : cardName(names, card));
  const place =
    shown && !samePlace(prompt, view) ? shortPlace(shown, names, prompt.player).replace(/\.$/, '') : '';
  const key = keyOf(index);
  return (
    <button
      type="button"
      className={`${pickCss.pick} ${chosen ? pickCss.chosen : ''}`}
      aria-pressed={chosen}
      aria-label={[name, place].filter(Boolean).join(', ')}
      aria-keyshortcuts={key ?? undefined}
      onClick={onPick}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <Thumb
        passcode={passcode}
        size="hand"
        className={pickCss.pickCard}
        blank={blank}
        now={shown && facts?.kind === 'monster' ? shown : undefined}
      />
      {chosen ? (
        <span className={pickCss.tick} aria-hidden="true">
          <Icon name="yes" />
        </span>
      ) : key ? (
        <span className={pickCss.pickKey} aria-hidden="true">
          {key}
        </span>
      ) : null}
      {place ? <span className={pickCss.pickPlace}>{place}</span> : null}
    </button>
  );
}
