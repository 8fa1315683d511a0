import { bySpellsOf, card, isAttachedMonster, monster, monsters, unaffected, union } from '../engine/words/index.ts';

export const metallizingParasiteLunatite = card('Metallizing Parasite - Lunatite', 7369217, monster({ level: 7, attribute: 'WATER', race: 'Aqua', atk: 1000, def: 500, traits: ['Union'] }),
  union('face-up monster of yours', monsters({ of: 'you' }), {
    text: 'Spells of your opponent do not affect that monster.',
    grants: [unaffected(isAttachedMonster, bySpellsOf('opponent'))],
    saves: 'battle',
  }));
