import { useMemo } from 'react';
import type { Option } from '../../engine/contract.ts';
import type { Intent, MenuEntry, Table } from '../../session/index.ts';
import { reasonOf } from '../adapter.ts';
import { useTranslation } from '../i18n/index.ts';
import { cardName, deedText, phaseName } from '../i18n/sentences.ts';
import { ActionMenu, type MenuItem } from '../input/ActionMenu.tsx';
import { effectText, passcodeOf } from '../panels/look.ts';
import type { DuelState } from './useDuel.ts';

const optionOf = (entry: MenuEntry | Intent, card: number): Option => ({
  do: entry.do,
  card,
  effect: entry.effect ?? -1,
  on: ('on' in entry ? entry.on : undefined) ?? -1,
  value: null,
});

/** The open action menu as labelled items: what can be done, then what cannot, with its reason. */
export function CardMenu({ duel, table }: { duel: DuelState; table: Table }) {
  const { t } = useTranslation('screens');
  const { menu, names, view, choose, act, closeMenu } = duel;
  const { prompt } = table;
  const items = useMemo<MenuItem[]>(() => {
    if (!menu) return [];
    const passcode = passcodeOf(view, menu.card);
    const detail = (deed: Option['do'], effect: number) =>
      deed === 'activate' || deed === 'use' ? effectText(passcode, effect) : '';
    if (menu.intents) {
      return menu.intents.map((intent) => ({
        key: `${intent.do} ${intent.effect}`,
        label: deedText(optionOf(intent, menu.card), names),
        detail: detail(intent.do, intent.effect ?? -1),
        run: () => {
          closeMenu();
          act(intent);
        },
      }));
    }
    return menu.entries.map((entry) => {
      const legal = entry.options.length > 0;
      const option = legal && prompt ? prompt.options[entry.options[0]] : optionOf(entry, menu.card);
      const several = entry.do === 'attack' && entry.options.length > 1;
      return {
        key: `${entry.do} ${entry.effect} ${legal}`,
        label: several || (entry.do === 'attack' && !legal) ? t('action.attack') : deedText(option, names),
        detail: legal ? detail(entry.do, entry.effect) : reasonOf(entry, names),
        run: legal ? () => choose(entry) : undefined,
      };
    });
  }, [menu, names, view, prompt, choose, act, closeMenu, t]);
  if (!menu) return null;
  const label = t('action.menu', { card: cardName(names, menu.card), phase: phaseName(view.phase) });
  return <ActionMenu key={menu.card} label={label} items={items} anchor={menu.anchor} onClose={closeMenu} />;
}
