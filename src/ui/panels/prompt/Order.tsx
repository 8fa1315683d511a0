import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { cardName, confirmText } from '../../i18n/sentences.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Key } from '../Key.tsx';
import { usePromptKeys } from '../keys.ts';
import { doing, passcodeOf } from '../look.ts';
import { Thumb } from '../Thumb.tsx';
import orderCss from './Order.module.css';
import type { QuestionProps } from './parts.ts';
import css from './prompt.module.css';

/** Simultaneous triggers, or cards going to the Deck: up and down by button, arrow key or drag. */
export function Order({ prompt, view, names, onAnswer, onLight, onCancel, keys }: QuestionProps) {
  const { t } = useTranslation('panels');
  const [order, setOrder] = useState<readonly number[]>(() => prompt.options.map((_, i) => i));
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const onChain = prompt.purpose !== 'order-deck';
  const nameAt = (index: number) => cardName(names, prompt.options[index].card);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || from === to) return;
    const next = [...order];
    const [taken] = next.splice(from, 1);
    next.splice(to, 0, taken);
    setOrder(next);
    setMoved(t('prompt.order-position', { card: nameAt(taken), number: to + 1, count: order.length }));
  };
  const done = () => onAnswer(order);
  usePromptKeys({ Enter: done, Escape: onCancel }, keys);

  const note = (place: number) => {
    if (!onChain) return place === 0 ? t('prompt.deck-first') : '';
    if (place === 0) return t('prompt.order-last');
    if (place === order.length - 1) return t('prompt.order-first');
    return t('prompt.order-before', { card: nameAt(order[place - 1]) });
  };
  const arrows = (event: KeyboardEvent, place: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(place, place + step);
  };

  return (
    <>
      <ol className={orderCss.order}>
        {order.map((index, place) => {
          const option = prompt.options[index];
          const passcode = passcodeOf(view, option.card);
          return (
            <li
              key={index}
              className={`${orderCss.ordered} ${dragged === place ? orderCss.dragged : ''}`}
              draggable
              onDragStart={() => setDragged(place)}
              onDragOver={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(null)}
              onDrop={() => {
                if (dragged !== null) move(dragged, place);
                setDragged(null);
              }}
              onPointerEnter={() => onLight?.([option.card])}
              onPointerLeave={() => onLight?.([])}
            >
              <Icon name="drag" className={orderCss.handle} />
              <span className={orderCss.number}>{place + 1}</span>
              <Thumb passcode={passcode} size="option" />
              <span className={css.words}>
                <b>{nameAt(index)}</b>
                <span className={css.detail}>
                  {option.effect >= 0 ? (
                    <span className={orderCss.clip}>{doing(passcode, option.effect)}</span>
                  ) : null}
                  {note(place)}
                </span>
              </span>
              <span className={orderCss.arrows}>
                <button
                  type="button"
                  aria-label={t('prompt.up', { card: nameAt(index) })}
                  aria-disabled={place === 0}
                  onKeyDown={(event) => arrows(event, place)}
                  onClick={() => move(place, place - 1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  aria-label={t('prompt.down', { card: nameAt(index) })}
                  aria-disabled={place === order.length - 1}
                  onKeyDown={(event) => arrows(event, place)}
                  onClick={() => move(place, place + 1)}
                >
                  <Icon name="down" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <div className={css.foot}>
        <span className={`${css.detail} ${orderCss.hint}`}>{t('prompt.order-hint')}</span>
        <span className="vh" role="status">
          {moved}
        </span>
        <button
          type="button"
          className={`${css.button} ${css.main}`}
          aria-keyshortcuts="Enter"
          onClick={done}
        >
          {confirmText(prompt)}
          <Key name="Enter" />
        </button>
      </div>
    </>
  );
}
