/** Events as sentences: one alone, or several of a kind that happened at the same instant. */
import type { DuelEvent, Player, Zone } from '../../engine/contract.ts';
import { i18n } from './core.ts';
import { capital, type Hidden, type Names, nameList, playerName, possessive } from './names.ts';
import { eventNoun, phaseName, plain, say, thePhase, type Values, zoneName } from './say.ts';

const other = (player: Player): Player => (player === 0 ? 1 : 0);

/** Name of a card as the event's reader knew it when it happened; null when it was hidden. */
export function nameIn(event: DuelEvent, card: number | undefined, names: Names): string | null {
  if (card === undefined || card < 0) return null;
  const passcode = event.names[card];
  if (passcode === undefined) return names.nameOf(card);
  // What was destroyed or sent away was hidden a moment ago, and is seen now.
  if (passcode === 0 && OPENS.has(event.kind)) return names.nameOf(card);
  return names.titleOf(passcode);
}
const OPENS = new Set<DuelEvent['kind']>(['destroy', 'move', 'discard', 'tribute', 'flip']);
const FIELD = new Set<Zone | undefined>(['monster', 'spell', 'field']);

/** What a card hidden from the reader is called in the event. */
function hiddenIn(event: DuelEvent): Hidden {
  if (event.kind === 'move') return FIELD.has(event.from) && FIELD.has(event.to) ? 'set-card' : 'some-card';
  return event.kind === 'draw' || event.kind === 'discard' || event.kind === 'reveal'
    ? 'some-card'
    : 'set-card';
}

const nameOr = (
  event: DuelEvent,
  card: number | undefined,
  names: Names,
  hidden: string,
): string | undefined =>
  card === undefined || card < 0 ? undefined : (nameIn(event, card, names) ?? hidden);

/** Cards that an event is about, the acting one first. */
export function cardsOf(event: DuelEvent): number[] {
  const all = [event.card, event.other, ...(event.cards ?? []), event.by];
  return [...new Set(all.filter((card): card is number => card !== undefined && card >= 0))];
}

/** The cards that it happens to. */
export const subjects = (event: DuelEvent): number[] =>
  event.cards?.length ? event.cards : event.card === undefined || event.card < 0 ? [] : [event.card];

export function fizzleReason(code: string, card: string | undefined, other?: string): string {
  return (
    say('events', [`fizzled.${code}`, `fizzled.${code}.plain`], { card, other }) ??
    (code ? plain(code) : i18n.t('events:fizzled'))
  );
}

/** Name of the phase or step that an event begins. */
export const phaseOf = (event: DuelEvent): string | undefined => {
  const code = event.phase ?? event.how;
  return event.kind === 'phase' && code ? phaseName(code) : undefined;
};

/** What the sentences about `events` may say; all are of one kind and share their cause. */
function valuesOf(events: readonly DuelEvent[], names: Names): Values {
  const [event] = events;
  const hiding = hiddenIn(event);
  const hidden = i18n.t(hiding);
  const happened = events.flatMap((e) => subjects(e).map((card) => nameIn(e, card, names)));
  const player = event.player === undefined ? undefined : playerName(names, event.player);
  const opponent = event.player === undefined ? undefined : playerName(names, other(event.player));
  const card = nameOr(event, event.card, names, hidden);
  const targets = (event.cards ?? (event.other === undefined ? [] : [event.other])).map((id) =>
    nameIn(event, id, names),
  );
  return {
    player,
    playerOwn: player && possessive(player),
    opponent,
    opponentOwn: opponent && possessive(opponent),
    card,
    cardOwn: card && possessive(card),
    cards: happened.length ? nameList(happened, hiding) : undefined,
    targets: targets.length ? nameList(targets) : undefined,
    other: nameOr(event, event.other, names, i18n.t('set-card')),
    by: event.by === event.card ? undefined : nameOr(event, event.by, names, i18n.t('set-card')),
    count:
      event.kind === 'draw' || event.kind === 'counter'
        ? Math.abs(event.amount ?? happened.length)
        : happened.length,
    amount: event.amount,
    linkNumber: event.link === undefined || event.link < 0 ? undefined : event.link + 1,
    atk: event.atk?.[1],
    atkWas: event.atk?.[0],
    def: event.def?.[1],
    defWas: event.def?.[0],
    value:
      event.value === undefined ? undefined : (say('events', [`value.${event.value}`], {}) ?? event.value),
    number: event.value ?? event.amount,
    phase: phaseOf(event),
    ThePhase: event.kind === 'phase' ? capital(thePhase(event.phase ?? event.how ?? '')) : undefined,
    name: event.kind === 'counter' && event.how ? capital(plain(event.how)) : undefined,
    position:
      event.position && i18n.t(event.faceUp === false ? 'position.set' : `position.${event.position}`),
    placeOf: event.to && zoneName(event.to),
    reason:
      event.kind === 'fizzle'
        ? fizzleReason(event.how ?? '', card, nameIn(event, event.other, names) ?? undefined)
        : undefined,
    event: event.how ? eventNoun(event.how) : undefined,
    later: event.value === undefined ? undefined : eventNoun(String(event.value)),
    kind: plain(event.kind),
  };
}

/** Does the reader know every card that it happens to? */
const allKnown = (events: readonly DuelEvent[], names: Names): boolean =>
  events.every((e) => subjects(e).every((card) => nameIn(e, card, names) !== null));

/** Keys of the sentences that could tell it, the most exact first. */
function keysOf(events: readonly DuelEvent[], names: Names): string[] {
  const [event] = events;
  const { kind, how } = event;
  switch (kind) {
    case 'activate':
      return how === 'effect' ? ['activate.effect'] : ['activate'];
    case 'destroy':
      return event.reason === 'battle' || how === 'battle'
        ? ['destroy.battle']
        : event.reason === 'rule'
          ? ['destroy.plain']
          : ['destroy', 'destroy.plain'];
    case 'move': {
      const to = `move.${event.to}`;
      const keys = [`${to}.${event.reason}`, `${to}.${event.from}`, to, 'move'];
      if (event.reason === 'effect') keys.splice(2, 0, `${to}.by`);
      return keys;
    }
    case 'draw':
      return allKnown(events, names) && events.some((e) => subjects(e).length)
        ? ['draw.names', 'draw']
        : ['draw'];
    case 'set':
      return allKnown(events, names) ? ['set'] : ['set.hidden'];
    case 'summon':
      return how === 'special' &&
        event.by !== undefined &&
        event.by !== event.card &&
        event.player === undefined
        ? ['summon.by', 'summon.special']
        : [`summon.${how}`, 'summon', 'summon.by'];
    case 'flip':
      return event.faceUp === false ? ['flip.down'] : ['flip'];
    case 'position':
      return [`position.${how}`, 'position', 'position.plain'];
    case 'reveal':
      return [`reveal.${how}`, 'reveal'];
    case 'target':
      return how === 'redirected' ? ['target.redirected'] : ['target', 'target.plain'];
    case 'attack':
      if (how === 'replay')
        return event.other === undefined || event.other < 0 ? ['attack.replay-direct'] : ['attack.replay'];
      return event.other === undefined || event.other < 0 ? ['attack.direct'] : ['attack'];
    case 'damage':
      return how === 'battle' ? ['damage.battle'] : ['damage.by', 'damage'];
    case 'counter':
      return (event.amount ?? 0) < 0 ? ['counter.less-kind', 'counter.less'] : ['counter.kind', 'counter'];
    case 'toss':
      return typeof event.value === 'number' ? ['toss.die'] : ['toss'];
    case 'win':
      return event.player === undefined || event.value === 'draw'
        ? ['win.draw']
        : [`win.${how ?? event.value}`, 'win'];
    case 'modify':
      return ['modify.both', 'modify.atk', 'modify.def', 'modify'];
    case 'negate':
      return [`negate.${how}.link`, `negate.${how}`, 'negate', 'negate.plain'];
    case 'missed':
      return ['missed.card', 'missed', 'missed.event', 'missed.later', 'missed.plain'];
    case 'attack-stopped':
      return [`attack-stopped.${how}`, 'attack-stopped.by', 'attack-stopped', 'attack-stopped.plain'];
    default:
      return [how ? `${kind}.${how}` : kind, kind, `${kind}.plain`];
  }
}

/** One sentence for events of one kind, cause and batch. */
export function eventsSentence(events: readonly DuelEvent[], names: Names): string {
  const values = valuesOf(events, names);
  const text =
    say('events', keysOf(events, names), values) ?? i18n.t('events:unknown', { kind: String(values.kind) });
  return capital(text);
}

/** One sentence for one event. */
export const eventSentence = (event: DuelEvent, names: Names): string => eventsSentence([event], names);

/** What happened, in a few words for a question: "Gemini Elf attacks Kuriboh". */
export const eventClause = (event: DuelEvent, names: Names): string =>
  eventSentence(event, names).replace(/\.$/, '');
