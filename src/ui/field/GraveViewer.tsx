import { useId, useState } from 'react';
import type { CardView, Player } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { PlayerName } from '../icons/PlayerTag.tsx';
import { Modal } from '../Modal.tsx';
import { useTable } from './context.ts';
import { CardButton } from './FieldCard.tsx';
import css from './GraveViewer.module.css';
import type { PileName } from './Pile.tsx';

type Tab = 'graveyard' | 'banished' | 'fusion';

interface GraveViewerProps {
  player: Player;
  pile: PileName;
  onClose: () => void;
}

/** A player's Graveyard and banished cards, or the own Fusion Deck. */
export function GraveViewer({ player, pile, onClose }: GraveViewerProps) {
  const { t } = useTranslation('field');
  const { view, whose, names, marksOf } = useTable();
  const [tab, setTab] = useState<Tab>(pile === 'deck' ? 'graveyard' : pile);
  const base = useId();
  const side = view.sides[player];
  const tabs: Tab[] = pile === 'fusion' ? ['fusion'] : ['graveyard', 'banished'];
  const cards: CardView[] = [...side[tab]].reverse();
  const step = (by: number) => {
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    setTab(next);
    document.getElementById(`${base}-${next}`)?.focus();
  };
  return (
    <Modal className={css.dialog} aria-label={t(`field.${tab}`, { whose: whose(player) })} onClose={onClose}>
      <div className={css.inside}>
        <header className={css.header}>
          <PlayerName player={player} name={names[player]} />
          <div
            className={css.tabs}
            role="tablist"
            aria-label={t('field.viewer.title', { whose: whose(player) })}
          >
            {tabs.map((name) => (
              <button
                key={name}
                id={`${base}-${name}`}
                type="button"
                role="tab"
                aria-selected={tab === name}
                aria-controls={`${base}-panel`}
                tabIndex={tab === name ? 0 : -1}
                className={css.tab}
                onClick={() => setTab(name)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowRight') step(1);
                  if (event.key === 'ArrowLeft') step(-1);
                }}
              >
                {t('field.viewer.tab', { zone: t(`field.viewer.${name}`), count: side[name].length })}
              </button>
            ))}
          </div>
          <button type="button" className={css.close} aria-label={t('field.viewer.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${tab}`} className={css.panel}>
          {cards.length === 0 ? <p className={css.note}>{t('field.viewer.none')}</p> : null}
          <ul className={css.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <CardButton
                  card={card}
                  size="hand"
                  className={css.card}
                  onPick={() => {
                    if (marksOf(card.id).legal) onClose();
                  }}
                />
              </li>
            ))}
          </ul>
          {cards.length > 1 && tab !== 'fusion' ? (
            <p className={css.note}>{t('field.viewer.order')}</p>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
