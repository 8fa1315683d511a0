/** Every card that Segoc knows how to play. Written by `npm run index-cards`. */
import type { CardDef } from '../engine/words/index.ts';
import { axeOfDespair } from './axe-of-despair.ts';
import { backupSoldier } from './backup-soldier.ts';
import { blackLusterRitual } from './black-luster-ritual.ts';
import { blackLusterSoldier } from './black-luster-soldier.ts';
import { blank } from './blank.ts';
import { burstBreath } from './burst-breath.ts';
import { cardDestruction } from './card-destruction.ts';
import { changeOfHeart } from './change-of-heart.ts';
import { dTribe } from './d-tribe.ts';
import { darkBribe } from './dark-bribe.ts';
import { darkHole } from './dark-hole.ts';
import { deSpell } from './de-spell.ts';
import { dianKetoTheCureMaster } from './dian-keto-the-cure-master.ts';
import { disappear } from './disappear.ts';
import { dustTornado } from './dust-tornado.ts';
import { exodiaTheForbiddenOne } from './exodia-the-forbidden-one.ts';
import { fairyMeteorCrush } from './fairy-meteor-crush.ts';
import { fissure } from './fissure.ts';
import { flameSwordsman } from './flame-swordsman.ts';
import { giantRat } from './giant-rat.ts';
import { giftOfTheMysticalElf } from './gift-of-the-mystical-elf.ts';
import { gracefulDice } from './graceful-dice.ts';
import { haneHane } from './hane-hane.ts';
import { hornOfHeaven } from './horn-of-heaven.ts';
import { imperialOrder } from './imperial-order.ts';
import { jarOfGreed } from './jar-of-greed.ts';
import { justDesserts } from './just-desserts.ts';
import { kaiserSeaHorse } from './kaiser-sea-horse.ts';
import { kuriboh } from './kuriboh.ts';
import { lastWill } from './last-will.ts';
import { lightOfIntervention } from './light-of-intervention.ts';
import { lordOfD } from './lord-of-d.ts';
import { madSwordBeast } from './mad-sword-beast.ts';
import { magicJammer } from './magic-jammer.ts';
import { malevolentNuzzler } from './malevolent-nuzzler.ts';
import { manEaterBug } from './man-eater-bug.ts';
import { megamorph } from './megamorph.ts';
import { monsterReborn } from './monster-reborn.ts';
import { mountain } from './mountain.ts';
import { mysteriousPuppeteer } from './mysterious-puppeteer.ts';
import { mysticPlasmaZone } from './mystic-plasma-zone.ts';
import { mysticTomato } from './mystic-tomato.ts';
import { mysticalSpaceTyphoon } from './mystical-space-typhoon.ts';
import { noblemanOfCrossout } from './nobleman-of-crossout.ts';
import { normalMonsters } from './normal-monsters.ts';
import { ookazi } from './ookazi.ts';
import { paladinOfWhiteDragon } from './paladin-of-white-dragon.ts';
import { polymerization } from './polymerization.ts';
import { potOfGreed } from './pot-of-greed.ts';
import { prematureBurial } from './premature-burial.ts';
import { raigekiBreak } from './raigeki-break.ts';
import { raigeki } from './raigeki.ts';
import { removeTrap } from './remove-trap.ts';
import { riryokuField } from './riryoku-field.ts';
import { royalMagicalLibrary } from './royal-magical-library.ts';
import { rushRecklessly } from './rush-recklessly.ts';
import { sangan } from './sangan.ts';
import { sevenToolsOfTheBandit } from './seven-tools-of-the-bandit.ts';
import { shadowSpell } from './shadow-spell.ts';
import { shift } from './shift.ts';
import { solemnJudgment } from './solemn-judgment.ts';
import { sonicBird } from './sonic-bird.ts';
import { soulExchange } from './soul-exchange.ts';
import { spellbindingCircle } from './spellbinding-circle.ts';
import { spiritRyu } from './spirit-ryu.ts';
import { swordsOfRevealingLight } from './swords-of-revealing-light.ts';
import { theEyeOfTruth } from './the-eye-of-truth.ts';
import { theFluteOfSummoningDragon } from './the-flute-of-summoning-dragon.ts';
import { theInexperiencedSpy } from './the-inexperienced-spy.ts';
import { theReliableGuardian } from './the-reliable-guardian.ts';
import { thousandDragon } from './thousand-dragon.ts';
import { timeWizard } from './time-wizard.ts';
import { trapHole } from './trap-hole.ts';
import { trapMaster } from './trap-master.ts';
import { tributeToTheDoomed } from './tribute-to-the-doomed.ts';
import { waboku } from './waboku.ts';
import { wallOfIllusion } from './wall-of-illusion.ts';
import { whiteDragonRitual } from './white-dragon-ritual.ts';
import { witchOfTheBlackForest } from './witch-of-the-black-forest.ts';
import { zombyraTheDark } from './zombyra-the-dark.ts';

export const cards: readonly CardDef[] = [
  axeOfDespair,
  backupSoldier,
  blackLusterRitual,
  blackLusterSoldier,
  blank,
  burstBreath,
  cardDestruction,
  changeOfHeart,
  dTribe,
  darkBribe,
  darkHole,
  deSpell,
  dianKetoTheCureMaster,
  disappear,
  dustTornado,
  exodiaTheForbiddenOne,
  fairyMeteorCrush,
  fissure,
  flameSwordsman,
  giantRat,
  giftOfTheMysticalElf,
  gracefulDice,
  haneHane,
  hornOfHeaven,
  imperialOrder,
  jarOfGreed,
  justDesserts,
  kaiserSeaHorse,
  kuriboh,
  lastWill,
  lightOfIntervention,
  lordOfD,
  madSwordBeast,
  magicJammer,
  malevolentNuzzler,
  manEaterBug,
  megamorph,
  monsterReborn,
  mountain,
  mysteriousPuppeteer,
  mysticPlasmaZone,
  mysticTomato,
  mysticalSpaceTyphoon,
  noblemanOfCrossout,
  ...normalMonsters,
  ookazi,
  paladinOfWhiteDragon,
  polymerization,
  potOfGreed,
  prematureBurial,
  raigekiBreak,
  raigeki,
  removeTrap,
  riryokuField,
  royalMagicalLibrary,
  rushRecklessly,
  sangan,
  sevenToolsOfTheBandit,
  shadowSpell,
  shift,
  solemnJudgment,
  sonicBird,
  soulExchange,
  spellbindingCircle,
  spiritRyu,
  swordsOfRevealingLight,
  theEyeOfTruth,
  theFluteOfSummoningDragon,
  theInexperiencedSpy,
  theReliableGuardian,
  thousandDragon,
  timeWizard,
  trapHole,
  trapMaster,
  tributeToTheDoomed,
  waboku,
  wallOfIllusion,
  whiteDragonRitual,
  witchOfTheBlackForest,
  zombyraTheDark,
];
