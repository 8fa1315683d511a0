/** How a duel stands, written down so that the next look at it tells what has changed since. */
import type { Game } from './game.ts';
import { type Card, onField } from './state/duel.ts';

/** What a change of the duel is marked with, from the least to the most: see `Game`. */
export const MARKS = ['nothing', 'hurt', 'stir', 'touch'] as const;
export const [NOTHING, HURT, STIR, TOUCH] = [0, 1, 2, 3];

/** Values one after another, compared with those of the last time as they are written. */
class Lines {
  private now: unknown[] = [];
  private before: unknown[] = [];
  private at = 0;
  private same = true;

  begin(): void {
    [this.now, this.before] = [this.before, this.now];
    this.at = 0;
    this.same = true;
  }

  /** @returns whether it is what was written the last time */
  end(): boolean {
    if (this.at !== this.before.length) this.same = false;
    this.now.length = this.at;
    return this.same;
  }

  line(value: unknown): void {
    const { at } = this;
    if (this.before[at] !== value) this.same = false;
    this.now[at] = value;
    this.at = at + 1;
  }

  /** A plain value with all that is in it. */
  value(value: unknown): void {
    if (typeof value !== 'object' || value === null) this.line(value);
    else if (Array.isArray(value)) {
      this.line(value.length);
      for (let i = 0; i < value.length; i++) this.value(value[i]);
    } else {
      for (const key in value) {
        this.line(key);
        this.value(value[key as keyof typeof value]);
      }
      this.line('}');
    }
  }

  texts(): [was: string, is: string] {
    return [JSON.stringify(this.before), JSON.stringify(this.now)];
  }
}

/** Parts of a card that no continuous effect can be about. */
const isNoMatter = (key: string): boolean =>
  key === 'tag' || key === 'used' || key === 'proper' || key === 'takenBy' || key === 'heldBy';

export class Standing {
  private readonly game: Game;
  /** By the mark for a change in them. */
  private readonly lines = MARKS.map(() => new Lines());

  constructor(game: Game) {
    this.game = game;
  }

  /** Looks at the duel. @returns the most that it would have to be marked with for what has changed since the last look */
  look(): number {
    let most = NOTHING;
    for (let mark = HURT; mark <= TOUCH; mark++) {
      const lines = this.lines[mark];
      lines.begin();
      if (mark === HURT) this.lives(lines);
      else if (mark === STIR) this.state(lines);
      else this.field(lines);
      if (!lines.end()) most = mark;
    }
    return most;
  }

  /** What was written for a mark at the last two looks. */
  texts(mark: number): [was: string, is: string] {
    return this.lines[mark].texts();
  }

  private lives(lines: Lines): void {
    for (const side of this.game.duel.sides) {
      lines.line(side.lp);
      lines.line(side.deckedOut);
    }
  }

  private state(lines: Lines): void {
    const { cards, sides, chain, turn, turnPlayer, phase, step, attack, battle } = this.game.duel;
    for (const card of cards) {
      if (card.zone === 'none') continue;
      for (const key in card) {
        if (!isNoMatter(key)) lines.value(card[key as keyof Card]);
      }
    }
    for (const { lp, deckedOut, deck, hand, ...side } of sides) {
      lines.value(side);
      lines.line(deck.length);
      lines.line(hand.length);
    }
    for (const { card, isCard, state } of chain) {
      lines.line(card);
      lines.line(isCard);
      lines.line(state === 'resolving' ? 'waiting' : state);
    }
    lines.value([turn, turnPlayer, phase, step, attack, battle]);
  }

  private field(lines: Lines): void {
    const { game } = this;
    for (const c of game.duel.cards) {
      if (!onField(c)) continue;
      lines.line(c.id);
      lines.line(c.zone);
      lines.line(c.index);
      lines.line(c.controller);
      lines.line(c.faceUp);
      lines.line(c.since);
      lines.value(c.binds);
      lines.line(c.faceUp && !game.isUnresolved(c));
    }
    lines.value(game.duel.lasting);
    lines.line(Math.max(game.duel.attempt, -1));
  }
}
