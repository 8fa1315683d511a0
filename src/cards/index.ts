/** Every card that Segoc knows how to play. Written by `npm run index-cards`. */
import type { CardDef } from '../engine/words/index.ts';
import { archfiendOfGilfer } from './archfiend-of-gilfer.ts';
import { axeOfDespair } from './axe-of-despair.ts';
import { backupSoldier } from './backup-soldier.ts';
import { barrelBehindTheDoor } from './barrel-behind-the-door.ts';
import { blackLusterRitual } from './black-luster-ritual.ts';
import { blackLusterSoldier } from './black-luster-soldier.ts';
import { blank } from './blank.ts';
import { bookOfMoon } from './book-of-moon.ts';
import { bookOfTaiyou } from './book-of-taiyou.ts';
import { burstBreath } from './burst-breath.ts';
import { cardDestruction } from './card-destruction.ts';
import { ceasefire } from './ceasefire.ts';
import { changeOfHeart } from './change-of-heart.ts';
import { dTribe } from './d-tribe.ts';
import { darkBribe } from './dark-bribe.ts';
import { darkHole } from './dark-hole.ts';
import { deSpell } from './de-spell.ts';
import { dianKetoTheCureMaster } from './dian-keto-the-cure-master.ts';
import { dimensionDistortion } from './dimension-distortion.ts';
import { disappear } from './disappear.ts';
import { dustTornado } from './dust-tornado.ts';
import { eatgaboon } from './eatgaboon.ts';
import { enchantedJavelin } from './enchanted-javelin.ts';
import { enemyController } from './enemy-controller.ts';
import { exodiaTheForbiddenOne } from './exodia-the-forbidden-one.ts';
import { fairyMeteorCrush } from './fairy-meteor-crush.ts';
import { fissure } from './fissure.ts';
import { flameSwordsman } from './flame-swordsman.ts';
import { giantRat } from './giant-rat.ts';
import { giantTrunade } from './giant-trunade.ts';
import { giftOfTheMysticalElf } from './gift-of-the-mystical-elf.ts';
import { gracefulCharity } from './graceful-charity.ts';
import { gracefulDice } from './graceful-dice.ts';
import { guardianSphinx } from './guardian-sphinx.ts';
import { haneHane } from './hane-hane.ts';
import { heavyStorm } from './heavy-storm.ts';
import { hornOfHeaven } from './horn-of-heaven.ts';
import { imperialOrder } from './imperial-order.ts';
import { jarOfGreed } from './jar-of-greed.ts';
import { jowgenTheSpiritualist } from './jowgen-the-spiritualist.ts';
import { justDesserts } from './just-desserts.ts';
import { kaiserSeaHorse } from './kaiser-sea-horse.ts';
import { kuriboh } from './kuriboh.ts';
import { lastWill } from './last-will.ts';
import { lightOfIntervention } from './light-of-intervention.ts';
import { lordOfD } from './lord-of-d.ts';
import { madSwordBeast } from './mad-sword-beast.ts';
import { magicCylinder } from './magic-cylinder.ts';
import { magicDrain } from './magic-drain.ts';
import { magicJammer } from './magic-jammer.ts';
import { magicalDimension } from './magical-dimension.ts';
import { malevolentCatastrophe } from './malevolent-catastrophe.ts';
import { malevolentNuzzler } from './malevolent-nuzzler.ts';
import { manEaterBug } from './man-eater-bug.ts';
import { megamorph } from './megamorph.ts';
import { mirrorForce } from './mirror-force.ts';
import { monsterReborn } from './monster-reborn.ts';
import { morphingJar } from './morphing-jar.ts';
import { mountain } from './mountain.ts';
import { mysteriousPuppeteer } from './mysterious-puppeteer.ts';
import { mysticPlasmaZone } from './mystic-plasma-zone.ts';
import { mysticTomato } from './mystic-tomato.ts';
import { mysticalSpaceTyphoon } from './mystical-space-typhoon.ts';
import { noblemanOfCrossout } from './nobleman-of-crossout.ts';
import { noblemanOfExtermination } from './nobleman-of-extermination.ts';
import { normalMonsters } from './normal-monsters.ts';
import { ookazi } from './ookazi.ts';
import { paladinOfWhiteDragon } from './paladin-of-white-dragon.ts';
import { petenTheDarkClown } from './peten-the-dark-clown.ts';
import { phoenixWingWindBlast } from './phoenix-wing-wind-blast.ts';
import { pinchHopper } from './pinch-hopper.ts';
import { polymerization } from './polymerization.ts';
import { potOfGreed } from './pot-of-greed.ts';
import { prematureBurial } from './premature-burial.ts';
import { princessOfTsurugi } from './princess-of-tsurugi.ts';
import { raigekiBreak } from './raigeki-break.ts';
import { raigeki } from './raigeki.ts';
import { removeTrap } from './remove-trap.ts';
import { reverseTrap } from './reverse-trap.ts';
import { ringOfDestruction } from './ring-of-destruction.ts';
import { riryokuField } from './riryoku-field.ts';
import { royalMagicalLibrary } from './royal-magical-library.ts';
import { rushRecklessly } from './rush-recklessly.ts';
import { sangan } from './sangan.ts';
import { secretBarrel } from './secret-barrel.ts';
import { sevenToolsOfTheBandit } from './seven-tools-of-the-bandit.ts';
import { shadowSpell } from './shadow-spell.ts';
import { shift } from './shift.ts';
import { shiningAngel } from './shining-angel.ts';
import { skilledDarkMagician } from './skilled-dark-magician.ts';
import { solemnJudgment } from './solemn-judgment.ts';
import { sonicBird } from './sonic-bird.ts';
import { soulExchange } from './soul-exchange.ts';
import { spellbindingCircle } from './spellbinding-circle.ts';
import { spiritRyu } from './spirit-ryu.ts';
import { stampingDestruction } from './stamping-destruction.ts';
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
import { yami } from './yami.ts';
import { zeroGravity } from './zero-gravity.ts';
import { zombyraTheDark } from './zombyra-the-dark.ts';

export const cards: readonly CardDef[] = [
  archfiendOfGilfer,
  axeOfDespair,
  backupSoldier,
  barrelBehindTheDoor,
  blackLusterRitual,
  blackLusterSoldier,
  blank,
  bookOfMoon,
  bookOfTaiyou,
  burstBreath,
  cardDestruction,
  ceasefire,
  changeOfHeart,
  dTribe,
  darkBribe,
  darkHole,
  deSpell,
  dianKetoTheCureMaster,
  dimensionDistortion,
  disappear,
  dustTornado,
  eatgaboon,
  enchantedJavelin,
  enemyController,
  exodiaTheForbiddenOne,
  fairyMeteorCrush,
  fissure,
  flameSwordsman,
  giantRat,
  giantTrunade,
  giftOfTheMysticalElf,
  gracefulCharity,
  gracefulDice,
  guardianSphinx,
  haneHane,
  heavyStorm,
  hornOfHeaven,
  imperialOrder,
  jarOfGreed,
  jowgenTheSpiritualist,
  justDesserts,
  kaiserSeaHorse,
  kuriboh,
  lastWill,
  lightOfIntervention,
  lordOfD,
  madSwordBeast,
  magicCylinder,
  magicDrain,
  magicJammer,
  magicalDimension,
  malevolentCatastrophe,
  malevolentNuzzler,
  manEaterBug,
  megamorph,
  mirrorForce,
  monsterReborn,
  morphingJar,
  mountain,
  mysteriousPuppeteer,
  mysticPlasmaZone,
  mysticTomato,
  mysticalSpaceTyphoon,
  noblemanOfCrossout,
  noblemanOfExtermination,
  ...normalMonsters,
  ookazi,
  paladinOfWhiteDragon,
  petenTheDarkClown,
  phoenixWingWindBlast,
  pinchHopper,
  polymerization,
  potOfGreed,
  prematureBurial,
  princessOfTsurugi,
  raigekiBreak,
  raigeki,
  removeTrap,
  reverseTrap,
  ringOfDestruction,
  riryokuField,
  royalMagicalLibrary,
  rushRecklessly,
  sangan,
  secretBarrel,
  sevenToolsOfTheBandit,
  shadowSpell,
  shift,
  shiningAngel,
  skilledDarkMagician,
  solemnJudgment,
  sonicBird,
  soulExchange,
  spellbindingCircle,
  spiritRyu,
  stampingDestruction,
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
  yami,
  zeroGravity,
  zombyraTheDark,
];
