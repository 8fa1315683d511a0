import { useSession, useSessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Button } from './controls.tsx';
import { PageCard, PageCardAnswers } from './PageCard.tsx';

/** The duel is another tab's. Two tables for one duel would come apart. */
export function Elsewhere() {
  const { t } = useTranslation('screens');
  const elsewhere = useSession((s) => s.elsewhere);
  const { resume, startElse } = useSessionStore().getState();
  if (!elsewhere) return <p className="vh">{t('loading')}</p>;
  const { id, names, turn, taken } = elsewhere;
  return (
    <PageCard title={t(taken ? 'elsewhere.taken' : 'elsewhere.title')}>
      <p>
        {names && turn !== null ? `${t('elsewhere.which', { a: names[0], b: names[1], turn })} ` : ''}
        {t('elsewhere.about')}
      </p>
      <PageCardAnswers>
        <Button main onClick={() => void resume(id)}>
          {t('elsewhere.here')}
        </Button>
        <Button onClick={startElse}>{t('elsewhere.else')}</Button>
      </PageCardAnswers>
    </PageCard>
  );
}
