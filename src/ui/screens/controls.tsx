import { type ComponentProps, useId } from 'react';
import type { Player } from '../../engine/contract.ts';
import { type Glyph, Icon } from '../icons/Icon.tsx';
import { Key } from '../panels/Key.tsx';
import { PlayerTag } from '../panels/PlayerTag.tsx';
import css from './controls.module.css';

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

interface ButtonProps extends ComponentProps<'button'> {
  /** The one filled button of a screen. */
  main?: boolean;
  /** The key that does the same. */
  hint?: string;
}

export function Button({ main, hint, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={joined(css.button, main && css.main, className)}>
      {children}
      {hint ? <Key name={hint} /> : null}
    </button>
  );
}

/** A way to another part of the page, looking like a button. */
export function ButtonLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={joined(css.button, className)} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: Glyph;
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={joined(css.iconic, className)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A player's letter in its shape and colour, for headings. */
export function BigTag({ player, huge }: { player: Player; huge?: boolean }) {
  return (
    <span className={huge ? css.huge : css.large}>
      <PlayerTag player={player} />
    </span>
  );
}

interface SegmentsProps<T extends string> {
  legend: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

/** More letters do not fit beside one another on a phone. */
const ROW = 36;

/** One of a few, as a row of radio buttons. */
export function Segments<T extends string>({ legend, value, choices, onChange }: SegmentsProps<T>) {
  const name = useId();
  const letters = choices.reduce((sum, [, label]) => sum + label.length, 0);
  return (
    <fieldset className={joined(css.segments, letters > ROW && css.long)}>
      <legend>{legend}</legend>
      <div className={css.choices}>
        {choices.map(([choice, label]) => (
          <label key={choice} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
