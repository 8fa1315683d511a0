/** Small boards of made-up cards, for tests of one procedure at a time. */
import type { BoardSide, Option, Player, Prompt } from '../contract.ts';
import type { CardDef } from '../definition.ts';
import { createEngine } from '../index.ts';
import type { Duel } from '../state/duel.ts';
import { card, monster } from '../words/index.ts';

/** A monster without an effect. */
export const plain = (name: string, passcode: number, atk: number, def = 0, level = 4): CardDef =>
  card(name, passcode, monster({ level, attribute: 'EARTH', race: 'Warrior', atk, def, frame: 'normal' }));

/** A duel on a board, driven by names of what is done rather than by numbers. */
export class Board {
  readonly engine;
  duel: Duel;
  readonly ids = new Map<string, number>();

  constructor(cards: readonly CardDef[], a: BoardSide, b: BoardSide, phase: 'main1' | 'battle' = 'main1') {
    this.engine = createEngine({ cards });
    this.duel = this.engine.create(
      { kind: 'board', sides: [a, b], turn: { player: 0, number: 5, phase }, seed: 1 },
      this.ids,
    );
  }

  id(key: string): number {
    const id = this.ids.get(key);
    if (id === undefined) throw new Error(`no card ${key}`);
    return id;
  }

  prompt(): Prompt {
    const p = this.engine.prompt(this.duel);
    if (p === null) throw new Error('the duel is over');
    return p;
  }

  /** Answers the open question with the option that fits; passes windows on the way if `past`. */
  pick(player: Player, fits: (o: Option) => boolean, past = false): this {
    for (let i = 0; i < 50; i++) {
      const p = this.prompt();
      const at = p.player === player ? p.options.findIndex(fits) : -1;
      if (at >= 0) {
        this.duel = this.engine.decide(this.duel, at).duel;
        return this;
      }
      const pass = p.options.findIndex((o) => o.do === 'pass' || o.do === 'zone');
      if (!past || pass < 0) throw new Error(`not offered to ${player}: ${JSON.stringify(p.options)}`);
      this.duel = this.engine.decide(this.duel, pass).duel;
    }
    throw new Error('never offered');
  }

  activate(player: Player, key: string): this {
    return this.pick(player, (o) => o.do === 'activate' && o.card === this.id(key), true);
  }

  choose(player: Player, key: string): this {
    return this.pick(player, (o) => o.card === this.id(key));
  }

  /** Passes windows, places leftmost, and says no, until the turn player is free to act or a choice is open. */
  calm(): this {
    for (let i = 0; i < 100; i++) {
      const p = this.engine.prompt(this.duel);
      if (p === null || p.kind === 'act' || p.kind === 'choose') return this;
      const pass = p.options.findIndex((o) => o.do === 'pass' || o.do === 'no');
      this.duel = this.engine.decide(this.duel, Math.max(0, pass)).duel;
    }
    throw new Error('no calm');
  }
}
