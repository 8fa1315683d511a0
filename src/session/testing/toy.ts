/**
 * A game small enough to be read at a glance, behind the engine's door: the session is tested on it without any rules.
 *
 * Each player holds 5 of 20 cards. In their turn they may Summon cards 1 to 8 (passcodes; 7 and 8 take a Tribute), Set cards 9 and 10
 * (traps), attack directly and end the turn; then the other draws a card. After each Summon both may respond: a trap
 * Set in an earlier turn may be activated, and deals 500.
 */
import type { Engine } from '../../engine/api.ts';
import { DecisionError } from '../../engine/api.ts';
import type {
  Answer,
  CardView,
  DuelEvent,
  Option,
  Player,
  Prompt,
  PromptKind,
  SideView,
  View,
  Viewer,
} from '../../engine/contract.ts';
import type { CardDef, EffectDef } from '../../engine/definition.ts';
import type { Duel } from '../engine.ts';

interface ToyCard {
  id: number;
  code: number;
  owner: Player;
  zone: 'deck' | 'hand' | 'monster' | 'spell' | 'graveyard';
  index: number;
  placed: number;
}

export interface Toy {
  turn: number;
  player: Player;
  lp: [number, number];
  cards: ToyCard[];
  summoned: boolean;
  /** Card being Summoned, and how far it has come. */
  pending: { card: number; stage: 'tribute' | 'zone' | 'chance' | 'response' } | null;
  attacked: number[];
  winner: Player | null;
  reason: string;
}

const other = (p: Player): Player => (p === 0 ? 1 : 0);
const toy = (duel: Duel) => duel as unknown as Toy;
export const turnOf = (duel: Duel) => toy(duel).turn;
const option = (doing: Option['do'], card = -1, value: Option['value'] = null): Option => ({
  do: doing,
  card,
  effect: -1,
  on: -1,
  value,
});

export const isTrap = (code: number) => code >= 9;

export function toyCard(code: number): CardDef {
  const trap = isTrap(code);
  const effect = {
    kind: 'activation',
    speed: 2,
    from: ['spell'],
    damageStep: 'never',
  } as unknown as EffectDef;
  return {
    name: trap ? `Trap ${code}` : `Monster ${code}`,
    passcode: code,
    kind: trap ? 'trap' : 'monster',
    property: trap ? 'normal' : null,
    frame: trap ? null : 'normal',
    attribute: trap ? null : 'EARTH',
    race: trap ? null : 'Rock',
    level: trap ? 0 : code,
    atk: code * 100,
    def: code * 50,
    traits: [],
    materials: [],
    text: '',
    effects: trap ? [effect] : [],
  };
}

export const TOY_DECK = { main: Array.from({ length: 20 }, (_, i) => (i % 10) + 1), fusion: [] };

const zone = (t: Toy, p: Player, z: ToyCard['zone']) => t.cards.filter((c) => c.owner === p && c.zone === z);
const traps = (t: Toy, p: Player) => zone(t, p, 'spell').filter((c) => c.placed < t.turn);

function ask(player: Player, kind: PromptKind, purpose: string, options: Option[], link = -1): Prompt {
  const window =
    kind === 'respond'
      ? { box: 'opponent-chance' as const, events: [], link, speed: 2, otherPassed: false }
      : null;
  return {
    player,
    kind,
    purpose,
    options,
    min: 1,
    max: 1,
    constrained: false,
    card: -1,
    effect: -1,
    link: -1,
    mayDecline: false,
    why: { code: purpose, article: 'toy', facts: {} },
    cards: [],
    window,
  };
}

function promptOf(t: Toy): Prompt | null {
  if (t.winner !== null) return null;
  if (t.pending) {
    const { stage } = t.pending;
    if (stage === 'tribute') {
      return ask(
        t.player,
        'choose',
        'tribute',
        zone(t, t.player, 'monster').map((c) => option('card', c.id)),
      );
    }
    if (stage === 'zone') {
      const taken = new Set(zone(t, t.player, 'monster').map((c) => c.index));
      const free = [0, 1, 2, 3, 4].filter((i) => !taken.has(i));
      return ask(
        t.player,
        'zone',
        'zone',
        free.map((i) => option('zone', -1, i)),
      );
    }
    const asked = stage === 'chance' ? t.player : other(t.player);
    const prompt = ask(asked, 'respond', 'respond', [
      ...traps(t, asked).map((c) => option('activate', c.id)),
      option('pass'),
    ]);
    if (stage === 'chance') prompt.window!.box = 'turn-player-chance';
    return prompt;
  }
  const monsters = zone(t, t.player, 'monster');
  const options = zone(t, t.player, 'hand').flatMap((c) => {
    if (isTrap(c.code)) return zone(t, t.player, 'spell').length < 5 ? [option('set', c.id)] : [];
    if (t.summoned) return [];
    return c.code >= 7
      ? monsters.length
        ? [option('summon', c.id)]
        : []
      : monsters.length < 5
        ? [option('summon', c.id)]
        : [];
  });
  const attacks = t.turn > 1 ? monsters.filter((c) => !t.attacked.includes(c.id)) : [];
  options.push(...attacks.map((c) => option('attack', c.id)), option('phase', -1, 'end'));
  return ask(t.player, 'act', 'act', options);
}

function decideOn(t: Toy, answer: Answer): DuelEvent[] {
  const events: DuelEvent[] = [];
  const tell = (kind: DuelEvent['kind'], facts: Partial<DuelEvent> = {}) => {
    events.push({ kind, batch: 0, article: 'toy', names: {}, ...facts });
  };
  const card = (id: number) => t.cards.find((c) => c.id === id)!;
  const lose = (p: Player, amount: number, by: number) => {
    t.lp[p] = Math.max(0, t.lp[p] - amount);
    tell('damage', { player: p, amount, by });
    if (t.lp[p] > 0) return;
    t.winner = other(p);
    t.reason = 'lp';
    tell('win', { player: other(p) });
  };
  const prompt = promptOf(t);
  if (!prompt) throw new DecisionError({ code: 'ended', article: 'toy', facts: {} });
  if (typeof answer === 'object' && 'surrender' in answer) {
    t.winner = other(answer.surrender);
    t.reason = 'surrender';
    tell('win', { player: t.winner });
    return events;
  }
  const picked = prompt.options[typeof answer === 'number' ? answer : answer[0]];
  if (!picked) throw new DecisionError({ code: 'no-such-option', article: 'toy', facts: {} });
  const place = t.pending && card(t.pending.card);
  switch (picked.do) {
    case 'summon':
      t.pending = { card: picked.card, stage: card(picked.card).code >= 7 ? 'tribute' : 'zone' };
      break;
    case 'card':
      card(picked.card).zone = 'graveyard';
      t.pending!.stage = 'zone';
      tell('tribute', { card: picked.card, player: t.player });
      break;
    case 'zone':
      place!.zone = 'monster';
      place!.index = Number(picked.value);
      place!.placed = t.turn;
      t.summoned = true;
      t.pending!.stage = 'chance';
      tell('summon', { card: place!.id, player: t.player, names: { [place!.id]: place!.code } });
      break;
    case 'set': {
      const set = card(picked.card);
      const taken = zone(t, t.player, 'spell').map((c) => c.index);
      set.zone = 'spell';
      set.index = [0, 1, 2, 3, 4].find((i) => !taken.includes(i))!;
      set.placed = t.turn;
      tell('set', { card: set.id, player: t.player });
      break;
    }
    case 'activate':
      card(picked.card).zone = 'graveyard';
      tell('activate', { card: picked.card, player: prompt.player });
      lose(other(prompt.player), 500, picked.card);
      break;
    case 'pass':
      t.pending = t.pending!.stage === 'chance' ? { ...t.pending!, stage: 'response' } : null;
      break;
    case 'attack':
      t.attacked.push(picked.card);
      tell('attack', { card: picked.card, player: t.player });
      lose(other(t.player), card(picked.card).code * 300, picked.card);
      break;
    case 'phase': {
      t.turn++;
      t.player = other(t.player);
      t.summoned = false;
      t.attacked = [];
      tell('turn', { player: t.player });
      const top = zone(t, t.player, 'deck')[0];
      if (top) {
        top.zone = 'hand';
        tell('draw', { player: t.player, cards: [top.id] });
      }
      break;
    }
  }
  return events;
}

function viewOf(t: Toy, viewer: Viewer): View {
  const see = (c: ToyCard, index = c.index): CardView => {
    const open = c.zone === 'monster' || c.zone === 'graveyard' || viewer === 'judge' || viewer === c.owner;
    const def = toyCard(c.code);
    return {
      id: c.id,
      passcode: open ? c.code : 0,
      owner: c.owner,
      controller: c.owner,
      zone: c.zone,
      index,
      faceUp: c.zone === 'monster' || c.zone === 'graveyard',
      position: 'attack',
      atk: open ? def.atk : 0,
      def: open ? def.def : 0,
      level: open ? def.level : 0,
      attribute: open ? def.attribute : null,
      race: open ? def.race : null,
      stats: [],
      counters: {},
      equippedTo: -1,
      negated: false,
      attempted: false,
      attackedThisTurn: t.attacked.includes(c.id),
      placedTurn: c.placed,
      bound: [],
    };
  };
  const row = (p: Player, z: 'monster' | 'spell') =>
    [0, 1, 2, 3, 4].map((i) => {
      const found = zone(t, p, z).find((c) => c.index === i);
      return found ? see(found) : null;
    });
  const side = (p: Player): SideView => ({
    lp: t.lp[p],
    hand: zone(t, p, 'hand').map((c, i) => see(c, i)),
    deck: zone(t, p, 'deck').length,
    monsters: row(p, 'monster'),
    spells: row(p, 'spell'),
    field: null,
    graveyard: zone(t, p, 'graveyard').map((c, i) => see(c, i)),
    banished: [],
    fusion: [],
    fusionCount: 0,
  });
  return {
    viewer,
    turn: t.turn,
    turnPlayer: t.player,
    phase: 'main1',
    step: null,
    sides: [side(0), side(1)],
    chain: [],
    attack: null,
    normalSummonUsed: t.summoned,
    result: t.winner === null ? null : { winner: t.winner, reason: t.reason },
  };
}

/** A hash good enough for a toy. */
function hashOf(t: Toy): string {
  let h = 2166136261;
  for (const c of JSON.stringify(t)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return (h >>> 0).toString(16).padStart(8, '0');
}

export function toyEngine(): Engine {
  const engine: Engine = {
    card: (code) => (code >= 1 && code <= 10 ? toyCard(code) : undefined),
    check: (setup) =>
      setup.kind === 'decks' && setup.decks.some((d) => d.main.length === 0)
        ? [{ code: 'empty', where: 'decks', facts: {} }]
        : [],
    create(setup) {
      if (setup.kind !== 'decks') throw new Error('The toy knows no boards');
      const cards = ([0, 1] as const).flatMap((owner) =>
        setup.decks[owner].main.map(
          (_, i, main): ToyCard => ({
            id: owner * 100 + i,
            code: main[(i * 7 + setup.seed + owner) % main.length],
            owner,
            zone: i < 5 ? 'hand' : 'deck',
            index: 0,
            placed: 0,
          }),
        ),
      );
      const start: Toy = {
        turn: 1,
        player: setup.first,
        lp: [8000, 8000],
        cards,
        summoned: false,
        pending: null,
        attacked: [],
        winner: null,
        reason: '',
      };
      return start as unknown as Duel;
    },
    isDuel: (value): value is Duel => typeof value === 'object' && value !== null && 'winner' in value,
    prompt: (duel) => promptOf(toy(duel)),
    question: () => null,
    viewPrompt: (duel) => promptOf(toy(duel)),
    refusal: () => null,
    decide(duel, answer) {
      const next = structuredClone(toy(duel));
      const events = decideOn(next, answer);
      return { duel: next as unknown as Duel, events };
    },
    play: (duel, answer) => void decideOn(toy(duel), answer),
    playOn: (duel, answer) => void decideOn(toy(duel), answer),
    explain: () => [],
    attempts: () => [],
    view: (duel, viewer) => viewOf(toy(duel), viewer),
    viewEvents: (_, __, events) => [...events],
    clone: (duel) => structuredClone(duel),
    hash: (duel) => hashOf(toy(duel)),
    fix: () => undefined,
    unused: () => [],
  };
  return engine;
}
