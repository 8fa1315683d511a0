/** Where in the page somebody is, as the part of the address after "#": so that everything can be linked, and Back works. */
import { useMemo, useSyncExternalStore } from 'react';

export type Route =
  /** The start screen, or the duel that is on. */
  | { page: 'home' }
  | { page: 'rules'; article: string | null }
  | { page: 'lab'; id: string | null }
  /** A duel that came as a link. */
  | { page: 'link'; code: string };

/** What the Lab calls a file that somebody has opened: no case has such an id. */
export const OPENED_FILE = '~file';

export function readRoute(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (text.startsWith('duel=')) return { page: 'link', code: text.slice(5) };
  const [page, ...rest] = text.split('/');
  const id = decoded(rest.join('/')) || null;
  if (page === 'rules') return { page, article: id };
  if (page === 'lab') return { page, id };
  return { page: 'home' };
}

/** An address that is no proper escape is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'rules':
      return route.article === null ? '#rules' : `#rules/${encodeURIComponent(route.article)}`;
    case 'lab':
      return route.id === null ? '#lab' : `#lab/${encodeURIComponent(route.id)}`;
    case 'link':
      return `#duel=${route.code}`;
    default:
      return '#';
  }
}

export const articleHref = (article: string): string => hrefOf({ page: 'rules', article });
export const caseHref = (id: string): string => hrefOf({ page: 'lab', id });

export function goTo(route: Route): void {
  location.hash = hrefOf(route);
}

const watch = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Takes the place of the present address, without a step for Back. */
export function replaceRoute(route: Route): void {
  history.replaceState(null, '', route.page === 'home' ? location.pathname + location.search : hrefOf(route));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash);
  return useMemo(() => readRoute(hash), [hash]);
}
