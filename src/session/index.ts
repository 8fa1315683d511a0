export { SessionContext, useSession, useSessionStore } from './hook.ts';
export type { Intent } from './intent.ts';
export type { Attempt, MenuEntry } from './menu.ts';
export type { Revelation } from './reveal.ts';
export {
  HANDS,
  type Hands,
  type Settings,
  THEMES,
  type Theme,
  WINDOW_POLICIES,
  type WindowPolicy,
  ZONE_POLICIES,
} from './settings.ts';
export { browserStorage, memoryStorage, type Storage } from './storage.ts';
export {
  createSession,
  type Failure,
  type Notice,
  type Request,
  type Session,
  type SessionStore,
} from './store.ts';
export type { Curtain, LogEntry, Stop, Table } from './table.ts';
