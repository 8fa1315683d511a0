import type { ReactNode } from 'react';
import type { Player } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import { useTurn } from '../useTurn.ts';
import css from './Board.module.css';
import { useTable } from './context.ts';
import { Pile, type PileName } from './Pile.tsx';
import { Zone } from './Zone.tsx';

interface BoardProps {
  player: Player;
  onOpen: (player: Player, pile: PileName) => void;
}

/** One player's half. The upper one is mirrored through the centre; its cards are never upside down. */
export function Board({ player, onOpen }: BoardProps) {
  const { t } = useTranslation('field');
  const { view, bottom, whose } = useTable();
  const side = view.sides[player];
  const up = player !== bottom;
  const open = (pile: PileName) => onOpen(player, pile);
  const monsters = [
    <Zone key="field" player={player} zone="field" index={0} card={side.field} />,
    ...Array.from(side.monsters.keys(), (place) => (
      <Zone
        key={`monster ${place}`}
        player={player}
        zone="monster"
        index={place}
        card={side.monsters[place]}
      />
    )),
    <Pile key="graveyard" player={player} pile="graveyard" onOpen={open} />,
  ];
  const spells = [
    <Pile key="fusion" player={player} pile="fusion" onOpen={open} />,
    ...Array.from(side.spells.keys(), (place) => (
      <Zone key={`spell ${place}`} player={player} zone="spell" index={place} card={side.spells[place]} />
    )),
    <Pile key="deck" player={player} pile="deck" />,
  ];
  const rows = up ? [spells.reverse(), monsters.reverse()] : [monsters, spells];
  return (
    <section
      className={css.board}
      data-turn={view.turnPlayer === player || undefined}
      aria-label={t('field.half', { whose: whose(player) })}
    >
      <Row>{rows[0]}</Row>
      <Row>{rows[1]}</Row>
    </section>
  );
}

/** Elements of a row without cards, about. */
const ROW = 40;

/** Its room is kept until it is its turn. */
function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{useTurn(ROW) ? children : null}</div>;
}
