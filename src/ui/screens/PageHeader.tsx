import { useSession } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon, Mark } from '../icons/Icon.tsx';
import { hrefOf, useRoute } from '../routes.ts';
import css from './PageHeader.module.css';

/** The mark, and the ways to the parts of the page. */
export function PageHeader() {
  const { t } = useTranslation('screens');
  const { page } = useRoute();
  const duel = useSession((s) => s.table !== null);
  const current = (of: typeof page) => (page === of ? ('page' as const) : undefined);
  return (
    <header className={css.header}>
      <a className={css.brand} href={hrefOf({ page: 'home' })} aria-current={current('home')}>
        <Mark />
        {t('brand')}
      </a>
      <nav className={css.nav} aria-label={t('nav')}>
        <a href={hrefOf({ page: 'lab', id: null })} aria-current={current('lab')}>
          {t('nav.lab')}
        </a>
        <a href={hrefOf({ page: 'rules', article: null })} aria-current={current('rules')}>
          {t('nav.rules')}
        </a>
        {page !== 'home' && duel ? (
          <a className={css.duel} href={hrefOf({ page: 'home' })}>
            <Icon name="left" />
            {t('nav.duel')}
          </a>
        ) : null}
      </nav>
    </header>
  );
}
