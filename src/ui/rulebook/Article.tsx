import { Fragment, type ReactNode } from 'react';
import { type Rulebook, spans, type Article as Text } from '../../rulebook/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { loadCases } from '../lab/bundled.ts';
import { articleHref, caseHref } from '../routes.ts';
import { useFetched } from '../useFetched.ts';
import css from './Article.module.css';

interface ArticleProps {
  book: Rulebook;
  article: Text;
  /** Opens another article in the same place; without it, links lead to its page. */
  onArticle?: (id: string) => void;
  /** A case is about to be opened. */
  onCase?: () => void;
}

/** What an article says, what it rests on, and the cases that show it. */
export function ArticleText({ book, article, onArticle, onCase }: ArticleProps) {
  const { t } = useTranslation('rulebook');
  const words = (text: string) => <Words text={text} book={book} onArticle={onArticle} />;
  return (
    <div className={css.article}>
      {article.text.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes
        <Fragment key={i}>
          {typeof block === 'string' ? (
            <p>{words(block)}</p>
          ) : 'ordered' in block ? (
            <ol className={css.ordered}>{points(block.ordered, words)}</ol>
          ) : (
            <ul className={css.points}>{points(block, words)}</ul>
          )}
        </Fragment>
      ))}
      <p className={css.source}>
        <b>{t('source')}</b> {article.source}
      </p>
      {article.cases.length > 0 ? (
        <Cases ids={article.cases} onCase={onCase} nested={onArticle !== undefined} />
      ) : null}
    </div>
  );
}

const points = (items: readonly string[], words: (text: string) => ReactNode) =>
  items.map((item) => <li key={item}>{words(item)}</li>);

function Words({ text, book, onArticle }: { text: string } & Pick<ArticleProps, 'book' | 'onArticle'>) {
  return spans(text).map((span, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes
    if (span.kind === 'text') return <Fragment key={i}>{span.text}</Fragment>;
    // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes
    if (span.kind === 'card') return <b key={i}>{span.name}</b>;
    const title = span.text ?? book.article(span.id)?.title ?? span.id;
    return onArticle ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes
      <button key={i} type="button" className={css.link} onClick={() => onArticle(span.id)}>
        {title}
      </button>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes
      <a key={i} className={css.link} href={articleHref(span.id)}>
        {title}
      </a>
    );
  });
}

/** @param nested the article's title is itself a second-level heading */
function Cases({
  ids,
  onCase,
  nested,
}: {
  ids: readonly string[];
  onCase: (() => void) | undefined;
  nested: boolean;
}) {
  const { t } = useTranslation('rulebook');
  const { value: library } = useFetched(loadCases);
  const Heading = nested ? 'h3' : 'h2';
  return (
    <section className={css.cases}>
      <Heading>{t('cases')}</Heading>
      <ul>
        {ids.map((id) => {
          const title = library?.get(id)?.title ?? id.replaceAll('-', ' ');
          return (
            <li key={id}>
              <a href={caseHref(id)} onClick={onCase} aria-label={t('case.open', { title })}>
                <Icon name="play" />
                <span>{title}</span>
                <Icon name="right" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
