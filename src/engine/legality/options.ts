/** Everything a player may do now, as options: the turn player's actions, and the responses to a window or a link. */
import type { Option, Phase, Player } from '../contract.ts';
import type { EffectDef } from '../definition.ts';
import type { Game } from '../game.ts';
import { ONLY_PASS, option, PASS } from '../question.ts';
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
import type { AtHand } from './reach.ts';

const moveOn = (phase: Phase): Option => option('phase', -1, -1, -1, phase);
const PHASES: Record<Phase, Option> = {
  draw: moveOn('draw'),
  standby: moveOn('standby'),
  main1: moveOn('main1'),
  battle: moveOn('battle'),
  main2: moveOn('main2'),
  end: moveOn('end'),
};

/** No list is made while another is: a requirement that asks for another action to be decided has a check of its own. */
const CHECK = deciding();
/** The same for the turn player in a Main Phase, free to act. */
const FREE = deciding();
FREE.free = true;

function canActivate(g: Game, player: Player, { ids, effects }: AtHand, i: number): boolean {
  return checkActivation(g, player, ids[i], effects[i], CHECK.anew());
}

function addActivations(g: Game, player: Player, fast: boolean, out: Option[]): void {
  const atHand = g.reach.of(player, fast);
  for (let i = 0; i < atHand.count; i++) if (canActivate(g, player, atHand, i)) out.push(activate(atHand, i));
}

const activate = ({ ids, effects }: AtHand, i: number): Option =>
  option('activate', ids[i], effects[i].index);

/** Fast effects that the player may use now, and the pass. */
export function respondOptions(g: Game, player: Player): Option[] {
  const atHand = g.reach.of(player, true);
  let out: Option[] | null = null;
  for (let i = 0; i < atHand.count; i++) {
    if (!canActivate(g, player, atHand, i)) continue;
    if (out === null) out = [activate(atHand, i)];
    else out.push(activate(atHand, i));
  }
  if (out === null) return ONLY_PASS;
  out.push(PASS);
  return out;
}

/** What there is to do where all that is left is to move on. */
export const ONLY_TO: Record<Phase, Option[]> = {
  draw: [PHASES.draw],
  standby: [PHASES.standby],
  main1: [PHASES.main1],
  battle: [PHASES.battle],
  main2: [PHASES.main2],
  end: [PHASES.end],
};

/** Everything the turn player may do in an open state, moving on last. */
export function actOptions(g: Game): Option[] {
  const { duel } = g;
  const player = duel.turnPlayer;
  const out: Option[] = [];
  const isMain = duel.phase === 'main1' || duel.phase === 'main2';
  if (isMain) addMainPhase(g, player, out);
  if (duel.phase === 'battle' && duel.step === 'battle') addAttacks(g, player, out);
  addActivations(g, player, !isMain, out);
  addPermissions(g, player, out);
  const next = nextPhases(g);
  if (out.length === 0 && next.length === 1) return ONLY_TO[next[0]];
  for (let i = 0; i < next.length; i++) out.push(PHASES[next[i]]);
  return out;
}

function addMainPhase(g: Game, player: Player, out: Option[]): void {
  const side = g.side(player);
  for (let i = 0; i < side.hand.length; i++) {
    const id = side.hand[i];
    if (g.def(id).kind === 'monster') {
      const rules = g.catalog.ownSummons[id];
      if (rules !== null) addSpecials(g, player, id, rules, out);
      if (side.normalSummons > 0) continue;
      if (checkSummon(g, player, id, false, FREE.anew())) out.push(option('summon', id));
      if (checkSummon(g, player, id, true, FREE.anew())) out.push(option('set', id));
    } else if (checkSetSpell(g, player, id, FREE.anew())) out.push(option('set', id));
  }
  for (let i = 0; i < 5; i++) {
    const id = side.monsters[i];
    if (id < 0) continue;
    if (g.card(id).faceUp) {
      if (checkTurn(g, player, id, FREE.anew())) out.push(option('turn', id));
    } else if (checkFlip(g, player, id, FREE.anew())) out.push(option('flip', id));
  }
}

function addSpecials(g: Game, player: Player, id: number, rules: readonly EffectDef[], out: Option[]): void {
  for (const rule of rules)
    if (checkSpecial(g, player, id, rule, FREE.anew())) out.push(option('special', id, rule.index));
}

function addAttacks(g: Game, player: Player, out: Option[]): void {
  for (const id of g.side(player).monsters) {
    if (id < 0 || !checkAttacker(g, player, id, CHECK.anew())) continue;
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
