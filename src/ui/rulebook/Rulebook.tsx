import { useEffect, useRef, useState } from 'react';
import { type Article, type Rulebook as Book, lines, loadRulebook, plain } from '../../rulebook/index.ts';
import '../i18n/rulebook.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { articleHref, hrefOf } from '../routes.ts';
import { Button } from '../screens/controls.tsx';
import { PageHeader } from '../screens/PageHeader.tsx';
import { SearchField } from '../screens/SearchField.tsx';
import { useFetched } from '../useFetched.ts';
import { ArticleText } from './Article.tsx';
import css from './Rulebook.module.css';

const load = () => loadRulebook();

/** The rulebook as a page: its contents, or one article beside them. */
export default function Rulebook({ article }: { article: string | null }) {
  const { t } = useTranslation('rulebook');
  const { value: book, failed, again } = useFetched(load);
  const [query, setQuery] = useState('');
  return (
    <div className={css.page}>
      <PageHeader />
      <main className={article === null ? css.front : css.reading}>
        {book ? (
          <>
            <aside className={css.contents} aria-label={t('contents')}>
              {article === null ? (
                <>
                  <h1>{t('title')}</h1>
                  <p className={css.about}>{t('about')}</p>
                </>
              ) : (
                <a className={css.all} href={hrefOf({ page: 'rules', article: null })}>
                  <Icon name="book" />
                  {t('all')}
                </a>
              )}
              <SearchField label={t('search')} value={query} onChange={setQuery} />
              {query.trim() === '' ? (
                <Contents book={book} current={article} />
              ) : (
                <Found book={book} query={query} />
              )}
            </aside>
            {article === null ? null : <Reading key={article} book={book} id={article} />}
          </>
        ) : failed ? (
          <div className={css.failed} role="alert">
            <p>{t('failed')}</p>
            <Button onClick={again}>{t('again')}</Button>
          </div>
        ) : (
          <p role="status" className={css.about}>
            {t('loading')}
          </p>
        )}
      </main>
    </div>
  );
}

function Contents({ book, current }: { book: Book; current: string | null }) {
  const chapter = current?.split('.')[0];
  const list = (articles: readonly Article[]) => (
    <ul>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <a className={css.entry} href={articleHref(id)} aria-current={id === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={css.chapters}>
      {book.chapters.map(({ id, title, articles }) =>
        current === null ? (
          <section key={id} className={css.chapter}>
            <h2>{title}</h2>
            {list(articles)}
          </section>
        ) : (
          <details key={id} open={id === chapter || undefined} className={css.fold}>
            <summary>
              {title}
              <Icon name="right" />
            </summary>
            {list(articles)}
          </details>
        ),
      )}
    </nav>
  );
}

function Found({ book, query }: { book: Book; query: string }) {
  const { t } = useTranslation('rulebook');
  const found = book.search(query);
  const chapterOf = (article: Article) => book.chapters.find((c) => c.id === article.chapter)?.title;
  const first = ({ text }: Article) => plain(lines(text)[0], (id) => book.article(id)?.title ?? '');
  return (
    <div className={css.found}>
      <p role="status" className={css.count}>
        {found.length === 0 ? t('search.none') : t('search.found', { count: found.length })}
      </p>
      <ul>
        {found.map((article) => (
          <li key={article.id}>
            <a href={articleHref(article.id)}>
              <b>{article.title}</b>
              <small>{chapterOf(article)}</small>
              <span>{first(article)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reading({ book, id }: { book: Book; id: string }) {
  const { t } = useTranslation('rulebook');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const article = book.article(id);
  const all = book.chapters.flatMap((c) => c.articles);
  const at = all.findIndex((a) => a.id === id);
  return (
    <article className={css.sheet}>
      {article ? (
        <>
          <p className={css.chapterName}>{book.chapters.find((c) => c.id === article.chapter)?.title}</p>
          <h1 ref={heading} tabIndex={-1}>
            {article.title}
          </h1>
          <ArticleText book={book} article={article} />
          <footer className={css.turn}>
            {at > 0 ? (
              <a className={css.way} href={articleHref(all[at - 1].id)}>
                <Icon name="left" />
                {t('before', { title: all[at - 1].title })}
              </a>
            ) : (
              <span />
            )}
            {at + 1 < all.length ? (
              <a className={css.way} href={articleHref(all[at + 1].id)}>
                {t('next', { title: all[at + 1].title })}
                <Icon name="right" />
              </a>
            ) : null}
          </footer>
        </>
      ) : (
        <h1 ref={heading} tabIndex={-1}>
          {t('none', { id })}
        </h1>
      )}
    </article>
  );
}
