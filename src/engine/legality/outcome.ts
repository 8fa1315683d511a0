/** What damage calculation comes to with the values as they stand, before anything protects from it. */
import type { Player } from '../contract.ts';
import type { Game } from '../game.ts';
import { type Battle, idOf, other } from '../state/duel.ts';

export interface Outcome {
  attackerFalls: boolean;
  targetFalls: boolean;
  damage: number;
  damaged: Player;
  /** Id of the monster that inflicts it. */
  by: number;
}

/** Overwritten by every look. */
const outcome: Outcome = { attackerFalls: false, targetFalls: false, damage: 0, damaged: 0, by: -1 };

function damage(amount: number, damaged: Player, by: number): void {
  outcome.damage = amount;
  outcome.damaged = damaged;
  outcome.by = by;
}

export function outcomeOf(g: Game, b: Battle): Outcome {
  const attacker = idOf(b.attacker);
  const { controller } = g.card(attacker);
  const defender = other(controller);
  const atk = g.derived.atk(attacker);
  outcome.attackerFalls = false;
  outcome.targetFalls = false;
  damage(0, defender, attacker);
  if (b.target < 0) {
    damage(atk, defender, attacker);
    return outcome;
  }
  const target = idOf(b.target);
  if (g.card(target).defense) {
    const def = g.derived.def(target);
    outcome.targetFalls = atk > def;
    if (atk < def) damage(def - atk, controller, target);
    else if (g.derived.granted('pierce', attacker) >= 0) damage(atk - def, defender, attacker);
    return outcome;
  }
  const theirs = g.derived.atk(target);
  const mutual = atk === theirs && (atk > 0 || g.profile.zeroAgainstZeroDestroys);
  outcome.targetFalls = atk > theirs || mutual;
  outcome.attackerFalls = atk < theirs || mutual;
  if (atk > theirs) damage(atk - theirs, defender, attacker);
  else damage(theirs - atk, controller, target);
  return outcome;
}
