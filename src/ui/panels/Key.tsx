import css from './bits.module.css';

/** The key that does the same. */
export function Key({ name }: { name: string }) {
  return (
    <span className={css.cap} aria-hidden="true">
      <kbd className={css.key}>{name}</kbd>
    </span>
  );
}
