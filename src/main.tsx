import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { starterDecks } from './cards/decks.ts';
import { attendPage, browserLeases, browserStorage, createSession } from './session/index.ts';
import { App, fetchAhead } from './ui/App.tsx';
import { layOutAhead } from './ui/ahead.ts';
import { pace } from './ui/pace.ts';
import { readRoute } from './ui/routes.ts';

/** `?seed=7` in the address: the same coin and the same shuffles every time. */
const wanted = new URLSearchParams(location.search).get('seed');
const random =
  wanted === null ? () => crypto.getRandomValues(new Uint32Array(1))[0] : () => Number(wanted) >>> 0;
const rules = async () => (await import('./ui/rules.ts')).engine;
const session = createSession({
  engine: rules,
  storage: browserStorage(),
  leases: browserLeases(),
  random,
});
pace(session);
layOutAhead();
attendPage(session);
const decks = starterDecks.map((deck) => ({ ...deck, main: [...deck.main], fusion: [...deck.fusion] }));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <StrictMode>
    <App session={session} decks={decks} />
  </StrictMode>,
);

const route = readRoute(location.hash);
if (route.page === 'link') fetchAhead(route);
// While the decks are chosen, the cards come.
if (route.page === 'home') rules().catch(() => undefined);
