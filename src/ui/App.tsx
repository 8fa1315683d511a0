import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { SessionContext, type SessionStore, useSession } from '../session/index.ts';
import { i18n, useTranslation } from './i18n/index.ts';
import { useRoute } from './routes.ts';
import { Consent, Curtain } from './screens/Curtain.tsx';
import type { OfferedDeck } from './screens/decks.ts';
import { Elsewhere } from './screens/Elsewhere.tsx';
import { FileDrop } from './screens/FileDrop.tsx';
import { Guard } from './screens/Guard.tsx';
import { NoticeBar } from './screens/Notice.tsx';
import { Start } from './screens/Start.tsx';
import { useShown } from './shown.ts';
import { watchPage } from './watch.ts';

/** The table comes after the start screen, which fetches it while the decks are chosen. */
const loadDuel = () => import('./screens/Duel.tsx');
const Duel = lazy(() => loadDuel().then(({ Duel }) => ({ default: Duel })));
const Lab = lazy(() => import('./lab/Lab.tsx'));
const LinkScreen = lazy(() => import('./screens/LinkScreen.tsx'));
const Rulebook = lazy(() => import('./rulebook/Rulebook.tsx'));

interface AppProps {
  session: SessionStore;
  decks: readonly OfferedDeck[];
}

const onLanguage = (changed: () => void): (() => void) => {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
};

export function App({ session, decks }: AppProps) {
  const language = useSyncExternalStore(onLanguage, () => i18n.language);
  useEffect(() => {
    if (session.getState().screen === 'loading') void session.getState().load();
  }, [session]);
  useEffect(() => watchPage(session), [session]);
  return (
    <SessionContext value={session}>
      <Page key={language} session={session} decks={decks} />
    </SessionContext>
  );
}

/** Settings that the page itself carries. */
function useLook(): void {
  const theme = useSession((s) => s.settings.theme);
  const motion = useSession((s) => s.settings.motion);
  const language = useSession((s) => s.settings.language);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    if (motion) delete dataset.motion;
    else dataset.motion = 'off';
    document.documentElement.lang = language;
  }, [theme, motion, language]);
}

function Page({ session, decks }: AppProps) {
  const { t } = useTranslation('screens');
  const { screen, table, request } = useShown();
  const failure = useSession((s) => s.failure);
  const route = useRoute();
  useLook();
  const home = route.page === 'home';
  useEffect(() => {
    // What cannot be fetched yet is fetched, and told of, when it is needed.
    if (home) loadDuel().catch(() => undefined);
  }, [home]);
  if (route.page !== 'home')
    return (
      <Guard key={route.page} store={session} at={failure}>
        <Suspense fallback={<p className="vh">{t('loading')}</p>}>
          {route.page === 'rules' ? (
            <Rulebook article={route.article} />
          ) : route.page === 'lab' ? (
            <Lab id={route.id} />
          ) : (
            <LinkScreen key={route.code} code={route.code} />
          )}
        </Suspense>
        <FileDrop />
      </Guard>
    );
  if (screen === 'loading')
    return (
      <Guard key={route.page} store={session} at={failure}>
        <p className="vh">{t('loading')}</p>
      </Guard>
    );
  return (
    <Guard key={route.page} store={session} at={failure}>
      <FileDrop />
      {screen === 'elsewhere' ? (
        <>
          <Elsewhere />
          <NoticeBar floating />
        </>
      ) : screen === 'start' || !table ? (
        <Start decks={decks} />
      ) : (
        <>
          {request ? (
            <Consent request={request} names={table.names} />
          ) : table.curtain ? (
            <Curtain key={`${table.at} ${table.curtain.to}`} curtain={table.curtain} names={table.names} />
          ) : (
            <Suspense fallback={<p className="vh">{t('loading')}</p>}>
              <Duel table={table} />
            </Suspense>
          )}
          <NoticeBar floating />
        </>
      )}
    </Guard>
  );
}
