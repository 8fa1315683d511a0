import { THEMES, useSession, useSessionStore, WINDOW_POLICIES } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Segments } from './controls.tsx';
import { Dialog } from './Dialog.tsx';
import css from './SettingsDialog.module.css';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('screens');
  const settings = useSession((s) => s.settings);
  const names = useSession((s) => s.table?.names ?? s.settings.names);
  const hands = useSession((s) =>
    s.table ? (s.table.open && !s.table.over ? 'open' : s.settings.hands) : s.settings.hands,
  );
  const { change } = useSessionStore().getState();
  const [a, b] = settings.windows;
  return (
    <Dialog title={t('settings.title')} onClose={onClose} wide>
      <div className={css.settings}>
        {([0, 1] as const).map((player) => (
          <Segments
            key={player}
            legend={t('settings.windows', { name: names[player] })}
            value={settings.windows[player]}
            choices={WINDOW_POLICIES.map((p) => [p, t(`windows.${p}`)] as const)}
            onChange={(policy) => change({ windows: player === 0 ? [policy, b] : [a, policy] })}
          />
        ))}
        <p className={css.about}>{t('settings.windows.about')}</p>
        <Segments
          legend={t('settings.hands')}
          value={hands}
          choices={[
            ['curtain', t('start.hands.curtain')],
            ['open', t('start.hands.open')],
          ]}
          onChange={(value) => {
            change({ hands: value });
            onClose();
          }}
        />
        <p className={css.about}>{t('settings.hands.about')}</p>
        <div className={css.row}>
          <Segments
            legend={t('settings.zones')}
            value={settings.zones}
            choices={[
              ['leftmost', t('settings.zones.leftmost')],
              ['ask', t('settings.zones.ask')],
            ]}
            onChange={(zones) => change({ zones })}
          />
          <Segments
            legend={t('settings.motion')}
            value={settings.motion ? 'on' : 'off'}
            choices={[
              ['on', t('settings.motion.on')],
              ['off', t('settings.motion.off')],
            ]}
            onChange={(motion) => change({ motion: motion === 'on' })}
          />
        </div>
        <Segments
          legend={t('settings.theme')}
          value={settings.theme}
          choices={THEMES.map((theme) => [theme, t(`settings.theme.${theme}`)] as const)}
          onChange={(theme) => change({ theme })}
        />
      </div>
    </Dialog>
  );
}
