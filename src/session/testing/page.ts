/** A page with a toy duel, and the place in which it is kept. */
import type { Engine } from '../engine.ts';
import { memoryVault } from '../keep/memory.ts';
import { createStorage } from '../keep/storage.ts';
import type { Vault } from '../keep/vault.ts';
import type { Report } from '../report.ts';
import { createSession, type SessionStore } from '../store.ts';
import { TOY_DECK, toyEngine } from './toy.ts';

export const names: [string, string] = ['Ada', 'Ben'];
export const decks: [typeof TOY_DECK, typeof TOY_DECK] = [TOY_DECK, TOY_DECK];

/** The page that is looked at, and what all pages of this test keep. */
export const here = {} as { engine: Engine; kept: Map<string, string>; store: SessionStore };

export const s = () => here.store.getState();
export const table = () => s().table!;
export const report = (): Report => s().failure!.report;

/** Another page looks at the same place. */
export function openPage(vault: Vault = memoryVault(here.kept)): void {
  here.store = createSession({ engine: here.engine, storage: createStorage(vault), random: () => 4 });
}

/** The first page of a test: nothing has been kept yet. */
export function openAfresh(engine: Engine = toyEngine()): void {
  here.engine = engine;
  here.kept = new Map();
  openPage();
}

/** Another page takes up what was kept. */
export async function reopen(vault?: Vault): Promise<void> {
  openPage(vault);
  await s().load();
  await s().saved();
}

/** The page is closed once everything is kept, and another one takes it up. */
export async function reload(): Promise<void> {
  await s().saved();
  openPage();
  await s().load();
}

export function begin(hands: 'curtain' | 'open' = 'open'): void {
  s().change({ hands });
  s().begin({ decks, names, first: 'a', seed: 1 });
}

export function choose(doing: string, of = here.store): void {
  const { table, decide } = of.getState();
  decide(table!.prompt!.options.findIndex((o) => o.do === doing));
}

export const keysOf = (prefix: string) =>
  [...here.kept.keys()].filter((key) => key.startsWith(prefix)).sort();
