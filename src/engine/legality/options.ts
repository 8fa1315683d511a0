/** Everything a player may do now, as options: the turn player's actions, and the responses to a window or a link. */
import type { Option, Player } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import type { Game } from '../game.ts';
import { option } from '../question.ts';
import { checkActivation } from './activation.ts';
import { deciding } from './check.ts';
import {
  attackTargets,
  checkAttacker,
  checkFlip,
  checkSetSpell,
  checkSpecial,
  checkSummon,
  checkTurn,
  nextPhases,
} from './moves.ts';

function addActivations(
  g: Game,
  player: Player,
  id: number,
  effects: readonly EffectDef[],
  out: Option[],
): void {
  for (let i = 0; i < effects.length; i++)
    if (checkActivation(g, player, id, effects[i], deciding()))
      out.push(option('activate', id, effects[i].index));
}

function eachOwn(g: Game, player: Player, fast: boolean, out: Option[]): void {
  const side = g.side(player);
  const { cards } = g.duel;
  const { uses } = g.catalog;
  const onField = (id: number): void => {
    if (id < 0) return;
    const u = uses[cards[id].def];
    const effects = fast ? u.fieldFast : u.field;
    if (effects.length > 0) addActivations(g, player, id, effects, out);
  };
  for (let i = 0; i < 5; i++) onField(side.spells[i]);
  for (let i = 0; i < 5; i++) onField(side.monsters[i]);
  onField(side.field);
  for (const id of side.hand) {
    const u = uses[cards[id].def];
    const effects = fast ? u.handFast : u.hand;
    if (effects.length > 0) addActivations(g, player, id, effects, out);
  }
  for (const { id, effect } of g.catalog.shared) {
    if (cards[id].controller !== player && checkActivation(g, player, id, effect, deciding()))
      out.push(option('activate', id, effect.index));
  }
  if (!g.catalog.usesGraveyard) return;
  for (const id of side.graveyard) {
    const { graveyard } = uses[cards[id].def];
    if (graveyard.length > 0) addActivations(g, player, id, graveyard, out);
  }
}

/** Fast effects that the player may use now, and the pass. */
export function respondOptions(g: Game, player: Player, pass: Option): Option[] {
  const out: Option[] = [];
  eachOwn(g, player, true, out);
  out.push(pass);
  return out;
}

/** Everything the turn player may do in an open state, moving on last. */
export function actOptions(g: Game): Option[] {
  const { duel } = g;
  const player = duel.turnPlayer;
  const out: Option[] = [];
  if (duel.phase === 'main1' || duel.phase === 'main2') addMainPhase(g, player, out);
  if (duel.phase === 'battle' && duel.step === 'battle') addAttacks(g, player, out);
  eachOwn(g, player, false, out);
  addPermissions(g, player, out);
  for (const phase of nextPhases(g)) out.push(option('phase', -1, -1, -1, phase));
  return out;
}

function addMainPhase(g: Game, player: Player, out: Option[]): void {
  const side = g.side(player);
  for (const id of side.hand) {
    const { kind, effects } = g.def(id);
    if (kind === 'monster') {
      for (const e of effects)
        if (e.kind === 'summoning' && checkSpecial(g, player, id, e, deciding()))
          out.push(option('special', id, e.index));
      if (side.normalSummons > 0) continue;
      if (checkSummon(g, player, id, false, deciding())) out.push(option('summon', id));
      if (checkSummon(g, player, id, true, deciding())) out.push(option('set', id));
    } else if (checkSetSpell(g, player, id, deciding())) out.push(option('set', id));
  }
  for (const id of side.monsters) {
    if (id < 0) continue;
    if (g.card(id).faceUp) {
      if (checkTurn(g, player, id, deciding())) out.push(option('turn', id));
    } else if (checkFlip(g, player, id, deciding())) out.push(option('flip', id));
  }
}

function addAttacks(g: Game, player: Player, out: Option[]): void {
  for (const id of g.side(player).monsters) {
    if (id < 0 || !checkAttacker(g, player, id, deciding())) continue;
    for (const on of attackTargets(g, player, id)) out.push(option('attack', id, -1, on));
  }
}

/** Lasting permissions: what an effect said one can do later this turn. */
function addPermissions(g: Game, player: Player, out: Option[]): void {
  const { lasting } = g.duel;
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    if (l.pc < 0 || l.player !== player || !permissionOpen(g, i)) continue;
    out.push(option('use', l.source & 4095, l.effect, -1, i));
  }
}

/** May the permission with this number be used now? */
export function permissionOpen(g: Game, index: number): boolean {
  const l = g.duel.lasting[index];
  const { only } = g.modifier(l);
  const { phase } = g.duel;
  if (phase !== 'main1' && phase !== 'main2' && phase !== 'battle' && phase !== 'end') return false;
  return (
    only === null || only(g, { player: l.player, card: l.source & 4095, vars: {}, event: null, link: -1 })
  );
}
