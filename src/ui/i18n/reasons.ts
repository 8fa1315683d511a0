/** Requirements and reasons as sentences: the most exact one that the language files have and the facts can fill. */
import type { Facts, ReasonCode, Requirement, Why } from '../../engine/contract.ts';
import { i18n } from './core.ts';
import { capital, type Names } from './names.ts';
import { plain, say, type Values, valuesOf } from './say.ts';

/** Sentences of a code, in the order in which they are tried. */
const variants: Partial<Record<ReasonCode, readonly string[]>> = {
  'spell-speed': ['spell-speed.link', 'spell-speed'],
  timing: ['timing', 'timing.link', 'timing.event'],
  'missed-timing': ['missed-timing', 'missed-timing.event'],
  'wrong-phase': ['wrong-phase', 'wrong-phase.phase'],
  'zone-full': ['zone-full.zone'],
  'previous-link-only': ['previous-link-only', 'previous-link-only.link'],
  'once-per-turn': ['once-per-turn'],
  'no-target': ['no-target', 'no-target.name'],
};

function values(requirement: Requirement, names: Names): Values {
  const { facts, detail, code } = requirement;
  const all = valuesOf(facts, names);
  // A card's own condition may be told by its label alone.
  if (code === 'condition' && all.name === undefined && detail.startsWith('condition.'))
    all.name = plain(detail.slice('condition.'.length));
  return all;
}

function candidates(code: ReasonCode, detail: string, facts: Facts): string[] {
  const exact = detail && detail !== code ? [detail] : [];
  if (code === 'no-target' && facts.have === 0) exact.push('no-target.none');
  return [...exact, ...(variants[code] ?? [code]), `${code}.plain`];
}

/** Why an action may or may not be done: one line of the list. */
export function requirementSentence(requirement: Requirement, names: Names): string {
  const { code, detail, met, facts } = requirement;
  const keys = met ? [`${detail}.met`, `${code}.met`, `${code}.met.plain`] : candidates(code, detail, facts);
  const text = say('reasons', keys, values(requirement, names));
  return capital(text ?? i18n.t(met ? 'reasons:unknown.met' : 'reasons:unknown'));
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
  const text = say('events', [`because.${code}`, `because.${code}.by`, `because.${code}.plain`], all);
  return text ?? say('events', [`fizzled.${code}`], all) ?? capital(plain(code));
}

/** Why a question exists, by its own code; null when the language files say nothing about it. */
export function whySentence(why: Why, names: Names, more: Values = {}): string | null {
  const all = { ...valuesOf(why.facts, names), ...more };
  return say('prompts', [`why.${why.code}`, `why.${why.code}.plain`], all);
}
