import { useEffect, useState } from 'react';
import { useSession, useSessionStore } from '../../session/index.ts';
import { type OpenedLink, openLink } from '../../session/link.ts';
import type { Match } from '../../session/match.ts';
import { useTranslation } from '../i18n/index.ts';
import { hrefOf, replaceRoute } from '../routes.ts';
import { engine } from '../rules.ts';
import { Button, ButtonLink } from './controls.tsx';
import { PageCard, PageCardAnswers } from './PageCard.tsx';

type Refused = Extract<OpenedLink, { ok: false }>;

/** Opens the duel of a link: at once, or after asking when another one is on. */
export default function LinkScreen({ code }: { code: string }) {
  const { t } = useTranslation('screens');
  const store = useSessionStore();
  const loading = useSession((s) => s.screen === 'loading');
  const [opened, setOpened] = useState<Match | Refused | null>(null);

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

  if (opened === null)
    return (
      <PageCard title={null}>
        <p role="status">{t('link.opening')}</p>
      </PageCard>
    );
  if ('ok' in opened)
    return (
      <PageCard title={t('link.broken')} warning>
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
      </PageCard>
    );
  return (
    <PageCard title={t('link.another')}>
      <p>{t('link.another.about')}</p>
      <PageCardAnswers>
        <Button
          onClick={() => {
            store.getState().adopt(opened);
            replaceRoute({ page: 'home' });
          }}
        >
          {t('link.open')}
        </Button>
        <Button onClick={() => replaceRoute({ page: 'home' })}>{t('link.keep')}</Button>
      </PageCardAnswers>
    </PageCard>
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
