import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Player } from '../../engine/contract.ts';
import { type Settings, useSession, useSessionStore, WINDOW_POLICIES } from '../../session/index.ts';
import { CardBack } from '../card/CardBack.tsx';
import { CardChip } from '../card/CardChip.tsx';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { BigTag, Button, Segments } from './controls.tsx';
import { mixOf, type OfferedDeck } from './decks.ts';
import { NoticeBar } from './Notice.tsx';
import { PageHeader } from './PageHeader.tsx';
import css from './Start.module.css';

/** Only those who have played before need it. */
const Shelf = lazy(() => import('./Shelf.tsx').then(({ Shelf }) => ({ default: Shelf })));

/** The deck that a player has chosen; A begins with the first on offer, B with the second. */
function chosen(decks: readonly OfferedDeck[], settings: Settings, player: Player): OfferedDeck {
  return decks.find((d) => d.id === settings.decks[player]) ?? decks[Math.min(player, decks.length - 1)];
}

const replaced = <T,>([a, b]: [T, T], player: Player, value: T): [T, T] =>
  player === 0 ? [value, b] : [a, value];

export function Start({ decks }: { decks: readonly OfferedDeck[] }) {
  const { t } = useTranslation('screens');
  const settings = useSession((s) => s.settings);
  const kept = useSession(({ shelf }) => shelf.duels.length + shelf.putAway.length > 0);
  const { change, begin } = useSessionStore().getState();
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  const names = settings.names.map((name, i) => name.trim() || 'AB'[i]) as [string, string];

  const start = () =>
    begin({
      decks: [chosen(decks, settings, 0), chosen(decks, settings, 1)].map(({ main, fusion }) => ({
        main: [...main],
        fusion: [...fusion],
      })) as Parameters<typeof begin>[0]['decks'],
      names,
      first: settings.first,
    });

  return (
    <form
      className={css.start}
      onSubmit={(e) => {
        e.preventDefault();
        start();
      }}
    >
      <PageHeader />
      <main className={css.main}>
        <h1>{t('start.title')}</h1>
        <p className={css.lead}>{t('start.lead')}</p>
        <NoticeBar />
        {kept ? (
          <Suspense fallback={null}>
            <Shelf />
          </Suspense>
        ) : null}
        <div className={css.seats}>
          {([0, 1] as const).map((player) => (
            <Seat
              key={player}
              player={player}
              name={settings.names[player]}
              decks={decks}
              deck={chosen(decks, settings, player)}
              onName={(name) => change({ names: replaced(settings.names, player, name) })}
              onDeck={(id) => change({ decks: replaced(settings.decks, player, id) })}
            />
          ))}
        </div>
        <div className={css.go}>
          <Segments
            legend={t('start.first')}
            value={settings.first}
            choices={[
              ['coin', t('start.first.coin')],
              ['a', names[0]],
              ['b', names[1]],
            ]}
            onChange={(first) => change({ first })}
          />
          <Segments
            legend={t('start.hands')}
            value={settings.hands}
            choices={[
              ['curtain', t('start.hands.curtain')],
              ['open', t('start.hands.open')],
            ]}
            onChange={(hands) => change({ hands })}
          />
          <Segments
            legend={t('start.windows')}
            value={settings.windows[0]}
            choices={WINDOW_POLICIES.map((p) => [p, t(`windows.${p}`)] as const)}
            onChange={(policy) => change({ windows: [policy, policy] })}
          />
          <Button
            ref={go}
            type="submit"
            main
            hint="Enter"
            className={css.begin}
            disabled={decks.length === 0}
          >
            {t('start.begin')}
          </Button>
        </div>
      </main>
      <footer className={css.note}>{t('start.note')}</footer>
    </form>
  );
}

interface SeatProps {
  player: Player;
  name: string;
  decks: readonly OfferedDeck[];
  deck: OfferedDeck | undefined;
  onName: (name: string) => void;
  onDeck: (id: string) => void;
}

function Seat({ player, name, decks, deck, onName, onDeck }: SeatProps) {
  const { t } = useTranslation('screens');
  const letter = 'AB'[player];
  return (
    <fieldset className={css.seat}>
      <legend className="vh">{t('start.player', { letter })}</legend>
      <div className={css.name}>
        <BigTag player={player} />
        <input
          aria-label={t('start.name', { letter })}
          value={name}
          maxLength={24}
          autoComplete="off"
          spellCheck={false}
          onChange={(e) => onName(e.target.value)}
        />
      </div>
      <fieldset className={css.decks}>
        <legend className="vh">{t('start.deck', { name: name || letter })}</legend>
        {decks.map((d) => (
          <DeckCard
            key={d.id}
            deck={d}
            group={`deck-${letter}`}
            checked={d.id === deck?.id}
            onChoose={() => onDeck(d.id)}
          />
        ))}
      </fieldset>
    </fieldset>
  );
}

interface DeckCardProps {
  deck: OfferedDeck;
  group: string;
  checked: boolean;
  onChoose: () => void;
}

function DeckCard({ deck, group, checked, onChoose }: DeckCardProps) {
  const { t } = useTranslation('screens');
  const mix = mixOf(deck);
  return (
    <label className={css.deck}>
      <input type="radio" className="vh" name={group} checked={checked} onChange={onChoose} />
      <span className={css.fan} aria-hidden="true">
        <CardBack className={css.back} />
        <CardChip {...deck.face} kind="normal" className={css.face} />
      </span>
      <span className={css.about}>
        <b>{deck.name}</b>
        <span className={css.size}>
          {t('start.deck.about', { year: deck.year, count: deck.main.length + deck.fusion.length })}
        </span>
        <span className={css.mix} aria-hidden="true">
          {mix.map(({ kind, count }) => (
            <i key={kind} className={css[kind]} style={{ flex: count }} />
          ))}
        </span>
        <span className={css.kinds}>
          {mix.map(({ kind, count }) => (
            <span key={kind}>
              <i className={css[kind]} aria-hidden="true" />
              {t(`start.kind.${kind}`, { count })}
            </span>
          ))}
        </span>
      </span>
      <span className={css.check} aria-hidden="true">
        {checked ? <Icon name="yes" /> : null}
      </span>
    </label>
  );
}
