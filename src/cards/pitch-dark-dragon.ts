import { can, card, isAttachedMonster, monster, monsters, plus, union } from '../engine/words/index.ts';

export const pitchDarkDragon = card('Pitch-Dark Dragon', 47415292, monster({ level: 3, attribute: 'DARK', race: 'Dragon', atk: 900, def: 600, traits: ['Union'] }),
  union('“Dark Blade” of yours', monsters({ of: 'you', name: 'Dark Blade' }), {
    text: 'That monster gains 400 ATK and 400 DEF, and inflicts piercing battle damage.',
    grants: [plus(isAttachedMonster, { atk: 400, def: 400 }), can('pierce', isAttachedMonster)],
    saves: 'battle',
  }));
