import type { Condition, Scope, Who } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Happening, idOf, refOf } from '../state/duel.ts';

import { type Bare, byWhom } from './events.ts';

/** A monster is destroyed in battle with this card and sent to the Graveyard. */
export const slaysByBattle: Bare = {
  kinds: ['move'],
  self: false,
  label: 'slays-by-battle',
  test: (g, s, e) =>
    e.reason === 'battle' && e.to === 'graveyard' && e.by >= 0 && g.alive(e.by) && idOf(e.by) === s.card,
};

/** The End Step of a Battle Phase begins. */
export const battlePhaseEnds = (whose: Who): Bare => ({
  kinds: ['phase'],
  self: false,
  label: 'battle-phase-ends',
  test: (_g, s, e) => e.how === 'battle-end' && byWhom(whose, s, e.player),
});

/** This card declares an attack. */
export const thisCardAttacks: Bare = {
  kinds: ['attack'],
  self: true,
  label: 'attack',
  test: (_g, s, e) => idOf(e.card) === s.card,
};

/** A monster is destroyed by battle with this card. */
export const winsBattle: Bare = {
  kinds: ['destroy'],
  self: true,
  label: 'wins-battle',
  test: (_g, s, e) => e.reason === 'battle' && e.other >= 0 && idOf(e.other) === s.card,
};

/** This card inflicts battle damage to a player. */
export const inflictsBattleDamage: Bare = {
  kinds: ['damage'],
  self: true,
  label: 'battle-damage',
  test: (_g, s, e) => e.how === 'battle' && idOf(e.card) === s.card && e.player !== s.player,
};

/** This card's player takes battle damage from a battle that this card fights. */
export const takesDamageInItsBattle = (only: Condition): Bare => ({
  kinds: ['damage'],
  self: false,
  label: 'battle-damage',
  test: (g, s, e) => {
    const { battle } = g.duel;
    if (e.how !== 'battle' || e.player !== s.player || battle === null) return false;
    const self = refOf(g.card(s.card));
    return (battle.attacker === self || battle.target === self) && only(g, s);
  },
});

/** This card inflicts battle damage to the opponent by a direct attack. */
export const inflictsDirectDamage: Bare = {
  ...inflictsBattleDamage,
  test: (g, s, e) => inflictsBattleDamage.test(g, s, e) && g.duel.battle !== null && g.duel.battle.target < 0,
};

/** A moment of the Damage Step in which this card fights. `as`: attacker or attacked. */
export const thisCardBattles = (
  moment: 'start' | 'after',
  as: 'attacker' | 'target' | 'either',
  test?: (g: Game, s: Scope, e: Happening) => boolean,
): Bare => ({
  kinds: ['damage-step'],
  self: true,
  label: `battle-${moment}`,
  test: (g, s, e) => {
    if (e.how !== moment) return false;
    const attacks = idOf(e.card) === s.card;
    const attacked = e.other >= 0 && idOf(e.other) === s.card;
    if (!(as === 'either' ? attacks || attacked : as === 'attacker' ? attacks : attacked)) return false;
    return test === undefined || test(g, s, e);
  },
});

/** After damage calculation, the monster that this card fought is destroyed by that battle. */
export const destroysByBattle: Bare = {
  ...thisCardBattles('after', 'either', (g, s, e) => {
    const rival = idOf(e.card) === s.card ? e.other : e.card;
    return g.duel.battle?.doomed.includes(rival) ?? false;
  }),
  label: 'destroys-by-battle',
};
