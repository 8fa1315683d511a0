/** Every card that Segoc knows how to play. Written by `npm run index-cards`. */
import type { CardDef } from '../engine/words/index.ts';
import { axeOfDespair } from './axe-of-despair.ts';
import { darkBribe } from './dark-bribe.ts';
import { hornOfHeaven } from './horn-of-heaven.ts';
import { imperialOrder } from './imperial-order.ts';
import { manEaterBug } from './man-eater-bug.ts';
import { mysticTomato } from './mystic-tomato.ts';
import { mysticalSpaceTyphoon } from './mystical-space-typhoon.ts';
import { normalMonsters } from './normal-monsters.ts';
import { raigeki } from './raigeki.ts';
import { sangan } from './sangan.ts';
import { solemnJudgment } from './solemn-judgment.ts';
import { trapHole } from './trap-hole.ts';

export const cards: readonly CardDef[] = [
  axeOfDespair,
  darkBribe,
  hornOfHeaven,
  imperialOrder,
  manEaterBug,
  mysticTomato,
  mysticalSpaceTyphoon,
  ...normalMonsters,
  raigeki,
  sangan,
  solemnJudgment,
  trapHole,
];
