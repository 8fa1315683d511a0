/** The language layer with its tie to React. Code without React imports `core.ts` and `sentences.ts` instead. */
import { initReactI18next } from 'react-i18next';
import { i18n } from './core.ts';

initReactI18next.init(i18n);

export { useTranslation } from 'react-i18next';
export { i18n };
