/** Checks of the duel as it stands. */
import type { CardView } from '../../engine/index.ts';
import { missingLine } from './log.ts';
import { type CardRef, type Check, type Entry, type Stat, seatOf, wordOf, zoneOf } from './model.ts';
import type { Table } from './table.ts';

export interface Mismatch {
  expected: string;
  got: string;
}

/** Null when the check holds. */
export function mismatch(table: Table, check: Check): Mismatch | null {
  const { duel } = table;
  const compare = (what: string, expected: unknown, got: unknown): Mismatch | null =>
    expected === got ? null : { expected: `${what} ${expected}`, got: String(got) };
  switch (check.what) {
    case 'lp':
      return compare(`${seatOf(check.player)}.lp`, check.lp, duel.sides[check.player].lp);
    case 'count':
      return compare(
        `count ${seatOf(check.player)}.${check.zone}`,
        check.count,
        table.inZone(check.player, zoneOf(check.zone)).length,
      );
    case 'zone':
      return zoneMismatch(table, check);
    case 'where':
      return whereMismatch(table, check);
    case 'chain':
      return chainMismatch(table, check.cards);
    case 'chainSize':
      return compare('chainSize', check.size, duel.chain.length);
    case 'prompt':
      return promptMismatch(table, check);
    case 'phase':
      return compare('phase', check.phase, duel.step === 'damage' ? 'damage' : duel.phase);
    case 'turnPlayer':
      return compare('turnPlayer', seatOf(check.player), seatOf(duel.turnPlayer));
    case 'stats':
      return first(check.stats, (stat) => statMismatch(table, stat));
    case 'negated':
      return first(check.cards, (ref) => negatedMismatch(table, ref));
    case 'winner': {
      const name = (w: 0 | 1 | 'draw' | 'none') => (typeof w === 'number' ? seatOf(w) : w);
      return compare('winner', name(check.winner), name(duel.result?.winner ?? 'none'));
    }
    case 'log': {
      const missing = missingLine(table, check.lines);
      return missing === null
        ? null
        : {
            expected: `log [${check.lines.map((l) => l.text).join(', ')}]`,
            got: `no "${missing.text}" in that order`,
          };
    }
  }
}

function first<T>(all: readonly T[], test: (one: T) => Mismatch | null): Mismatch | null {
  for (const one of all) {
    const found = test(one);
    if (found !== null) return found;
  }
  return null;
}

// ---------------------------------------------------------------- places

function zoneMismatch(table: Table, { player, zone, entries }: Check & { what: 'zone' }): Mismatch | null {
  const ids = table.inZone(player, zoneOf(zone));
  const place = `${seatOf(player)}.${zone}`;
  const inOrder = zone === 'deck';
  const same =
    ids.length === entries.length &&
    (inOrder ? entries.every((entry, i) => isEntry(table, entry, ids[i])) : assign(table, entries, ids));
  if (same) return null;
  return {
    expected: `${place} [${entries.map((entry) => entryText(entry)).join(', ')}]`,
    got: `[${ids.map((id) => cardText(table, id)).join(', ')}]`,
  };
}

/** Can every entry have a card of its own? */
function assign(table: Table, entries: readonly Entry[], ids: readonly number[]): boolean {
  const [entry, ...rest] = entries;
  if (entry === undefined) return true;
  return ids.some(
    (id) =>
      isEntry(table, entry, id) &&
      assign(
        table,
        rest,
        ids.filter((other) => other !== id),
      ),
  );
}

/** Is this card what the entry says? Only the keys given are compared. */
function isEntry(table: Table, e: Entry, id: number): boolean {
  const card = table.duel.cards[id];
  const { turn } = table.duel;
  const not = <T>(wanted: T | null, is: T): boolean => wanted !== null && wanted !== is;
  if (!table.fits(e.ref, id)) return false;
  if (not(e.face, card.faceUp ? 'up' : 'down') || not(e.position, card.defense ? 'defense' : 'attack'))
    return false;
  if (not(e.zone, card.index) || not(e.owner, card.owner) || not(e.properlySummoned, card.proper))
    return false;
  if (not(e.setThisTurn, !card.faceUp && card.placed === turn)) return false;
  if (not(e.summonedThisTurn, card.summonedTurn === turn)) return false;
  if (not(e.attacked, card.attackTurn === turn)) return false;
  if (e.summoned !== null && summonedHow(card.summoned) !== e.summoned) return false;
  if (
    e.counters !== null &&
    Object.entries(e.counters).some(([kind, n]) => (card.counters?.[kind] ?? 0) !== n)
  )
    return false;
  if (e.equippedTo === null) return true;
  const to = table.cardView(id)?.equippedTo ?? -1;
  return to >= 0 && table.fits(e.equippedTo, to);
}

const summonedHow = (how: string | null): string | null =>
  how === 'tribute' ? 'normal' : how === 'ritual' || how === 'fusion' ? 'special' : how;

function entryText(e: Entry): string {
  const keys = Object.entries({
    face: e.face,
    position: e.position,
    zone: e.zone,
    equippedTo: e.equippedTo?.text ?? null,
    owner: e.owner === null ? null : seatOf(e.owner),
    setThisTurn: e.setThisTurn,
    attacked: e.attacked,
  })
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}`);
  if (e.counters !== null) keys.push(`counters: ${JSON.stringify(e.counters)}`);
  return keys.length === 0 ? e.ref.text : `${e.ref.text} (${keys.join(', ')})`;
}

function cardText(table: Table, id: number): string {
  const { name, zone, faceUp } = table.facts(id);
  const card = table.duel.cards[id];
  const label = table.labelOf(id);
  const title = label === null ? name : `${label} = ${name}`;
  if (zone !== 'monster' && zone !== 'spell' && zone !== 'field') return title;
  const posture = [
    faceUp ? 'face-up' : 'face-down',
    zone === 'monster' ? (card.defense ? 'defense' : 'attack') : '',
    zone === 'field' ? '' : `zone ${card.index}`,
  ];
  if (card.counters !== null) posture.push(`counters ${JSON.stringify(card.counters)}`);
  return `${title} (${posture.filter((part) => part !== '').join(', ')})`;
}

/** The place of a card as files write it: whose zone it lies in, or `none`. */
export function placeOf(table: Table, id: number): string {
  const { zone } = table.facts(id);
  for (const player of [0, 1] as const)
    if (table.inZone(player, zone).includes(id)) return `${seatOf(player)}.${wordOf(zone)}`;
  return 'none';
}

function whereMismatch(table: Table, { card, player, zone }: Check & { what: 'where' }): Mismatch | null {
  const wanted = zone === 'none' ? 'none' : `${seatOf(player ?? 0)}.${zone}`;
  const all = table.all(card);
  const expected = `${card.text} in ${wanted}`;
  if (all.length === 0) return wanted === 'none' ? null : { expected, got: 'no such card' };
  const isThere = (id: number) => placeOf(table, id) === wanted;
  const unlabelled = all.filter((id) => !table.isLabelled(id));
  if (all.every(isThere) || (unlabelled.length > 0 && unlabelled.every(isThere))) return null;
  const places = all.map((id) => placeOf(table, id));
  const several =
    all.length > 1 && places.includes(wanted) ? `: several copies are meant, give them labels` : '';
  return { expected, got: `${places.join(', ')}${several}` };
}

// ---------------------------------------------------------------- chain and questions

function chainMismatch(table: Table, refs: readonly CardRef[]): Mismatch | null {
  const ids = table.view.chain.map((link) => link.card);
  if (
    ids.length === refs.length &&
    refs.every((ref, i) => table.fits({ ...ref, in: null, of: null, zone: null }, ids[i]))
  )
    return null;
  return {
    expected: `chain [${refs.map((r) => r.text).join(', ')}]`,
    got: `[${ids.map((id) => table.name(id)).join(', ')}]`,
  };
}

function promptMismatch(table: Table, { player, kind }: Check & { what: 'prompt' }): Mismatch | null {
  const { prompt } = table;
  const right =
    prompt !== null &&
    (player === null || prompt.player === player) &&
    (kind === null || prompt.kind === kind);
  if (right) return null;
  const expected = `prompt ${[player === null ? '' : seatOf(player), kind ?? ''].join(' ').trim()}`;
  return {
    expected,
    got: prompt === null ? 'none, the duel has ended' : `${seatOf(prompt.player)} ${prompt.kind}`,
  };
}

// ---------------------------------------------------------------- values

function valuesOf(table: Table, id: number): Record<string, string | number | null> {
  const view: CardView | null = table.cardView(id);
  const def = table.engine.card(table.facts(id).passcode);
  const from = view ?? def;
  return {
    atk: from?.atk ?? null,
    def: from?.def ?? null,
    level: from?.level ?? null,
    attribute: from?.attribute ?? null,
    type: from?.race ?? null,
  };
}

function statMismatch(table: Table, { card, facts }: Stat): Mismatch | null {
  const all = table.all(card);
  const onField = all.filter((id) => table.facts(id).zone === 'monster');
  const meant = onField.length > 0 ? onField : all;
  const expected = `stats ${card.text} ${JSON.stringify(facts)}`;
  if (meant.length === 0) return { expected, got: 'no such card' };
  const values = meant.map((id) => valuesOf(table, id));
  const same = (a: string | number, b: string | number | null) =>
    String(a).toLowerCase() === String(b).toLowerCase();
  const right = values.filter((value) =>
    Object.entries(facts).every(([key, wanted]) => same(wanted, value[key])),
  );
  if (right.length === values.length) return null;
  const shown = values.map((value) =>
    JSON.stringify(Object.fromEntries(Object.keys(facts).map((key) => [key, value[key]]))),
  );
  return {
    expected,
    got:
      right.length > 0 ? `${shown.join(', ')}: several copies are meant, give them labels` : shown.join(', '),
  };
}

function negatedMismatch(table: Table, ref: CardRef): Mismatch | null {
  const faceUp = table.all(ref).filter((id) => table.facts(id).faceUp && isOnField(table, id));
  const expected = `${ref.text} negated`;
  if (faceUp.length === 0) return { expected, got: 'it is not face-up on the field' };
  const states = faceUp.map((id) => table.cardView(id)?.negated ?? false);
  if (states.every(Boolean)) return null;
  return { expected, got: states.some(Boolean) ? 'only some of its copies are' : 'it is not' };
}

const isOnField = (table: Table, id: number): boolean =>
  ['monster', 'spell', 'field'].includes(table.facts(id).zone);
