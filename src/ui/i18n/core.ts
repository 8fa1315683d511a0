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

/** Words that come with a part of the page. */
export function addWords<N extends keyof Resources>(namespace: N, words: Resources[N]): void {
  i18n.addResourceBundle('en', namespace, words);
}
