import { card, isAttachedMonster, monster, monsters, plus, union } from '../engine/words/index.ts';

export const yDragonHead = card('Y-Dragon Head', 65622692, monster({ level: 4, attribute: 'LIGHT', race: 'Machine', atk: 1500, def: 1600, traits: ['Union'] }),
  union('“X-Head Cannon” of yours', monsters({ of: 'you', name: 'X-Head Cannon' }), {
    text: 'That monster gains 400 ATK and 400 DEF.',
    grants: [plus(isAttachedMonster, { atk: 400, def: 400 })],
    saves: 'battle',
  }));
