import { useEffect, useRef, useState } from 'react';
import { useSession, useSessionStore } from '../../session/index.ts';
import { type OpenedLink, openLink } from '../../session/link.ts';
import type { Match } from '../../session/match.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { hrefOf, replaceRoute } from '../routes.ts';
import { engine } from '../rules.ts';
import { Button, ButtonLink } from './controls.tsx';
import css from './LinkScreen.module.css';
import { PageHeader } from './PageHeader.tsx';

type Refused = Extract<OpenedLink, { ok: false }>;

/** Opens the duel of a link: at once, or after asking when another one is on. */
export default function LinkScreen({ code }: { code: string }) {
  const { t } = useTranslation('screens');
  const store = useSessionStore();
  const loading = useSession((s) => s.screen === 'loading');
  const [opened, setOpened] = useState<Match | Refused | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (loading) return;
    let gone = false;
    void openLink(engine, code).then((link) => {
      if (gone) return;
      if (!link.ok) setOpened(link);
      else if (store.getState().table === null) accept(link.match);
      else setOpened(link.match);
    });
    function accept(match: Match) {
      store.getState().adopt(match);
      replaceRoute({ page: 'home' });
    }
    return () => {
      gone = true;
    };
  }, [code, loading, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is told
  useEffect(() => heading.current?.focus(), [opened]);

  return (
    <div className={css.page}>
      <PageHeader />
      <main className={css.card}>
        {opened === null ? (
          <p role="status">{t('link.opening')}</p>
        ) : 'ok' in opened ? (
          <>
            <h1 ref={heading} tabIndex={-1}>
              <Icon name="warn" />
              {t('link.broken')}
            </h1>
            <Why refused={opened} />
            {opened.reason === 'failed' ? (
              <Button
                onClick={() => {
                  const { match, error, tried } = opened;
                  store.getState().adopt(match, { doing: 'link', error, tried });
                  replaceRoute({ page: 'home' });
                }}
              >
                {t('link.before')}
              </Button>
            ) : null}
            <ButtonLink href={hrefOf({ page: 'home' })}>{t('link.leave')}</ButtonLink>
          </>
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1}>
              {t('link.another')}
            </h1>
            <p>{t('link.another.about')}</p>
            <div className={css.answers}>
              <Button
                onClick={() => {
                  store.getState().adopt(opened);
                  replaceRoute({ page: 'home' });
                }}
              >
                {t('link.open')}
              </Button>
              <Button onClick={() => replaceRoute({ page: 'home' })}>{t('link.keep')}</Button>
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function Why({ refused }: { refused: Refused }) {
  const { t } = useTranslation('screens');
  switch (refused.reason) {
    case 'diverged':
    case 'failed':
      return <p>{t(`link.${refused.reason}`, { at: refused.at, of: refused.of })}</p>;
    case 'setup': {
      const [{ code, where }] = refused.faults;
      return <p>{t('link.setup', { fault: code.replace(/[.-]/g, ' '), where })}</p>;
    }
    default:
      return <p>{t(`link.${refused.reason}`)}</p>;
  }
}
