import { useEffect, useState } from 'react';
import type { Option } from '../../../engine/contract.ts';
import { factsOf } from '../../facts.ts';
import { useTranslation } from '../../i18n/index.ts';
import { cardName, deedText, optionSentence, passSentence, shortPlace } from '../../i18n/sentences.ts';
import { useUnfolding } from '../../unfolding.ts';
import { Key } from '../Key.tsx';
import { keyOf, numberKeys, usePromptKeys } from '../keys.ts';
import { doing, passcodeOf, viewOf } from '../look.ts';
import { Thumb } from '../Thumb.tsx';
import type { QuestionProps } from './parts.ts';
import css from './prompt.module.css';

/** Options drawn in one frame. */
const FEW = 3;

const isPass = (option: Option) => option.do === 'pass' || option.do === 'no';

/** Every legal response, each one click away, and Pass in its fixed place below them. */
export function Options(props: QuestionProps) {
  const { prompt, view, names, onAnswer, onPreview, keys } = props;
  const { t } = useTranslation('panels');
  const offered = prompt.options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => !isPass(option));
  const pass = prompt.options.findIndex(isPass);
  const decline =
    pass >= 0 ? () => onAnswer(pass) : prompt.mayDecline && prompt.min === 0 ? () => onAnswer([]) : undefined;
  const [hot, setHot] = useState(0);
  const first = offered[0]?.index ?? null;
  // Pass comes after all others: nothing that can be pressed moves on.
  const drawn = useUnfolding(offered.length + 1, FEW);

  // The first one is filled from the start, so what it would add to the chain is shown from the start.
  useEffect(() => {
    onPreview?.(first);
    return () => onPreview?.(null);
  }, [first, onPreview]);

  usePromptKeys(
    { ...numberKeys(offered.length, (i) => onAnswer(offered[i].index)), p: decline, n: decline },
    keys,
  );

  // Somebody else's question: what may answer it is not for this viewer.
  if (prompt.options.length === 0)
    return <p className={css.why}>{t('prompt.other-player', { player: names.players[prompt.player] })}</p>;
  const vain = prompt.kind === 'respond' && offered.length === 0;
  return (
    <>
      {vain ? <p className={css.why}>{t('prompt.nothing')}</p> : null}
      <ul className={css.options} aria-label={t('prompt.options')}>
        {offered.slice(0, drawn).map(({ option, index }, i) => {
          const point = () => {
            setHot(i);
            onPreview?.(index);
          };
          return (
            <li key={index}>
              <button
                type="button"
                className={`${css.option} ${i === hot ? css.on : ''}`}
                aria-label={optionSentence(option, names)}
                aria-describedby={`option-${index}`}
                aria-keyshortcuts={keyOf(i) ?? undefined}
                onPointerEnter={point}
                onFocus={point}
                onClick={() => onAnswer(index)}
              >
                {option.card >= 0 ? (
                  <Thumb passcode={passcodeOf(view, option.card)} size="option" />
                ) : (
                  <span />
                )}
                <OptionWords {...props} option={option} id={`option-${index}`} />
                {keyOf(i) ? <Key name={keyOf(i) ?? ''} /> : <span />}
              </button>
            </li>
          );
        })}
        {decline && drawn > offered.length ? (
          <li>
            <button type="button" className={css.pass} aria-keyshortcuts="P" onClick={decline}>
              <b>{t('pass', { ns: 'prompts' })}</b>
              <span className={css.detail}>{passSentence(prompt, names, view)}</span>
              <Key name="P" />
            </button>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function OptionWords({ option, view, names, prompt, id }: QuestionProps & { option: Option; id: string }) {
  const passcode = option.card < 0 ? 0 : passcodeOf(view, option.card);
  const card = option.card < 0 ? undefined : viewOf(view, option.card);
  const several = (factsOf(passcode)?.effects.length ?? 0) > 1;
  const text =
    option.do === 'activate' || option.do === 'use'
      ? doing(passcode, option.effect)
      : deedText(option, names);
  const detail = [card && shortPlace(card, names, prompt.player), text].filter(Boolean).join(' ');
  const title =
    option.card < 0 || option.do === 'attack' ? optionSentence(option, names) : cardName(names, option.card);
  return (
    <span className={css.words}>
      <b>{title}</b>
      {option.card < 0 ? null : (
        <span id={id} className={`${css.detail} ${several || prompt.kind === 'trigger' ? css.long : ''}`}>
          {detail}
        </span>
      )}
    </span>
  );
}
