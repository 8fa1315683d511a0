/** Everything a player may do now, as options: the turn player's actions, and the responses to a window or a link. */
import type { Option, Phase, Player } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import type { Game } from '../game.ts';
import { ONLY_PASS, option, PASS } from '../question.ts';
import { checkActivation } from './activation.ts';
import { type Check, deciding } from './check.ts';
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

const moveOn = (phase: Phase): Option => option('phase', -1, -1, -1, phase);
const PHASES: Record<Phase, Option> = {
  draw: moveOn('draw'),
  standby: moveOn('standby'),
  main1: moveOn('main1'),
  battle: moveOn('battle'),
  main2: moveOn('main2'),
  end: moveOn('end'),
};

function addActivations(
  g: Game,
  player: Player,
  id: number,
  uses: readonly (readonly EffectDef[] | null)[],
  out: Option[],
  check: Check,
): void {
  if (id < 0) return;
  const effects = uses[id];
  if (effects === null) return;
  for (let i = 0; i < effects.length; i++)
    if (checkActivation(g, player, id, effects[i], check.anew()))
      out.push(option('activate', id, effects[i].index));
}

function eachOwn(g: Game, player: Player, fast: boolean, out: Option[]): void {
  const { spells, monsters, field, hand, graveyard } = g.side(player);
  const { cards } = g.duel;
  const { catalog } = g;
  const { onField, inHand, inGraveyard } = fast ? catalog.fastUses : catalog.uses;
  const { shared } = catalog;
  const check = deciding();
  for (let i = 0; i < 5; i++) addActivations(g, player, spells[i], onField, out, check);
  for (let i = 0; i < 5; i++) addActivations(g, player, monsters[i], onField, out, check);
  addActivations(g, player, field, onField, out, check);
  for (let i = 0; i < hand.length; i++) addActivations(g, player, hand[i], inHand, out, check);
  for (let i = 0; i < shared.length; i++) {
    const { id, effect } = shared[i];
    if (cards[id].controller !== player && checkActivation(g, player, id, effect, check.anew()))
      out.push(option('activate', id, effect.index));
  }
  if (!catalog.usesGraveyard) return;
  for (let i = 0; i < graveyard.length; i++) addActivations(g, player, graveyard[i], inGraveyard, out, check);
}

/** Fast effects that the player may use now, and the pass. */
export function respondOptions(g: Game, player: Player): Option[] {
  const out: Option[] = [];
  eachOwn(g, player, true, out);
  if (out.length === 0) return ONLY_PASS;
  out.push(PASS);
  return out;
}

/** Everything the turn player may do in an open state, moving on last. */
export function actOptions(g: Game): Option[] {
  const { duel } = g;
  const player = duel.turnPlayer;
  const out: Option[] = [];
  const isMain = duel.phase === 'main1' || duel.phase === 'main2';
  if (isMain) addMainPhase(g, player, out);
  if (duel.phase === 'battle' && duel.step === 'battle') addAttacks(g, player, out);
  eachOwn(g, player, !isMain, out);
  addPermissions(g, player, out);
  for (const phase of nextPhases(g)) out.push(PHASES[phase]);
  return out;
}

function addMainPhase(g: Game, player: Player, out: Option[]): void {
  const side = g.side(player);
  const check = deciding();
  check.free = true;
  for (let i = 0; i < side.hand.length; i++) {
    const id = side.hand[i];
    if (g.def(id).kind === 'monster') {
      const rules = g.catalog.ownSummons[id];
      if (rules !== null)
        for (const e of rules)
          if (checkSpecial(g, player, id, e, check.anew())) out.push(option('special', id, e.index));
      if (side.normalSummons > 0) continue;
      if (checkSummon(g, player, id, false, check.anew())) out.push(option('summon', id));
      if (checkSummon(g, player, id, true, check.anew())) out.push(option('set', id));
    } else if (checkSetSpell(g, player, id, check.anew())) out.push(option('set', id));
  }
  for (const id of side.monsters) {
    if (id < 0) continue;
    if (g.card(id).faceUp) {
      if (checkTurn(g, player, id, check.anew())) out.push(option('turn', id));
    } else if (checkFlip(g, player, id, check.anew())) out.push(option('flip', id));
  }
}

function addAttacks(g: Game, player: Player, out: Option[]): void {
  const check = deciding();
  for (const id of g.side(player).monsters) {
    if (id < 0 || !checkAttacker(g, player, id, check.anew())) continue;
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
