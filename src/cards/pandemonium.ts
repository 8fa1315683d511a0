import {
  activate, can, card, continuous, destroyedOutsideBattle, fieldSpell, isA, isLowerThanEventCard, monsters, one, search, trigger, when,
} from '../engine/words/index.ts';

/** The Archfiends: by their names, and one that always counts as such. */
const archfiends = { named: ['Archfiend', 'Summoned Skull'] } as const;

export const pandemonium = card('Pandemonium', 94585852, fieldSpell,
  activate,
  continuous('Neither player pays LP for “Archfiend” monsters in a Standby Phase.', can('free-upkeep', isA(monsters({ ...archfiends })))),
  trigger('When an “Archfiend” monster is destroyed other than by battle and goes to the Graveyard: its owner can add an “Archfiend” monster of a lower Level from Deck to hand.', {
    from: ['field'],
    usedBy: 'event-owner',
    youCan: true,
    on: when(destroyedOutsideBattle(isA(monsters({ ...archfiends, in: 'graveyard' })))),
    does: search(one(monsters({
      ...archfiends,
      of: 'you',
      in: 'deck',
      where: isLowerThanEventCard,
    }))),
  }));
