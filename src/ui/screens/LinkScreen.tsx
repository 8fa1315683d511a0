import { useEffect, useState } from 'react';
import { type SessionStore, useSessionStore } from '../../session/index.ts';
import { type OpenedLink, openLink } from '../../session/link.ts';
import type { Match } from '../../session/match.ts';
import type { Incident } from '../../session/report.ts';
import { useTranslation } from '../i18n/index.ts';
import { hrefOf, replaceRoute } from '../routes.ts';
import { engine } from '../rules.ts';
import { Button, ButtonLink } from './controls.tsx';
import { PageCard, PageCardAnswers } from './PageCard.tsx';

type Refused = Extract<OpenedLink, { ok: false }>;

/** Until it is known whether a duel is on. */
const looked = (store: SessionStore) =>
  new Promise<void>((goOn) => {
    if (store.getState().screen !== 'loading') return goOn();
    const end = store.subscribe(({ screen }) => {
      if (screen === 'loading') return;
      end();
      goOn();
    });
  });

/** It lies on the table before the table is shown: nobody sees a start screen come and go. */
async function accept(store: SessionStore, match: Match, mistake?: Incident): Promise<void> {
  await store.getState().adopt(match, mistake);
  replaceRoute({ page: 'home' });
}

/** Opens the duel of a link: at once, or after asking when another one is on. */
export default function LinkScreen({ code }: { code: string }) {
  const { t } = useTranslation('screens');
  const store = useSessionStore();
  const [opened, setOpened] = useState<Match | Refused | null>(null);

  useEffect(() => {
    let gone = false;
    void Promise.all([openLink(engine, code), looked(store)]).then(([link]) => {
      if (gone) return;
      if (!link.ok) setOpened(link);
      else if (store.getState().table === null) void accept(store, link.match);
      else setOpened(link.match);
    });
    return () => {
      gone = true;
    };
  }, [code, store]);

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
              void accept(store, match, { doing: 'link', error, tried });
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
        <Button onClick={() => void accept(store, opened)}>{t('link.open')}</Button>
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
