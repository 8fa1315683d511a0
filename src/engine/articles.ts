/** Which article of the rulebook stands behind each event, reason, question and window; more exactly where that is known. */
import type { EventKind, PromptKind, ReasonCode, WindowView } from './contract.ts';

const events: Record<EventKind, string> = {
  turn: 'turn.phases',
  phase: 'turn.phases',
  activate: 'chain.activation',
  resolve: 'chain.resolution',
  resolved: 'chain.resolution',
  negate: 'negation.activation',
  fizzle: 'targets.lost',
  'chain-end': 'chain.leftovers',
  destroy: 'effects.destroying',
  move: 'zones.moving',
  draw: 'zones.deck',
  shuffle: 'zones.deck',
  reveal: 'zones.hidden',
  attempt: 'summon.negation',
  summon: 'summon.success',
  set: 'cards.set',
  flip: 'cards.flip-effects',
  position: 'position.changes',
  control: 'control.change',
  attack: 'battle.declaration',
  'attack-stopped': 'battle.declaration',
  'damage-step': 'battle.damage-step',
  damage: 'win.life-points',
  gain: 'win.life-points',
  pay: 'costs.activation',
  equip: 'equip.cards',
  counter: 'effects.counters',
  toss: 'effects.chance',
  tribute: 'zones.moving',
  discard: 'zones.moving',
  modify: 'effects.values',
  missed: 'timing.missing',
  unaffected: 'effects.unaffected',
  skip: 'turn.phases',
  win: 'win.victory',
  target: 'targets.choosing',
  declare: 'effects.chance',
};

/** By the event's `how`, else its reason; a Set by the zone. */
const eventsExactly: Readonly<Record<string, string>> = {
  'phase.draw': 'turn.draw',
  'phase.standby': 'turn.standby',
  'phase.main1': 'turn.main',
  'phase.battle': 'battle.phase',
  'phase.battle-end': 'battle.phase',
  'phase.main2': 'turn.main',
  'phase.end': 'turn.end',
  'negate.effect': 'negation.effect',
  'negate.summon': 'summon.negation',
  'fizzle.card-gone': 'negation.destroying',
  'summon.normal': 'summon.normal',
  'summon.tribute': 'summon.tribute',
  'summon.flip': 'summon.flip',
  'summon.special': 'summon.special',
  'summon.ritual': 'summon.ritual',
  'summon.fusion': 'summon.fusion',
  'set.monster': 'summon.set',
  'flip.summon': 'summon.flip',
  'flip.battle': 'battle.before-calculation',
  'attack.direct': 'battle.direct',
  'attack.replay': 'battle.replay',
  'attack-stopped.replay': 'battle.replay',
  'damage-step.start': 'battle.before-calculation',
  'damage-step.after': 'battle.after-calculation',
  'damage.battle': 'battle.damage',
  'destroy.battle': 'battle.damage',
  'move.spent': 'chain.leftovers',
  'move.material': 'summon.fusion',
  'move.banish': 'zones.graveyard',
  'discard.rule': 'turn.end',
  'win.life-points': 'win.life-points',
  'win.deck-out': 'win.deck-out',
};

const reasons: Record<ReasonCode, string> = {
  'spell-speed': 'chain.spell-speed',
  timing: 'timing.answers',
  'missed-timing': 'timing.missing',
  'no-target': 'targets.choosing',
  cost: 'costs.activation',
  condition: 'targets.conditions',
  'set-this-turn': 'cards.set',
  'wrong-turn': 'chain.spell-speed',
  'wrong-phase': 'turn.phases',
  'damage-step': 'battle.damage-step',
  'zone-full': 'zones.full',
  'summon-used': 'summon.normal',
  'summoned-this-turn': 'position.limits',
  'already-attacked': 'battle.declaration',
  'already-changed': 'position.limits',
  prevented: 'effects.prohibitions',
  'once-per-turn': 'targets.conditions',
  'previous-link-only': 'chain.counter-traps',
  'chain-resolving': 'chain.resolution',
  'not-in-place': 'chain.activation',
  'no-effect': 'targets.conditions',
  'first-turn': 'turn.first',
};

/** By the requirement's `detail`. */
const reasonsExactly: Readonly<Record<string, string>> = {
  'timing.attempt': 'summon.negation',
  'timing.trigger': 'timing.triggers',
  'timing.open.chain': 'timing.windows',
  'timing.open.window': 'timing.windows',
  'timing.open.question': 'timing.windows',
  'timing.open.resolving': 'chain.resolution',
  'no-target.attack': 'battle.declaration',
  'no-target.direct': 'battle.direct',
  'cost.tributes': 'summon.tribute',
  'cost.tributes-barred': 'effects.prohibitions',
  'cost.tribute-barred': 'effects.prohibitions',
  'cost.attack-lp': 'costs.attacks',
  'cost.attack-mill': 'costs.attacks',
  'cost.attack-send': 'costs.attacks',
  'cost.attack-tribute': 'costs.attacks',
  'cost.attack-discard': 'costs.attacks',
  'condition.special-only': 'summon.normal',
  'condition.fusion': 'summon.fusion',
  'condition.ritual': 'summon.ritual',
  'set-this-turn.flip': 'summon.flip',
  'wrong-turn.action': 'turn.main',
  'wrong-turn.quick-play': 'cards.quick-play',
  'wrong-turn.you': 'targets.conditions',
  'wrong-turn.opponent': 'targets.conditions',
  'wrong-phase.main': 'turn.main',
  'wrong-phase.battle': 'battle.phase',
  'damage-step.modifier': 'battle.before-calculation',
  'damage-step.calculation': 'battle.calculation',
  'zone-full.field': 'cards.field-spells',
  'already-attacked.change': 'position.limits',
  'not-in-place.hand': 'summon.normal',
  'not-in-place.trap-in-hand': 'cards.traps',
  'not-in-place.trap': 'cards.traps',
  'not-in-place.spell': 'cards.spells',
  'not-in-place.unresolved': 'chain.trap-uses',
  'not-in-place.no-own-summon': 'summon.special',
  'not-in-place.attacker': 'battle.declaration',
  'not-in-place.face-down': 'summon.flip',
  'not-in-place.face-up': 'position.changes',
};

const questions: Record<PromptKind, string> = {
  act: 'timing.windows',
  respond: 'timing.windows',
  trigger: 'timing.triggers',
  order: 'timing.simultaneous',
  choose: 'targets.choosing',
  position: 'summon.special',
  zone: 'zones.places',
  confirm: 'chain.resolution',
  option: 'chain.activation',
  declare: 'effects.chance',
};

/** By why it is asked, or what for. */
const questionsExactly: Readonly<Record<string, string>> = {
  'act.draw': 'turn.draw',
  'act.standby': 'turn.standby',
  'act.main1': 'turn.main',
  'act.battle': 'battle.phase',
  'act.main2': 'turn.main',
  'act.end': 'turn.end',
  replay: 'battle.replay',
  tribute: 'summon.tribute',
  discard: 'zones.moving',
  'special-summon': 'summon.special',
  'set-from-hand': 'cards.set',
  look: 'zones.hidden',
  maintenance: 'costs.maintenance',
  'with-effect': 'chain.trap-uses',
  'fusion-monster': 'summon.fusion',
  'fusion-material': 'summon.fusion',
  'ritual-monster': 'summon.ritual',
  'ritual-tribute': 'summon.ritual',
  'hand-limit': 'turn.end',
  'add-to-hand': 'zones.deck',
};

const windows: Record<WindowView['box'], string> = {
  'turn-player-chance': 'timing.windows',
  'opponent-chance': 'timing.windows',
  chain: 'chain.responses',
  leaving: 'turn.moving-on',
  'summon-attempt': 'summon.negation',
  'damage-step': 'battle.damage-step',
};

export const articleOf = (kind: EventKind, how = ''): string =>
  eventsExactly[`${kind}.${how}`] ?? events[kind];
export const articleOfReason = (code: ReasonCode, detail: string = code): string =>
  reasonsExactly[detail] ?? reasons[code];
/** @param paying whether cards are chosen for the cost of an activation */
export const articleOfQuestion = (kind: PromptKind, why: string, purpose: string, paying: boolean): string =>
  paying ? 'costs.activation' : (questionsExactly[why] ?? questionsExactly[purpose] ?? questions[kind]);
/** @param moment of the Damage Step, if there is one */
export const articleOfWindow = (box: WindowView['box'], moment = ''): string =>
  (box === 'damage-step' ? damageMoments[moment] : undefined) ?? windows[box];

/** While damage is being calculated the window is another than before. */
const damageMoments: Readonly<Record<string, string>> = {
  before: 'battle.before-calculation',
  during: 'battle.calculation',
};

/** Every article that the engine may cite. */
export const cited: readonly string[] = [
  events,
  eventsExactly,
  reasons,
  reasonsExactly,
  questions,
  questionsExactly,
  windows,
  damageMoments,
].flatMap((table) => Object.values(table));
