import { card, isAttachedMonster, monster, monsters, plus, union } from '../engine/words/index.ts';

export const zMetalTank = card('Z-Metal Tank', 64500000, monster({ level: 4, attribute: 'LIGHT', race: 'Machine', atk: 1500, def: 1300, traits: ['Union'] }),
  union('“X-Head Cannon” or “Y-Dragon Head” of yours', monsters({ of: 'you', name: ['X-Head Cannon', 'Y-Dragon Head'] }), {
    text: 'That monster gains 600 ATK and 600 DEF.',
    grants: [plus(isAttachedMonster, { atk: 600, def: 600 })],
    saves: 'battle',
  }));
