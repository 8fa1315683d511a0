import { card, continuous, equip, equipSpell, isEquippedMonster, monsters, plus } from '../engine/words/index.ts';

export const bookOfSecretArts = card('Book of Secret Arts', 91595718, equipSpell,
  equip('Equip only to a Spellcaster.', monsters({ face: 'up', race: 'Spellcaster' })),
  continuous('It gains 300 ATK and DEF.', plus(isEquippedMonster, { atk: 300, def: 300 })));
