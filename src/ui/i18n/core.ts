/**
 * The i18next instance, and the words that the page shows first; those of the table come with it (table.ts). No React here:
 * the command-line tools use it too.
 */
import { createInstance } from 'i18next';
import type events from './en/events.json';
import type field from './en/field.json';
import type lab from './en/lab.json';
import type panels from './en/panels.json';
import type prompts from './en/prompts.json';
import type reasons from './en/reasons.json';
import type rulebook from './en/rulebook.json';
import screens from './en/screens.json' with { type: 'json' };
import words from './en/words.json' with { type: 'json' };

export interface Resources {
  words: typeof words;
  screens: typeof screens;
  reasons: typeof reasons;
  events: typeof events;
  prompts: typeof prompts;
  panels: typeof panels;
  field: typeof field;
  rulebook: typeof rulebook;
  lab: typeof lab;
}

export const i18n = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'words',
  ns: ['words', 'screens'],
  resources: { en: { words, screens } },
  initAsync: false,
  interpolation: { escapeValue: false },
});
void i18n.init();

/** More of them than one duel says would only be in the way. */
const MOST = 4000;

/**
 * The same sentences are said again and again, and making one takes long: here each is made once for the values that are in it.
 * They hold for one language, and until more words have come.
 * @param make says it anew; it must follow from key and values alone
 */
export function remembered<T>(make: (key: string, values: object) => T): (key: string, values?: object) => T {
  const known = new Map<string, T>();
  const forget = () => known.clear();
  i18n.on('languageChanged', forget);
  i18n.store.on('added', forget);
  return (key, values = {}) => {
    const id = key + JSON.stringify(values);
    let said = known.get(id);
    if (said === undefined) {
      said = make(key, values);
      if (known.size >= MOST) forget();
      known.set(id, said);
    }
    return said;
  };
}

/** `i18n.t`, remembered. */
export const t = remembered(i18n.t as unknown as (key: string, values: object) => string) as typeof i18n.t;

/** Words that come with a part of the page. */
export function addWords<N extends keyof Resources>(namespace: N, words: Resources[N]): void {
  i18n.addResourceBundle('en', namespace, words);
}
