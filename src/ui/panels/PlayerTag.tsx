import type { Player } from '../../engine/contract.ts';
import css from './bits.module.css';

/** A player: letter, shape and colour together. Decoration beside the name, which is read. */
export function PlayerTag({ player }: { player: Player }) {
  return (
    <span className={`${css.tag} ${player === 0 ? css.a : css.b}`} aria-hidden="true">
      {player === 0 ? 'A' : 'B'}
    </span>
  );
}

export function Who({ player, name }: { player: Player; name: string }) {
  return (
    <span className={css.who}>
      <PlayerTag player={player} />
      {name}
    </span>
  );
}
