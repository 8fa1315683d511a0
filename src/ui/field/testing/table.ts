/** A small table for tests: a few cards of both players, some of them hidden from player A. */
import type { CardView, LinkView, Player, SideView, View, Zone } from '../../../engine/contract.ts';
import type { CardDef } from '../../../engine/definition.ts';
import { setCards } from '../../facts.ts';

const blank: CardDef = {
  name: '',
  passcode: 0,
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
  text: '',
  effects: [],
};
const skull = { frame: 'normal', attribute: 'DARK', race: 'Fiend', level: 6, atk: 2500, def: 1200 } as const;
const elf = {
  frame: 'normal',
  attribute: 'EARTH',
  race: 'Spellcaster',
  level: 4,
  atk: 1900,
  def: 900,
} as const;

export const defs: readonly CardDef[] = [
  { ...blank, name: 'Summoned Skull', passcode: 1, ...skull },
  { ...blank, name: 'Gemini Elf', passcode: 2, ...elf },
  { ...blank, name: 'Raigeki', passcode: 3, kind: 'spell', property: 'normal' },
  { ...blank, name: 'Magic Jammer', passcode: 4, kind: 'trap', property: 'counter' },
  { ...blank, name: 'Axe of Despair', passcode: 5, kind: 'spell', property: 'equip' },
];

export function dealCards(): void {
  setCards(defs);
}

type Where = readonly [player: Player, zone: Zone, index: number];

/** A card in view; passcode 0 for one that the viewer may not know. */
export function seen(
  id: number,
  passcode: number,
  [player, zone, index]: Where,
  more: Partial<CardView> = {},
): CardView {
  const {
    atk = 0,
    def = 0,
    level = 0,
    attribute = null,
    race = null,
  } = defs.find((d) => d.passcode === passcode) ?? {};
  return {
    id,
    passcode,
    owner: player,
    controller: player,
    zone,
    index,
    faceUp: true,
    position: 'attack',
    atk,
    def,
    level,
    attribute,
    race,
    stats: [],
    counters: {},
    equippedTo: -1,
    negated: false,
    attempted: false,
    attackedThisTurn: false,
    placedTurn: 1,
    bound: [],
    ...more,
  };
}

export const link = (index: number, card: number, player: Player, targets: number[] = []): LinkView => ({
  index,
  player,
  card,
  passcode: 3,
  effect: 0,
  speed: 1,
  targets,
  targetNames: [],
  cost: [],
  costNames: [],
  lpPaid: 0,
  state: 'waiting',
  because: null,
  steps: [],
  isCard: true,
});

const side = (more: Partial<SideView>): SideView => ({
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

export function aTable(more: Partial<View> = {}): View {
  return {
    viewer: 0,
    turn: 3,
    turnPlayer: 0,
    phase: 'main1',
    step: null,
    chain: [],
    attack: null,
    normalSummonUsed: false,
    result: null,
    sides: [
      side({
        lp: 7400,
        hand: [seen(10, 1, [0, 'hand', 0]), seen(11, 3, [0, 'hand', 1])],
        monsters: [null, null, seen(12, 1, [0, 'monster', 2]), null, null],
        spells: [
          seen(13, 4, [0, 'spell', 0], { faceUp: false }),
          null,
          seen(14, 5, [0, 'spell', 2], { equippedTo: 12 }),
          null,
          null,
        ],
        graveyard: [seen(15, 2, [0, 'graveyard', 0]), seen(16, 3, [0, 'graveyard', 1])],
        banished: [seen(17, 4, [0, 'banished', 0])],
      }),
      side({
        hand: [seen(20, 0, [1, 'hand', 0], { faceUp: false })],
        monsters: [
          seen(21, 2, [1, 'monster', 0], { position: 'defense', negated: true }),
          seen(22, 0, [1, 'monster', 1], { faceUp: false, position: 'defense' }),
          null,
          null,
          null,
        ],
        spells: [null, seen(23, 0, [1, 'spell', 1], { faceUp: false }), null, null, null],
        fusionCount: 2,
      }),
    ],
    ...more,
  };
}
