import { useState } from 'react';
import type { Option } from '../../../engine/contract.ts';
import { useTranslation } from '../../i18n/index.ts';
import { deedText, optionSentence, questionSentence } from '../../i18n/sentences.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useUnfolding } from '../../unfolding.ts';
import { Who } from '../PlayerTag.tsx';
import type { QuestionProps } from './parts.ts';
import css from './prompt.module.css';

/** The turn player's free choice is no question: one grey line, and the moves without a card as buttons. */
export function Act(props: QuestionProps) {
  const { prompt, view, names, onAnswer } = props;
  const { t } = useTranslation('panels');
  const [open, setOpen] = useState(false);
  const all = prompt.options.map((option, index) => ({ option, index }));
  const moves = all.filter(({ option }) => option.card < 0);
  const withCard = all.filter(({ option }) => option.card >= 0);
  return (
    <section className={css.act} aria-label={t('prompt')} data-fleeting>
      <p className={css.actLine}>
        <Who player={prompt.player} name={names.players[prompt.player]} />
        <b>{questionSentence(prompt, names, view)}</b>
        <span>{withCard.length > 0 ? t('prompt.act-hint') : t('prompt.act-none')}</span>
      </p>
      <fieldset className={css.moves} aria-label={t('prompt.moves')}>
        {moves.map(({ option, index }) => (
          <button type="button" key={index} className={css.button} onClick={() => onAnswer(index)}>
            {deedText(option, names)}
          </button>
        ))}
      </fieldset>
      {withCard.length > 0 ? (
        <>
          <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'up' : 'down'} />
            {t('prompt.all-moves', { count: withCard.length })}
          </button>
          {open ? <Moves {...props} moves={withCard} /> : null}
        </>
      ) : null}
    </section>
  );
}

/** Moves drawn in one frame. */
const FEW = 20;

interface MovesProps extends QuestionProps {
  moves: readonly { option: Option; index: number }[];
}

function Moves({ moves, names, onAnswer, onPreview }: MovesProps) {
  const drawn = useUnfolding(moves.length, FEW);
  return (
    <ul className={css.plainList}>
      {moves.slice(0, drawn).map(({ option, index }) => (
        <li key={index}>
          <button
            type="button"
            className={css.row}
            onPointerEnter={() => onPreview?.(index)}
            onPointerLeave={() => onPreview?.(null)}
            onFocus={() => onPreview?.(index)}
            onBlur={() => onPreview?.(null)}
            onClick={() => onAnswer(index)}
          >
            {optionSentence(option, names)}
          </button>
        </li>
      ))}
    </ul>
  );
}
