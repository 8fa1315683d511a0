/** Boards on which much can happen, for counting what can become of them. */
import { cards } from '../../cards/index.ts';
import type { BoardCard, BoardSide, Phase, Player, Setup } from '../contract.ts';

const passcodes = new Map(cards.map((c) => [c.name, c.passcode]));

type Named = string | ({ name: string } & Omit<BoardCard, 'passcode'>);
type NamedSide = Omit<BoardSide, 'lp' | Place> & { lp?: number } & { [K in Place]?: readonly Named[] };
type Place = Exclude<keyof BoardSide, 'lp'>;

/** @throws Error for a card that is not defined */
function placed(card: Named): BoardCard {
  const { name, ...rest } = typeof card === 'string' ? { name: card } : card;
  const passcode = passcodes.get(name);
  if (passcode === undefined) throw new Error(`no card ${name}`);
  return { passcode, ...rest };
}

function side({ lp, ...places }: NamedSide): BoardSide {
  const lists = Object.entries(places).map(([place, list]) => [place, (list as Named[]).map(placed)]);
  return { ...(lp === undefined ? {} : { lp }), ...Object.fromEntries(lists) };
}

/** Set in an earlier turn. */
const set = (name: string): Named => ({ name, faceUp: false });
const setMonster = (name: string): Named => ({ name, faceUp: false, position: 'defense' });
const up = (name: string, more: Omit<BoardCard, 'passcode'> = {}): Named => ({ name, faceUp: true, ...more });
/** Zones that hold something without a use, so that less is asked about where to put things. */
const narrow = (zones: number): Named[] => Array.from({ length: zones }, () => up('Toon World'));

function board(player: Player, phase: Phase, a: NamedSide, b: NamedSide): Setup {
  return { kind: 'board', sides: [side(a), side(b)], turn: { player, number: 6, phase }, seed: 4 };
}

/** Spell Speeds 1, 2 and 3 with costs of every kind, on both sides. */
const chain = board(
  0,
  'main1',
  {
    lp: 4200,
    hand: ['Dark Hole', 'Mystical Space Typhoon', 'Kuriboh'],
    monsters: [up('Summoned Skull')],
    spells: [set('Seven Tools of the Bandit'), set('Raigeki Break')],
    deck: ['Battle Ox', 'Uraby'],
  },
  {
    lp: 3000,
    hand: ['Feral Imp', 'Pot of Greed'],
    monsters: [up('Gemini Elf'), setMonster('Mystical Elf')],
    spells: [set('Magic Jammer'), set('Solemn Judgment'), set('Ring of Destruction')],
    deck: ['Battle Ox', 'Uraby'],
  },
);

/** Attacks into a face-down monster and a Trap, with answers at every moment of the Damage Step. */
const battle = board(
  0,
  'battle',
  {
    monsters: [up('Summoned Skull'), up('X-Head Cannon')],
    spells: [set('Limiter Removal')],
    deck: ['Battle Ox', 'Uraby', 'Kojikocy'],
  },
  {
    lp: 1500,
    hand: ['Kuriboh'],
    monsters: [setMonster('Man-Eater Bug'), up('Mystic Tomato')],
    spells: [set('Mirror Wall')],
    deck: ['Battle Ox', 'Mystic Tomato', 'Sangan'],
  },
);

/** One destruction wakes triggers of both players; some are optional, and one is lost if it comes too late. */
const simultaneous = board(
  0,
  'main1',
  {
    hand: ['Dark Hole', 'Summoned Skull'],
    monsters: [up('Sangan', { key: 'a' }), up('Witch of the Black Forest'), up('Peten the Dark Clown')],
    spells: [up('Black Pendant', { equippedTo: 'a' }), ...narrow(3)],
    deck: ['Kuriboh', 'Mystical Elf', 'Peten the Dark Clown', 'Battle Ox'],
  },
  {
    hand: ['Great White'],
    monsters: [up('Sangan'), up('Peten the Dark Clown', { key: 'b' })],
    spells: [up('Butterfly Dagger - Elma', { equippedTo: 'b' })],
    deck: ['Kuriboh', 'Peten the Dark Clown', 'Uraby', 'Kojikocy'],
  },
);

/** A Ritual, a Fusion and a Tribute Summon, and what negates or answers them. */
const summons = board(
  0,
  'main1',
  {
    lp: 700,
    hand: [
      'Black Illusion Ritual',
      'Relinquished',
      'Polymerization',
      'Flame Manipulator',
      'Luster Dragon #2',
    ],
    monsters: [up('Masaki the Legendary Swordsman', { attacked: true }), up('Mystical Elf')],
    spells: narrow(4),
    fusion: ['Flame Swordsman'],
    deck: ['Battle Ox', 'Uraby'],
  },
  {
    lp: 1600,
    monsters: [up('Gemini Elf')],
    spells: [up('Royal Oppression'), set('Trap Hole')],
    deck: ['Battle Ox', 'Uraby'],
  },
);

/** Monsters change sides, carry Equip Cards, and stand under Continuous Cards that have their price. */
const control = board(
  1,
  'main1',
  {
    lp: 2500,
    monsters: [up('Jinzo'), up('Battle Ox', { key: 'ox', index: 3 })],
    spells: [up('Axe of Despair', { equippedTo: 'ox' }), set('Mystical Space Typhoon')],
    deck: ['Uraby', 'Kojikocy'],
  },
  {
    lp: 1900,
    hand: ['Change of Heart', 'Snatch Steal', 'Creature Swap', 'Enemy Controller'],
    monsters: [up('Cannon Soldier'), up('Great White', { position: 'defense' })],
    spells: [up('Messenger of Peace'), ...narrow(3)],
    deck: ['Uraby', 'Kojikocy'],
  },
);

/** Flip effects, a Union, a Toon, and a Spirit that goes home in the End Phase. */
const kinds = board(
  0,
  'main1',
  {
    lp: 3000,
    hand: ['Tsukuyomi', 'Toon Mermaid'],
    monsters: [setMonster('Hane-Hane'), up('Y-Dragon Head'), up('Z-Metal Tank')],
    spells: [up('Toon World')],
    deck: ['Battle Ox', 'Uraby'],
  },
  {
    hand: ['Feral Imp'],
    monsters: [setMonster('Morphing Jar')],
    deck: ['Battle Ox', 'Uraby', 'Kojikocy', 'Opticlops', 'Rogue Doll', 'Great White', 'Feral Imp'],
  },
);

export const boards = { chain, battle, simultaneous, summons, control, kinds };
