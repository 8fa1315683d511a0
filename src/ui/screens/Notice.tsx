import { lazy, Suspense } from 'react';
import { type Notice, useSession, useSessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from './controls.tsx';
import css from './Notice.module.css';

/** What is told stands without them. */
const NoActions: typeof import('./NoticeActions.tsx').NoticeActions = () => null;
const NoticeActions = lazy(() =>
  import('./NoticeActions.tsx').then(
    ({ NoticeActions }) => ({ default: NoticeActions }),
    () => ({ default: NoActions }),
  ),
);
const RefusedText = lazy(() => import('./RefusedText.tsx'));

function useText(notice: Notice | null): string | null {
  const { t } = useTranslation('screens');
  const names = useSession((s) => s.table?.names ?? s.settings.names);
  if (!notice) return null;
  switch (notice.kind) {
    case 'restored':
    case 'stepped-back':
      return t(`notice.${notice.kind}`, { turn: notice.turn });
    case 'position-only':
      return notice.diverged === null
        ? t('notice.position-only')
        : t('notice.position-only.turn', { turn: notice.diverged });
    case 'unreadable':
      return t(`notice.unreadable.${notice.reason}`);
    case 'not-kept':
      return t(`notice.not-kept.${notice.why}`);
    case 'coin':
      return t('notice.coin', { name: names[notice.first] });
    case 'denied':
      return t('notice.denied', { name: names[notice.by] });
    case 'bad-deck':
      return t('notice.bad-deck', { fault: notice.faults[0].code });
    default:
      return t(`notice.${notice.kind}`);
  }
}

/** What is only told, and nobody has to do anything about. */
const PLAIN = new Set<Notice['kind']>(['restored', 'coin', 'denied', 'refused', 'kept-again', 'own-copy']);

/** What the person should know now, once. */
export function NoticeBar({ floating = false }: { floating?: boolean }) {
  const { t } = useTranslation('screens');
  const notice = useSession((s) => s.notice);
  const table = useSession((s) => s.table);
  const text = useText(notice);
  const { dismiss } = useSessionStore().getState();
  return (
    <div role="status" className={floating ? css.floating : css.place}>
      {notice && text ? (
        <div className={css.notice}>
          <Icon name={PLAIN.has(notice.kind) ? 'info' : 'warn'} />
          <div className={css.said}>
            <p>
              {notice.kind === 'refused' && table?.view ? (
                <Suspense fallback={text}>
                  <RefusedText why={notice.why} view={table.view} names={table.names} />
                </Suspense>
              ) : (
                text
              )}
            </p>
            {PLAIN.has(notice.kind) ? null : (
              <Suspense fallback={null}>
                <NoticeActions notice={notice} table={table} />
              </Suspense>
            )}
          </div>
          <IconButton icon="close" label={t('notice.dismiss')} onClick={dismiss} />
        </div>
      ) : null}
    </div>
  );
}
