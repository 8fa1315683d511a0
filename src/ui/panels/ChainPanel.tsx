import { type ReactNode, useState } from 'react';
import type { LinkView, Player, View } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import {
  becauseSentence,
  cardName,
  linkPaid,
  linkTargets,
  type Names,
  nameList,
  playerName,
  stepText,
} from '../i18n/sentences.ts';
import { Icon } from '../icons/Icon.tsx';
import { ArticleLink } from '../rulebook/ArticleLink.tsx';
import css from './ChainPanel.module.css';
import { doing, effectOf, passcodeOf } from './look.ts';
import { PlayerTag } from './PlayerTag.tsx';
import { Thumb } from './Thumb.tsx';

/** What the option under the pointer or focus would add to the chain. */
export interface ChainPreview {
  player: Player;
  card: number;
  effect: number;
}

interface ChainPanelProps {
  view: View;
  names: Names;
  /** The chain that has just ended: shown as long as no other has begun. */
  last?: readonly LinkView[];
  preview?: ChainPreview | null;
  /** Lights these cards on the field while a link is under the pointer or focus. */
  onLight?: (cards: readonly number[]) => void;
  onCard?: (card: number) => void;
  /** One line a link, for the phone. */
  compact?: boolean;
  /** The open question, at the end of the chain that it concerns. */
  children?: ReactNode;
}

const OPEN_LINKS = 3;
const FOLD_FROM = 4;

/** The chain as a stack: link 1 on top, the newest last, what it would become after it. */
export function ChainPanel(props: ChainPanelProps) {
  const { view, names, last = [], preview, compact = false, onLight, onCard, children } = props;
  const { t } = useTranslation('panels');
  const [unfolded, setUnfolded] = useState(false);
  const ended = view.chain.length === 0 && last.length > 0 && !preview;
  const chain = ended ? last : view.chain;
  const current = chain.find((link) => link.state === 'resolving');
  const resolving = current !== undefined || chain.some((link) => link.state !== 'waiting');
  const folds = chain.length > FOLD_FROM && !compact;
  const hidden = folds && !unfolded ? chain.length - OPEN_LINKS : 0;
  // What is over makes room for the question; why a link came to nothing is then its title.
  const isFolded = (link: LinkView, i: number) =>
    compact || i < hidden || (Boolean(children) && !unfolded && isOver(link));
  const light = (link: LinkView | null) => onLight?.(link ? [link.card, ...link.targets] : []);

  return (
    <section className={css.chain} aria-label={t('chain')}>
      <header className={css.header}>
        <h2>{t('chain')}</h2>
        <ChainNote count={chain.length} current={current} resolving={resolving} ended={ended} />
      </header>
      {folds ? (
        <button
          type="button"
          className={css.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name={unfolded ? 'up' : 'down'} />
          {unfolded ? t('chain.fold') : t('chain.unfold', { count: chain.length - OPEN_LINKS })}
        </button>
      ) : null}
      {chain.length > 0 || preview ? (
        <ol className={`${css.links} ${children ? css.hooked : ''}`} aria-label={t('chain.links')}>
          {chain.map((link, i) => (
            <li
              key={link.index}
              className={[css.link, css[link.state], isFolded(link, i) ? css.folded : ''].join(' ')}
              onPointerEnter={() => light(link)}
              onPointerLeave={() => light(null)}
            >
              <Ring link={link} />
              {isFolded(link, i) ? (
                <FoldedLink link={link} names={names} />
              ) : (
                <OpenLink link={link} names={names} onCard={onCard} />
              )}
            </li>
          ))}
          {preview && !resolving ? (
            <Preview preview={preview} view={view} names={names} compact={compact} />
          ) : null}
        </ol>
      ) : null}
      {resolving && !ended && !children ? <p className={css.quiet}>{t('chain.quiet')}</p> : null}
      {children}
    </section>
  );
}

function ChainNote(props: {
  count: number;
  current: LinkView | undefined;
  resolving: boolean;
  ended: boolean;
}) {
  const { t } = useTranslation('panels');
  const { count, current, resolving, ended } = props;
  if (ended) return <span className={css.note}>{t('chain.ended')}</span>;
  if (count === 0) return <span className={css.note}>{t('chain.empty')}</span>;
  if (current)
    return <span className={css.note}>{t('chain.resolving', { number: current.index + 1, count })}</span>;
  if (resolving) return null;
  return (
    <span className={css.note}>
      {t('chain.building')}
      <Icon name="up" />
    </span>
  );
}

function Ring({ link }: { link: LinkView }) {
  return (
    <div className={css.ring} aria-hidden="true">
      <b>{link.state === 'resolved' ? <Icon name="yes" /> : link.index + 1}</b>
    </div>
  );
}

const isOver = (link: LinkView) => link.state !== 'waiting' && link.state !== 'resolving';
const isOut = (link: LinkView) =>
  link.state === 'activation-negated' || link.state === 'effect-negated' || link.state === 'fizzled';

function LinkLabel({ link, names }: { link: LinkView; names: Names }) {
  const { t } = useTranslation('panels');
  const card = names.titleOf(link.passcode) ?? cardName(names, link.card);
  const player = playerName(names, link.player);
  return (
    <span className="vh">
      {t('chain.link-label', { number: link.index + 1, card, player, speed: link.speed })},{' '}
      {t(`chain.state.${link.state}`)}
    </span>
  );
}

function FoldedLink({ link, names }: { link: LinkView; names: Names }) {
  const name = names.titleOf(link.passcode) ?? cardName(names, link.card);
  return (
    <div className={css.line} title={link.because ? becauseSentence(link.because, names) : undefined}>
      <LinkLabel link={link} names={names} />
      <span aria-hidden="true" className={css.lineName}>
        {isOut(link) ? <s>{name}</s> : name}
      </span>
      {link.because ? <span className={css.lineWhy}>{becauseSentence(link.because, names)}</span> : null}
      <PlayerTag player={link.player} />
    </div>
  );
}

function OpenLink({
  link,
  names,
  onCard,
}: {
  link: LinkView;
  names: Names;
  onCard?: (card: number) => void;
}) {
  const { t } = useTranslation('panels');
  const name = names.titleOf(link.passcode) ?? cardName(names, link.card);
  return (
    <>
      <div className={css.thumb}>
        <Thumb passcode={link.passcode} />
      </div>
      <div className={css.text}>
        <LinkLabel link={link} names={names} />
        <p className={css.name}>
          <button type="button" className={css.card} onClick={() => onCard?.(link.card)} disabled={!onCard}>
            {isOut(link) ? <s>{name}</s> : name}
          </button>
          <span className={css.speed} aria-hidden="true">
            <PlayerTag player={link.player} />
            {t('chain.speed', { speed: link.speed })}
          </span>
        </p>
        <LinkBody link={link} names={names} />
      </div>
    </>
  );
}

function LinkBody({ link, names }: { link: LinkView; names: Names }) {
  const { t } = useTranslation('panels');
  if (isOut(link)) {
    return (
      <p className={css.reason}>
        <Icon name="no" />
        <span>
          {link.because ? becauseSentence(link.because, names) : t(`chain.state.${link.state}`)}
          <ArticleLink id={link.because?.article} />
        </span>
      </p>
    );
  }
  if (link.state === 'resolved') return <p className={css.does}>{t('chain.state.resolved')}</p>;
  const text = doing(link.passcode, link.effect);
  if (link.state === 'resolving') {
    return (
      <>
        <p className={css.does}>{text}</p>
        {link.steps.length > 0 ? <Steps steps={link.steps} /> : null}
        <Aims link={link} names={names} />
      </>
    );
  }
  return (
    <>
      {text ? <p className={css.does}>{text}</p> : null}
      <Aims link={link} names={names} />
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same verb may stand several times in a row
        <li key={i} className={i === 0 ? css.current : undefined} aria-current={i === 0 ? 'step' : undefined}>
          <Icon name={i === 0 ? 'right' : 'down'} />
          <span>{stepText(step)}</span>
        </li>
      ))}
    </ol>
  );
}

function Aims({ link, names }: { link: LinkView; names: Names }) {
  const { t } = useTranslation('panels');
  const targets = linkTargets(link, names);
  const paid = linkPaid(link, names);
  if (!targets.length && !paid.length) return <p className={css.aims}>{t('chain.neither')}</p>;
  return (
    <p className={css.aims}>
      {targets.length ? (
        <span>
          <Icon name="target" />
          {t('chain.targets', { cards: nameList(targets) })}
        </span>
      ) : null}
      {paid.length ? <span>{t('chain.paid', { things: nameList(paid) })}</span> : null}
    </p>
  );
}

interface PreviewProps {
  preview: ChainPreview;
  view: View;
  names: Names;
  compact: boolean;
}

function Preview({ preview, view, names, compact }: PreviewProps) {
  const { t } = useTranslation('panels');
  const passcode = passcodeOf(view, preview.card);
  const name = names.titleOf(passcode) ?? cardName(names, preview.card);
  const number = view.chain.length + 1;
  const speed = effectOf(passcode, preview.effect)?.speed;
  return (
    <li className={[css.link, css.ghost, compact ? css.folded : ''].join(' ')}>
      <div className={css.ring} aria-hidden="true">
        <b>{number}</b>
      </div>
      <span className="vh">{t('chain.preview-label', { number, card: name })}</span>
      {compact ? (
        <div className={css.line} aria-hidden="true">
          <span className={css.lineName}>
            {name}, {t('chain.preview')}
          </span>
          <PlayerTag player={preview.player} />
        </div>
      ) : (
        <>
          <div className={css.thumb} aria-hidden="true">
            <Thumb passcode={passcode} />
          </div>
          <div className={css.text} aria-hidden="true">
            <p className={css.name}>
              <span>{name}</span>
              <span className={css.speed}>
                <PlayerTag player={preview.player} />
                {speed ? t('chain.speed', { speed }) : null}
              </span>
            </p>
            <p className={css.does}>{t('chain.preview-does', { text: doing(passcode, preview.effect) })}</p>
          </div>
        </>
      )}
    </li>
  );
}
