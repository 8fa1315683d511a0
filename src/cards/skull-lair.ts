import { activate, banishCost, between, card, type CardTest, continuousTrap, count, destroy, exists, monsters, one, quick, target } from '../engine/words/index.ts';

const yourDead = monsters({ of: 'you', in: 'graveyard' });
/** Has the tested monster as many Levels as monsters are removed? Before any are chosen: as could be. */
const isMatched: CardTest = (g, s, id) => {
  const level = g.derived.level(id);
  return s.vars.given === undefined ? level > 0 && level <= count(yourDead)(g, s) : level === s.vars.given.length;
};
const prey = (level: number) => monsters({ face: 'up', where: (g, _s, id) => g.derived.level(id) === level });

export const skullLair = card('Skull Lair', 6733059, continuousTrap,
  activate,
  quick('You can remove any number of monsters in your Graveyard from play and target a face-up monster with that Level; destroy it.', {
    withFlip: true,
    from: ['spell'],
    cost: banishCost(between(1, count(yourDead), yourDead, { valid: (g, s, picks) => exists(g, s, prey(picks.length)) })),
    target: one(monsters({ face: 'up', where: isMatched })),
    does: destroy(target),
  }));
