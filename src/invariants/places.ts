/** Where cards are, and what players have: read off the duel itself. */
import type { Card, Duel, Engine, Player } from '../engine/index.ts';
import { must } from './broken.ts';

const PILES = ['deck', 'hand', 'graveyard', 'banished', 'fusion'] as const;
const SEATS = ['A', 'B'];
/** An empty zone, and one that waits for its monster to come back. */
const FREE = -1;
const KEPT = -2;

/** Every card in one place, which it agrees with; piles are their owner's, zones their controller's. @throws Broken */
export function checkPlaces(engine: Engine, duel: Duel): void {
  const found = new Map<number, string>();
  const name = (id: number): string =>
    duel.cards[id] === undefined ? `card ${id}` : nameOf(engine, duel, duel.cards[id]);
  const put = (id: number, zone: string, player: number, index: number): void => {
    const c = duel.cards[id];
    const where = `${SEATS[player]}'s ${zone}`;
    must('places', c !== undefined, () => `${where} holds card ${id}, which does not exist`);
    must('places', c.id === id, () => `card ${id} has the number ${c.id}`);
    must('places', !found.has(id), () => `${name(id)} lies in two places: ${found.get(id)} and ${where}`);
    found.set(id, where);
    must('places', c.zone === zone, () => `${name(id)} lies in ${where} but believes to be in ${c.zone}`);
    must(
      'places',
      c.controller === player,
      () => `${name(id)} lies in ${where} but believes to be controlled by ${SEATS[c.controller]}`,
    );
    must(
      'places',
      c.index === index,
      () => `${name(id)} lies in ${where}, number ${index}, but believes to be in number ${c.index}`,
    );
  };

  for (const player of [0, 1] as const) {
    const side = duel.sides[player];
    for (const zone of PILES)
      for (const id of side[zone]) {
        put(id, zone, player, 0);
        checkPiled(duel.cards[id], zone, player, name);
        must('places', !isToken(engine, duel, id), () => `${name(id)} is a token and lies in ${zone}`);
      }
    for (const zone of ['monsters', 'spells'] as const) {
      must(
        'places',
        side[zone].length === 5,
        () => `${SEATS[player]} has ${side[zone].length} ${zone} zones`,
      );
      for (const [index, id] of side[zone].entries()) {
        if (id === FREE) continue;
        if (id === KEPT && zone === 'monsters') checkKept(duel, player, index);
        else put(id, zone === 'monsters' ? 'monster' : 'spell', player, index);
      }
    }
    if (side.field !== FREE) put(side.field, 'field', player, 0);
  }
  for (const c of duel.cards) {
    const lost = c.zone !== 'none' && !found.has(c.id);
    must('places', !lost, () => `${name(c.id)} lies nowhere but believes to be in ${c.zone}`);
    const vanished = c.zone === 'none' && !isToken(engine, duel, c.id);
    must('places', !vanished, () => `${name(c.id)} has vanished, though it is no token`);
  }
}

function checkPiled(
  c: Card,
  zone: (typeof PILES)[number],
  player: Player,
  name: (id: number) => string,
): void {
  const owner = SEATS[c.owner];
  must('places', c.owner === player, () => `${name(c.id)} is ${owner}'s but lies in the other's ${zone}`);
  const open = zone === 'graveyard' || zone === 'banished';
  must('places', c.faceUp === open, () => `${name(c.id)} lies face-${c.faceUp ? 'up' : 'down'} in ${zone}`);
}

function checkKept(duel: Duel, player: Player, index: number): void {
  const waits = duel.delayed.some((d) => d.vars.place?.[0] === player && d.vars.place[1] === index);
  must('places', waits, () => `${SEATS[player]}'s monster zone ${index} waits for nobody`);
}

/** @throws Broken if a player has less than nothing, or a fraction */
export function checkLifePoints(duel: Duel): void {
  for (const player of [0, 1] as const) {
    const { lp } = duel.sides[player];
    must('life-points', Number.isSafeInteger(lp) && lp >= 0, () => `${SEATS[player]} has ${lp} Life Points`);
  }
}

const definition = (engine: Engine, duel: Duel, c: Card) => engine.card(duel.passcodes[c.def]);
const isToken = (engine: Engine, duel: Duel, id: number): boolean =>
  definition(engine, duel, duel.cards[id])?.frame === 'token';

/** "Sangan (card 12)": for messages. */
const nameOf = (engine: Engine, duel: Duel, c: Card): string =>
  `${definition(engine, duel, c)?.name} (card ${c.id})`;
