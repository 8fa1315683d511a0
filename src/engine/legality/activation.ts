/** May this effect be activated now, and why (not)? The requirements in the order in which they decide. */
import type { Facts, Player } from '../contract.ts';
import type { CardQuery, EffectDef, Pick, Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, idOf, onField, other, refOf } from '../state/duel.ts';
import { freeZone } from '../state/zones.ts';
import { candidates, enough, mayPick, payable } from '../words/picking.ts';
import { type Check, deciding } from './check.ts';
import { isTurnPlayersChance, modeOf } from './situation.ts';
import { checkTiming, checkTrigger, couldAnswer } from './timing.ts';
import { tributesBarredBy } from './tributes.ts';

/** Goes through the requirements of activating `effect` of a card by `player` at this moment. */
export function checkActivation(
  g: Game,
  player: Player,
  id: number,
  effect: EffectDef,
  check: Check,
): boolean {
  const c = g.card(id);
  if (!check.explaining && isOutOfQuestion(g, player, effect)) return false;
  // Of a trigger its event decides before anything else.
  const triggers = isTrigger(effect);
  if (triggers && checkTrigger(g, c, effect, check)) return false;
  if (checkPlace(g, player, c, effect, check)) return false;
  if (checkMoment(g, player, c, effect, check)) return false;
  const scope = check.scope(player, id);
  if (!triggers && checkTiming(g, player, c, effect, scope, check)) return false;
  if (checkUse(g, c, effect, check)) return false;
  checkSubstance(g, effect, scope, check);
  return check.ok;
}

/**
 * Most effects are out of the question for their Spell Speed, the Damage Step, or what they answer. Deciding looks at these
 * first, since they need no card; explaining goes through the requirements in the order in which they decide.
 */
function isOutOfQuestion(g: Game, player: Player, effect: EffectDef): boolean {
  if (isTrigger(effect)) return false;
  const { chain, turnPlayer, battle } = g.duel;
  const { speed } = effect;
  if (battle !== null && effect.damageStep === 'never') return true;
  if (chain.length > 0) {
    if (speed < 2 || speed < chain[chain.length - 1].speed) return true;
  } else if (speed === 1) {
    if (turnPlayer !== player || (effect.phases === null && !effect.ownAttack && !isMain(g))) return true;
    if (effect.kind !== 'ignition' && modeOf(g) !== 'open') return true;
  }
  return effect.on !== null && !couldAnswer(g, effect.on, speed);
}

const isTrigger = (effect: EffectDef): boolean => effect.kind === 'trigger' || effect.kind === 'flip';

/** May this effect of a card be used in the link that turns the card itself up? Its own conditions decide; its place does not. */
export function canUseWithFlip(g: Game, player: Player, id: number, effect: EffectDef): boolean {
  const c = g.card(id);
  const check = deciding();
  if (checkMoment(g, player, c, effect, check)) return false;
  const scope = check.scope(player, id);
  if (checkTiming(g, player, c, effect, scope, check)) return false;
  if (checkUse(g, c, effect, check)) return false;
  return checkSubstance(g, effect, scope, check);
}

/** Costs, targets and conditions alone: also for triggers, whose moment is given. */
export function checkSubstance(g: Game, effect: EffectDef, s: Scope, check: Check): boolean {
  const { conditions, cost: costs, targets, options } = effect;
  for (let i = 0; i < conditions.length; i++) {
    const need = conditions[i];
    const facts = check.explaining
      ? {
          card: s.card,
          need: need.need?.(g, s),
          have: need.have?.(g, s),
          by: need.by?.(g, s),
          name: need.about ?? need.label,
          ...(need.code === 'wrong-phase' ? { phase: g.duel.phase } : {}),
          ...(need.query === undefined ? {} : wantedFacts(s, need.query)),
        }
      : undefined;
    if (check.fails(need.code, need.test(g, s), need.label, facts)) return false;
  }
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i];
    const met = payable(g, s, effect, cost);
    if (!check.explaining) {
      if (check.fails('cost', met)) return false;
      continue;
    }
    const facts = {
      card: s.card,
      need: cost.need(g, s),
      have: cost.have(g, s),
      name: cost.pick?.from.label,
    };
    const barred = !met && cost.label.endsWith('tribute') ? tributesBarredBy(g, s.player) : null;
    check.fails('cost', met, barred === null ? `cost.${cost.label}` : 'cost.tribute-barred', {
      ...facts,
      ...barred,
    });
  }
  for (let i = 0; i < targets.length; i++) {
    if (!check.explaining) {
      if (check.fails('no-target', enough(g, s, targets[i]))) return false;
    } else explainTarget(g, s, targets[i], check);
  }
  if (options.length > 0)
    check.fails(
      'condition',
      options.some((o) => o.test(g, s)),
      'condition.option',
    );
  return check.ok;
}

/** What a query looks for, where, and on whose side. */
const wantedFacts = (s: Scope, { label, zones, of }: CardQuery): Facts => ({
  name: label,
  zone: zones[0],
  ...(of === 'either' ? {} : { player: of === 'you' ? s.player : other(s.player) }),
});

/** How many there are to target; where something protects all that would fit, which card does. */
function explainTarget(g: Game, s: Scope, pick: Pick, check: Check): void {
  const found = candidates(g, s, pick.from);
  const open = found.filter((id) => mayPick(g, pick, id));
  const shield = open.length > 0 || found.length === 0 ? -1 : g.derived.prevented('be-targeted', found[0]);
  const facts = { card: s.card, need: pick.min(g, s), have: open.length, ...wantedFacts(s, pick.from) };
  const enoughOpen = enough(g, s, pick);
  if (enoughOpen || shield < 0) check.fails('no-target', enoughOpen, `no-target.${pick.from.label}`, facts);
  else
    check.fails('no-target', false, 'no-target.shielded', {
      ...facts,
      other: found[0],
      by: shield,
      player: g.card(shield).controller,
    });
}

/** Is the card where the effect is used from? */
function checkPlace(g: Game, player: Player, c: Card, effect: EffectDef, check: Check): boolean {
  if (effect.kind === 'activation') {
    const def = g.def(c.id);
    const fromHand = c.zone === 'hand' && def.kind === 'spell';
    const fromField = (c.zone === 'spell' || c.zone === 'field') && !c.faceUp;
    if (
      check.fails(
        'not-in-place',
        c.controller === player && (fromHand || fromField),
        check.explaining ? cardMisplaced(g, player, c) : '',
        facts(check, c),
      )
    )
      return true;
    if (!fromHand) {
      const speedy = def.kind === 'trap' || def.property === 'quick-play';
      const by = g.derived.prevented('activate', c.id);
      if (
        check.fails(
          'set-this-turn',
          (!speedy && by < 0) || c.placed < g.duel.turn,
          'set-this-turn',
          facts(check, c),
        )
      )
        return true;
      return check.fails(
        'prevented',
        by < 0,
        'prevented.activate',
        check.explaining ? { card: c.id, by } : undefined,
      );
    }
    if (
      def.property === 'quick-play' &&
      check.fails(
        'wrong-turn',
        g.duel.turnPlayer === player,
        'wrong-turn.quick-play',
        check.explaining ? { card: c.id, player: g.duel.turnPlayer } : undefined,
      )
    )
      return true;
    if (def.property === 'field') return false;
    return check.fails(
      'zone-full',
      freeZone(g.side(player).spells) >= 0,
      'zone-full.spells',
      check.explaining ? { card: c.id, zone: 'spell' } : undefined,
    );
  }
  const there =
    effect.from.includes(c.zone) &&
    (onField(c) ? c.controller === player || effect.usedBy === 'either' : c.owner === player) &&
    (c.faceUp || !effect.faceUp || !onField(c)) &&
    c.id !== g.duel.attempt &&
    // A card's further use waits until its own activation has resolved.
    !(c.zone === 'spell' && g.isUnresolved(c));
  if (!check.explaining) {
    if (check.fails('not-in-place', there)) return true;
  } else
    check.fails('not-in-place', there, effectMisplaced(g, player, c, effect), {
      card: c.id,
      zone: c.zone,
      name: effect.from.join(),
    });
  const by = g.derived.prevented('activate', c.id);
  return check.fails(
    'prevented',
    by < 0,
    'prevented.activate',
    check.explaining ? { card: c.id, by } : undefined,
  );
}

/** Why a Spell or Trap Card cannot be activated from where it is, as the code of its sentence. */
function cardMisplaced(g: Game, player: Player, c: Card): string {
  if (onField(c)) return `not-in-place.${c.controller === player ? 'active' : 'not-yours'}`;
  return `not-in-place.${c.zone === 'hand' ? 'trap-in-hand' : g.def(c.id).kind}`;
}

/** Why an effect is not used from where its card is. */
function effectMisplaced(g: Game, player: Player, c: Card, effect: EffectDef): string {
  if (!effect.from.includes(c.zone)) return 'not-in-place.zone';
  if (onField(c) && c.controller !== player && effect.usedBy !== 'either') return 'not-in-place.not-yours';
  if (onField(c) && effect.faceUp && !c.faceUp) return 'not-in-place.down';
  return c.id === g.duel.attempt ? 'not-in-place.attempted' : 'not-in-place.unresolved';
}

const facts = (check: Check, c: Card) => (check.explaining ? { card: c.id, zone: c.zone } : undefined);

/** Turn, phase and Spell Speed. */
function checkMoment(g: Game, player: Player, c: Card, effect: EffectDef, check: Check): boolean {
  const { duel } = g;
  if (
    check.fails(
      'chain-resolving',
      duel.resolving < 0,
      'chain-resolving',
      check.explaining ? { link: duel.resolving } : undefined,
    )
  )
    return true;
  const turn = check.explaining ? { card: c.id, player: duel.turnPlayer } : undefined;
  const slow = effect.speed === 1 && !isTrigger(effect);
  if (slow && check.fails('wrong-turn', duel.turnPlayer === player, 'wrong-turn.speed-1', turn)) return true;
  if (effect.whose !== 'either') {
    const right = (duel.turnPlayer === player) === (effect.whose === 'you');
    if (check.fails('wrong-turn', right, check.explaining ? `wrong-turn.${effect.whose}` : '', turn))
      return true;
  }
  if (effect.phases !== null || (slow && !effect.ownAttack)) {
    if (
      check.fails(
        'wrong-phase',
        effect.phases === null ? isMain(g) : isAmong(g, effect.phases),
        'wrong-phase',
        check.explaining
          ? { card: c.id, phase: duel.phase, name: (effect.phases ?? ['main']).join() }
          : undefined,
      )
    )
      return true;
  }
  if (effect.ownAttack && check.fails('timing', ownAttack(g, c), 'timing.own-attack', facts(check, c)))
    return true;
  if (duel.battle !== null && effect.damageStep !== 'any') {
    const { moment } = duel.battle;
    const allowed =
      (effect.damageStep === 'modifier' && (moment === 'start' || moment === 'before')) ||
      (effect.damageStep === 'calculation' && moment === 'during');
    if (
      check.fails(
        'damage-step',
        allowed,
        check.explaining ? `damage-step.${effect.damageStep}` : '',
        facts(check, c),
      )
    )
      return true;
  } else if (effect.damageStep === 'calculation') {
    if (check.fails('damage-step', false, 'damage-step.calculation', facts(check, c))) return true;
  }
  return !isTrigger(effect) && checkSpeed(g, player, effect, c, check);
}

function isAmong(g: Game, phases: NonNullable<EffectDef['phases']>): boolean {
  for (let i = 0; i < phases.length; i++)
    if (phases[i] === 'main' ? isMain(g) : phases[i] === g.duel.phase) return true;
  return false;
}

const isMain = (g: Game): boolean => g.duel.phase === 'main1' || g.duel.phase === 'main2';

function checkSpeed(g: Game, player: Player, effect: EffectDef, c: Card, check: Check): boolean {
  const { duel } = g;
  if (duel.chain.length > 0) {
    const last = duel.chain[duel.chain.length - 1];
    const need = Math.max(2, last.speed);
    return check.fails(
      'spell-speed',
      effect.speed >= need,
      'spell-speed',
      check.explaining
        ? { card: c.id, other: idOf(last.card), need, have: effect.speed, link: duel.chain.length - 1 }
        : undefined,
    );
  }
  if ((check.explaining || effect.speed < 2) && modeOf(g) === 'open') return false;
  const met =
    effect.speed >= 2 ||
    (effect.kind === 'ignition' &&
      isTurnPlayersChance(g, player) &&
      (effect.ownAttack ? ownAttack(g, c) : priority(g, c)));
  return check.fails(
    'spell-speed',
    met,
    'spell-speed.window',
    check.explaining ? { card: c.id, need: 2, have: effect.speed } : undefined,
  );
}

/** Right after the turn player's own Summon an Ignition effect of a monster of theirs may come first. */
function priority(g: Game, c: Card): boolean {
  return (
    g.profile.ignitionPriority &&
    c.zone === 'monster' &&
    g.duel.window.some((e) => e.kind === 'summon' && e.player === g.duel.turnPlayer)
  );
}

const ownAttack = (g: Game, c: Card): boolean =>
  g.duel.attack !== null && g.duel.attack.attacker === refOf(c);

/** Once per turn, and what other cards forbid. */
function checkUse(g: Game, c: Card, effect: EffectDef, check: Check): boolean {
  if (effect.perTurn > 0) {
    const used = usesThisTurn(g, c, effect);
    if (
      check.fails(
        'once-per-turn',
        used < effect.perTurn,
        'once-per-turn',
        check.explaining ? { card: c.id, need: effect.perTurn, have: used } : undefined,
      )
    )
      return true;
  }
  if (effect.kind === 'activation' && g.def(c.id).property === 'field' && c.zone === 'hand') {
    const own = g.side(c.owner).field;
    const free = own < 0 || !g.profile.ownFieldSpellBlocks;
    return check.fails(
      'zone-full',
      free,
      'zone-full.field',
      check.explaining ? { card: c.id, zone: 'field', other: own } : undefined,
    );
  }
  return false;
}

/** How often this effect was activated this turn. */
export function usesThisTurn(g: Game, c: Card, effect: EffectDef): number {
  const { used } = c;
  if (used === null) return 0;
  for (let i = 0; i < used.length; i += 3)
    if (used[i] === effect.shares && used[i + 1] === g.duel.turn) return used[i + 2];
  return 0;
}

/** Notes one use of an effect this turn. */
export function noteUse(g: Game, c: Card, effect: EffectDef): void {
  c.used ??= [];
  for (let i = 0; i < c.used.length; i += 3) {
    if (c.used[i] !== effect.shares) continue;
    c.used[i + 2] = c.used[i + 1] === g.duel.turn ? c.used[i + 2] + 1 : 1;
    c.used[i + 1] = g.duel.turn;
    return;
  }
  c.used.push(effect.shares, g.duel.turn, 1);
}
