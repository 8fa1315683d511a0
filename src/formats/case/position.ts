/**
 * A duel as a board: what a case file can lay out, and whether two duels are the same position. Two duels are, if everything
 * is in its place, nothing but that is going on, and the same things can be done.
 */
import {
  type BoardCard,
  type BoardSide,
  type Card,
  type Duel,
  type Engine,
  idOf,
  type Player,
  type Setup,
} from '../../engine/index.ts';

const LISTS = ['deck', 'hand', 'graveyard', 'banished', 'fusion'] as const;
type Needs = { proper: boolean; origin: boolean };

/** What of a card's past its own text asks about. */
function needsOf(engine: Engine, duel: Duel, card: Card): Needs {
  const def = engine.card(duel.passcodes[card.def]);
  if (!def) return { proper: false, origin: false };
  return {
    proper: def.frame === 'ritual' || def.frame === 'fusion' || def.traits.includes('Special Summon only'),
    origin: def.effects.some((e) => e.from.includes('graveyard')),
  };
}

/** The duel laid out as a board. What a board cannot say is left out: see `samePosition`. */
export function boardOf(engine: Engine, duel: Duel): Setup & { kind: 'board' } {
  const equipped = new Set(duel.cards.flatMap((c) => (c.equippedTo >= 0 ? [idOf(c.equippedTo)] : [])));
  const keyOf = (id: number): string => `equipped-${id}`;

  const place = (card: Card, zone: 'monsters' | 'spells' | 'field' | 'list', player: Player): BoardCard => {
    const out: BoardCard = { passcode: duel.passcodes[card.def] };
    if (equipped.has(card.id)) out.key = keyOf(card.id);
    if (card.owner !== player) out.owner = card.owner;
    if (needsOf(engine, duel, card).proper) out.properlySummoned = card.proper;
    if (zone === 'list') return out;
    out.faceUp = card.faceUp;
    if (zone !== 'field') out.index = card.index;
    if (zone === 'monsters') out.position = card.defense ? 'defense' : 'attack';
    const fresh = card.placed === duel.turn;
    if (fresh && !card.faceUp) out.setThisTurn = true;
    if (zone === 'monsters' && card.summoned !== null && card.summonedTurn === duel.turn) {
      out.summonedThisTurn = true;
      out.summoned = howSummoned(card.summoned);
    }
    if (card.attackTurn === duel.turn) out.attacked = true;
    const counters = Object.entries(card.counters ?? {}).filter(([, n]) => n > 0);
    if (counters.length > 0) out.counters = Object.fromEntries(counters);
    if (card.equippedTo >= 0) out.equippedTo = keyOf(idOf(card.equippedTo));
    return out;
  };

  const side = (player: Player): BoardSide => {
    const s = duel.sides[player];
    const out: BoardSide = { lp: s.lp };
    for (const zone of LISTS) {
      const ids = zone === 'deck' ? [...s.deck].reverse() : s[zone];
      out[zone] = ids.map((id) => place(duel.cards[id], 'list', player));
    }
    for (const zone of ['monsters', 'spells'] as const)
      out[zone] = s[zone].filter((id) => id >= 0).map((id) => place(duel.cards[id], zone, player));
    out.field = s.field < 0 ? [] : [place(duel.cards[s.field], 'field', player)];
    return out;
  };

  return {
    kind: 'board',
    sides: [side(0), side(1)],
    turn: { player: duel.turnPlayer, number: duel.turn, phase: duel.phase },
    seed: 1,
    profile: duel.profile,
  };
}

function howSummoned(how: NonNullable<Card['summoned']>): NonNullable<BoardCard['summoned']> {
  if (how === 'normal' || how === 'tribute') return 'normal';
  return how === 'flip' ? 'flip' : 'special';
}

/**
 * The duel as a board that says everything about it.
 * @returns null where more is going on than a board can say
 */
export function quietBoard(engine: Engine, duel: Duel): (Setup & { kind: 'board' }) | null {
  if (engine.prompt(duel)?.kind !== 'act') return null;
  const board = boardOf(engine, duel);
  const same = engine.check(board).length === 0 && samePosition(engine, engine.create(board), duel);
  return same ? board : null;
}

/** Is nothing under way, so that the board says it all? Chance to come is no part of a position. */
export function samePosition(engine: Engine, a: Duel, b: Duel): boolean {
  return isQuiet(a) && isQuiet(b) && summary(engine, a) === summary(engine, b);
}

function isQuiet(duel: Duel): boolean {
  return (
    duel.result === null &&
    duel.chain.length === 0 &&
    duel.attack === null &&
    duel.battle === null &&
    duel.attempt === -1 &&
    duel.fixed.length === 0 &&
    [duel.pending, duel.reactions, duel.lasting, duel.delayed, duel.missed].every(
      (list) => list.length === 0,
    ) &&
    duel.cards.every((c) => c.takenBy < 0 && c.heldBy < 0 && c.muted < 0)
  );
}

/** Everything that matters, with cards told by their places. */
function summary(engine: Engine, duel: Duel): string {
  const { turn } = duel;
  const order = duel.sides.flatMap((s) => [
    ...LISTS.flatMap((zone) => s[zone]),
    ...[...s.monsters, ...s.spells, s.field].filter((id) => id >= 0),
  ]);
  const number = new Map(order.map((id, i) => [id, i]));
  const nameOf = (id: number): number => (id < 0 ? -1 : (number.get(id) ?? -2));
  const since = [...new Set(duel.cards.filter((c) => acts(engine, duel, c)).map((c) => c.since))].sort(
    (x, y) => x - y,
  );

  const cards = order.map((id) => {
    const c = duel.cards[id];
    const needs = needsOf(engine, duel, c);
    const fromField = c.sentFrom === 'monster' || c.sentFrom === 'spell' || c.sentFrom === 'field';
    const field = c.zone === 'monster' || c.zone === 'spell' || c.zone === 'field';
    const used = (c.used ?? []).flatMap((_, i, all) =>
      i % 3 === 0 && (all[i + 1] === turn || all[i + 1] <= 0) ? [all.slice(i, i + 3)] : [],
    );
    return [
      duel.passcodes[c.def],
      c.owner,
      c.controller,
      c.zone,
      used,
      c.notes,
      field
        ? Object.entries(c.binds ?? {}).map(([key, refs]) => [key, refs.map((ref) => nameOf(idOf(ref)))])
        : null,
      needs.proper ? c.proper : null,
      needs.origin && !field ? fromField : null,
      field
        ? [
            c.index,
            c.faceUp,
            c.zone === 'monster' ? c.defense : null,
            c.zone === 'monster' || !c.faceUp ? c.placed === turn : null,
            c.summonedTurn === turn && c.summoned !== null ? howSummoned(c.summoned) : null,
            c.attackTurn === turn ? c.attacks : 0,
            c.changedTurn === turn,
            Object.entries(c.counters ?? {}).filter(([, n]) => n > 0),
            c.equippedTo < 0 ? -1 : nameOf(idOf(c.equippedTo)),
            acts(engine, duel, c) ? since.indexOf(c.since) : null,
          ]
        : null,
    ];
  });
  const sides = duel.sides.map((s) => [
    s.lp,
    s.normalSummons,
    s.attacks,
    s.summonedTurn === turn,
    s.lostMonsterTurn === turn,
    s.deckedOut,
    // A zone that is kept for its monster.
    s.monsters.map((id) => Math.min(id, -1)),
  ]);
  const prompt = engine.prompt(duel);
  const options = prompt?.options.map((o) => [o.do, nameOf(o.card), o.effect, nameOf(o.on), o.value]);
  const under = duel.stack.map((f) => [f.proc, f.at]);
  const { profile, turnPlayer, phase, step } = duel;
  return JSON.stringify([
    profile,
    turn,
    turnPlayer,
    phase,
    step,
    under,
    sides,
    cards,
    prompt?.kind,
    prompt?.player,
    options,
  ]);
}

/** Does it matter when this card was turned up? */
function acts(engine: Engine, duel: Duel, card: Card): boolean {
  if (!card.faceUp || !['monster', 'spell', 'field'].includes(card.zone)) return false;
  const effects = engine.card(duel.passcodes[card.def])?.effects ?? [];
  return effects.some((e) => e.kind === 'continuous' || e.kind === 'maintenance');
}
