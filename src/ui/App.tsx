import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { SessionContext, type SessionStore, useSession } from '../session/index.ts';
import { i18n, useTranslation } from './i18n/index.ts';
import { Fetched, partOf } from './part.ts';
import { type Route, useRoute } from './routes.ts';
import type { OfferedDeck } from './screens/decks.ts';
import { Elsewhere } from './screens/Elsewhere.tsx';
import { FileDrop } from './screens/FileDrop.tsx';
import { Guard } from './screens/Guard.tsx';
import { NoticeBar } from './screens/Notice.tsx';
import { Start } from './screens/Start.tsx';
import { useShown } from './shown.ts';
import { watchPage } from './watch.ts';

const parts = {
  table: partOf(() => import('./screens/AtTable.tsx').then((m) => m.AtTable)),
  lab: partOf(() => import('./lab/Lab.tsx').then((m) => m.default)),
  linkScreen: partOf(() => import('./screens/LinkScreen.tsx').then((m) => m.default)),
  rulebook: partOf(() => import('./rulebook/Rulebook.tsx').then((m) => m.default)),
};

/**
 * Fetches what the page at an address will show, one thing after another: the table while the decks are chosen, or while a link
 * is opened. What cannot be fetched yet is fetched, and told of, when it is needed.
 */
export function fetchAhead({ page }: Route): void {
  if (page === 'link') parts.linkScreen.come().catch(() => undefined);
  if (page === 'link' || page === 'home') parts.table.come().catch(() => undefined);
}

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

/** What a link led to is drawn bit by bit; until then its page is still there. */
function useShownRoute(): Route {
  const route = useRoute();
  const before = useDeferredValue(route);
  return before.page === 'link' ? before : route;
}

function Page({ session, decks }: AppProps) {
  const { t } = useTranslation('screens');
  const { screen, table, request } = useShown();
  const failure = useSession((s) => s.failure);
  const route = useShownRoute();
  useLook();
  useEffect(() => fetchAhead(route), [route]);
  const meanwhile = <p className="vh">{t('loading')}</p>;
  if (route.page !== 'home')
    return (
      <Guard key={route.page} store={session} at={failure}>
        {route.page === 'rules' ? (
          <Fetched part={parts.rulebook} with={{ article: route.article }} meanwhile={meanwhile} />
        ) : route.page === 'lab' ? (
          <Fetched part={parts.lab} with={{ id: route.id }} meanwhile={meanwhile} />
        ) : (
          <Fetched
            key={route.code}
            part={parts.linkScreen}
            with={{ code: route.code }}
            meanwhile={meanwhile}
          />
        )}
        <FileDrop />
      </Guard>
    );
  if (screen === 'loading')
    return (
      <Guard key={route.page} store={session} at={failure}>
        {meanwhile}
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
          <Fetched part={parts.table} with={{ table, request }} meanwhile={meanwhile} />
          <NoticeBar floating />
        </>
      )}
    </Guard>
  );
}
