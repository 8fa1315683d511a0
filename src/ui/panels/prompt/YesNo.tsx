import { Fragment } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { declineSentence } from '../../i18n/sentences.ts';
import { Key } from '../Key.tsx';
import { usePromptKeys } from '../keys.ts';
import { effectOf, effectText, passcodeOf } from '../look.ts';
import { Thumb } from '../Thumb.tsx';
import type { QuestionProps } from './parts.ts';
import css from './prompt.module.css';

/** An optional trigger or another yes or no, with the text of the effect that asks. */
export function YesNo({ prompt, view, onAnswer, keys, onCancel }: QuestionProps) {
  const { t } = useTranslation('panels');
  const yes = prompt.options.findIndex((o) => o.do !== 'no' && o.do !== 'pass');
  const no = prompt.options.findIndex((o) => o.do === 'no' || o.do === 'pass');
  const offered = prompt.options[yes];
  const card = prompt.card >= 0 ? prompt.card : (offered?.card ?? -1);
  const effect = prompt.effect >= 0 ? prompt.effect : (offered?.effect ?? -1);
  const passcode = card < 0 ? 0 : passcodeOf(view, card);
  const text = passcode ? effectText(passcode, effect) : '';
  const isEffect = prompt.kind === 'trigger';
  const say = (index: number) => (index >= 0 ? () => onAnswer(index) : () => onAnswer([]));

  usePromptKeys({ y: say(yes), Enter: say(yes), n: say(no), p: say(no), Escape: onCancel }, keys);

  return (
    <>
      {card >= 0 ? (
        <div className={css.yesNo}>
          <Thumb passcode={passcode} size="hand" className={css.asking} />
          <div>
            {text ? (
              <blockquote className={css.quote}>
                <Emphasised text={text} />
              </blockquote>
            ) : null}
            {isEffect ? <p className={css.why}>{declineSentence(effectOf(passcode, effect))}</p> : null}
          </div>
        </div>
      ) : null}
      <div className={css.foot}>
        <span className={css.push} />
        <button type="button" className={css.button} aria-keyshortcuts="N" onClick={say(no)}>
          {t('prompt.no')}
          <Key name="N" />
        </button>
        <button
          type="button"
          className={`${css.button} ${css.main}`}
          aria-keyshortcuts="Y"
          onClick={say(yes)}
        >
          {isEffect ? t('prompt.yes-use') : t('prompt.yes')}
          <Key name="Y" />
        </button>
      </div>
    </>
  );
}

/** The effect's text with "you can" set off: those are the words that make it optional. */
function Emphasised({ text }: { text: string }) {
  const parts = text.split(/(\byou can\b|\byou may\b)/i);
  return parts.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
    i % 2 === 1 ? <mark key={i}>{part}</mark> : <Fragment key={i}>{part}</Fragment>,
  );
}
