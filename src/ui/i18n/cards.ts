/** Where a card is, what a link aims at and has cost, where a value comes from. */
import type { CardView, LinkView, Player, StatLine } from '../../engine/contract.ts';
import { t } from './core.ts';
import { capital, cardName, type Names, nameList, playerName, possessive } from './names.ts';
import { plain, say, type Values } from './say.ts';

const whose = (names: Names, player: Player): string =>
  names.viewer === player ? t('your') : possessive(playerName(names, player));

function placeKeys(card: CardView): string[] {
  const set = !card.faceUp && (card.zone === 'monster' || card.zone === 'spell' || card.zone === 'field');
  const key = `where.${card.zone}${set ? '-set' : ''}`;
  return card.placedTurn > 0 ? [`${key}.since`, key] : [key];
}

/** "Set in your Spell & Trap zone 1 since turn 3." */
export function placeSentence(card: CardView, names: Names): string {
  const holder = whose(names, card.controller);
  const values: Values = {
    whose: holder,
    Whose: capital(holder),
    number: card.index + 1,
    turn: card.placedTurn,
    position: t(!card.faceUp && card.zone === 'monster' ? 'position.set' : `position.${card.position}`),
    card: card.equippedTo >= 0 ? cardName(names, card.equippedTo) : undefined,
    cards: card.bound.length ? nameList(card.bound.map((id) => cardName(names, id))) : undefined,
    player: playerName(names, card.owner),
  };
  const more: (string | false)[] = [
    card.equippedTo >= 0 && 'where.equipped',
    card.bound.length > 0 && 'where.bound',
    card.owner !== card.controller && 'where.owner',
    card.negated && 'where.negated',
    card.attempted && 'where.attempted',
    card.attackedThisTurn && 'where.attacked',
  ];
  const parts = [say('panels', placeKeys(card), values)];
  for (const key of more) if (key) parts.push(say('panels', [key], values));
  for (const [name, count] of Object.entries(card.counters))
    if (count > 0) parts.push(say('panels', ['where.counters'], { count, name: capital(plain(name)) }));
  return parts.filter(Boolean).join(' ');
}

/**
 * In an option: "Set, zone 4."
 * @param asked whose cards need no name
 */
export function shortPlace(card: CardView, names: Names, asked: Player): string {
  const onField = card.zone === 'monster' || card.zone === 'spell';
  const key = onField ? (card.faceUp ? 'field' : 'set') : card.zone === 'field' ? 'field-spell' : card.zone;
  const place = say('panels', [`place.${key}`], { number: card.index + 1 }) ?? '';
  if (card.controller === asked) return place;
  return t('panels:place.of', { player: playerName(names, card.controller), place });
}

/** Names of a link's targets as they were known when chosen. */
export function linkTargets(link: LinkView, names: Names): string[] {
  return link.targets.map((card, i) => names.titleOf(link.targetNames[i] ?? 0) ?? cardName(names, card));
}

/** What was paid for a link. */
export function linkPaid(link: LinkView, names: Names): string[] {
  const paid = link.cost.map((card, i) => names.titleOf(link.costNames[i] ?? 0) ?? cardName(names, card));
  if (link.lpPaid > 0) paid.push(t('panels:chain.lp', { count: link.lpPaid }));
  return paid;
}

/** Where a line of ATK and DEF comes from. */
export function statText(line: StatLine, names: Names): string {
  if (line.how === 'printed') return t('panels:inspector.printed');
  const card = names.titleOf(line.passcode) ?? t('panels:inspector.unknown-cause');
  return say('panels', [`inspector.${line.how}`], { card }) ?? card;
}

/** One remaining step of a resolving link. */
export const stepText = (code: string): string => say('panels', [`step.${code}`], {}) ?? capital(plain(code));
