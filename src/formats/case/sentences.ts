/** Compact sentences about decisions, questions, options and reasons: for messages and traces. */
import type { Answer, Option, Prompt, Requirement } from '../../engine/index.ts';
import { type CardRef, type Decision, type Move, seatOf } from './model.ts';
import type { Table } from './table.ts';

const refText = (ref: CardRef): string => {
  const place = [
    ref.of === null ? '' : `of ${seatOf(ref.of)}`,
    ref.in ?? '',
    ref.zone === null ? '' : `zone ${ref.zone}`,
  ];
  const extra = place.filter((part) => part !== '').join(', ');
  return extra === '' ? ref.text : `${ref.text} (${extra})`;
};
export const refTexts = (refs: readonly CardRef[]): string => `[${refs.map(refText).join(', ')}]`;

/** "A: activate Raigeki, target [X]" */
export function moveText({ player, decision }: Move): string {
  return `${seatOf(player)}: ${decisionText(decision)}`;
}

function decisionText(d: Decision): string {
  switch (d.do) {
    case 'phase':
      return `phase ${d.phase}`;
    case 'endTurn':
    case 'pass':
      return d.do;
    case 'choose':
    case 'order':
      return `${d.do} ${refTexts(d.cards)}`;
    case 'say':
      return `say ${d.yes ? 'yes' : 'no'}`;
    case 'option':
      return `option ${d.option}`;
    case 'position':
      return `position ${d.position}`;
    case 'declare':
      return `declare ${d.value}`;
    case 'answer':
      return `answer ${answerText(d.answer)}`;
    default:
      return `${d.do} ${refText(d.card)}${qualifiers(d)}`;
  }
}

const answerText = (answer: Answer): string => {
  if (typeof answer === 'number') return String(answer + 1);
  return 'surrender' in answer ? 'surrender' : `[${answer.map((n) => n + 1).join(', ')}]`;
};

function qualifiers(d: Decision): string {
  let out = '';
  for (const [key, value] of Object.entries(d)) {
    if (key === 'do' || key === 'card' || value === null) continue;
    if (key === 'declare') out += `, declare ${value.value}`;
    else if (Array.isArray(value)) out += `, ${key} ${refTexts(value)}`;
    else out += `, ${key} ${typeof value === 'object' ? refText(value) : value}`;
  }
  return out;
}

/** What choosing an option would do. */
export function optionText(table: Table, o: Option): string {
  const card = o.card >= 0 ? table.describe(o.card) : '';
  switch (o.do) {
    case 'card':
    case 'link':
      return card;
    case 'attack':
      return `attack ${card} on ${o.on < 0 ? 'direct' : table.describe(o.on)}`;
    case 'activate':
    case 'use':
      return `${o.do} ${card}${effectText(table, o)}`;
    case 'value':
      return String(o.value);
    case 'zone':
    case 'phase':
      return `${o.do} ${o.value}`;
    default:
      return `${o.do}${card ? ` ${card}` : ''}${o.value === null ? '' : ` ${o.value}`}`;
  }
}

function effectText(table: Table, o: Option): string {
  const card = table.engine.card(table.facts(o.card).passcode);
  return card !== undefined && card.effects.length > 1 && o.effect >= 0 ? ` effect ${o.effect + 1}` : '';
}

/** "B is asked (respond): activate Jar of Greed (B.spells zone 0), pass" */
export function promptText(table: Table, prompt: Prompt | null): string {
  if (prompt === null) return 'the duel has ended';
  const shown = prompt.options.slice(0, 12).map((o) => optionText(table, o));
  if (prompt.options.length > shown.length) shown.push(`${prompt.options.length - shown.length} more`);
  return `${seatOf(prompt.player)} is asked (${prompt.kind}${purposeText(prompt)}): ${shown.join('; ') || 'nothing to choose'}`;
}

function purposeText({ purpose, kind, min, max }: Prompt): string {
  const what = purpose === '' || purpose === kind ? '' : ` ${purpose}`;
  if (kind !== 'choose') return what;
  return `${what} ${min === max ? min : `${min} to ${max}`}`;
}

/** "spell-speed (need 2, have 1)" */
export function requirementText(table: Table, { code, detail, facts }: Requirement): string {
  const parts: string[] = [];
  if (facts.by !== undefined) parts.push(`by ${table.name(facts.by)}`);
  if (facts.need !== undefined) parts.push(`need ${facts.need}`);
  if (facts.have !== undefined) parts.push(`have ${facts.have}`);
  if (facts.event !== undefined) parts.push(`waits for ${facts.event}`);
  if (facts.later !== undefined) parts.push(`then came ${facts.later}`);
  const name =
    detail === '' || detail === code ? code : detail.startsWith(`${code}.`) ? detail : `${code}: ${detail}`;
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name;
}
