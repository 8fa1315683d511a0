/** Random boards: cards in every zone, either player's turn in every phase; built around something to be brought about. */
import type { BoardCard, BoardSide, CardDef, Phase, Player, Setup } from '../engine/index.ts';
import { oneOf, type Roll } from '../invariants/chance.ts';
import { percent, times } from './chance.ts';
import type { Pool } from './pool.ts';
import type { Goal, Reach } from './reach.ts';

const PHASES: readonly Phase[] = [
  'main1',
  'main1',
  'main1',
  'battle',
  'battle',
  'main2',
  'standby',
  'draw',
  'end',
];
type Side = Required<Omit<BoardSide, 'lp'>> & { lp: number };

/** @param goal what the board is to make likely, or null for any board */
export function boardSetup(pool: Pool, reach: Reach, goal: Goal | null, roll: Roll, seed: number): Setup {
  const player = roll(2) as Player;
  const turn = { player, number: percent(roll, 5) ? 1 : 2 + roll(20), phase: oneOf(roll, PHASES) };
  const board = new Board(pool, reach, roll);
  const sides: [Side, Side] = [board.side(goal !== null), board.side(goal !== null)];
  if (goal !== null) {
    if (percent(roll, 60)) turn.phase = 'main1';
    board.aim(sides, goal, turn.player);
  }
  board.finish(sides);
  return { kind: 'board', sides, turn, seed };
}

class Board {
  readonly #pool: Pool;
  readonly #reach: Reach;
  readonly #roll: Roll;

  constructor(pool: Pool, reach: Reach, roll: Roll) {
    this.#pool = pool;
    this.#reach = reach;
    this.#roll = roll;
  }

  /** A side that nothing is meant with. @param ample enough of everything to pay for effects */
  side(ample: boolean): Side {
    const roll = this.#roll;
    const side: Side = {
      lp: ample || percent(roll, 50) ? 8000 : 100 * (1 + roll(60)),
      hand: times(ample ? 2 + roll(4) : roll(7), () => this.#listed(this.#any())),
      deck: times(ample ? 8 + roll(10) : roll(15), () => this.#listed(this.#any())),
      graveyard: times(roll(8), () => this.#listed(this.#any(), true)),
      banished: times(roll(3), () => this.#listed(this.#any(), true)),
      fusion: times(roll(4), () => this.#listed(oneOf(roll, this.#pool.fusion))),
      monsters: [],
      spells: [],
      field: [],
    };
    const [monsters, spells] = ample ? [roll(4), roll(4)] : [roll(6), roll(6)];
    for (let i = 0; i < monsters; i++) this.#monster(side, this.#anyMonster());
    for (let i = 0; i < spells; i++) this.#spell(side, this.#anySpell(), percent(roll, 65));
    if (percent(roll, 15))
      this.#spell(
        side,
        this.#find((c) => c.property === 'field'),
        percent(roll, 30),
      );
    return side;
  }

  /** Puts the card where it can be used, and what brings about the outcome beside it. */
  aim(sides: [Side, Side], goal: Goal, turnPlayer: Player): void {
    const roll = this.#roll;
    const card = this.#pool.byPasscode.get(goal.passcode)!;
    const own = (percent(roll, 65) ? turnPlayer : 1 - turnPlayer) as Player;
    const side = sides[own];
    const rival = sides[1 - own];
    this.#usable(side, card, goal.effect);
    // Fusion Monsters want their materials.
    for (const { passcode } of [...side.fusion])
      if (percent(roll, 60))
        for (const other of this.#pool.related(this.#pool.byPasscode.get(passcode)!))
          this.#somewhere(side, other);
    for (const other of this.#pool.related(card)) if (percent(roll, 50)) this.#somewhere(side, other);
    const helpers =
      goal.outcome === 'negated'
        ? this.#pool.negating
        : goal.outcome === 'destroyed'
          ? this.#pool.answering
          : goal.outcome === 'control'
            ? this.#pool.taking
            : [];
    if (helpers.length > 0)
      for (let i = 0; i < 3; i++) {
        const helper = oneOf(roll, helpers);
        const ready = helper.kind === 'trap' || (helper.property === 'quick-play' && percent(roll, 50));
        if (ready || (helper.kind !== 'monster' && percent(roll, 30)))
          this.#spell(rival, helper, !percent(roll, 15));
        else this.#usable(rival, helper, -1);
      }
    // What waits for an event needs one.
    const waits = card.effects.some((e) => e.on !== null);
    if (waits || percent(roll, 30))
      for (let i = 0; i < 2; i++) rival.hand.push(this.#listed(oneOf(roll, this.#pool.destroying)));
  }

  #usable(side: Side, card: CardDef, effect: number): void {
    const roll = this.#roll;
    const used = card.effects[effect] ?? (card.effects.length > 0 ? oneOf(roll, card.effects) : null);
    const from = used === null || used.from.length === 0 ? [] : used.from;
    if (card.frame === 'token') this.#monster(side, card);
    else if (card.frame === 'fusion') {
      if (percent(roll, 70)) this.#monster(side, card);
      else side.fusion.push(this.#listed(card));
    } else if (card.kind !== 'monster') {
      if (card.kind === 'spell' && percent(roll, 60)) side.hand.push(this.#listed(card));
      else this.#spell(side, card, used?.kind === 'activation' || percent(roll, 30));
    } else if (used?.kind === 'flip') this.#monster(side, card, 'down');
    else if (from.includes('hand') || percent(roll, 25)) side.hand.push(this.#listed(card));
    else if (from.includes('graveyard') && percent(roll, 30)) side.graveyard.push(this.#listed(card, true));
    else this.#monster(side, card, 'up');
  }

  #somewhere(side: Side, card: CardDef): void {
    const roll = this.#roll;
    if (card.frame === 'fusion') side.fusion.push(this.#listed(card));
    else if (percent(roll, 35)) side.hand.push(this.#listed(card));
    else if (percent(roll, 40)) side.deck.splice(roll(side.deck.length + 1), 0, this.#listed(card));
    else if (percent(roll, 30)) side.graveyard.push(this.#listed(card, true));
    else if (card.kind === 'monster') this.#monster(side, card, 'up');
    else this.#spell(side, card, percent(roll, 50));
  }

  /** Face-up Equip Cards lie on a monster, if there is one; some monsters are the other player's. */
  finish(sides: [Side, Side]): void {
    for (const player of [0, 1] as const)
      for (const monster of sides[player].monsters)
        if (percent(this.#roll, 7)) monster.owner = (1 - player) as Player;
    const hosts = sides.flatMap((side, p) =>
      side.monsters
        .filter((m) => m.faceUp !== false)
        .map((m, i) => {
          m.key ??= `monster-${p}-${i}`;
          return m.key;
        }),
    );
    for (const side of sides)
      for (const card of side.spells) {
        const { property, traits } = this.#pool.byPasscode.get(card.passcode)!;
        const lies = property === 'equip' || traits.includes('Union');
        if (lies && card.faceUp !== false && hosts.length > 0) card.equippedTo = oneOf(this.#roll, hosts);
      }
  }

  #monster(side: Side, card: CardDef, face: 'up' | 'down' | 'any' = 'any'): void {
    const roll = this.#roll;
    if (side.monsters.length === 5) return;
    const down = face === 'down' || (face === 'any' && percent(roll, 30) && card.frame !== 'fusion');
    const out: BoardCard = {
      passcode: card.passcode,
      faceUp: !down,
      position: down || percent(roll, 30) ? 'defense' : 'attack',
      index: this.#free(side.monsters),
    };
    if (down && percent(roll, 20)) out.setThisTurn = true;
    if (!down && percent(roll, 15)) {
      out.summonedThisTurn = true;
      out.summoned = oneOf(roll, ['normal', 'special', 'flip'] as const);
    }
    if (!down && percent(roll, 5)) out.attacked = true;
    side.monsters.push(out);
  }

  #spell(side: Side, card: CardDef, down: boolean): void {
    const field = card.property === 'field';
    const list = field ? side.field : side.spells;
    if (list.length === (field ? 1 : 5)) return;
    const stays =
      card.property === 'continuous' ||
      card.property === 'equip' ||
      field ||
      card.effects.some((e) => e.remains === true);
    const faceUp = !down && stays;
    const out: BoardCard = { passcode: card.passcode, faceUp };
    if (!field) out.index = this.#free(list);
    if (!faceUp && percent(this.#roll, 15)) out.setThisTurn = true;
    list.push(out);
  }

  #free(list: readonly BoardCard[]): number {
    const taken = new Set(list.map((c) => c.index));
    return oneOf(
      this.#roll,
      [0, 1, 2, 3, 4].filter((i) => !taken.has(i)),
    );
  }

  #listed({ passcode, frame, traits }: CardDef, open = false): BoardCard {
    const special = frame === 'fusion' || frame === 'ritual' || traits.includes('Special Summon only');
    return open && special ? { passcode, properlySummoned: percent(this.#roll, 60) } : { passcode };
  }

  #any(): CardDef {
    const { main } = this.#pool;
    // Twice drawn, the one that more is wanted of: enough of a bias, and everything still comes.
    const [a, b] = [oneOf(this.#roll, main), oneOf(this.#roll, main)];
    return this.#reach.wanted(a.passcode) >= this.#reach.wanted(b.passcode) ? a : b;
  }

  #anyMonster(): CardDef {
    const fusion = percent(this.#roll, 10);
    return fusion ? oneOf(this.#roll, this.#pool.fusion) : this.#find((c) => c.kind === 'monster');
  }

  #anySpell(): CardDef {
    return this.#find((c) => c.kind !== 'monster' && c.property !== 'field');
  }

  #find(fits: (card: CardDef) => boolean): CardDef {
    for (let i = 0; i < 200; i++) {
      const card = this.#any();
      if (fits(card)) return card;
    }
    return this.#pool.main.find(fits)!;
  }
}
