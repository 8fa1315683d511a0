/** Questions, options and windows as sentences. */
import type {
  DuelEvent,
  LinkView,
  Option,
  Phase,
  Player,
  Prompt,
  WindowView,
} from '../../engine/contract.ts';
import type { EffectDef } from '../../engine/definition.ts';
import { i18n } from './core.ts';
import { eventClause, nameIn, subjects } from './events.ts';
import { capital, cardName, type Names, nameList, playerName, possessive } from './names.ts';
import { whySentence } from './reasons.ts';
import { linkName, plain, say, thePhase, type Values } from './say.ts';

export interface Moment {
  phase: Phase;
  turnPlayer: Player;
  chain: readonly LinkView[];
}

const other = (player: Player): Player => (player === 0 ? 1 : 0);
const MONSTERS = new Set([
  'tribute',
  'ritual-tribute',
  'special-summon',
  'summon',
  'fusion-monster',
  'ritual-monster',
  'equip',
  'attack-target',
]);

/** The least number of picks to speak of: that a Tribute may count as two is a matter of the constraint. */
const leastAsked = (prompt: Prompt): number => (prompt.purpose === 'tribute' ? prompt.max : prompt.min);

/** Are all the cards offered monsters on the field? */
const amongMonsters = (prompt: Prompt): boolean =>
  prompt.cards.length > 0 && prompt.cards.every((c) => c.zone === 'monster');

/** "2 cards", "up to 3 monsters". */
export function amountOf(prompt: Prompt): string {
  const { max } = prompt;
  const min = leastAsked(prompt);
  const noun = MONSTERS.has(prompt.purpose) || amongMonsters(prompt) ? 'monsters' : 'cards';
  const all = max >= prompt.options.length && max > min + 1;
  const values = { min, max, count: max };
  const keys =
    min === max
      ? [noun]
      : all && min <= 1
        ? [`any.${noun}`]
        : min === 0
          ? [`upto.${noun}`]
          : [`range.${noun}`];
  return say('prompts', keys, values) ?? String(max);
}

/** The card that the picks are for: the monster to be Summoned rather than the card that Summons it. */
export const askedFor = (prompt: Prompt): number => prompt.why.facts.card ?? prompt.card;

function askValues(prompt: Prompt, names: Names): Values {
  // Zones and positions are asked for the card that each option names.
  const about =
    prompt.kind === 'choose' || prompt.card >= 0 ? askedFor(prompt) : (prompt.options[0]?.card ?? -1);
  const card = about < 0 ? undefined : cardName(names, about);
  return {
    amount: amountOf(prompt),
    card,
    cardOwn: card && possessive(card),
    purpose: plain(prompt.purpose),
    count: prompt.max,
  };
}

/** The question itself. */
export function questionSentence(prompt: Prompt, names: Names, moment: Moment): string {
  const { kind, purpose } = prompt;
  const values = askValues(prompt, names);
  if (kind === 'respond') return respondQuestion(prompt, names, moment);
  if (kind === 'act' && purpose === 'act')
    return say('prompts', [`ask.act.${moment.phase}`, 'ask.act'], values) ?? purpose;
  if (kind === 'trigger') {
    const offered = prompt.options.filter((o) => o.card >= 0);
    if (offered.length > 1) return say('prompts', ['ask.trigger.several'], values) ?? purpose;
    const card = prompt.card >= 0 ? prompt.card : (offered[0]?.card ?? -1);
    return say('prompts', ['ask.trigger'], { cardOwn: possessive(cardName(names, card)) }) ?? purpose;
  }
  const exact = [`ask.${purpose}`, `ask.${purpose}.plain`];
  if (purpose === 'target' && prompt.max > 1) exact.unshift('ask.target.many');
  const byKind = kind === 'choose' ? (askedFor(prompt) >= 0 ? 'ask.card' : 'ask.choose') : `ask.${kind}`;
  const text =
    say('prompts', [...exact, byKind, `ask.${kind}.plain`, 'ask.generic'], values) ?? plain(purpose);
  const blind = kind === 'choose' && prompt.options.length > 0 && prompt.options.every((o) => o.card < 0);
  return blind ? i18n.t('prompts:blind', { question: text }) : text;
}

/** The event of a window that a question is best put about: the most telling one. */
const WEIGHT: readonly DuelEvent['kind'][] = [
  'attempt',
  'attack',
  'summon',
  'activate',
  'destroy',
  'set',
  'damage',
  'draw',
  'chain-end',
  'phase',
];
export function telling(events: readonly DuelEvent[]): DuelEvent | null {
  for (const kind of WEIGHT) {
    const event = events.find((e) => e.kind === kind);
    if (event) return event;
  }
  return events.at(-1) ?? null;
}

function respondQuestion(prompt: Prompt, names: Names, moment: Moment): string {
  const { window } = prompt;
  const link = window && window.link >= 0 ? moment.chain[window.link] : undefined;
  const event = window ? telling(window.events) : null;
  const cards = event ? subjects(event).map((card) => nameIn(event, card, names) ?? i18n.t('set-card')) : [];
  const values: Values = {
    card: link ? (names.titleOf(link.passcode) ?? i18n.t('set-card')) : cards[0],
    cards: cards.length ? nameList(cards) : undefined,
    phase: moment.phase,
    thePhase: thePhase(moment.phase),
  };
  const keys: string[] = [];
  if (link) keys.push(link.player === prompt.player ? 'respond.own' : 'respond.link');
  else if (window?.box === 'leaving') keys.push('respond.leaving');
  else if (window?.box === 'summon-attempt') keys.push('respond.attempt');
  else if (window?.box === 'damage-step') keys.push('respond.damage-step');
  if (event) keys.push(`respond.${event.kind}`);
  return say('prompts', [...keys, 'respond.plain'], values) ?? '';
}

/** Above the question, after the player's name: what the question belongs to. */
export function callSentence(prompt: Prompt, names: Names, moment: Moment): string {
  const { kind, purpose, link } = prompt;
  const resolving = link >= 0 && moment.chain[link]?.state === 'resolving';
  const values = {
    card: prompt.card < 0 ? undefined : cardName(names, prompt.card),
    link: link >= 0 ? linkName(names, link) : undefined,
  };
  // Tributes may be for a Summon, or the cost of an effect.
  const own = purpose === 'tribute' && prompt.effect >= 0 ? 'call.cost' : `call.${purpose}`;
  const keys = resolving ? ['call.resolving', own] : [own, `call.${kind}`, 'call.resolving'];
  return say('prompts', [...keys, 'call.plain'], values) ?? '';
}

/** Why this is asked, and what may answer. */
export function whyAsked(prompt: Prompt, names: Names, moment: Moment, known: Values = {}): string | null {
  if (prompt.window && prompt.kind === 'respond')
    return windowSentence(prompt.window, prompt.player, names, moment);
  const more: Values = {
    ...known,
    opponent: playerName(names, other(prompt.player)),
    need: prompt.why.facts.need,
  };
  const filled = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  return (
    whySentence(prompt.why, names, filled) ??
    whySentence({ ...prompt.why, code: prompt.purpose }, names, filled) ??
    whySentence({ ...prompt.why, code: prompt.kind }, names, filled)
  );
}

/** Who may respond in a window, to what, and why. */
export function windowSentence(window: WindowView, player: Player, names: Names, moment: Moment): string {
  const event = telling(window.events);
  const link = window.link >= 0 ? moment.chain[window.link] : undefined;
  const values: Values = {
    opponent: playerName(names, other(player)),
    event: event ? eventClause(event, names) : undefined,
    thePhase: thePhase(moment.phase),
    speed: window.speed,
    link: link ? linkName(names, window.link) : undefined,
  };
  let keys: string[] = [`why.${window.box}`, `why.${window.box}.plain`];
  if (window.moment) keys.unshift(`why.damage-step.${window.moment}`);
  if (window.box === 'chain' || link) {
    if (link && link.player === player) keys = ['why.chain-own'];
    else keys = [window.otherPassed ? 'why.chain-passed' : 'why.chain-other'];
  }
  const first = say('prompts', keys, values) ?? '';
  const turn = WAITING.has(window.box)
    ? say('prompts', [window.otherPassed ? 'why.then' : 'why.first'], values)
    : null;
  return [first, turn, say('prompts', allowed(window), values)].filter(Boolean).join(' ');
}

/** Boxes in which both are asked, the turn player first. */
const WAITING = new Set<WindowView['box']>([
  'turn-player-chance',
  'opponent-chance',
  'summon-attempt',
  'damage-step',
]);

/** What may answer, the most exact first. */
function allowed({ box, speed, ignition, moment }: WindowView): string[] {
  if (box === 'summon-attempt') return ['why.negating'];
  if (box === 'damage-step') return [`why.modifying.${moment}`, 'why.modifying'];
  if (ignition) return ['why.ignition'];
  return [speed >= 3 ? 'why.counter' : 'why.speed'];
}

/** What passing leads to. */
export function passSentence(prompt: Prompt, names: Names, moment: Moment): string {
  const { window } = prompt;
  const values = {
    opponent: playerName(names, other(prompt.player)),
    turnPlayer: playerName(names, moment.turnPlayer),
    thePhase: thePhase(moment.phase),
  };
  const keys: string[] = [];
  if (prompt.kind === 'trigger') keys.push('pass.trigger');
  else if (prompt.purpose === 'replay') keys.push('pass.replay');
  else if (window) {
    const askedNext = !window.otherPassed && window.box !== 'opponent-chance' && window.box !== 'leaving';
    if (askedNext) keys.push('pass.next');
    else if (window.box === 'chain') keys.push('pass.chain');
    else if (window.box === 'opponent-chance')
      keys.push(window.events.some((e) => e.kind === 'attack') ? 'pass.attack' : 'pass.open');
    else keys.push(`pass.${window.box}`);
  }
  return say('prompts', [...keys, 'pass.plain'], values) ?? '';
}

/** A declared value, an option's code or a name, as words. */
export function valueText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text =
    say('prompts', [`value.${value}`], {}) ?? say('words', [`name.${value}`, `position.${value}`], {});
  return text ?? (/[A-Z\s]/.test(value) ? value : capital(plain(value)));
}

function optionValues(option: Option, names: Names): Values {
  return {
    card: option.card < 0 ? undefined : cardName(names, option.card),
    on: option.on < 0 ? undefined : cardName(names, option.on),
    thePhase: option.do === 'phase' ? thePhase(String(option.value)) : undefined,
    number: typeof option.value === 'number' ? option.value + 1 : undefined,
    value: valueText(option.value),
  };
}

/** What an option does, without its card: "Normal Summon". */
export function deedText(option: Option, names: Names): string {
  const keys = [`do.${option.do}`];
  if (option.do === 'phase') keys.unshift(`do.phase.${option.value}`);
  if (option.do === 'attack') keys.unshift(option.on < 0 ? 'do.attack-direct' : 'do.attack-on');
  return say('prompts', keys, optionValues(option, names)) ?? plain(option.do);
}

/** An option as a whole: "Normal Summon Kuriboh". */
export function optionSentence(option: Option, names: Names): string {
  if (option.card < 0) return option.do === 'card' ? capital(i18n.t('hidden-card')) : deedText(option, names);
  const keys = [`label.${option.do}`];
  if (option.do === 'attack' && option.on < 0) keys.unshift('label.attack-direct');
  return (
    say('prompts', keys, optionValues(option, names)) ??
    `${deedText(option, names)}: ${cardName(names, option.card)}`
  );
}

/** Name of the button that confirms picks. */
export const confirmText = (prompt: Prompt): string =>
  say('prompts', [`confirm.${prompt.purpose}`, `confirm.${prompt.kind}`, 'confirm.plain'], {}) ?? '';

/** How many are chosen: "1 of 2 chosen". */
export function countText(prompt: Prompt, have: number): string {
  const { max } = prompt;
  const min = leastAsked(prompt);
  const values = { have, need: max, count: have, max, range: i18n.t('prompts:range', { min, max }) };
  if (min === max) return say('prompts', ['chosen'], values) ?? '';
  if (max >= prompt.options.length) return say('prompts', ['chosen.any'], values) ?? '';
  return say('prompts', [min === 0 ? 'chosen.upto' : 'chosen.range'], values) ?? '';
}

/** What is still wrong with the number of picks; null when it is right. */
export function countFault(prompt: Prompt, have: number): string | null {
  if (have < prompt.min) return i18n.t('prompts:refused.count', { left: prompt.min - have });
  if (have > prompt.max) return i18n.t('prompts:refused.too-many', { max: prompt.max });
  return null;
}

/** What saying no to an optional effect means. */
export function declineSentence(effect: EffectDef | undefined): string {
  const when = effect?.on?.timing === 'when' && effect.youCan;
  return i18n.t(when ? 'prompts:why.when-you-can' : 'prompts:why.if-you-can');
}
