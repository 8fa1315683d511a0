/**
 * What never changes about the cards of a duel: their definitions, and indexes into them made once. All positions of a duel
 * share one; a card that joins during the duel (a token) is learnt.
 */
import type { CardDef, CardQuery, EffectDef } from './definition.ts';
import { addUses, noUses, usesOf } from './legality/uses.ts';
import type { Duel } from './state/duel.ts';

/** An effect of one card of the duel. */
export interface Held {
  id: number;
  effect: EffectDef;
}

const NOBODY: readonly Held[] = Object.freeze([]);
const NOTHING: readonly EffectDef[] = Object.freeze([]);

const isListener = (e: EffectDef): boolean =>
  e.on !== null && (e.kind === 'trigger' || e.kind === 'flip' || e.kind === 'reaction');

export class Catalog {
  /** By `Card.def`. */
  readonly defs: CardDef[] = [];
  /** By card id. */
  readonly of: CardDef[] = [];
  /** By card id: its continuous effects, or null. */
  readonly continuous: (readonly EffectDef[] | null)[] = [];
  /** By card id: is it an Equip Spell, and which monsters it may be on; null where its text does not say. */
  readonly equipSpells: boolean[] = [];
  readonly equipTo: (CardQuery | null)[] = [];
  /** By card id: the monster's own ways of being Special Summoned, or null. */
  readonly ownSummons: (readonly EffectDef[] | null)[] = [];
  /** By card id: effects to be activated by hand, and of these the ones that are not for an open Main Phase alone. */
  readonly uses = noUses();
  readonly fastUses = noUses();
  /** Has any card an effect to be activated in the Graveyard? */
  usesGraveyard = false;
  /** Is there any Equip Spell? Any card that can become an Equip Card? Any that places counters? */
  equips = false;
  attaches = false;
  counts = false;
  /** Is there any that negates the effects of others? */
  negates = false;
  /** Has any card control of monsters while it lasts? */
  controls = false;
  /** Cards that win the Duel by themselves; cards with a maintenance cost. */
  readonly victories: Held[] = [];
  readonly maintained: Held[] = [];
  /** Effects of cards on the field that either player may use. */
  readonly shared: Held[] = [];
  /** By `Card.def`: what restricts a monster's being Summoned. */
  readonly restricted: (readonly EffectDef[])[] = [];
  /** Is there any card that is removed from play when it leaves the field? */
  anyLeavesPlay = false;
  private readonly find: (passcode: number) => CardDef;
  /** Effects that listen to events about their own card, by definition and kind of event. */
  private readonly own: (Map<string, EffectDef[]> | null)[] = [];
  /** Effects that listen to events about other cards, by kind. */
  private readonly others = new Map<string, Held[]>();
  /** By `Card.def`. */
  private readonly continuousOf: (readonly EffectDef[] | null)[] = [];
  private readonly usesOf: ReturnType<typeof usesOf>[] = [];
  /** Definition of each card known so far. */
  private readonly known: number[] = [];

  /** @param find the definition of a passcode; throws if there is none */
  constructor(find: (passcode: number) => CardDef) {
    this.find = find;
  }

  /** Takes in the cards that have joined. */
  learn(duel: Duel): void {
    for (let i = this.defs.length; i < duel.passcodes.length; i++)
      this.addDefinition(this.find(duel.passcodes[i]));
    for (let id = this.known.length; id < duel.cards.length; id++) this.addCard(id, duel.cards[id].def);
  }

  /** Is it a catalog of just these cards? */
  covers(duel: Duel): boolean {
    const { cards, passcodes } = duel;
    if (cards.length !== this.known.length || passcodes.length !== this.defs.length) return false;
    for (let i = 0; i < passcodes.length; i++) if (passcodes[i] !== this.defs[i].passcode) return false;
    for (let id = 0; id < cards.length; id++) if (cards[id].def !== this.known[id]) return false;
    return true;
  }

  private addDefinition(def: CardDef): void {
    this.defs.push(def);
    const uses = usesOf(def);
    this.usesOf.push(uses);
    const continuous = def.effects.filter((e) => e.kind === 'continuous');
    this.continuousOf.push(continuous.length === 0 ? null : continuous);
    const restricted = def.effects.filter((e) => e.kind === 'requirement');
    this.restricted.push(restricted.length === 0 ? NOTHING : restricted);
    if (uses.all.inGraveyard !== null) this.usesGraveyard = true;
    const does = def.effects.flatMap((e) => e.does);
    if (def.property === 'equip') this.equips = true;
    else if (does.some((s) => s.verb === 'equip')) this.attaches = true;
    if (does.some((s) => s.verb === 'counter')) this.counts = true;
    const changes = def.effects.flatMap((e) => [...e.modifiers, ...e.lasting]);
    if (changes.some((m) => m.kind === 'negates')) this.negates = true;
    if (def.effects.some((e) => e.modifiers.some((m) => m.kind === 'controls'))) this.controls = true;
    if (def.effects.some((e) => e.modifiers.some((m) => m.what === 'leave-play'))) this.anyLeavesPlay = true;
    const own = new Map<string, EffectDef[]>();
    for (const effect of def.effects)
      if (isListener(effect) && effect.on?.self) for (const kind of effect.on.kinds) add(own, kind, effect);
    this.own.push(own.size === 0 ? null : own);
  }

  private addCard(id: number, def: number): void {
    this.known.push(def);
    this.of.push(this.defs[def]);
    this.continuous.push(this.continuousOf[def]);
    const { property, effects } = this.defs[def];
    const summonings = effects.filter((e) => e.kind === 'summoning');
    this.ownSummons.push(summonings.length === 0 ? null : summonings);
    this.equipSpells.push(property === 'equip');
    this.equipTo.push(effects.find((e) => e.kind === 'activation' && e.equipTo !== null)?.equipTo ?? null);
    addUses(this.uses, this.usesOf[def].all);
    addUses(this.fastUses, this.usesOf[def].fast);
    for (const effect of effects) {
      if (effect.kind === 'victory') this.victories.push({ id, effect });
      else if (effect.kind === 'maintenance') this.maintained.push({ id, effect });
      else if (effect.usedBy === 'either') this.shared.push({ id, effect });
      if (isListener(effect) && !effect.on?.self)
        for (const kind of effect.on?.kinds ?? []) add(this.others, kind, { id, effect });
    }
  }

  /** Effects of a definition that listen to this kind of event about its own card. */
  listening(def: number, kind: string): readonly EffectDef[] {
    return this.own[def]?.get(kind) ?? NOTHING;
  }

  /** Effects that listen to this kind of event about other cards. */
  watching(kind: string): readonly Held[] {
    return this.others.get(kind) ?? NOBODY;
  }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
