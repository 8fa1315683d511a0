/** Every card that Segoc knows how to play. Written by `npm run index-cards`. */
import type { CardDef } from '../engine/words/index.ts';
import { axeOfDespair } from './axe-of-despair.ts';
import { blank } from './blank.ts';
import { darkBribe } from './dark-bribe.ts';
import { exodiaTheForbiddenOne } from './exodia-the-forbidden-one.ts';
import { flameSwordsman } from './flame-swordsman.ts';
import { gracefulDice } from './graceful-dice.ts';
import { hornOfHeaven } from './horn-of-heaven.ts';
import { imperialOrder } from './imperial-order.ts';
import { manEaterBug } from './man-eater-bug.ts';
import { mysticTomato } from './mystic-tomato.ts';
import { mysticalSpaceTyphoon } from './mystical-space-typhoon.ts';
import { normalMonsters } from './normal-monsters.ts';
import { polymerization } from './polymerization.ts';
import { raigeki } from './raigeki.ts';
import { sangan } from './sangan.ts';
import { solemnJudgment } from './solemn-judgment.ts';
import { thousandDragon } from './thousand-dragon.ts';
import { timeWizard } from './time-wizard.ts';
import { trapHole } from './trap-hole.ts';

export const cards: readonly CardDef[] = [
  axeOfDespair,
  blank,
  darkBribe,
  exodiaTheForbiddenOne,
  flameSwordsman,
  gracefulDice,
  hornOfHeaven,
  imperialOrder,
  manEaterBug,
  mysticTomato,
  mysticalSpaceTyphoon,
  ...normalMonsters,
  polymerization,
  raigeki,
  sangan,
  solemnJudgment,
  thousandDragon,
  timeWizard,
  trapHole,
];
