/** Picks the most exact sentence that the language files have and the facts can fill. */
import type { Facts, Phase, Zone } from '../../engine/contract.ts';
import { i18n, type Resources, remembered, t } from './core.ts';
import './table.ts';
import { capital, cardName, list, type Names, nameList, playerName, possessive } from './names.ts';

export type Namespace = keyof Resources;
export type Values = Record<string, string | number | undefined>;

/** Codes come from the engine and the cards, so that their keys are only known when they are looked up. */
type Translate = (key: string, values: object) => string;
const translate = i18n.t as unknown as Translate;

/** The sentence of a key; not a string where something that it speaks of is not given. */
const sentence = remembered((key, values): string | Missing => {
  let missing = false;
  const missingInterpolationHandler = () => {
    missing = true;
    return '';
  };
  const text = translate(key, { ...values, missingInterpolationHandler });
  return missing ? MISSING : text;
});
const MISSING = Symbol('missing');
type Missing = typeof MISSING;

/** Which keys there are, by namespace, key and number: asked for again and again for every sentence. */
const there = new Map<string, boolean>();
i18n.on('languageChanged', () => there.clear());
i18n.store.on('added', () => there.clear());

function exists(ns: Namespace, key: string, count: number): boolean {
  const id = `${ns}:${key}:${count}`;
  let found = there.get(id);
  if (found === undefined) {
    found = i18n.exists(key, { ns, count });
    there.set(id, found);
  }
  return found;
}

/**
 * The first of `keys` that exists in the namespace and whose every `{{value}}` is given; null if there is none.
 * Numbers in `values` may also decide plurals, by `count`.
 */
export function say(ns: Namespace, keys: readonly string[], values: Values): string | null {
  for (const key of keys) {
    if (!exists(ns, key, Number(values.count ?? 0))) continue;
    const text = sentence(key, { ...values, ns });
    if (text !== MISSING) return text;
  }
  return null;
}

/** A code as plain words, for codes that no language file knows: `fusion-material` -> `fusion material`. */
export const plain = (code: string): string =>
  code
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();

const words = (key: string): string | null => say('words', [key], {});
export const phaseName = (phase: Phase | string): string => words(`phase.${phase}`) ?? plain(phase);
/** "the Battle Phase", but "Main Phase 1". Several phases may be joined by commas. */
export const thePhase = (phases: string): string =>
  list(
    phases.split(',').map((phase) => words(`the-phase.${phase}`) ?? phaseName(phase)),
    'or',
  );
export const zoneName = (zone: Zone): string => words(`zone.${zone}`) ?? plain(zone);

/** What happened, as a noun: "an attack declaration". */
export const eventNoun = (code: string): string => list(code.split('+').map(oneNoun), 'or');

const oneNoun = (code: string): string =>
  say('events', [`noun.${code}`], {}) ??
  (code.startsWith('phase-')
    ? say('events', ['noun.phase-begins'], { thePhase: thePhase(code.slice(6)) })
    : null) ??
  (/\s/.test(code) ? code : plain(code));

/** "link 2, Imperial Order". */
export function linkName(names: Names, link: number): string {
  const card = names.linkName(link);
  return card ? t('link-card', { number: link + 1, card }) : t('link', { number: link + 1 });
}

/** Facts in words; facts that are not given stay undefined, so that sentences needing them are passed over. */
export function valuesOf(facts: Facts, names: Names): Values {
  const player = facts.player === undefined ? undefined : playerName(names, facts.player);
  return {
    card: facts.card === undefined ? undefined : cardName(names, facts.card),
    other: facts.other === undefined ? undefined : cardName(names, facts.other),
    by: facts.by === undefined ? undefined : cardName(names, facts.by),
    player,
    playerOwn: player === undefined ? undefined : possessive(player),
    opponent: facts.player === undefined ? undefined : playerName(names, facts.player === 0 ? 1 : 0),
    need: facts.need,
    have: facts.have,
    count: facts.need,
    link: facts.link === undefined || facts.link < 0 ? undefined : linkName(names, facts.link),
    lastLink: facts.lastLink === undefined ? undefined : linkName(names, facts.lastLink),
    number: facts.link === undefined || facts.link < 0 ? undefined : facts.link + 1,
    event: facts.event ? eventNoun(facts.event) : undefined,
    later: facts.later ? eventNoun(facts.later) : undefined,
    phase: facts.phase ? phaseName(facts.phase) : undefined,
    thePhase: facts.phase ? thePhase(facts.phase) : undefined,
    ThePhase: facts.phase ? capital(thePhase(facts.phase)) : undefined,
    theName: facts.name ? thePhase(facts.name) : undefined,
    zone: facts.zone ? zoneName(facts.zone) : undefined,
    name: facts.name ? plainName(facts.name) : undefined,
    cards: facts.cards?.length ? nameList(facts.cards.map((card) => cardName(names, card))) : undefined,
    choice: facts.cards?.length
      ? list(
          facts.cards.map((card) => cardName(names, card)),
          'or',
        )
      : undefined,
  };
}

/** Names of things by code in facts: looked up among the words, else as they are. */
const plainName = (name: string): string =>
  say('words', [`name.${name}`, `phase.${name}`, `zone.${name}`, `position.${name}`], {}) ??
  (/\s/.test(name) ? name : plain(name.replace(/^condition\./, '')));
