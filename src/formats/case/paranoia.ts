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

/** The duel after an answer: its JSON, and the duel read back from that. */
interface Twin {
  duel: Duel;
  text: string;
  twin: Duel;
}

function twinOf(duel: Duel): Twin {
  const text = JSON.stringify(duel);
  return { duel, text, twin: JSON.parse(text) as Duel };
}

export class Paranoia implements Watcher {
  #last: Twin | null = null;

  answered(table: Table, { before, answer, events }: Answered): void {
    const { engine, duel } = table;
    const last = this.#last?.duel === before ? this.#last : twinOf(before);
    const now = twinOf(duel);
    must(engine.hash(now.twin) === engine.hash(duel), 'a duel read back from JSON has another hash');

    const again = engine.decide(last.twin, answer);
    must(text(again.duel) === now.text, 'a duel read back from JSON goes on differently');
    must(text(again.events) === text(events), 'a duel read back from JSON tells other events');

    const clone = engine.clone(before);
    engine.play(clone, answer);
    must(text(clone) === now.text, 'the in-place form of the answer leads elsewhere');
    must(text(before) === last.text, 'the answer changed the duel before it');

    const asked = text(engine.prompt(duel));
    must(text(engine.prompt(now.twin)) === asked, 'a duel read back from JSON asks another question');
    must(text(duel) === now.text, 'asking changed the duel');
    checkPlaces(engine, duel);
    this.#last = now;
  }
}

const text = (value: unknown): string => JSON.stringify(value);

function must(holds: boolean, promise: string): void {
  if (!holds) throw new BrokenPromise(promise);
}

/** Every card lies in exactly one place, the one it believes to be in. */
function checkPlaces(engine: Engine, duel: Duel): void {
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
