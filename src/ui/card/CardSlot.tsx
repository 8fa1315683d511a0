import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import css from './CardSlot.module.css';
import type { CardMarks } from './marks.ts';

interface CardSlotProps {
  marks?: CardMarks;
  negated?: boolean;
  /** The card lies: some marks move to its upper edge. */
  turned?: boolean;
  /** A card in a hand: legal ones stand higher. */
  inHand?: boolean;
  /** Sits in the upper half of the table, so that it strikes downwards. */
  facingDown?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card with the marks of its state. Every state has a shape of its own, none is told by colour alone. */
export function CardSlot(props: CardSlotProps) {
  const { marks = {}, negated = false, turned = false, inHand = false, facingDown = false } = props;
  const { t } = useTranslation('field');
  const states = [
    marks.legal && 'legal',
    marks.selected && 'selected',
    marks.dimmed !== undefined && 'dimmed',
    marks.targeted?.length && 'targeted',
    marks.attacking && 'attacking',
    negated && 'negated',
    turned && 'turned',
    inHand && 'hand',
    facingDown && 'down',
  ];
  return (
    <div className={`${css.slot} ${props.className ?? ''}`} data-states={states.filter(Boolean).join(' ')}>
      {props.children}
      {negated ? (
        <span className={css.band} aria-hidden="true">
          <Icon name="no" />
          <span>{t('card.negated')}</span>
        </span>
      ) : null}
      {!negated && marks.unaffected !== undefined ? (
        <span className={`${css.band} ${css.safe}`} aria-hidden="true">
          <Icon name="shield" />
          <span>{t('card.unaffected')}</span>
        </span>
      ) : null}
      <Badges marks={marks} />
    </div>
  );
}

function Badges({ marks }: { marks: CardMarks }) {
  const chain = marks.chain ?? [];
  const targeted = marks.targeted ?? [];
  const reached = marks.reached ?? [];
  return (
    <>
      {marks.ticked ? (
        <span className={`${css.badge} ${css.tick}`} aria-hidden="true">
          <Icon name="yes" />
        </span>
      ) : null}
      {!marks.ticked && marks.legal?.key !== undefined ? (
        <span className={`${css.badge} ${css.key}`} data-corner aria-hidden="true">
          {marks.legal.key}
        </span>
      ) : null}
      {chain.map((link, i) => (
        <span
          key={link.number}
          className={`${css.badge} ${css.link} ${link.ghost ? css.ghost : ''}`}
          style={{ '--shift': i } as React.CSSProperties}
          aria-hidden="true"
        >
          {link.number}
        </span>
      ))}
      {targeted.length === 0 ? null : (
        <span className={`${css.badge} ${css.target}`} aria-hidden="true">
          <Icon name="target" />
          {targeted.join('·')}
        </span>
      )}
      {reached.length === 0 ? null : (
        <span className={`${css.badge} ${css.hit}`} aria-hidden="true">
          {reached.join('·')}
        </span>
      )}
      {marks.attacking ? (
        <span className={`${css.badge} ${css.sword}`} aria-hidden="true">
          <Icon name="sword" />
        </span>
      ) : null}
    </>
  );
}
