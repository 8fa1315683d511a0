import { type ReactNode, useId, useState } from 'react';
import { type Shelf as Kept, useSession, useSessionStore } from '../../session/index.ts';
import { i18n, useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button, IconButton } from './controls.tsx';
import { SavePutAway } from './SavePutAway.tsx';
import css from './Shelf.module.css';

const timeOf = (ms: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** The duels that are kept, and what was kept but cannot be read. */
export function Shelf() {
  const { t } = useTranslation('screens');
  const { duels, putAway } = useSession((s) => s.shelf);
  const heading = useId();
  return (
    <section className={css.shelf} aria-labelledby={heading}>
      <h2 id={heading}>{t('shelf.title')}</h2>
      <ul>
        {duels.map((duel) => (
          <KeptDuel key={duel.id} duel={duel} />
        ))}
        {putAway.map((entry) => (
          <PutAway key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function KeptDuel({ duel }: { duel: Kept['duels'][number] }) {
  const { t } = useTranslation('screens');
  const { resume, forget } = useSessionStore().getState();
  const { id, names, turn, saved, elsewhere } = duel;
  const title = names ? t('shelf.duel', { a: names[0], b: names[1] }) : t('shelf.unnamed');
  const facts = [
    turn === null ? null : t('shelf.turn', { turn }),
    elsewhere ? t('shelf.elsewhere') : saved > 0 ? timeOf(saved) : null,
  ];
  const action = t(elsewhere ? 'shelf.here' : 'shelf.go');
  return (
    <Row title={title} facts={facts} onForget={elsewhere ? null : () => void forget(id)}>
      <Button aria-label={t('shelf.of', { action, what: title })} onClick={() => void resume(id)}>
        <Icon name="play" />
        {action}
      </Button>
    </Row>
  );
}

function PutAway({ entry }: { entry: Kept['putAway'][number] }) {
  const { t } = useTranslation('screens');
  const { forgetPutAway } = useSessionStore().getState();
  const { key, what, why, when } = entry;
  const title = t(
    what === 'settings'
      ? 'shelf.put-away.settings'
      : why === 'corrupt'
        ? 'shelf.put-away.duel'
        : `shelf.put-away.duel.${why}`,
  );
  return (
    <Row
      title={title}
      facts={[when > 0 ? timeOf(when) : null]}
      broken
      onForget={() => void forgetPutAway(key)}
    >
      <SavePutAway of={key} what={what} aria-label={t('shelf.of', { action: t('shelf.save'), what: title })}>
        <Icon name="save" />
        {t('shelf.save')}
      </SavePutAway>
    </Row>
  );
}

interface RowProps {
  title: string;
  facts: readonly (string | null)[];
  broken?: boolean;
  /** Null if it is not this page's to throw away. */
  onForget: (() => void) | null;
  children: ReactNode;
}

function Row({ title, facts, broken = false, onForget, children }: RowProps) {
  const { t } = useTranslation('screens');
  const [sure, setSure] = useState(false);
  const named = (action: string) => t('shelf.of', { action, what: title });
  return (
    <li className={css.row}>
      <span className={css.about}>
        <b>
          {broken ? <Icon name="warn" /> : null}
          {title}
        </b>
        <span className={css.facts}>{sure ? t('shelf.forget.sure') : facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={css.answers}>
        {sure && onForget ? (
          <>
            <Button autoFocus aria-label={named(t('shelf.forget.no'))} onClick={() => setSure(false)}>
              {t('shelf.forget.no')}
            </Button>
            <Button aria-label={named(t('shelf.forget.yes'))} onClick={onForget}>
              {t('shelf.forget.yes')}
            </Button>
          </>
        ) : (
          <>
            {children}
            {onForget ? (
              <IconButton icon="close" label={named(t('shelf.forget'))} onClick={() => setSure(true)} />
            ) : null}
          </>
        )}
      </span>
    </li>
  );
}
