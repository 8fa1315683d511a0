import { useEffect, useRef } from 'react';
import type { Player, View } from '../../engine/contract.ts';
import { useSession, useSessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { BigTag, Button } from './controls.tsx';
import { Dialog } from './Dialog.tsx';
import css from './Result.module.css';

const REASONS = ['life-points', 'deck-out', 'surrender', 'card'] as const;
type Known = (typeof REASONS)[number];
const isKnown = (reason: string): reason is Known => (REASONS as readonly string[]).includes(reason);

function useReason(result: NonNullable<View['result']>, names: readonly [string, string]): string {
  const { t } = useTranslation('screens');
  const { winner, reason } = result;
  if (winner === 'draw') return t('result.both');
  const loser = names[winner === 0 ? 1 : 0];
  if (isKnown(reason)) return t(`result.${reason}`, { winner: names[winner], loser });
  return t('result.other', { reason: reason.replace(/-/g, ' ') });
}

/** Who won, and by what. */
export function Result({ view, onLook }: { view: View; onLook: () => void }) {
  const { t } = useTranslation('screens');
  const names = useSession((s) => s.table?.names ?? s.settings.names);
  const decisions = useSession((s) => s.table?.stops.length ?? 1) - 1;
  const { rematch, leave } = useSessionStore().getState();
  const result = view.result!;
  const why = useReason(result, names);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const winner: Player | null = result.winner === 'draw' ? null : result.winner;
  return (
    <Dialog title={t('result.reason')} onClose={onLook}>
      <div className={css.result}>
        {winner === null ? null : <BigTag player={winner} huge />}
        <h3>{winner === null ? t('result.draw') : t('result.winner', { name: names[winner] })}</h3>
        <p>{why}</p>
        <dl className={css.sides}>
          {([0, 1] as const).map((player) => (
            <div key={player}>
              <dt>{names[player]}</dt>
              <dd>{t('result.left', { lp: view.sides[player].lp })}</dd>
            </div>
          ))}
        </dl>
        <p className={css.count}>{t('result.turns', { count: view.turn, decisions })}</p>
      </div>
      <div className={css.answers}>
        <Button onClick={leave}>{t('result.new')}</Button>
        <Button onClick={onLook}>{t('result.look')}</Button>
        <Button ref={again} main onClick={rematch}>
          {t('result.rematch')}
        </Button>
      </div>
    </Dialog>
  );
}
