/** The language files and the i18next instance. No React here: the command-line tools use it too. */
import { createInstance } from 'i18next';
import events from './en/events.json' with { type: 'json' };
import field from './en/field.json' with { type: 'json' };
import panels from './en/panels.json' with { type: 'json' };
import prompts from './en/prompts.json' with { type: 'json' };
import reasons from './en/reasons.json' with { type: 'json' };
import screens from './en/screens.json' with { type: 'json' };
import words from './en/words.json' with { type: 'json' };

export const en = { words, reasons, events, prompts, panels, field, screens } as const;

export type Resources = typeof en;

export const i18n = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'words',
  ns: Object.keys(en),
  resources: { en },
  initAsync: false,
  interpolation: { escapeValue: false },
});
void i18n.init();
