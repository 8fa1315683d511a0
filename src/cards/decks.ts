/** Decks that come with Segoc: two starter decks of 2004, 50 cards each, by passcode. */

/** Kinds of cards as decks are summed up, in the order in which they are told. */
export const DECK_KINDS = ['normal', 'effect', 'fusion', 'ritual', 'spell', 'trap'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** What is told of a deck where its cards are not known yet. */
export interface DeckSummary {
  kinds: Partial<Record<DeckKind, number>>;
  /** The Normal Monster that stands for it: its strongest. */
  face: { passcode: number; name: string };
}

export interface StarterDeck extends DeckSummary {
  id: string;
  name: string;
  year: number;
  main: readonly number[];
  fusion: readonly number[];
}

export const starterDecks: readonly StarterDeck[] = [
  {
    id: 'yugi-evolution',
    name: 'Yugi Evolution',
    year: 2004,
    kinds: { normal: 15, effect: 8, ritual: 1, spell: 16, trap: 10 },
    face: { passcode: 46986414, name: 'Dark Magician' },
    main: [
      40619825, // Axe of Despair
      36280194, // Backup Soldier
      32452818, // Beaver Warrior
      55761792, // Black Luster Ritual
      5405694, // Black Luster Soldier
      72892473, // Card Destruction
      91152256, // Celtic Guardian
      4031928, // Change of Heart
      11321183, // Dark Blade
      53129443, // Dark Hole
      46986414, // Dark Magician
      84257639, // Dian Keto the Cure Master
      24623598, // Disappear
      41392891, // Feral Imp
      66788016, // Fissure
      6368038, // Gaia The Fierce Knight
      5818798, // Gazelle the King of Mythical Beasts
      97017120, // Giant Rat
      13039848, // Giant Soldier of Stone
      13429800, // Great White
      40640057, // Kuriboh
      85602018, // Last Will
      77414722, // Magic Jammer
      99597615, // Malevolent Nuzzler
      54652250, // Man-Eater Bug
      83764718, // Monster Reborn
      47060154, // Mystic Clown
      18161786, // Mystic Plasma Zone
      15025844, // Mystical Elf
      5318639, // Mystical Space Typhoon
      50930991, // Neo the Magic Swordsman
      55144522, // Pot of Greed
      4178474, // Raigeki Break
      51482758, // Remove Trap
      70791313, // Royal Magical Library
      26202165, // Sangan
      3819470, // Seven Tools of the Bandit
      59560625, // Shift
      57617178, // Sonic Bird
      18807108, // Spellbinding Circle
      70781052, // Summoned Skull
      72302403, // Swords of Revealing Light
      34694160, // The Eye of Truth
      16430187, // The Reliable Guardian
      4206964, // Trap Hole
      12607053, // Waboku
      13945283, // Wall of Illusion
      75953262, // Warrior Dai Grepher
      87796900, // Winged Dragon, Guardian of the Fortress #1
      88472456, // Zombyra the Dark
    ],
    fusion: [],
  },
  {
    id: 'kaiba-evolution',
    name: 'Kaiba Evolution',
    year: 2004,
    kinds: { normal: 14, effect: 9, ritual: 1, spell: 16, trap: 10 },
    face: { passcode: 89631139, name: 'Blue-Eyes White Dragon' },
    main: [
      5053103, // Battle Ox
      89631139, // Blue-Eyes White Dragon
      80163754, // Burst Breath
      4031928, // Change of Heart
      2833249, // D. Tribe
      19159413, // De-Spell
      60082869, // Dust Tornado
      97687912, // Fairy Meteor Crush
      66788016, // Fissure
      98299011, // Gift of The Mystical Elf
      7089711, // Hane-Hane
      62397231, // Hyozanryu
      83968380, // Jar of Greed
      24068492, // Just Desserts
      17444133, // Kaiser Sea Horse
      1184620, // Kojikocy
      67724379, // Koumori Dragon
      97590747, // La Jinn the Mystical Genie of the Lamp
      62867251, // Light of Intervention
      17985575, // Lord of D.
      17658803, // Luster Dragon #2
      79870141, // Mad Sword Beast
      22046459, // Megamorph
      83764718, // Monster Reborn
      50913601, // Mountain
      54098121, // Mysterious Puppeteer
      68516705, // Mystic Horseman
      83011277, // Mystic Tomato
      71044499, // Nobleman of Crossout
      19523799, // Ookazi
      14531242, // Opticlops
      73398797, // Paladin of White Dragon
      70828912, // Premature Burial
      70344351, // Riryoku Field
      91939608, // Rogue Doll
      70046172, // Rush Recklessly
      24611934, // Ryu-Kishin Powered
      29267084, // Shadow Spell
      10202894, // Skull Red Bird
      68005187, // Soul Exchange
      67957315, // Spirit Ryu
      93346024, // The Dragon Dwelling in the Cave
      43973174, // The Flute of Summoning Dragon
      81820689, // The Inexperienced Spy
      4206964, // Trap Hole
      46461247, // Trap Master
      79759861, // Tribute to The Doomed
      1784619, // Uraby
      9786492, // White Dragon Ritual
      78010363, // Witch of the Black Forest
    ],
    fusion: [],
  },
];
