export type { Stop } from './account.ts';
export { SessionContext, useSession, useSessionStore } from './hook.ts';
export type { Intent } from './intent.ts';
export type { MenuEntry } from './menu.ts';
export type { Notice, Request } from './session.ts';
export { type Settings, THEMES, WINDOW_POLICIES } from './settings.ts';
export { browserStorage, memoryStorage } from './storage.ts';
export { createSession, type SessionStore } from './store.ts';
export type { Curtain, Table } from './table.ts';
