/** The session for React: a context and a selector, nothing more. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Session } from './session.ts';
import type { SessionStore } from './store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('No session around this component');
  return store;
}

export function useSession<T>(select: (session: Session) => T): T {
  return useStore(useSessionStore(), select);
}
