import type { ChapterText } from '../types.ts';

export const equip: ChapterText = {
  title: 'Equip Cards',
  articles: {
    'equip.cards': {
      title: 'Equip Spells',
      text: [
        'An Equip Spell goes on a face-up monster of either player, which you target as you activate it. The card itself lies in a Spell & Trap Zone of yours.',
        'One monster may wear several, and their changes add up. They last as long as the card is on the monster and not negated.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Spell cards C – Equip; Advanced rules (Turkish/English), section Equip cards',
    },
    'equip.gone': {
      title: 'When an Equip Card falls',
      text: [
        'If the monster leaves the field, is turned face-down, or no longer is one that the card may be on, the Equip Card is destroyed at that very moment. A [[control.change|change of control]] does not matter.',
        'If the monster is gone before the Equip Spell resolves, the card goes to the Graveyard without having equipped anything.',
      ],
      source:
        'Advanced rules (Turkish/English), section Effects that activate simultaneously; the moment: classic rulebook',
    },
    'equip.other-cards': {
      title: 'Monsters and Traps as Equip Cards',
      text: [
        'A monster that an effect turns into an Equip Card counts as an Equip Spell and not as a monster. It still is on the field, so it can be sent from there.',
        'A Trap that turns into an Equip Card stays a Trap: it is an Equip Card, but no Spell. {{Remove Trap}} destroys it and {{De-Spell}} does not.',
      ],
      source: 'Advanced rules (Turkish/English), section Equip cards',
    },
  },
};
