import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { deedText, valueText } from '../../i18n/sentences.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useUnfolding } from '../../unfolding.ts';
import { Key } from '../Key.tsx';
import { keyOf, numberKeys, usePromptKeys } from '../keys.ts';
import type { QuestionProps } from './parts.ts';
import css from './prompt.module.css';
import valuesCss from './Values.module.css';

/** A few words to choose from: positions, options of an effect, heads or tails. */
export function Choices({ prompt, names, onAnswer, onPreview, onCancel, keys }: QuestionProps) {
  const { t } = useTranslation('panels');
  const [hot, setHot] = useState(0);
  usePromptKeys({ ...numberKeys(prompt.options.length, onAnswer), Escape: onCancel }, keys);
  return (
    <ul className={css.options} aria-label={t('prompt.options')}>
      {prompt.options.map((option, i) => {
        const point = () => {
          setHot(i);
          onPreview?.(i);
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place in the prompt
          <li key={i}>
            <button
              type="button"
              className={`${css.option} ${css.worded} ${i === hot ? css.on : ''}`}
              aria-keyshortcuts={keyOf(i) ?? undefined}
              onPointerEnter={point}
              onFocus={point}
              onClick={() => onAnswer(i)}
            >
              {option.do.endsWith('position') || option.do === 'face-down-defense' ? (
                <span className={`${css.posture} ${css[option.do] ?? ''}`} aria-hidden="true" />
              ) : null}
              <b>{deedText(option, names)}</b>
              {keyOf(i) ? <Key name={keyOf(i) ?? ''} /> : null}
            </button>
          </li>
        );
      })}
      {onCancel ? (
        <li>
          <button type="button" className={css.button} onClick={onCancel}>
            {t('prompt.cancel')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** Five zones in a row; those that are not offered are taken. */
export function Zones({ prompt, names, onAnswer, onPreview, onCancel, keys }: QuestionProps) {
  const { t } = useTranslation('panels');
  const at = (zone: number) => prompt.options.findIndex((o) => o.do === 'zone' && o.value === zone);
  const zones = [0, 1, 2, 3, 4];
  const pick = (zone: number) => {
    const index = at(zone);
    if (index >= 0) onAnswer(index);
  };
  usePromptKeys({ ...numberKeys(5, pick), Escape: onCancel }, keys);
  return (
    <>
      <fieldset className={valuesCss.zones} aria-label={t('prompt.zones')}>
        {zones.map((zone) => {
          const index = at(zone);
          const free = index >= 0;
          return (
            <button
              type="button"
              key={zone}
              className={valuesCss.zone}
              disabled={!free}
              aria-label={free ? deedText(prompt.options[index], names) : t('prompt.taken')}
              onPointerEnter={() => onPreview?.(free ? index : null)}
              onFocus={() => onPreview?.(free ? index : null)}
              onClick={() => pick(zone)}
            >
              {free ? zone + 1 : <Icon name="stop" />}
            </button>
          );
        })}
      </fieldset>
      {onCancel ? (
        <div className={css.foot}>
          <span className={css.push} />
          <button type="button" className={css.button} onClick={onCancel}>
            {t('prompt.cancel')}
          </button>
        </div>
      ) : null}
    </>
  );
}

const SHOWN = 40;
/** Of those, in one frame. */
const FEW = 20;
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Numbers and other short values as a row of buttons; long lists, such as names of cards, with a search field. */
export function Declare(props: QuestionProps) {
  const { prompt } = props;
  const numeric = prompt.options.every((o) => typeof o.value === 'number');
  if (numeric) return <Numbers {...props} />;
  return prompt.options.length > 9 ? <Search {...props} /> : <Choices {...props} />;
}

function Numbers({ prompt, onAnswer, onCancel, keys }: QuestionProps) {
  const { t } = useTranslation('panels');
  const bindings: Record<string, () => void> = {};
  prompt.options.forEach((option, i) => {
    const key = String(option.value);
    if (/^[0-9]$/.test(key)) bindings[key] = () => onAnswer(i);
  });
  usePromptKeys({ ...bindings, Escape: onCancel }, keys);
  return (
    <fieldset className={valuesCss.numbers} aria-label={t('prompt.options')}>
      {prompt.options.map((option, i) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place in the prompt
          key={i}
          className={css.button}
          onClick={() => onAnswer(i)}
        >
          {valueText(option.value)}
        </button>
      ))}
    </fieldset>
  );
}

function Search({ prompt, onAnswer, onCancel, keys }: QuestionProps) {
  const { t } = useTranslation('panels');
  const [wanted, setWanted] = useState('');
  usePromptKeys({ Escape: onCancel }, keys);
  const needle = fold(wanted.trim());
  const found = prompt.options
    .map((option, index) => ({ index, text: valueText(option.value) }))
    .filter(({ text }) => fold(text).includes(needle))
    .sort((a, b) => Number(!fold(a.text).startsWith(needle)) - Number(!fold(b.text).startsWith(needle)));
  const left = found.length - SHOWN;
  const drawn = useUnfolding(Math.min(found.length, SHOWN), FEW);
  return (
    <>
      <label className={valuesCss.search}>
        <Icon name="search" />
        <span className="vh">{t('prompt.find')}</span>
        <input
          type="search"
          value={wanted}
          placeholder={t('prompt.find')}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found.length > 0) onAnswer(found[0].index);
          }}
        />
      </label>
      {found.length === 0 ? <p className={css.why}>{t('prompt.search-none')}</p> : null}
      <ul className={`${css.plainList} ${valuesCss.found}`} aria-label={t('prompt.options')}>
        {found.slice(0, drawn).map(({ index, text }, i) => (
          <li key={index}>
            <button
              type="button"
              className={`${css.row} ${i === 0 && needle ? css.on : ''}`}
              onClick={() => onAnswer(index)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 ? <p className={css.why}>{t('prompt.search-more', { count: left })}</p> : null}
    </>
  );
}
