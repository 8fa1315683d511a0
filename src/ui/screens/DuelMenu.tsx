import { useState } from 'react';
import type { Player } from '../../engine/contract.ts';
import { type Table, useSession, useSessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { hrefOf } from '../routes.ts';
import { Button, ButtonLink } from './controls.tsx';
import { Dialog } from './Dialog.tsx';
import css from './DuelMenu.module.css';
import { Share } from './Share.tsx';

interface DuelMenuProps {
  table: Table;
  /** On the table of a case, which is nobody's duel. */
  inLab: boolean;
  onClose: () => void;
  onOpen: (open: 'settings' | 'keys') => void;
}

export function DuelMenu({ table, inLab, onClose, onOpen }: DuelMenuProps) {
  const { t } = useTranslation('screens');
  const unsaved = useSession((s) => s.trouble !== null);
  const { surrender, leave } = useSessionStore().getState();
  const [sure, setSure] = useState<'surrender' | 'leave' | null>(null);
  // With open hands both sit at the table; else only who holds the device may give up.
  const players: Player[] = table.open || table.viewer === 'judge' ? [0, 1] : [table.viewer];
  return (
    <Dialog title={t('duel.menu')} onClose={onClose}>
      {sure === null ? (
        <div className={css.list}>
          {inLab ? null : (
            <Button onClick={() => onOpen('settings')}>
              <Icon name="settings" />
              {t('menu.settings')}
            </Button>
          )}
          <Button onClick={() => onOpen('keys')}>
            <Icon name="help" />
            {t('menu.keys')}
          </Button>
          <ButtonLink href={hrefOf({ page: 'rules', article: null })}>
            <Icon name="book" />
            {t('nav.rules')}
          </ButtonLink>
          <ButtonLink href={hrefOf({ page: 'lab', id: null })}>
            <Icon name="lab" />
            {t('nav.lab')}
          </ButtonLink>
          {unsaved && !inLab ? (
            <p className={css.unsaved}>
              <Icon name="warn" />
              {t('menu.unsaved')}
            </p>
          ) : null}
          <Share table={table} />
          {table.result || inLab ? null : (
            <Button onClick={() => setSure('surrender')}>
              <Icon name="surrender" />
              {t('menu.surrender')}
            </Button>
          )}
          {inLab ? (
            <ButtonLink href={hrefOf({ page: 'home' })}>
              <Icon name="deck" />
              {t('menu.home')}
            </ButtonLink>
          ) : (
            <Button onClick={() => (table.result ? leave() : setSure('leave'))}>
              <Icon name="deck" />
              {t('menu.leave')}
            </Button>
          )}
        </div>
      ) : (
        <div className={css.list}>
          <p>
            {t(
              sure === 'surrender'
                ? 'menu.surrender.sure'
                : unsaved
                  ? 'menu.leave.unsaved'
                  : 'menu.leave.sure',
            )}
          </p>
          {sure === 'surrender' ? (
            players.map((player) => (
              <Button
                key={player}
                onClick={() => {
                  onClose();
                  surrender(player);
                }}
              >
                {t('menu.surrender.as', { name: table.names[player] })}
              </Button>
            ))
          ) : (
            <Button onClick={leave}>{t('menu.leave.yes')}</Button>
          )}
          <Button onClick={() => setSure(null)}>{t('menu.surrender.no')}</Button>
        </div>
      )}
    </Dialog>
  );
}
