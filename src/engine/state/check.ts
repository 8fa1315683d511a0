/** What keeps a setup from being laid out: unknown cards, decks too small, zones too full, cards on top of each other. */
import type { BoardCard, BoardSide, DeckList, Facts, Player, Setup, SetupFault } from '../contract.ts';
import type { CardDef } from '../definition.ts';
import { type Profile, profileOf } from '../profile.ts';
import { type Library, PLACES, type Place } from './setup.ts';

/** References of cards keep twelve bits for which card it is; this leaves room for Tokens. */
const MOST_CARDS = 1024;
/** Beyond, adding 1 would one day change nothing. */
const LARGEST = 1_000_000_000;

type Fault = (code: string, where: string, facts?: Facts) => void;

/** @param setup of the right shape; everything else about it may be wrong */
export function checkSetup(setup: Setup, library: Library): SetupFault[] {
  const faults: SetupFault[] = [];
  const fault: Fault = (code, where, facts = {}) => {
    faults.push({ code, where, facts });
  };
  const profile = profileOf(setup.profile);
  if (profile === undefined) {
    fault('profile.unknown', 'profile', { name: setup.profile });
    return faults;
  }
  if (!Number.isSafeInteger(setup.seed)) fault('seed.invalid', 'seed');
  const lists =
    setup.kind === 'decks' ? setup.decks.map((d) => [d.main, d.fusion]) : setup.sides.map(listsOf);
  const count = lists.flat().reduce((sum, list) => sum + list.length, 0);
  if (count > MOST_CARDS) {
    fault('cards.too-many', setup.kind === 'decks' ? 'decks' : 'sides', { need: MOST_CARDS, have: count });
    return faults;
  }
  if (setup.kind === 'decks')
    for (const p of [0, 1]) checkDeck(setup.decks[p], `decks.${p}`, library, profile, fault);
  else checkBoard(setup, library, fault);
  return faults;
}

const listsOf = (side: BoardSide): BoardCard[][] => PLACES.map((place) => side[place] ?? []);

function checkDeck(deck: DeckList, where: string, library: Library, profile: Profile, fault: Fault): void {
  if (deck.main.length < profile.minDeck)
    fault('deck.too-small', `${where}.main`, { need: profile.minDeck, have: deck.main.length });
  const copies = new Map<number, number>();
  for (const part of ['main', 'fusion'] as const)
    for (const passcode of deck[part]) {
      const def = library.get(passcode);
      if (def === undefined) {
        fault('card.unknown', `${where}.${part}`, { have: passcode });
        continue;
      }
      if ((def.frame === 'fusion') !== (part === 'fusion'))
        fault(part === 'main' ? 'deck.fusion-in-main' : 'deck.not-fusion', `${where}.${part}`, {
          name: def.name,
        });
      else if (def.frame === 'token') fault('deck.not-for-tokens', `${where}.${part}`, { name: def.name });
      const n = (copies.get(passcode) ?? 0) + 1;
      copies.set(passcode, n);
      if (n === profile.maxCopies + 1)
        fault('deck.too-many', `${where}.${part}`, { name: def.name, need: profile.maxCopies });
    }
}

const isAmount = (n: number | undefined, least = 0): boolean =>
  n === undefined || (Number.isInteger(n) && n >= least && n <= LARGEST);

function checkBoard({ sides, turn }: Setup & { kind: 'board' }, library: Library, fault: Fault): void {
  if (!isAmount(turn.number, 1)) fault('number.invalid', 'turn.number');
  /** Where the cards lie that others may be equipped to. */
  const keys = new Map<string, Place>();
  for (const [p, side] of sides.entries()) {
    if (!isAmount(side.lp)) fault('number.invalid', `sides.${p}.lp`);
    for (const place of PLACES) checkPlace(side[place] ?? [], place, p as Player, library, keys, fault);
  }
  for (const [p, side] of sides.entries())
    for (const place of PLACES)
      for (const [i, { equippedTo }] of (side[place] ?? []).entries()) {
        if (equippedTo === undefined) continue;
        const to = keys.get(equippedTo);
        if (place !== 'spells' || to !== 'monsters') fault('equip.no-monster', `sides.${p}.${place}.${i}`);
      }
}

/** How many cards a place has room for. */
function roomIn(place: Place): number {
  if (place === 'monsters' || place === 'spells') return 5;
  return place === 'field' ? 1 : Number.POSITIVE_INFINITY;
}

function checkPlace(
  list: readonly BoardCard[],
  place: Place,
  player: Player,
  library: Library,
  keys: Map<string, Place>,
  fault: Fault,
): void {
  const where = `sides.${player}.${place}`;
  const room = roomIn(place);
  if (list.length > room) fault('zone.too-many', where, { need: room, have: list.length });
  const taken = new Set<number>();
  for (const [i, card] of list.entries()) {
    const at = `${where}.${i}`;
    const def = library.get(card.passcode);
    if (def === undefined) fault('card.unknown', at, { have: card.passcode });
    else checkCard(def, place, at, fault);
    if (card.key !== undefined) {
      if (keys.has(card.key)) fault('key.twice', at, { name: card.key });
      keys.set(card.key, place);
    }
    if (room === 5 && card.index !== undefined) {
      if (!Number.isInteger(card.index) || card.index < 0 || card.index > 4)
        fault('zone.unknown', at, { have: card.index });
      else if (taken.has(card.index)) fault('zone.taken', at, { have: card.index });
      taken.add(card.index);
    }
    if (!Object.values(card.counters ?? {}).every((n) => isAmount(n)))
      fault('number.invalid', `${at}.counters`);
  }
}

function checkCard(def: CardDef, place: Place, at: string, fault: Fault): void {
  if (place === 'monsters' && def.kind !== 'monster') fault('zone.not-a-monster', at, { name: def.name });
  // A Token is nowhere but in a Monster Zone.
  if (place !== 'monsters' && def.frame === 'token') fault('zone.not-for-tokens', at, { name: def.name });
}
