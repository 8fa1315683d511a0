/** The language layer with its tie to React. Code without React imports `core.ts` and `sentences.ts` instead. */
import type { TFunction } from 'i18next';
import { i18n, type Resources } from './core.ts';

export { i18n };

type Namespaces = keyof Resources | readonly (keyof Resources)[];

interface Translation<N extends Namespaces> {
  t: TFunction<N>;
}

/** By namespaces. They hold for one language, and until more words have come. */
const known = new Map<string, Translation<never>>();
i18n.on('languageChanged', () => known.clear());
i18n.store.on('added', () => known.clear());

/**
 * The words of a part of the page. Hundreds of components ask for them each time the table is drawn, most of them for words
 * that never change: those are looked up once. The page is drawn anew when the language changes (App.tsx).
 */
export function useTranslation<N extends Namespaces>(namespaces: N): Translation<N> {
  const id = String(namespaces);
  let found = known.get(id) as Translation<N> | undefined;
  if (!found) {
    const look = i18n.getFixedT(null, namespaces) as unknown as (key: string, values?: object) => string;
    const plain = new Map<string, string>();
    const t = (key: string, values?: object): string => {
      if (values !== undefined) return look(key, values);
      let text = plain.get(key);
      if (text === undefined) {
        text = look(key);
        plain.set(key, text);
      }
      return text;
    };
    found = { t: t as unknown as TFunction<N> };
    known.set(id, found as unknown as Translation<never>);
  }
  return found;
}
