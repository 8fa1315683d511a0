import { useState } from 'react';
import { loadRulebook } from '../../rulebook/index.ts';
import '../i18n/rulebook.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { articleHref } from '../routes.ts';
import { Button } from '../screens/controls.tsx';
import { Dialog } from '../screens/Dialog.tsx';
import { useFetched } from '../useFetched.ts';
import { ArticleText } from './Article.tsx';
import css from './ArticleSheet.module.css';

const load = () => loadRulebook();

/** An article over the table; its links open in the same place. */
export default function ArticleSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('rulebook');
  const { value: book, failed, again } = useFetched(load);
  const [trail, setTrail] = useState([id]);
  const at = trail[trail.length - 1];
  const article = book?.article(at);
  return (
    <Dialog title={article?.title ?? t('title')} onClose={onClose} wide>
      {book && article ? (
        <ArticleText
          book={book}
          article={article}
          onArticle={(next) => setTrail([...trail, next])}
          onCase={onClose}
        />
      ) : failed ? (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button onClick={again}>{t('again')}</Button>
        </div>
      ) : (
        <p role="status">{book ? t('none', { id: at }) : t('loading')}</p>
      )}
      <p className={css.ways}>
        {trail.length > 1 ? (
          <button type="button" onClick={() => setTrail(trail.slice(0, -1))}>
            <Icon name="left" />
            {t('back')}
          </button>
        ) : null}
        <a href={articleHref(at)}>
          <Icon name="book" />
          {t('in-book')}
        </a>
      </p>
    </Dialog>
  );
}
