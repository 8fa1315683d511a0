import type { Player } from '../../engine/contract.ts';
import css from './PlayerTag.module.css';

interface PlayerTagProps {
  player: Player;
  large?: boolean;
}

/** A disc with A or a diamond with B: a player by letter, shape and colour. */
export function PlayerTag({ player, large = false }: PlayerTagProps) {
  return (
    <span
      className={`${css.tag} ${player === 0 ? css.a : css.b} ${large ? css.large : ''}`}
      aria-hidden="true"
    >
      {player === 0 ? 'A' : 'B'}
    </span>
  );
}

/** The tag with the player's name. */
export function PlayerName({ player, name, large = false }: PlayerTagProps & { name: string }) {
  return (
    <span className={css.who}>
      <PlayerTag player={player} large={large} />
      <span className={css.name}>{name}</span>
    </span>
  );
}
