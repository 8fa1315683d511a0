/** A table as in the middle of a chain, for tests: Ada's Raigeki, Ben's Imperial Order, and Ada is asked. */
import type {
  CardView,
  DuelEvent,
  LinkView,
  Option,
  Player,
  Prompt,
  SideView,
  View,
  Zone,
} from '../../../engine/contract.ts';
import type { CardDef, EffectDef } from '../../../engine/definition.ts';
import { factsOf, setCards } from '../../facts.ts';
import { type Names, namesFrom } from '../../i18n/sentences.ts';

const effect = (text: string, more: Partial<EffectDef> = {}): EffectDef =>
  ({
    kind: 'activation',
    text,
    index: 0,
    speed: 1,
    from: ['hand', 'spell'],
    youCan: false,
    on: null,
    ...more,
  }) as EffectDef;

function def(passcode: number, name: string, more: Partial<CardDef>, effects: EffectDef[] = []): CardDef {
  return {
    name,
    passcode,
    kind: 'monster',
    property: null,
    frame: null,
    attribute: null,
    race: null,
    level: 0,
    atk: 0,
    def: 0,
    traits: [],
    materials: [],
    text: effects.map((e) => e.text).join(' '),
    effects,
    ...more,
  } as CardDef;
}

const monster = (level: number, attribute: CardDef['attribute'], race: string, atk: number, d: number) =>
  ({ kind: 'monster', frame: 'normal', attribute, race, level, atk, def: d }) as const;
const spell = { kind: 'spell', property: 'normal' } as const;

export const cards = [
  def(1, 'Raigeki', spell, [effect('Destroy every monster your opponent controls.')]),
  def(2, 'Imperial Order', { kind: 'trap', property: 'continuous' }, [
    effect('Negate every Spell effect on the field.', { speed: 2 }),
  ]),
  def(3, 'Dark Bribe', { kind: 'trap', property: 'counter' }, [
    effect(
      'When your opponent activates a Spell or Trap Card: they draw 1 card, and you negate the activation and destroy it.',
      { speed: 3 },
    ),
  ]),
  def(4, 'Mystical Space Typhoon', { kind: 'spell', property: 'quick-play' }, [
    effect('Target 1 Spell or Trap Card on the field; destroy it.', { speed: 2 }),
  ]),
  def(5, 'Gemini Elf', monster(4, 'EARTH', 'Spellcaster', 1900, 900)),
  def(6, 'Axe of Despair', { kind: 'spell', property: 'equip' }, [
    effect('The equipped monster gains 1000 ATK.'),
  ]),
  def(7, 'Magic Jammer', { kind: 'trap', property: 'counter' }, [
    effect('Against the activation of a Spell Card: discard 1 card; negate it and destroy the card.', {
      speed: 3,
    }),
  ]),
  def(8, 'Kuriboh', { ...monster(1, 'DARK', 'Fiend', 300, 200), frame: 'effect' }, [
    effect(
      'During damage calculation, if your opponent attacks: discard this card; you take no battle damage.',
      { kind: 'quick', speed: 2 },
    ),
  ]),
  def(9, 'Dark Magician', monster(7, 'DARK', 'Spellcaster', 2500, 2100)),
  def(10, 'Mystical Elf', monster(4, 'LIGHT', 'Spellcaster', 800, 2000)),
  def(11, 'Sangan', { ...monster(3, 'DARK', 'Fiend', 1000, 600), frame: 'effect' }, [
    effect(
      'If this card is sent from the field to the Graveyard: add 1 monster with 1500 ATK or less from your Deck to your hand.',
      { kind: 'trigger' },
    ),
  ]),
  def(12, 'Mystic Tomato', { ...monster(4, 'DARK', 'Plant', 1400, 1100), frame: 'effect' }, [
    effect(
      'When this card falls in battle and goes to the Graveyard: you can Special Summon 1 DARK monster with 1500 ATK or less from your Deck in Attack Position.',
      {
        kind: 'trigger',
        youCan: true,
        on: {
          kinds: ['destroy'],
          timing: 'when',
          self: true,
          label: 'destroyed-by-battle',
        } as unknown as EffectDef['on'],
      },
    ),
  ]),
  def(13, 'Summoned Skull', monster(6, 'DARK', 'Fiend', 2500, 1200)),
  def(
    14,
    'Witch of the Black Forest',
    { ...monster(4, 'DARK', 'Spellcaster', 1100, 1200), frame: 'effect' },
    [
      effect(
        'If this card is sent from the field to the Graveyard: add 1 monster with 1500 DEF or less from your Deck to your hand.',
        { kind: 'trigger' },
      ),
    ],
  ),
  def(15, 'Yami', { kind: 'spell', property: 'field' }, [
    effect('Every Fiend and Spellcaster gains 200 ATK and DEF.'),
  ]),
];

/** Makes the fixtures' cards known to the table. */
export const learnFixtureCards = (): void => setCards(cards);

export function cardView(
  id: number,
  passcode: number,
  controller: Player,
  zone: Zone,
  more: Partial<CardView> = {},
): CardView {
  const facts = cards.find((c) => c.passcode === passcode);
  return {
    id,
    passcode,
    owner: controller,
    controller,
    zone,
    index: 0,
    faceUp: true,
    position: 'attack',
    atk: facts?.atk ?? 0,
    def: facts?.def ?? 0,
    level: facts?.level ?? 0,
    attribute: facts?.attribute ?? null,
    race: facts?.race ?? null,
    stats: [{ by: -1, passcode, atk: facts?.atk ?? 0, def: facts?.def ?? 0, how: 'printed' }],
    counters: {},
    equippedTo: -1,
    negated: false,
    attempted: false,
    attackedThisTurn: false,
    placedTurn: 0,
    bound: [],
    ...more,
  };
}

export const side = (more: Partial<SideView> = {}): SideView => ({
  lp: 8000,
  hand: [],
  deck: 30,
  monsters: [null, null, null, null, null],
  spells: [null, null, null, null, null],
  field: null,
  graveyard: [],
  banished: [],
  fusion: [],
  fusionCount: 0,
  ...more,
});

export const link = (
  index: number,
  player: Player,
  card: number,
  passcode: number,
  more: Partial<LinkView> = {},
): LinkView => ({
  index,
  player,
  card,
  passcode,
  effect: 0,
  speed: 1,
  targets: [],
  targetNames: [],
  cost: [],
  costNames: [],
  lpPaid: 0,
  state: 'waiting',
  because: null,
  steps: [],
  isCard: true,
  ...more,
});

/** Ada (player 0) looks; ids 100.. are hers, 200.. are Ben's. */
export function view(more: Partial<View> = {}): View {
  return {
    viewer: 0,
    turn: 5,
    turnPlayer: 0,
    phase: 'main1',
    step: null,
    sides: [
      side({
        lp: 7400,
        hand: [
          cardView(104, 4, 0, 'hand'),
          cardView(108, 8, 0, 'hand'),
          cardView(109, 9, 0, 'hand'),
          cardView(110, 10, 0, 'hand'),
          cardView(111, 11, 0, 'hand'),
          cardView(115, 15, 0, 'hand'),
        ],
        monsters: [
          null,
          cardView(105, 5, 0, 'monster', {
            index: 1,
            atk: 3100,
            def: 1100,
            placedTurn: 3,
            stats: [
              { by: -1, passcode: 5, atk: 1900, def: 900, how: 'printed' },
              { by: 106, passcode: 6, atk: 1000, def: null, how: 'plus' },
              { by: 215, passcode: 15, atk: 200, def: 200, how: 'plus' },
            ],
          }),
          cardView(113, 13, 0, 'monster', { index: 2 }),
          null,
          null,
        ],
        spells: [
          cardView(107, 7, 0, 'spell', { faceUp: false, placedTurn: 3 }),
          cardView(106, 6, 0, 'spell', { index: 1, equippedTo: 105 }),
          cardView(101, 1, 0, 'spell', { index: 2 }),
          cardView(103, 3, 0, 'spell', { index: 3, faceUp: false, placedTurn: 4 }),
          null,
        ],
        graveyard: [cardView(112, 12, 0, 'graveyard'), cardView(114, 14, 0, 'graveyard')],
      }),
      side({
        lp: 6100,
        hand: [1, 2, 3, 4].map((i) => cardView(220 + i, 0, 1, 'hand', { faceUp: false })),
        monsters: [
          null,
          cardView(213, 0, 1, 'monster', { index: 1, faceUp: false, position: 'defense' }),
          null,
          null,
          null,
        ],
        spells: [null, cardView(202, 2, 1, 'spell', { index: 1 }), null, null, null],
        field: cardView(215, 15, 1, 'field'),
      }),
    ],
    chain: [link(0, 0, 101, 1), link(1, 1, 202, 2, { speed: 2 })],
    attack: null,
    normalSummonUsed: false,
    result: null,
    ...more,
  };
}

export const titleOf = (passcode: number): string | null =>
  factsOf(passcode)?.name ?? cards.find((c) => c.passcode === passcode)?.name ?? null;

export const names = (of: View = view()): Names => namesFrom(of, ['Ada', 'Ben'], titleOf);

export const option = (deed: Option['do'], card = -1, more: Partial<Option> = {}): Option => ({
  do: deed,
  card,
  effect: -1,
  on: -1,
  value: null,
  ...more,
});

export function prompt(kind: Prompt['kind'], options: Option[], more: Partial<Prompt> = {}): Prompt {
  return {
    player: 0,
    kind,
    purpose: kind,
    options,
    min: 1,
    max: 1,
    constrained: false,
    card: -1,
    effect: -1,
    link: -1,
    mayDecline: false,
    cards: [],
    why: { code: more.purpose ?? kind, article: '', facts: {} },
    window: null,
    ...more,
  };
}

/** "Respond to Imperial Order?" */
export const respond = (): Prompt =>
  prompt(
    'respond',
    [option('activate', 103, { effect: 0 }), option('activate', 104, { effect: 0 }), option('pass')],
    { mayDecline: true, window: { box: 'chain', events: [], link: 1, speed: 2, otherPassed: false } },
  );

let batch = 0;
/** An event in a batch of its own, or in the batch of the one before. */
export function event(kind: DuelEvent['kind'], more: Partial<DuelEvent> = {}, together = false): DuelEvent {
  if (!together) batch++;
  const passcodes: Record<number, number> = {};
  for (const id of [more.card, more.other, more.by, ...(more.cards ?? [])])
    if (id !== undefined && id >= 0) passcodes[id] = id >= 900 ? 0 : id % 100;
  return { kind, batch, article: '', names: passcodes, ...more };
}

/** A turn with a chain in which Raigeki resolves, a trigger misses its timing, and an attack. */
export function story(): DuelEvent[] {
  return [
    event('turn', { player: 1, amount: 4 }),
    event('activate', { player: 1, card: 215, link: 0 }),
    event('resolve', { player: 1, card: 215, link: 0 }),
    event('chain-end'),
    event('set', { player: 1, card: 900 }),
    event('turn', { player: 0, amount: 5 }),
    event('draw', { player: 0, card: 108, amount: 1 }),
    event('phase', { player: 0, phase: 'main1' }),
    event('activate', { player: 0, card: 101, link: 0 }),
    event('activate', { player: 1, card: 204, link: 1 }),
    event('target', { player: 1, cards: [101] }),
    event('resolve', { player: 1, card: 204, link: 1 }),
    event('destroy', { card: 101, by: 204, link: 1, reason: 'effect', player: 0 }),
    event(
      'move',
      { card: 101, by: 204, link: 1, reason: 'effect', from: 'spell', to: 'graveyard', player: 0 },
      true,
    ),
    event('resolved', { card: 204, link: 1 }),
    event('resolve', { player: 0, card: 101, link: 0 }),
    event('destroy', { card: 213, by: 101, link: 0, reason: 'effect', player: 1 }),
    event('destroy', { card: 210, by: 101, link: 0, reason: 'effect', player: 1 }, true),
    event(
      'move',
      { card: 213, by: 101, reason: 'effect', from: 'monster', to: 'graveyard', player: 1, link: 0 },
      true,
    ),
    event(
      'move',
      { card: 210, by: 101, reason: 'effect', from: 'monster', to: 'graveyard', player: 1, link: 0 },
      true,
    ),
    event('resolved', { card: 101, link: 0 }),
    event('chain-end'),
    event('missed', { card: 212, player: 1, how: 'destroyed-by-battle', value: 'draw' }),
    event('phase', { player: 0, phase: 'battle' }),
    event('attack', { player: 0, card: 105, other: -1 }),
    event('damage', { player: 1, amount: 3100, how: 'battle' }),
  ];
}
