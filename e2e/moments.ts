/** Moments of duels worth looking at: each kind of question, and each state of the table. */
import { type Board, defending, set } from './boards.ts';

export const chain: Board = {
  a: {
    lp: 4300,
    hand: ['Raigeki', 'Summoned Skull', 'Pot of Greed', 'Celtic Guardian'],
    monsters: [{ card: 'Gaia The Fierce Knight', key: 'gaia' }, defending('Giant Soldier of Stone')],
    spells: [set('Dark Bribe'), { card: 'Axe of Despair', faceUp: true, equippedTo: 'gaia' }],
    graveyard: ['Battle Ox', 'Dark Hole', 'Mystical Elf'],
  },
  b: {
    lp: 6200,
    hand: ['Kuriboh', 'Dark Hole', 'Uraby'],
    monsters: ['Blue-Eyes White Dragon', set('Man-Eater Bug'), 'Summoned Skull'],
    spells: [set('Imperial Order'), set('Seven Tools of the Bandit')],
    graveyard: ['Trap Hole', 'Kojikocy'],
  },
  play: (seat) => seat.do('activate', 'Raigeki').do('activate', 'Imperial Order'),
};

export const battle: Board = {
  a: {
    hand: ['Rush Recklessly', 'Raigeki'],
    monsters: ['Battle Ox', 'Summoned Skull'],
    spells: [set('Trap Hole')],
    graveyard: ['Kojikocy'],
  },
  b: {
    hand: ['Kuriboh'],
    monsters: ['Uraby', defending('Giant Soldier of Stone'), set('Wall of Illusion')],
    spells: [set('Waboku')],
  },
  turn: { phase: 'battle' },
  play: (seat) => seat.do('attack', 'Summoned Skull', 'Uraby'),
};

/** One board for each kind of question that has a look of its own. */
export const questions: Record<string, Board> = {
  'a response in a chain': chain,
  'a response to an attack': battle,
  'Tributes for a Summon': {
    a: { hand: ['Dark Magician', 'Raigeki'], monsters: ['Battle Ox', 'Uraby', defending('Mystical Elf')] },
    play: (seat) => seat.do('summon', 'Dark Magician'),
  },
  'Tributes for a Ritual': {
    a: {
      hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Celtic Guardian', 'Kuriboh'],
      monsters: ['Battle Ox'],
    },
    play: (seat) => seat.do('activate', 'Black Luster Ritual').do('card', 'Black Luster Soldier'),
  },
  'an optional effect': {
    a: { monsters: ['Summoned Skull'] },
    b: { monsters: ['Mystic Tomato'], deck: ['Feral Imp', 'Kuriboh'] },
    turn: { phase: 'battle' },
    play: (seat) => seat.do('attack', 'Summoned Skull'),
  },
  'the order of effects': {
    a: {
      hand: ['Dark Hole'],
      monsters: ['Sangan', 'Witch of the Black Forest'],
      deck: ['Kuriboh', 'Uraby'],
    },
    play: (seat) => seat.do('activate', 'Dark Hole'),
  },
  'a target': {
    a: { hand: ['Monster Reborn'], graveyard: ['Summoned Skull', 'Uraby'] },
    b: { graveyard: ['Battle Ox'] },
    play: (seat) => seat.do('activate', 'Monster Reborn'),
  },
  'a position': {
    a: { hand: ['Monster Reborn'], graveyard: ['Summoned Skull', 'Uraby'] },
    play: (seat) => seat.do('activate', 'Monster Reborn').do('card', 'Summoned Skull'),
  },
  'a zone': {
    a: { hand: ['Battle Ox'], monsters: ['Uraby'] },
    settings: { zones: 'ask' },
    play: (seat) => seat.do('summon', 'Battle Ox'),
  },
  'a coin': {
    a: { monsters: ['Time Wizard'] },
    b: { monsters: ['Uraby'] },
    play: (seat) => seat.do('activate', 'Time Wizard'),
  },
  'a discard': {
    a: {
      hand: ['Battle Ox', 'Uraby', 'Raigeki', 'Dark Hole', 'Kuriboh', 'Sangan', 'Trap Hole', 'Waboku'],
    },
    play: (seat) => seat.phase('end'),
  },
};

export const opening: Board = {
  a: { hand: ['Battle Ox', 'Dark Magician', 'Raigeki', 'Trap Hole', 'Rush Recklessly', 'Kuriboh'] },
  b: { hand: ['Uraby', 'Sangan', 'Waboku', 'Dark Hole', 'Fissure'] },
  turn: { number: 1 },
};

export const graveyards: Board = {
  a: {
    hand: ['Raigeki'],
    graveyard: ['Battle Ox', 'Dark Hole', 'Mystical Elf', 'Waboku', 'Summoned Skull'],
    banished: ['Kuriboh'],
  },
};

export const won: Board = {
  a: { monsters: ['Summoned Skull'], graveyard: ['Dark Hole'] },
  b: { lp: 700, monsters: ['Uraby'] },
  turn: { phase: 'battle' },
  play: (seat) => seat.do('attack', 'Summoned Skull'),
};

/** Link 3 has negated link 2; link 1 resolves and asks. */
export const resolving: Board = {
  a: {
    hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Summoned Skull', 'Gaia The Fierce Knight'],
    spells: [set('Seven Tools of the Bandit')],
    monsters: ['Battle Ox'],
  },
  b: { hand: ['Kuriboh', 'Sangan'], spells: [set('Magic Jammer')], monsters: ['Uraby'] },
  play: (seat) =>
    seat
      .do('activate', 'Black Luster Ritual')
      .do('activate', 'Magic Jammer')
      .do('card', 'Kuriboh')
      .do('activate', 'Seven Tools of the Bandit')
      .do('card', 'Black Luster Soldier'),
};
