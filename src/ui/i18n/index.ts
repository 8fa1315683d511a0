/** The language layer with its tie to React. Code without React imports `core.ts` and `sentences.ts` instead. */
import type { TFunction } from 'i18next';
import { i18n, type Resources, remembered } from './core.ts';

export { i18n };

type Namespaces = keyof Resources | readonly (keyof Resources)[];

interface Translation<N extends Namespaces> {
  t: TFunction<N>;
}

/** By namespaces. */
const known = new Map<string, Translation<never>>();
i18n.on('languageChanged', () => known.clear());

/**
 * The words of a part of the page. Hundreds of components ask for them each time the table is drawn, most of them for words
 * that they have asked for before. The page is drawn anew when the language changes (App.tsx).
 */
export function useTranslation<N extends Namespaces>(namespaces: N): Translation<N> {
  const id = String(namespaces);
  let found = known.get(id) as Translation<N> | undefined;
  if (!found) {
    const look = i18n.getFixedT(null, namespaces) as unknown as (key: string, values: object) => string;
    found = { t: remembered(look) as unknown as TFunction<N> };
    known.set(id, found as unknown as Translation<never>);
  }
  return found;
}
