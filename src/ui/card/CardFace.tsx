import { memo } from 'react';
import type { Attribute, Property } from '../../engine/contract.ts';
import type { CardDef } from '../../engine/definition.ts';
import { useTranslation } from '../i18n/index.ts';
import { attributeGlyph, Icon, kindGlyph, propertyGlyph } from '../icons/Icon.tsx';
import css from './CardFace.module.css';
import { Emblem } from './Emblem.tsx';
import stock from './stock.module.css';

/**
 * `field` on the boards, `hand` below them, `strip` in the opponent's hand, `inspector` with its text,
 * `chip` in the chain and `option` in a question: only spine and emblem.
 */
export type CardSize = 'field' | 'hand' | 'strip' | 'inspector' | 'chip' | 'option';

/** Current values where they may differ from the printed ones. */
export interface CardNow {
  atk: number;
  def: number;
  level: number;
  attribute: Attribute | null;
  race: string | null;
}

interface CardFaceProps {
  card: CardDef;
  size?: CardSize;
  now?: CardNow;
  /** Defense Position: the card lies, its words stay upright. */
  defense?: boolean;
  /** Only its place and its colour for now. */
  blank?: boolean;
  className?: string;
}

/** Names of more letters take four narrower lines on a small card. */
const LONG = 28;

type Kind = 'normal' | 'effect' | 'fusion' | 'ritual' | 'token' | 'spell' | 'trap';

const kindOf = (card: CardDef): Kind => (card.kind === 'monster' ? (card.frame ?? 'normal') : card.kind);

function speedOf(card: CardDef): 1 | 2 | 3 {
  if (card.kind === 'trap') return card.property === 'counter' ? 3 : 2;
  return card.property === 'quick-play' ? 2 : 1;
}

/**
 * The drawn card. All of it is decoration to a screen reader: whoever shows it names it
 * (`cardName`), except in the inspector, where its words are read.
 */
export const CardFace = memo(function CardFace({
  card,
  size = 'field',
  now,
  defense = false,
  blank = false,
  className,
}: CardFaceProps) {
  const reduced = size === 'chip' || size === 'option';
  const classes = [css.card, stock[kindOf(card)], css[size], defense ? css.land : '', className ?? ''];
  return (
    <div
      className={classes.join(' ').trim()}
      data-part="face"
      aria-hidden={size === 'inspector' ? undefined : true}
    >
      {blank ? null : (
        <>
          <Spine card={card} now={now} bare={reduced} />
          {reduced ? null : (
            <div className={`${css.name} ${card.name.length > LONG ? css.long : ''}`}>
              <span>{card.name}</span>
            </div>
          )}
          <div className={css.art}>
            <Emblem name={card.name} />
          </div>
          {size === 'inspector' ? <Words card={card} now={now} /> : null}
          {reduced ? null : <Foot card={card} now={now} size={size} defense={defense} />}
        </>
      )}
    </div>
  );
});

function Spine({ card, now, bare }: { card: CardDef; now?: CardNow; bare: boolean }) {
  if (bare) return <div className={css.spine} />;
  const attribute = now?.attribute ?? card.attribute;
  const level = now?.level ?? card.level;
  const property = propertyGlyph(card.property);
  return (
    <div className={css.spine} aria-hidden="true">
      <span className={css.attribute}>
        {card.kind === 'monster' ? (
          attribute ? (
            <Icon name={attributeGlyph(attribute)} />
          ) : null
        ) : (
          <Icon name={kindGlyph(card.kind)} />
        )}
      </span>
      <span className={level > 9 ? `${css.stars} ${css.dense}` : css.stars}>
        {card.kind === 'monster' ? <Stars count={level} /> : property && <Icon name={property} />}
      </span>
    </div>
  );
}

/** One star below the other, in one drawing: a table has a hundred of them. */
function Stars({ count }: { count: number }) {
  if (count === 0) return null;
  const star = 'l1.9 4.3 4.7.5-3.5 3.1 1 4.6-4.1-2.4-4.1 2.4 1-4.6-3.5-3.1 4.7-.5z';
  const path = `M8 1.6${star}${`m0 16${star}`.repeat(count - 1)}`;
  return (
    <svg
      className={css.levels}
      style={{ '--levels': count } as React.CSSProperties}
      viewBox={`0 0 16 ${16 * count}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

function Words({ card, now }: { card: CardDef; now?: CardNow }) {
  const { t } = useTranslation('field');
  const attribute = now?.attribute ?? card.attribute;
  const level = now?.level ?? card.level;
  const materials = card.materials.map((name) => t('card.material', { name })).join(' + ');
  const line = [now?.race ?? card.race, ...card.traits, t(`card.frame.${card.frame ?? 'normal'}`)];
  return (
    <>
      <div className={css.type}>
        {card.kind === 'monster' ? (
          <>
            <span>{line.filter(Boolean).join(', ')}</span>
            <span>
              <span className="vh">{t('card.level', { level })}, </span>
              {attribute}
            </span>
          </>
        ) : null}
      </div>
      <div className={css.text}>
        {materials !== '' && !card.text.includes(card.materials[0]) ? <p>{materials}</p> : null}
        {card.text}
      </div>
    </>
  );
}

function Foot({
  card,
  now,
  size,
  defense,
}: {
  card: CardDef;
  now?: CardNow;
  size: CardSize;
  defense: boolean;
}) {
  const { t } = useTranslation('field');
  if (card.kind !== 'monster') {
    const property: Property = card.property ?? 'normal';
    const glyph = propertyGlyph(property) ?? kindGlyph(card.kind);
    return (
      <div className={css.foot}>
        <Icon name={glyph} className={css.small} />
        <span className={css.word}>
          {size === 'inspector'
            ? t(`card.type.${card.kind}`, { property: t(`card.property.${property}`) }).trim()
            : property === 'normal'
              ? t(`card.kind.${card.kind}`)
              : t(`card.property.${property}`)}
        </span>
        {size === 'inspector' ? (
          <span className={css.speed}>
            <small>{t('card.speed')}</small> {speedOf(card)}
          </span>
        ) : null}
      </div>
    );
  }
  const atk = <Figure key="atk" which="atk" now={now?.atk} printed={card.atk} main={!defense} size={size} />;
  const def = <Figure key="def" which="def" now={now?.def} printed={card.def} main={defense} size={size} />;
  return <div className={css.foot}>{defense ? [def, atk] : [atk, def]}</div>;
}

interface FigureProps {
  which: 'atk' | 'def';
  now: number | undefined;
  printed: number;
  main: boolean;
  size: CardSize;
}

function Figure({ which, now, printed, main, size }: FigureProps) {
  const { t } = useTranslation('field');
  const value = now ?? printed;
  const change = value > printed ? css.raised : value < printed ? css.lowered : '';
  const full = size === 'inspector';
  return (
    <span className={`${main || full ? css.main : css.other} ${change}`}>
      {main || full ? <Icon name={which} className={css.stat} /> : null}
      {full ? <small>{t(`card.${which}`)}</small> : null} {value}
      {main && value !== printed ? (
        <Icon name={value > printed ? 'tri' : 'trid'} className={css.tri} />
      ) : null}
    </span>
  );
}
