/**
 * Joins the session to the table: what the open question and the view mean for cards, zones and phases, and what a gesture
 * on them means as an answer. No rule is known here, only options.
 */
import type { CardView, Option, Phase, Player, Prompt, Requirement, View, Zone } from '../engine/contract.ts';
import type { Intent, MenuEntry } from '../session/index.ts';
import type { CardMarks } from './card/marks.ts';
import { factsOf } from './facts.ts';
import { type LineMark, type PhaseMark, type TableMarks, type ZoneMark, zoneKey } from './field/context.ts';
import { type Names, namesFrom, requirementSentence } from './i18n/sentences.ts';
import type { DropTarget } from './input/dnd.ts';
import { keyOf } from './panels/keys.ts';
import { viewOf } from './panels/look.ts';

export const titleOf = (passcode: number): string | null => factsOf(passcode)?.name ?? null;

export const namesOf = (
  view: View,
  players: readonly [string, string],
  also?: Record<number, number>,
): Names => namesFrom(view, players, titleOf, also);

/** What the person is about to do, before it is an answer. */
export interface Hand {
  /** A monster that has been told to attack, while its target is chosen. */
  aiming: number | null;
  /** Options picked so far. */
  picks: readonly number[];
  /** Option under the pointer or focus. */
  preview: number | null;
  /** Cards that a panel points at. */
  lit: readonly number[];
  dragged: number | null;
}

export const emptyHand: Hand = { aiming: null, picks: [], preview: null, lit: [], dragged: null };

const MONSTER_DEEDS = new Set<Option['do']>(['summon', 'special', 'set']);
const other = (player: Player): Player => (player === 0 ? 1 : 0);
const isPass = (o: Option) => o.do === 'pass' || o.do === 'no';
const isMonster = (card: CardView) => factsOf(card.passcode)?.kind === 'monster';

/** Zone that the numbers of a zone question belong to. */
const zoneOf = (prompt: Prompt): Zone => (prompt.purpose.startsWith('spell') ? 'spell' : 'monster');

/** The keys that the question's panel gives to its options, by index. */
function keysOf(prompt: Prompt): (string | null)[] {
  if (prompt.kind === 'act') return prompt.options.map(() => null);
  let n = 0;
  return prompt.options.map((o) => (isPass(o) ? null : keyOf(n++)));
}

/** A pick that needs no second click, as the question's panel has it. */
export function takesAtOnce(prompt: Prompt): boolean {
  const compared =
    ['tribute', 'ritual-tribute', 'fusion-material'].includes(prompt.purpose) && prompt.card >= 0;
  return prompt.max === 1 && !compared && !prompt.constrained;
}

type Cards = Record<number, CardMarks>;

function markOptions(prompt: Prompt, hand: Hand, cards: Cards): void {
  const keys = keysOf(prompt);
  prompt.options.forEach((o, i) => {
    if (o.card < 0 || prompt.kind === 'zone') return;
    const key = keys[i] ?? undefined;
    const picked = hand.picks.includes(i);
    cards[o.card] = {
      ...cards[o.card],
      legal: cards[o.card]?.legal ?? { key },
      ...(prompt.kind === 'choose' ? { selected: picked, ticked: picked } : {}),
    };
  });
}

function markAim(
  prompt: Prompt,
  attacker: number,
  cards: Cards,
  players: Partial<Record<Player, CardMarks>>,
): void {
  cards[attacker] = { ...cards[attacker], selected: true };
  for (const o of prompt.options) {
    if (o.do !== 'attack' || o.card !== attacker) continue;
    if (o.on >= 0) cards[o.on] = { ...cards[o.on], legal: {} };
    else players[other(prompt.player)] = { legal: {} };
  }
}

function linesOf(prompt: Prompt, hand: Hand): LineMark[] {
  const option = hand.preview === null ? undefined : prompt.options[hand.preview];
  if (!option || option.card < 0) return [];
  if (option.do === 'attack') {
    const to = option.on >= 0 ? option.on : { player: other(prompt.player) };
    return [{ kind: 'would', from: option.card, to }];
  }
  const { window } = prompt;
  return option.do === 'activate' && window && window.link >= 0 && prompt.card >= 0
    ? [{ kind: 'would', from: option.card, to: prompt.card }]
    : [];
}

function zoneMarks(prompt: Prompt, view: View, hand: Hand): Record<string, ZoneMark> {
  const zones: Record<string, ZoneMark> = {};
  if (prompt.kind === 'zone') {
    for (const { value } of prompt.options) {
      zones[zoneKey(prompt.player, zoneOf(prompt), Number(value))] = {
        legal: { key: String(Number(value) + 1) },
      };
    }
  }
  if (hand.dragged === null) return zones;
  const side = view.sides[prompt.player];
  const places: [Zone, number, CardView | null][] = [
    ...side.monsters.map((card, i) => ['monster', i, card] as [Zone, number, CardView | null]),
    ...side.spells.map((card, i) => ['spell', i, card] as [Zone, number, CardView | null]),
    ['field', 0, side.field],
  ];
  for (const [zone, index, card] of places) {
    const target = { kind: 'zone', player: prompt.player, zone, index } as const;
    if (!card && meansOf(prompt, view, hand.dragged, target).length > 0) {
      zones[zoneKey(prompt.player, zone, index)] = { legal: {} };
    }
  }
  return zones;
}

/** Cards that somebody might want to use now though they cannot: one's own hand, and what one has Set. */
function mightTry(prompt: Prompt, view: View): CardView[] {
  const side = view.sides[prompt.player];
  const set = side.spells.filter((c): c is CardView => !!c && !c.faceUp);
  if (prompt.kind === 'act') return [...side.hand];
  return prompt.kind === 'respond' ? [...side.hand, ...set] : [];
}

export function reasonOf(entry: MenuEntry, names: Names): string {
  const unmet = entry.reasons.find((r) => !r.met);
  return unmet ? requirementSentence(unmet, names) : '';
}

/** Everything to be shown on the table beside the view's own facts. */
export function marksOf(
  prompt: Prompt | null,
  view: View,
  hand: Hand,
  names: Names,
  menu: (card: number) => readonly MenuEntry[],
  phase: (phase: Phase) => readonly Requirement[],
): TableMarks {
  const cards: Cards = {};
  const players: Partial<Record<Player, CardMarks>> = {};
  for (const id of hand.lit) cards[id] = { selected: true };
  if (!prompt) return { cards };
  if (hand.aiming !== null) markAim(prompt, hand.aiming, cards, players);
  else markOptions(prompt, hand, cards);
  for (const card of mightTry(prompt, view)) {
    if (cards[card.id]?.legal || card.passcode === 0) continue;
    const entry = menu(card.id).find((e) => e.options.length === 0);
    const reason = entry && reasonOf(entry, names);
    if (reason) cards[card.id] = { ...cards[card.id], dimmed: reason };
  }
  const chosen = hand.preview === null ? undefined : prompt.options[hand.preview];
  if (chosen && chosen.card >= 0 && chosen.do === 'activate') {
    const number = view.chain.length + 1;
    cards[chosen.card] = { ...cards[chosen.card], chain: [{ number, ghost: true }], selected: true };
  }
  return {
    cards,
    players,
    zones: zoneMarks(prompt, view, hand),
    lines: linesOf(prompt, hand),
    phases: phaseMarks(prompt, view, names, phase),
  };
}

const PHASES: readonly Phase[] = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];

/** Where one may move on to; and of the phases still to come in this turn, why not to the others. */
function phaseMarks(
  prompt: Prompt,
  view: View,
  names: Names,
  takes: (phase: Phase) => readonly Requirement[],
): TableMarks['phases'] {
  const phases: Partial<Record<Phase, PhaseMark>> = {};
  for (const o of prompt.options) if (o.do === 'phase') phases[o.value as Phase] = { legal: true };
  if (prompt.kind !== 'act' || prompt.purpose !== 'act') return phases;
  for (const phase of PHASES.slice(PHASES.indexOf(view.phase) + 1)) {
    const unmet = phases[phase] ? undefined : takes(phase).find((r) => !r.met);
    if (unmet) phases[phase] = { legal: false, dimmed: requirementSentence(unmet, names) };
  }
  return phases;
}

/** What dropping a card there could mean: gestures that the open question takes. */
export function meansOf(prompt: Prompt, view: View, id: number, target: DropTarget): Intent[] {
  const card = viewOf(view, id);
  if (!card || card.controller !== prompt.player) return [];
  const own = prompt.options.filter((o) => o.card === id);
  const found: Intent[] = [];
  const add = (o: Option, more: Partial<Intent> = {}) => {
    const intent: Intent = { card: id, do: o.do, effect: o.effect, ...more };
    if (!found.some((f) => JSON.stringify(f) === JSON.stringify(intent))) found.push(intent);
  };
  for (const o of own) {
    if (o.do === 'attack') {
      const hit =
        o.on < 0 ? isDirect(target, view, prompt.player) : target.kind === 'card' && o.on === target.id;
      if (hit) add(o, { on: o.on });
    } else if (target.kind === 'zone' && card.zone === 'hand' && target.player === prompt.player) {
      if (fitsZone(o, card, target.zone)) add(o, target.zone === 'field' ? {} : { zone: target.index });
    } else if (target.kind === 'card' && target.id !== id) {
      const at = viewOf(view, target.id);
      if (at && fitsCard(o, card, at, prompt.player)) add(o, { on: target.id });
    }
  }
  return found.sort((a, b) => Number(a.do === 'set') - Number(b.do === 'set'));
}

/** The other player: their plate, their hand, or an empty place of theirs. */
function isDirect(target: DropTarget, view: View, player: Player): boolean {
  if (target.kind !== 'card') return target.player !== player;
  const card = viewOf(view, target.id);
  return card?.zone === 'hand' && card.controller !== player;
}

function fitsZone(o: Option, card: CardView, zone: Zone): boolean {
  if (zone === 'monster') return isMonster(card) && MONSTER_DEEDS.has(o.do);
  if (isMonster(card)) return false;
  const isField = factsOf(card.passcode)?.property === 'field';
  return (o.do === 'activate' || o.do === 'set') && (zone === 'field') === isField;
}

/** A card dropped on another: a target, or a Tribute. */
function fitsCard(o: Option, card: CardView, at: CardView, player: Player): boolean {
  const onField = at.zone === 'monster' || at.zone === 'spell' || at.zone === 'field';
  if (!onField) return false;
  if (o.do === 'activate') return !isMonster(card);
  return card.zone === 'hand' && at.zone === 'monster' && at.controller === player && MONSTER_DEEDS.has(o.do);
}

/** The same card dropped with Alt or Shift is Set. */
export function preferred(intents: readonly Intent[], set: boolean): Intent | null {
  if (set) return intents.find((i) => i.do === 'set') ?? null;
  return intents.length === 1 ? intents[0] : null;
}
