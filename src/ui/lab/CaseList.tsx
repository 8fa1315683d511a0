import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { chapters } from '../../rulebook/chapters.ts';
import { chapterTitle } from '../../rulebook/titles.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { caseHref } from '../routes.ts';
import { Button } from '../screens/controls.tsx';
import { SearchField } from '../screens/SearchField.tsx';
import { type BundledCase, type CaseLibrary, chapterOf, SINGLE_CARDS } from './bundled.ts';
import css from './CaseList.module.css';
import { FileButton } from './FileButton.tsx';

/** What was looked for stays when somebody comes back from a case. */
let kept = { query: '', chapter: '' };
const PAGE = 120;
const ORDER = [...chapters.map(({ id }) => id), SINGLE_CARDS];

/** In the order of the chapters; what was searched for stays in the order in which it was found. */
function byChapter(found: BundledCase[], words: string): BundledCase[] {
  if (words.trim() !== '') return found;
  const weight = new Map(ORDER.map((id, i) => [id, i]));
  const of = (one: BundledCase) => weight.get(chapterOf(one)) ?? ORDER.length;
  return found.sort((a, b) => of(a) - of(b));
}

/** Every case, found by words and chapter. */
export function CaseList({ library }: { library: CaseLibrary }) {
  const { t } = useTranslation('lab');
  const [query, setQuery] = useState(kept.query);
  const [chapter, setChapter] = useState(kept.chapter);
  const [length, setLength] = useState(PAGE);
  useEffect(() => {
    kept = { query, chapter };
  }, [query, chapter]);
  const words = useDeferredValue(query);
  const found = useMemo(() => byChapter(library.search(words), words), [library, words]);
  const inUse = useMemo(() => {
    const used = new Set(library.all.map(chapterOf));
    return ORDER.filter((id) => used.has(id));
  }, [library]);
  const counts = useMemo(() => {
    const all = new Map<string, number>();
    for (const one of found) all.set(chapterOf(one), (all.get(chapterOf(one)) ?? 0) + 1);
    return all;
  }, [found]);
  const shown = chapter === '' ? found : found.filter((one) => chapterOf(one) === chapter);
  const choose = (next: string) => {
    setChapter(next);
    setLength(PAGE);
  };
  return (
    <main className={css.lab}>
      <header className={css.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('about')}</p>
        </div>
        <div className={css.file}>
          <FileButton />
          <small className={css.hint}>{t('file.hint')}</small>
        </div>
      </header>
      <aside className={css.side}>
        <SearchField
          label={t('search')}
          value={query}
          onChange={(next) => {
            setQuery(next);
            setLength(PAGE);
          }}
        />
        <fieldset className={css.chapters}>
          <legend className="vh">{t('chapters')}</legend>
          <ChapterChoice
            id=""
            title={t('chapter.all')}
            count={found.length}
            chosen={chapter}
            onChoose={choose}
          />
          {inUse.map((id) => (
            <ChapterChoice
              key={id}
              id={id}
              title={id === SINGLE_CARDS ? t('chapter.single') : (chapterTitle(id) ?? id)}
              count={counts.get(id) ?? 0}
              chosen={chapter}
              onChoose={choose}
            />
          ))}
        </fieldset>
      </aside>
      <section className={css.list} aria-label={t('title')}>
        <p role="status" className={css.count}>
          {shown.length === 0 ? t('none') : t('count', { count: shown.length })}
        </p>
        <ul>
          {shown.slice(0, length).map((one) => (
            <CaseRow key={one.id} one={one} />
          ))}
        </ul>
        {shown.length > length ? (
          <Button onClick={() => setLength(length + PAGE)}>
            {t('more', { count: Math.min(PAGE, shown.length - length) })}
          </Button>
        ) : null}
      </section>
    </main>
  );
}

interface ChapterChoiceProps {
  id: string;
  title: string;
  count: number;
  chosen: string;
  onChoose: (id: string) => void;
}

function ChapterChoice({ id, title, count, chosen, onChoose }: ChapterChoiceProps) {
  return (
    <label className={css.chapter}>
      <input type="radio" name="chapter" checked={chosen === id} onChange={() => onChoose(id)} />
      <span>{title}</span>
      <small>{count}</small>
    </label>
  );
}

function CaseRow({ one }: { one: BundledCase }) {
  return (
    <li>
      <a className={css.row} href={caseHref(one.id)}>
        <Icon name="play" />
        <span>{one.title}</span>
        <small className={css.id}>{one.id}</small>
      </a>
    </li>
  );
}
