import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { articleTitle } from '../../rulebook/titles.ts';
import css from './ArticleLink.module.css';

const ArticleSheet = lazy(() => import('./ArticleSheet.tsx'));

const OpenArticle = createContext<((id: string) => void) | null>(null);

/** Around everything whose "§" links open an article over it. */
export function Articles({ children }: { children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  const open = useMemo(() => (article: string) => setId(article), []);
  return (
    <OpenArticle value={open}>
      {children}
      {id === null ? null : (
        <Suspense>
          <ArticleSheet id={id} onClose={() => setId(null)} />
        </Suspense>
      )}
    </OpenArticle>
  );
}

/** "§ Spell Speed": the article that says so. Nothing where there is no rulebook to open it in, or no such article. */
export function ArticleLink({ id }: { id: string | undefined }) {
  const open = use(OpenArticle);
  const title = id ? articleTitle(id) : undefined;
  if (!open || !id || title === undefined) return null;
  return (
    <>
      {' '}
      <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => open(id)}>
        §&nbsp;{title}
      </button>
    </>
  );
}
