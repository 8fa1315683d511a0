/** A card as its text reads: facts, then one effect a sentence. */
import type { Attribute, MonsterFrame, Phase, Property, Zone } from '../contract.ts';
import type {
  CardDef,
  CardQuery,
  Condition,
  Cost,
  EffectDef,
  EffectKind,
  EffectPhase,
  EventTest,
  Need,
  Pick,
  SummonWay,
  Who,
} from '../definition.ts';
import type { Modifier } from '../state/duel.ts';
import { equipTo } from '../steps/bind.ts';
import { and } from './continuous.ts';
import { evenEffect } from './even.ts';
import { type Does, flatten } from './lowering.ts';
import { canBeEquipped, one, target } from './queries.ts';

type Facts = Pick_<
  CardDef,
  'kind' | 'property' | 'frame' | 'attribute' | 'race' | 'level' | 'atk' | 'def' | 'traits' | 'materials'
>;
type Pick_<T, K extends keyof T> = { [P in K]: T[P] };

const noMonster = {
  frame: null,
  attribute: null,
  race: null,
  level: 0,
  atk: 0,
  def: 0,
  traits: [],
  materials: [],
} as const;
const spell = (property: Property): Facts => ({ kind: 'spell', property, ...noMonster });
const trap = (property: Property): Facts => ({ kind: 'trap', property, ...noMonster });

export const normalSpell = spell('normal');
export const continuousSpell = spell('continuous');
export const equipSpell = spell('equip');
export const fieldSpell = spell('field');
export const quickPlaySpell = spell('quick-play');
export const ritualSpell = spell('ritual');
export const normalTrap = trap('normal');
export const continuousTrap = trap('continuous');
export const counterTrap = trap('counter');

interface MonsterFacts {
  level: number;
  attribute: Attribute;
  race: string;
  atk: number;
  def: number;
  frame?: MonsterFrame;
  traits?: readonly string[];
  materials?: readonly string[];
}
export const monster = (f: MonsterFacts): Facts => ({
  kind: 'monster',
  property: null,
  frame: f.frame ?? 'effect',
  attribute: f.attribute,
  race: f.race,
  level: f.level,
  atk: f.atk,
  def: f.def,
  traits: f.traits ?? [],
  materials: f.materials ?? [],
});

// ------------------------------------------------------------ effects

interface EffectParts {
  on?: EventTest;
  youCan?: boolean;
  needs?: readonly Need[];
  cost?: Cost | readonly Cost[];
  target?: Pick | readonly Pick[];
  options?: readonly { code: string; test: Condition }[];
  does?: Does;
  /** Once a turn; a name is shared by effects of the card that may together be used once. */
  oncePerTurn?: boolean | string;
  damageStep?: EffectDef['damageStep'];
  during?: EffectPhase | readonly EffectPhase[];
  whose?: Who;
  from?: readonly Zone[];
  /** Also while face-down (an attacked monster's trigger, say). */
  faceDownToo?: boolean;
  /** Stays on the field after it has resolved (if it is equipped then). */
  remains?: EffectDef['remains'];
  /** Goes on even while its card is negated. */
  unnegated?: boolean;
  /** May be used in the link that turns its card up, as well as later. */
  withFlip?: boolean;
  speed?: 1 | 2 | 3;
  /** Who may use it, if not the card's controller. */
  usedBy?: EffectDef['usedBy'];
  /** Usable in its player's chance after its own attack declaration. */
  ownAttack?: boolean;
  /** What activating it brings for the rest of the turn, even if it is negated. */
  vow?: Modifier;
}

/** An effect before it knows its card. */
export type Unplaced = Omit<EffectDef, 'index' | 'speed' | 'shares'> & {
  speed: EffectDef['speed'] | null;
  sharing: string;
};

const many = <T>(x: T | readonly T[] | undefined): readonly T[] =>
  x === undefined ? [] : Array.isArray(x) ? x : [x as T];

function build(kind: EffectKind, text: string, p: EffectParts, defaults: Partial<Unplaced>): Unplaced {
  const lasting: Modifier[] = p.vow ? [p.vow] : [];
  const does = flatten(p.does ?? []).map((step, i) => {
    if (step.slot) step.slot.name = `pick${i}`;
    if (!step.lasting) return step;
    const placed = { ...step, lastingAt: lasting.length };
    lasting.push(...step.lasting);
    return placed;
  });
  const targets = many(p.target).map((pick) => ({ ...pick, purpose: 'target' }));
  return {
    kind,
    text,
    speed: p.speed ?? null,
    from: p.from ?? p.on?.from ?? defaults.from ?? ['monster'],
    faceUp: !p.faceDownToo,
    on: p.on ?? null,
    youCan: p.youCan ?? false,
    conditions: p.needs ?? [],
    cost: many(p.cost),
    targets,
    options: p.options ?? [],
    does,
    perTurn: p.oncePerTurn ? 1 : 0,
    sharing: typeof p.oncePerTurn === 'string' ? p.oncePerTurn : '',
    damageStep: p.damageStep ?? defaults.damageStep ?? 'never',
    phases: p.during === undefined ? null : many(p.during),
    whose: p.whose ?? 'either',
    remains: p.remains ?? false,
    unnegated: p.unnegated ?? false,
    withFlip: p.withFlip ?? false,
    usedBy: p.usedBy ?? 'controller',
    bars: defaults.bars ?? [],
    ownAttack: p.ownAttack ?? false,
    modifiers: defaults.modifiers ?? [],
    lasting,
    vow: p.vow !== undefined,
    equipTo: defaults.equipTo ?? null,
    maintenance: defaults.maintenance ?? null,
  };
}

/** On the field; for a monster that is a Monster Zone, unless it says otherwise. */
const FACE_UP: readonly Zone[] = ['monster', 'spell', 'field'];

/** Activating a Spell or Trap Card. */
export const activation = (text: string, p: EffectParts): Unplaced =>
  build('activation', text, p, { from: ['hand', 'spell', 'field'] });
/** Activating a card whose effects are its other sentences. */
export const activate: Unplaced = activation('', {});
/** Activating an Equip Spell: on a monster that the query finds, for as long as the query finds it. */
export const equip = (text: string, to: CardQuery, p: EffectParts = {}): Unplaced =>
  build(
    'activation',
    text,
    {
      target: one({ ...to, test: and(to.test, canBeEquipped) }),
      ...p,
      does: [equipTo(target), ...flatten(p.does ?? [])],
    },
    { from: ['hand', 'spell'], equipTo: to },
  );
/** A monster's effect used in one's own Main Phase. */
export const ignition = (text: string, p: EffectParts): Unplaced => build('ignition', text, p, {});
/** An effect with Spell Speed 2, or a later use of a face-up Spell or Trap. */
export const quick = (text: string, p: EffectParts): Unplaced => build('quick', text, { speed: 2, ...p }, {});
/** Activates when (or if) something happens; mandatory unless `youCan`. */
export const trigger = (text: string, p: EffectParts & { on: EventTest }): Unplaced =>
  build('trigger', text, p, { damageStep: 'any' });
/** A flip effect. */
export const flip = (text: string, p: EffectParts): Unplaced => build('flip', text, p, { damageStep: 'any' });
/** Applies all the time while face-up. */
export const continuous = (text: string, ...modifiers: readonly Modifier[]): Unplaced =>
  build('continuous', text, {}, { from: FACE_UP, modifiers });
/** Applies while this monster is an Equip Card. */
export const whileEquipped = (text: string, ...modifiers: readonly Modifier[]): Unplaced =>
  build('continuous', text, {}, { from: ['spell'], modifiers });
/** Happens at once, without a chain. */
export const reaction = (text: string, p: EffectParts & { on: EventTest }): Unplaced =>
  build('reaction', text, p, { from: FACE_UP });
/** A cost for staying on the field; `orElse` is what happens without it. */
export const maintenance = (
  text: string,
  p: { during: Phase; whose: 'yours' | 'opponents' | 'every'; pay: Cost; mayDecline: boolean; orElse: Does },
): Unplaced =>
  build(
    'maintenance',
    text,
    { does: p.orElse },
    {
      maintenance: {
        phase: p.during,
        whose: p.whose === 'yours' ? 'you' : p.whose === 'opponents' ? 'opponent' : 'either',
        pay: p.pay,
        mayDecline: p.mayDecline,
      },
    },
  );
/** The monster's own way of being Special Summoned, from the hand unless said otherwise; without a chain. */
export const summonRule = (text: string, p: EffectParts): Unplaced =>
  build('summoning', text, p, { from: ['hand'] });
/** What the monster needs to be Summoned (or Set) in these ways, by whatever effect or rule. No effect on the field: never negated. */
export const requirement = (text: string, bars: readonly SummonWay[], ...needs: readonly Need[]): Unplaced =>
  build('requirement', text, { needs }, { from: [], bars });
/** Wins the Duel while everything needed is so. */
export const victory = (text: string, p: { from: readonly Zone[]; needs: readonly Need[] }): Unplaced =>
  build('victory', text, p, {});

// ------------------------------------------------------------ cards

const speedOf: Partial<Record<Property, 1 | 2 | 3>> = { counter: 3, 'quick-play': 2 };

function speed(facts: Facts, e: Pick_<Unplaced, 'speed' | 'kind'>): 1 | 2 | 3 {
  if (e.speed !== null) return e.speed;
  if (e.kind !== 'activation') return 1;
  return (facts.property && speedOf[facts.property]) ?? (facts.kind === 'trap' ? 2 : 1);
}

/** A card: its name and passcode, what it is, and what it does in the order of its text. */
export function card(
  name: string,
  passcode: number,
  facts: Facts,
  ...parts: readonly (Unplaced | string | readonly Unplaced[])[]
): CardDef {
  const effects = parts.flat();
  const real = effects.filter((e): e is Unplaced => typeof e !== 'string');
  return {
    name,
    passcode,
    ...facts,
    text: effects
      .map((e) => (typeof e === 'string' ? e : e.text))
      .filter((t) => t !== '')
      .join(' '),
    effects: real.map((e, index) => ({
      ...evenEffect(e),
      index,
      shares: e.sharing === '' ? index : real.findIndex((x) => x.sharing === e.sharing),
      speed: speed(facts, e),
      from: e.from === FACE_UP && facts.kind === 'monster' ? ['monster'] : e.from,
    })),
  };
}
