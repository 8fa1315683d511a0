/** Checks that a duel must pass after every answer, whatever the case is about. */
import type { Duel, Engine } from '../../engine/index.ts';
import type { Answered, Table, Watcher } from './table.ts';

/** The engine broke one of its own promises. */
export class BrokenPromise extends Error {
  constructor(promise: string) {
    super(promise);
    this.name = 'BrokenPromise';
  }
}

const copyOf = (duel: Duel): Duel => JSON.parse(JSON.stringify(duel)) as Duel;

export class Paranoia implements Watcher {
  answered(table: Table, { before, answer, events }: Answered): void {
    const { engine, duel } = table;
    const hash = engine.hash(duel);
    const must = (holds: boolean, promise: string) => {
      if (!holds) throw new BrokenPromise(promise);
    };

    const twin = copyOf(before);
    must(engine.hash(twin) === engine.hash(before), 'a duel read back from JSON has another hash');
    const again = engine.decide(twin, answer);
    must(engine.hash(again.duel) === hash, 'a duel read back from JSON goes on differently');
    must(
      JSON.stringify(again.duel) === JSON.stringify(duel),
      'a duel read back from JSON goes on to another value',
    );
    must(
      JSON.stringify(again.events) === JSON.stringify(events),
      'a duel read back from JSON tells other events',
    );

    const clone = engine.clone(before);
    engine.play(clone, answer);
    must(engine.hash(clone) === hash, 'the in-place form of the answer leads elsewhere');

    const asked = JSON.stringify(engine.prompt(copyOf(duel)));
    must(asked === JSON.stringify(engine.prompt(duel)), 'a duel read back from JSON asks another question');
    must(engine.hash(duel) === hash, 'asking changed the duel');
    checkPlaces(engine, duel, must);
  }
}

/** Every card lies in exactly one place, the one it believes to be in. */
function checkPlaces(engine: Engine, duel: Duel, must: (holds: boolean, promise: string) => void): void {
  const seen = new Map<number, string>();
  const put = (id: number, zone: string, player: number) => {
    if (id < 0) return;
    const name = engine.card(duel.passcodes[duel.cards[id].def])?.name;
    must(!seen.has(id), `${name} lies in two places: ${seen.get(id)} and ${zone}`);
    seen.set(id, zone);
    must(
      duel.cards[id].zone === zone,
      `${name} lies in ${zone} but believes to be in ${duel.cards[id].zone}`,
    );
    must(duel.cards[id].controller === player, `${name} lies on the side of the other player`);
  };
  for (const [player, side] of duel.sides.entries()) {
    for (const zone of ['deck', 'hand', 'graveyard', 'banished', 'fusion'] as const)
      for (const id of side[zone]) put(id, zone, player);
    for (const id of side.monsters) put(id, 'monster', player);
    for (const id of side.spells) put(id, 'spell', player);
    put(side.field, 'field', player);
  }
  for (const card of duel.cards)
    if (card.zone !== 'none')
      must(seen.has(card.id), `a card lies nowhere but believes to be in ${card.zone}`);
}
