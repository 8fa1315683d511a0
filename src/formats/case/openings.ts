/** The options of a question that a decision may mean, and what else the decision says about the questions that follow. */
import type { Answer, Deed, Option, Position, Prompt } from '../../engine/index.ts';
import { alikeKey } from './alike.ts';
import { type ActivateDecision, type CardRef, type Decision, zoneOf } from './model.ts';
import { optionText } from './sentences.ts';
import type { Table } from './table.ts';

/** What the script says about the questions that follow the first answer. */
export interface Hints {
  targets: CardRef[];
  /** Costs and Tributes. */
  costs: CardRef[];
  picks: CardRef[];
  position: Position | null;
  zone: number | null;
  /** Answer to a yes-or-no question. */
  yes: boolean | null;
  option: { value: number | string; counted: boolean; card: CardRef | null } | null;
}

export interface Opening {
  /** Answer that begins the decision; null when it begins with the open question itself. */
  answer: Answer | null;
  /** What is done, if it begins with an option. */
  deed: Deed | null;
  /** The card whose action or effect it is, or -1. */
  card: number;
  effect: number;
  /** What tells it from other openings. */
  doubt: string | null;
  /** Cards named for the question that follows, where the decision itself lists none. */
  picks?: CardRef[];
}

export function hintsOf(d: Decision): Hints {
  const hints: Hints = {
    targets: [],
    costs: [],
    picks: [],
    position: null,
    zone: null,
    yes: null,
    option: null,
  };
  if ('zone' in d) hints.zone = d.zone;
  if ('position' in d) hints.position = d.position;
  if ('tribute' in d) hints.costs.push(...(d.tribute ?? []));
  if ('cost' in d) hints.costs.push(...(d.cost ?? []));
  switch (d.do) {
    case 'activate':
      hints.targets.push(...(d.target ?? []));
      hints.yes = d.withEffect;
      if (d.option !== null) hints.option = counted(d.option);
      else if (d.declare !== null) hints.option = { ...d.declare, counted: false };
      break;
    case 'choose':
      hints.picks.push(...d.cards);
      break;
    case 'option':
      hints.option = counted(d.option);
      break;
    case 'declare':
      hints.option = { value: d.value, counted: false, card: d.card };
      break;
    case 'say':
      hints.yes = d.yes;
      break;
  }
  return hints;
}

const counted = (option: number | string) => ({
  value: option,
  counted: typeof option === 'number',
  card: null,
});

/** Everything that the decision could begin with here; empty where it is no answer. */
export function openings(table: Table, prompt: Prompt, d: Decision): Opening[] {
  switch (d.do) {
    case 'summon':
    case 'set':
      return [...ofCard(table, prompt, d.card, (o) => o.do === d.do), ...granted(prompt, d)];
    case 'flip':
    case 'turn':
    case 'special':
      return ofCard(table, prompt, d.card, (o) => o.do === d.do);
    case 'activate':
      return activations(table, prompt, d);
    case 'attack':
      return ofCard(table, prompt, d.card, (o) => {
        if (o.do !== 'attack') return false;
        if (d.on === null) return true;
        return d.on === 'direct' ? o.on < 0 : o.on >= 0 && table.fits(d.on, o.on);
      });
    case 'phase':
      return plain(prompt, (o) => o.do === 'phase' && o.value === d.phase);
    case 'endTurn':
      return plain(prompt, (o) => o.do === 'phase' && o.value === 'end');
    case 'pass':
      return passes(table, prompt);
    case 'say':
      return d.yes || prompt.kind === 'confirm'
        ? begins(prompt, prompt.kind === 'confirm')
        : // Passing a window is no answer to a question that comes later.
          prompt.kind === 'respond'
          ? []
          : declines(prompt);
    case 'choose':
      if (d.cards.length === 0) return prompt.kind === 'choose' ? declines(prompt) : [];
      // Naming the cards says yes to the question whether any are to be chosen.
      if (prompt.kind === 'confirm') return plain(prompt, (o) => o.do === 'yes');
      return begins(prompt, prompt.kind === 'choose');
    case 'position':
      return begins(prompt, prompt.kind === 'position');
    case 'option':
    case 'declare':
      return begins(prompt, prompt.kind === 'option' || prompt.kind === 'declare');
    case 'order':
      return prompt.kind === 'order' ? orders(table, prompt, d.cards) : [];
    case 'answer':
      return [{ answer: d.answer, deed: null, card: -1, effect: -1, doubt: null }];
  }
}

const begins = (prompt: Prompt, fits: boolean): Opening[] =>
  fits ? [{ answer: null, deed: null, card: prompt.card, effect: prompt.effect, doubt: null }] : [];

const plain = (prompt: Prompt, wanted: (o: Option) => boolean): Opening[] => {
  const at = prompt.options.findIndex(wanted);
  return at < 0 ? [] : [{ answer: at, deed: prompt.options[at].do, card: -1, effect: -1, doubt: null }];
};

/** Answer by which the asked player does nothing, or null where something must be done. */
export function declineOf(prompt: Prompt): Answer | null {
  const pass = prompt.options.findIndex((o) => o.do === 'pass');
  if (pass >= 0) return pass;
  if (prompt.kind === 'confirm') {
    const no = prompt.options.findIndex((o) => o.do === 'no');
    return prompt.mayDecline && no >= 0 ? no : null;
  }
  return prompt.kind === 'choose' && prompt.min === 0 ? [] : null;
}

function declines(prompt: Prompt): Opening[] {
  const answer = declineOf(prompt);
  return answer === null ? [] : [{ answer, deed: null, card: -1, effect: -1, doubt: null }];
}

/** In a phase that is only passed through, passing is moving on. */
function passes(table: Table, prompt: Prompt): Opening[] {
  if (isOpen(prompt) && isPassage(table)) return plain(prompt, (o) => o.do === 'phase');
  return prompt.kind === 'confirm' ? [] : declines(prompt);
}

/** Is the turn player asked for an action? Not so where an attack is replayed, or an effect grants a Summon. */
export const isOpen = (prompt: Prompt): boolean => prompt.kind === 'act' && prompt.purpose === 'act';

/** A phase without actions of its own: unless somebody responds, it is only passed through. */
export const isPassage = (table: Table): boolean => ['draw', 'standby', 'end'].includes(table.duel.phase);

/** A Set or Summon that an effect grants while it resolves: naming the card says yes, and picks it. */
function granted(prompt: Prompt, d: Decision & { do: 'summon' | 'set' }): Opening[] {
  if (!prompt.purpose.startsWith(d.do === 'set' ? 'set-' : 'normal-summon')) return [];
  const first =
    prompt.kind === 'confirm'
      ? plain(prompt, (o) => o.do === 'yes')
      : begins(prompt, prompt.kind === 'choose');
  return first.map((opening) => ({ ...opening, picks: [d.card] }));
}

/** Options about the named card; of interchangeable copies the first. */
function ofCard(table: Table, prompt: Prompt, ref: CardRef, wanted: (o: Option) => boolean): Opening[] {
  const seen = new Set<string>();
  const found = prompt.options
    .map((o, index) => ({ o, index }))
    .filter(({ o }) => o.card >= 0 && wanted(o) && table.fits(ref, o.card))
    .sort((a, b) => Number(table.isLabelled(a.o.card)) - Number(table.isLabelled(b.o.card)));
  return found.flatMap(({ o, index }) => {
    const key = [alikeKey(table, o.card), o.effect, o.on < 0 ? o.on : alikeKey(table, o.on)].join('|');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ answer: index, deed: o.do, card: o.card, effect: o.effect, doubt: optionText(table, o) }];
  });
}

function activations(table: Table, prompt: Prompt, d: ActivateDecision): Opening[] {
  const here = (o: Option) =>
    (o.do === 'activate' || o.do === 'use') &&
    (d.from === null || table.facts(o.card).zone === zoneOf(d.from)) &&
    (d.effect === null || isEffect(table, o, d.effect));
  const found = ofCard(table, prompt, d.card, here);
  if (found.length > 0) return found;
  // A trigger that is on its way to the chain and asks for its cost or target.
  const asks = prompt.kind === 'choose' || prompt.kind === 'option' || prompt.kind === 'confirm';
  const own = asks && prompt.card >= 0 && prompt.link < 0 && table.fits(d.card, prompt.card);
  return begins(prompt, own);
}

/** Effects are counted from 1 in the order of the text; those that are never activated may be left out. */
function isEffect(table: Table, o: Option, counted: number): boolean {
  const effects = table.engine.card(table.facts(o.card).passcode)?.effects ?? [];
  const passive = ['continuous', 'reaction', 'maintenance', 'summoning'];
  const meant = effects[counted - 1];
  if (meant !== undefined && !passive.includes(meant.kind)) return o.effect === counted - 1;
  const active = effects.filter((e) => !passive.includes(e.kind));
  return active[counted - 1]?.index === o.effect;
}

function orders(table: Table, prompt: Prompt, refs: readonly CardRef[]): Opening[] {
  const left = prompt.options.map((_, i) => i);
  const order: number[] = [];
  for (const ref of refs) {
    const at = left.findIndex((i) => table.fits(ref, prompt.options[i].card));
    if (at < 0) return [];
    order.push(...left.splice(at, 1));
  }
  if (new Set(left.map((i) => linkKey(table, prompt.options[i]))).size > 1) return [];
  return [{ answer: [...order, ...left], deed: null, card: -1, effect: -1, doubt: null }];
}

/** Triggers with the same key may stand in any order. */
export const linkKey = (table: Table, o: Option): string => `${table.facts(o.card).passcode} ${o.effect}`;
