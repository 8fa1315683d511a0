import { activate, card, continuous, continuousTrap, playerRule } from '../engine/words/index.ts';

export const lightOfIntervention = card('Light of Intervention', 62867251, continuousTrap,
  activate,
  continuous('No monster can be Set or turned face-down. Instead, players may Normal Summon monsters in face-up Defense Position.',
    playerRule('set-monster', 'either'),
    playerRule('turn-face-down', 'either'),
    playerRule('summon-in-defense', 'either')));
