/** Which duel this tab had, so that a page loaded anew goes on with its own. Forgotten when the tab is closed. */
const KEY = 'segoc duel';

export function rememberDuel(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Then the duel written last is the one to go on with.
  }
}

export function rememberedDuel(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
