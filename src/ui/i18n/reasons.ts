/** Requirements and reasons as sentences: the most exact one that the language files have and the facts can fill. */
import type { Facts, Player, ReasonCode, Requirement, Why, Zone } from '../../engine/contract.ts';
import { i18n } from './core.ts';
import { capital, cardName, list, type Names, playerName, possessive } from './names.ts';
import { plain, say, type Values, valuesOf, zoneName } from './say.ts';

/** Sentences of a code, in the order in which they are tried. */
const variants: Partial<Record<ReasonCode, readonly string[]>> = {
  'spell-speed': ['spell-speed.link', 'spell-speed'],
  timing: ['timing.link', 'timing.event', 'timing.none'],
  'missed-timing': ['missed-timing.card', 'missed-timing', 'missed-timing.event'],
  'wrong-phase': ['wrong-phase', 'wrong-phase.phase'],
  'zone-full': ['zone-full.zone'],
  'previous-link-only': ['previous-link-only', 'previous-link-only.link'],
  'once-per-turn': ['once-per-turn'],
};

function values(requirement: Requirement, names: Names): Values {
  const { facts, detail, code } = requirement;
  const all = valuesOf(facts, names);
  // A card's own condition may be told by its label alone.
  if (code === 'condition' && all.name === undefined && detail.startsWith('condition.'))
    all.name = plain(detail.slice('condition.'.length));
  if (code === 'prevented' || code === 'cost' || code === 'no-target') all.theirs = owned(facts, names);
  if (code === 'wrong-turn' && facts.player !== undefined) all.whoseTurn = whose(facts.player, names);
  if (code === 'no-target' || code === 'cost' || code === 'condition')
    Object.assign(all, wanted(facts, names));
  if (code === 'not-in-place' && facts.name) all.fromZones = zoneNames(facts.name);
  return all;
}

/** "Ben’s", or "your own". */
const whose = (player: Player, names: Names): string =>
  names.viewer === player ? i18n.t('your-own') : possessive(playerName(names, player));

/** The card that stands in the way, and whose it is: "Ben’s Jinzo". */
function owned(facts: Facts, names: Names): string | undefined {
  if (facts.by === undefined || facts.by < 0) return undefined;
  const name = names.nameOf(facts.by);
  if (name === null || facts.player === undefined) return cardName(names, facts.by);
  const owner = whose(facts.player, names);
  return name.startsWith('The ') ? `${name} (${owner})` : `${owner} ${name}`;
}

const COUNTED: Readonly<Record<string, string>> = { 'spells-and-traps': 'spell-or-trap' };
const ZONES: readonly string[] = ['graveyard', 'banished', 'hand'];

/** What would have to be targeted, and where: "1 monster", "in a Graveyard". */
function wanted({ name = 'cards', need, zone, player }: Facts, { viewer }: Names): Values {
  if (need === undefined) return {};
  const counted = COUNTED[name] ?? name.replace(/s$/, '');
  const side = player === undefined ? 'either' : player === viewer ? 'you' : 'opponent';
  const where = zone !== undefined && ZONES.includes(zone) ? zone : 'field';
  return {
    kinds: say('words', [`count.${counted}`, 'count.card'], { count: need }) ?? undefined,
    place: say('words', [`place.${where}.${side}`], {}) ?? undefined,
  };
}

const zoneNames = (zones: string): string =>
  list(
    zones.split(',').map((zone) => zoneName(zone as Zone)),
    'or',
  );

function candidates(code: ReasonCode, detail: string, facts: Facts): string[] {
  const exact = detail && detail !== code ? [detail, `${detail}.plain`] : [];
  if (facts.by !== undefined && facts.by === facts.card) exact.unshift(`${detail}.own`);
  // Enough in number, but not together.
  const { need = 0, have = 0, by } = facts;
  if (code === 'cost' && need > 0 && have >= need && by === undefined && !detail.includes('self'))
    exact.unshift('cost.unfit');
  if ((code === 'zone-full' || code === 'already-attacked') && (facts.need ?? 1) > 1)
    exact.unshift(`${detail}.need`);
  if (code === 'no-target' && facts.have === 0) exact.push('no-target.none');
  if (code === 'condition' && facts.have === 0) exact.unshift(`${detail}.none`);
  return [...exact, ...(variants[code] ?? [code]), `${code}.plain`];
}

/** Why an action may or may not be done: one line of the list. */
export function requirementSentence(requirement: Requirement, names: Names): string {
  const { code, detail, met, facts } = requirement;
  const keys = met ? [`${detail}.met`, `${code}.met`, `${code}.met.plain`] : candidates(code, detail, facts);
  const text = say('reasons', keys, values(requirement, names));
  // A name may end in a full stop of its own.
  return capital(text ?? i18n.t(met ? 'reasons:unknown.met' : 'reasons:unknown')).replace(/\.\.$/, '.');
}

/** Unmet requirements first, the decisive one on top; met ones below. */
export const sorted = (requirements: readonly Requirement[]): Requirement[] => [
  ...requirements.filter((r) => !r.met),
  ...requirements.filter((r) => r.met),
];

/** When it will be possible, judged by the decisive requirement; null when nothing useful can be said. */
export function nextChance(requirements: readonly Requirement[], names: Names): string | null {
  const unmet = requirements.find((r) => !r.met);
  if (!unmet) return null;
  const keys = [`next.${unmet.detail}`, `next.${unmet.code}`, `next.${unmet.code}.plain`];
  return say('reasons', keys, values(unmet, names));
}

const refusalKeys = (code: string): string[] => [`refused.${code}`, `refused.${code}.need`];

/** Why an answer would be refused. */
export function refusalSentence(why: Why, names: Names): string {
  const all = valuesOf(why.facts, names);
  const code = why.code.replace(/^answer\./, '');
  return (
    say('prompts', refusalKeys(code), all) ??
    say('reasons', [code, `${code}.plain`], all) ??
    i18n.t('prompts:refused.plain')
  );
}

/** Why something is negated or has disappeared: "Activation negated by link 3". */
export function becauseSentence(why: Why, names: Names): string {
  const all = valuesOf(why.facts, names);
  const code = why.code.replace(/^(fizzle|negate)\./, '');
  if (why.facts.other !== undefined && names.nameOf(why.facts.other) === null) all.other = undefined;
  all.theirs = owned(why.facts, names);
  const text = say('events', [`because.${code}`, `because.${code}.by`, `because.${code}.plain`], all);
  return text ?? say('events', [`fizzled.${code}`], all) ?? capital(plain(code));
}

/** Why a question exists, by its own code; null when the language files say nothing about it. */
export function whySentence(why: Why, names: Names, more: Values = {}): string | null {
  const all = { ...valuesOf(why.facts, names), ...more };
  return say('prompts', [`why.${why.code}`, `why.${why.code}.plain`], all);
}
