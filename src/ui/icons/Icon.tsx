import type { Attribute, CardKind, Property } from '../../engine/contract.ts';
import { type Glyph, glyphs, solid } from './glyphs.ts';
import css from './Icon.module.css';

export type { Glyph } from './glyphs.ts';

interface IconProps {
  name: Glyph;
  className?: string;
  /** Side in em; 1 by default. */
  size?: number;
  /** Read aloud; without it the icon is decoration. */
  label?: string;
}

/** One glyph, as big as the text around it and in its colour. */
export function Icon({ name, className, size, label }: IconProps) {
  const classes = [css.icon, solid.has(name) ? css.solid : '', className ?? ''].join(' ').trim();
  const style = size === undefined ? undefined : { width: `${size}em`, height: `${size}em` };
  if (label === undefined) {
    return (
      <svg className={classes} style={style} viewBox="0 0 16 16" aria-hidden="true">
        <path d={glyphs[name]} />
      </svg>
    );
  }
  return (
    <svg className={classes} style={style} viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d={glyphs[name]} />
    </svg>
  );
}

/** Segoc's mark: two links of a chain and the bar that joins them. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={[css.mark, className ?? ''].join(' ').trim()} viewBox="0 0 32 32" aria-hidden="true">
      <MarkShape />
    </svg>
  );
}

export function MarkShape() {
  return (
    <g className={css.shape} transform="rotate(45 16 16)">
      <rect x="-.5" y="11" width="15" height="10" rx="5" />
      <rect x="17.5" y="11" width="15" height="10" rx="5" />
      <path d="M10.5 16h11" />
    </g>
  );
}

export const attributeGlyph = (attribute: Attribute): Glyph =>
  attribute.toLowerCase() as Lowercase<Attribute>;

/** The glyph of a Spell or Trap Card's property; a Normal one has none. */
export function propertyGlyph(property: Property | null): Glyph | null {
  if (property === null || property === 'normal') return null;
  return property === 'quick-play' ? 'quickplay' : property;
}

export const kindGlyph = (kind: CardKind): Glyph => kind;
