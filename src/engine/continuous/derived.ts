/**
 * What face-up cards and lasting effects make of the game at this moment. Never stored: worked out when asked for after
 * something has changed, in the order of the modifiers (original, times, continuous plus, lasting plus, reversal, set).
 */
import type { MoveReason, Player, StatLine } from '../contract.ts';
import type { Cost, Scope } from '../definition.ts';
import type { Lasting } from '../state/duel.ts';

import { type Active, Actives } from './actives.ts';

const NO_LASTING: readonly Lasting[] = [];

export class Derived extends Actives {
  private atkOf: number[] = [];
  private defOf: number[] = [];
  private stampOf: number[] = [];

  /** What declaring an attack with this monster costs, and to whom the costs belong. */
  attackCosts(id: number): { cost: Cost; s: Scope }[] {
    const found: { cost: Cost; s: Scope }[] = [];
    for (let a = this.now().attackCost; a !== null; a = a.next)
      if (a.m.cost !== null && this.concerns(a, id)) found.push({ cost: a.m.cost, s: a.s });
    return found;
  }

  /** Id of a card that forbids an attacker this target (id, or -1 for the opponent directly), or -1. */
  attackBarred(attacker: number, target: number): number {
    for (let a = this.now().attackOnly; a !== null; a = a.next) {
      if (!this.concerns(a, attacker)) continue;
      if (target < 0 || !a.m.targets?.(this.game, a.s, target)) return a.s.card;
    }
    return -1;
  }

  /** The card (id) that last began to have control of a monster and still has it, with its player; or null. */
  controlOf(id: number): { by: number; player: Player } | null {
    let last: { by: number; player: Player } | null = null;
    for (let a = this.now().controls; a !== null; a = a.next)
      if (this.concerns(a, id)) last = { by: a.s.card, player: a.s.player };
    return last;
  }

  /** Does any card have control of monsters at this moment? */
  controlsAny(): boolean {
    return this.now().controls !== null;
  }

  /** Ids destroyed in the stead of this card, or null if nothing steps in. */
  insteadOf(id: number, reason: MoveReason): readonly number[] | null {
    for (let a = this.now().instead; a !== null; a = a.next) {
      if (!this.concerns(a, id)) continue;
      const stead = a.m.instead?.(this.game, a.s, id, reason) ?? null;
      if (stead !== null) return stead;
    }
    return null;
  }

  // ------------------------------------------------------------ values

  atk(id: number): number {
    this.values(id);
    return this.atkOf[id];
  }

  def(id: number): number {
    this.values(id);
    return this.defOf[id];
  }

  private values(id: number): void {
    if (this.stale) this.refresh();
    if (this.stampOf[id] === this.stamp) return;
    this.stampOf[id] = this.stamp;
    const d = this.game.def(id);
    // Set first, so that a card whose value depends on others' values cannot ask for itself without end.
    this.atkOf[id] = d.atk;
    this.defOf[id] = d.def;
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return;
    this.atkOf[id] = Math.max(0, this.value(id, 'atk', d.atk, null));
    this.defOf[id] = Math.max(0, this.value(id, 'def', d.def, null));
  }

  /** The sum of a value, and its parts if `lines` is given. */
  private value(id: number, which: 'atk' | 'def', printed: number, lines: StatLine[] | null): number {
    let now = printed;
    for (let a = this.byKind.original; a !== null; a = a.next) {
      const f = a.m[which];
      if (f === null || !this.concerns(a, id)) continue;
      now = f(this.game, a.s, id, now);
      if (lines) this.line(lines, a, which, now, 'original');
    }
    let factor = 1;
    let latest: Active | null = null;
    for (let a = this.byKind.times; a !== null; a = a.next) {
      const f = a.m[which];
      if (f === null || !this.concerns(a, id)) continue;
      const by = f(this.game, a.s, id, now);
      // The latest doubling or halving rules; they never multiply. One that does neither now does not count.
      if (by === 1) continue;
      factor = by;
      latest = a;
    }
    if (latest !== null) {
      now = Math.floor(now * factor);
      if (lines) this.line(lines, latest, which, factor, 'times');
    }
    let reversed = false;
    for (let a = this.byKind.reverses; a !== null; a = a.next) if (this.concerns(a, id)) reversed = true;
    for (const lastingOnes of [false, true]) {
      for (let a = this.byKind.plus; a !== null; a = a.next) {
        const f = a.m[which];
        if (f === null || (a.lasting !== null) !== lastingOnes || !this.concerns(a, id)) continue;
        // A doubled value is no gain: it does not change sign.
        const sign = reversed && a.m.what !== 'doubled' ? -1 : 1;
        const plus = f(this.game, a.s, id, now) * sign;
        if (plus === 0) continue;
        now += plus;
        if (lines) this.line(lines, a, which, plus, sign < 0 ? 'reversed' : 'plus');
      }
    }
    for (let a = this.byKind.set; a !== null; a = a.next) {
      const f = a.m[which];
      if (f === null || !this.concerns(a, id)) continue;
      now = f(this.game, a.s, id, now);
      if (lines) this.line(lines, a, which, now, 'set');
    }
    return now;
  }

  private line(
    lines: StatLine[],
    a: Active,
    which: 'atk' | 'def',
    amount: number,
    how: StatLine['how'],
  ): void {
    const same = lines.find((l) => l.by === a.s.card && l.how === how && l[which] === null);
    const line = same ?? {
      by: a.s.card,
      passcode: this.game.def(a.s.card).passcode,
      atk: null,
      def: null,
      how,
    };
    line[which] = amount;
    if (!same) lines.push(line);
  }

  /** The parts of a face-up monster's values, printed ones first. */
  statLines(id: number): StatLine[] {
    const d = this.game.def(id);
    const lines: StatLine[] = [{ by: -1, passcode: d.passcode, atk: d.atk, def: d.def, how: 'printed' }];
    const c = this.game.card(id);
    if (c.zone !== 'monster' || !c.faceUp) return lines;
    if (this.stale) this.refresh();
    this.value(id, 'atk', d.atk, lines);
    this.value(id, 'def', d.def, lines);
    return lines;
  }

  level(id: number): number {
    return this.game.def(id).level;
  }

  race(id: number): string | null {
    const c = this.game.card(id);
    let race = this.game.def(id).race;
    if (c.zone !== 'monster' || !c.faceUp) return race;
    for (let a = this.now().race; a !== null; a = a.next) if (this.concerns(a, id)) race = a.m.what;
    return race;
  }

  attribute(id: number): string | null {
    const c = this.game.card(id);
    let attribute: string | null = this.game.def(id).attribute;
    if (c.zone !== 'monster' || !c.faceUp) return attribute;
    for (let a = this.now().attribute; a !== null; a = a.next) if (this.concerns(a, id)) attribute = a.m.what;
    return attribute;
  }

  // ------------------------------------------------------------ negation, prohibitions, permissions

  /** Id of a card that forbids this card to do something or to be subjected to it, or -1. */
  prevented(what: string, id: number): number {
    for (let a = this.now().prevents; a !== null; a = a.next)
      if (a.m.what === what && (a.m.of !== null || a.lasting !== null) && this.concerns(a, id))
        return a.s.card;
    return -1;
  }

  /** Id of a card that forbids a player something, or -1. A `subject` (id) that is unaffected by that card is not bound. */
  preventedFor(what: string, player: Player, subject = -1): number {
    for (let a = this.now().player; a !== null; a = a.next) {
      if (a.m.what !== what || !this.concernsPlayer(a, player)) continue;
      if (subject < 0 || !this.shielded(a, subject)) return a.s.card;
    }
    return -1;
  }

  /** Id of a card that grants this card something, or -1. */
  granted(what: string, id: number): number {
    for (let a = this.now().grants; a !== null; a = a.next)
      if (a.m.what === what && this.concerns(a, id)) return a.s.card;
    return -1;
  }

  /** The lasting changes that bind or allow a player something. */
  lastingFor(what: string, player: Player): readonly Lasting[] {
    let found: Lasting[] | null = null;
    for (let a = this.now().player; a !== null; a = a.next) {
      if (a.lasting === null || a.m.what !== what || !this.concernsPlayer(a, player)) continue;
      found ??= [];
      found.push(a.lasting);
    }
    return found ?? NO_LASTING;
  }

  handRevealed(player: Player): boolean {
    return this.preventedFor('hide-hand', player) >= 0;
  }
}
