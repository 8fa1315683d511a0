/** Every card that Segoc knows how to play. Written by `npm run index-cards`. */
import type { CardDef } from '../engine/words/index.ts';
import { archfiendOfGilfer } from './archfiend-of-gilfer.ts';
import { armorExe } from './armor-exe.ts';
import { axeOfDespair } from './axe-of-despair.ts';
import { backupSoldier } from './backup-soldier.ts';
import { barrelBehindTheDoor } from './barrel-behind-the-door.ts';
import { blackIllusionRitual } from './black-illusion-ritual.ts';
import { blackLusterRitual } from './black-luster-ritual.ts';
import { blackLusterSoldier } from './black-luster-soldier.ts';
import { blackPendant } from './black-pendant.ts';
import { blank } from './blank.ts';
import { blastWithChain } from './blast-with-chain.ts';
import { blindlyLoyalGoblin } from './blindly-loyal-goblin.ts';
import { blueEyesToonDragon } from './blue-eyes-toon-dragon.ts';
import { blueEyesUltimateDragon } from './blue-eyes-ultimate-dragon.ts';
import { bookOfMoon } from './book-of-moon.ts';
import { bookOfSecretArts } from './book-of-secret-arts.ts';
import { bookOfTaiyou } from './book-of-taiyou.ts';
import { burstBreath } from './burst-breath.ts';
import { butterflyDaggerElma } from './butterfly-dagger-elma.ts';
import { callOfTheHaunted } from './call-of-the-haunted.ts';
import { cannonSoldier } from './cannon-soldier.ts';
import { cardDestruction } from './card-destruction.ts';
import { ceasefire } from './ceasefire.ts';
import { chainDestruction } from './chain-destruction.ts';
import { changeOfHeart } from './change-of-heart.ts';
import { combinationAttack } from './combination-attack.ts';
import { creatureSwap } from './creature-swap.ts';
import { cyberJar } from './cyber-jar.ts';
import { dTribe } from './d-tribe.ts';
import { darkBribe } from './dark-bribe.ts';
import { darkElf } from './dark-elf.ts';
import { darkHole } from './dark-hole.ts';
import { darkMagicianOfChaos } from './dark-magician-of-chaos.ts';
import { deSpell } from './de-spell.ts';
import { dianKetoTheCureMaster } from './dian-keto-the-cure-master.ts';
import { dimensionDistortion } from './dimension-distortion.ts';
import { dimensionhole } from './dimensionhole.ts';
import { disappear } from './disappear.ts';
import { dragonIce } from './dragon-ice.ts';
import { dustTornado } from './dust-tornado.ts';
import { eatgaboon } from './eatgaboon.ts';
import { enchantedJavelin } from './enchanted-javelin.ts';
import { enemyController } from './enemy-controller.ts';
import { eternalRest } from './eternal-rest.ts';
import { exodiaTheForbiddenOne } from './exodia-the-forbidden-one.ts';
import { fairyMeteorCrush } from './fairy-meteor-crush.ts';
import { felgrandDragon } from './felgrand-dragon.ts';
import { fissure } from './fissure.ts';
import { flameSwordsman } from './flame-swordsman.ts';
import { formationUnion } from './formation-union.ts';
import { gamble } from './gamble.ts';
import { gearfriedTheIronKnight } from './gearfried-the-iron-knight.ts';
import { gearfriedTheSwordmaster } from './gearfried-the-swordmaster.ts';
import { giantRat } from './giant-rat.ts';
import { giantTrunade } from './giant-trunade.ts';
import { giftOfTheMysticalElf } from './gift-of-the-mystical-elf.ts';
import { gracefulCharity } from './graceful-charity.ts';
import { gracefulDice } from './graceful-dice.ts';
import { gravekeepersServant } from './gravekeepers-servant.ts';
import { gravityBind } from './gravity-bind.ts';
import { guardianSphinx } from './guardian-sphinx.ts';
import { haneHane } from './hane-hane.ts';
import { heartOfTheUnderdog } from './heart-of-the-underdog.ts';
import { heavyStorm } from './heavy-storm.ts';
import { hornOfHeaven } from './horn-of-heaven.ts';
import { horusTheBlackFlameDragonLv6 } from './horus-the-black-flame-dragon-lv6.ts';
import { horusTheBlackFlameDragonLv8 } from './horus-the-black-flame-dragon-lv8.ts';
import { imperialOrder } from './imperial-order.ts';
import { jarOfGreed } from './jar-of-greed.ts';
import { jinzo } from './jinzo.ts';
import { jiraiGumo } from './jirai-gumo.ts';
import { jowgenTheSpiritualist } from './jowgen-the-spiritualist.ts';
import { justDesserts } from './just-desserts.ts';
import { kaiserSeaHorse } from './kaiser-sea-horse.ts';
import { kuriboh } from './kuriboh.ts';
import { lastWill } from './last-will.ts';
import { levelUp } from './level-up.ts';
import { lightOfIntervention } from './light-of-intervention.ts';
import { limiterRemoval } from './limiter-removal.ts';
import { lordOfD } from './lord-of-d.ts';
import { madSwordBeast } from './mad-sword-beast.ts';
import { magicCylinder } from './magic-cylinder.ts';
import { magicDrain } from './magic-drain.ts';
import { magicJammer } from './magic-jammer.ts';
import { magicReflector } from './magic-reflector.ts';
import { magicalDimension } from './magical-dimension.ts';
import { mahaVailo } from './maha-vailo.ts';
import { malevolentCatastrophe } from './malevolent-catastrophe.ts';
import { malevolentNuzzler } from './malevolent-nuzzler.ts';
import { manEaterBug } from './man-eater-bug.ts';
import { mangaRyuRan } from './manga-ryu-ran.ts';
import { maskOfRestrict } from './mask-of-restrict.ts';
import { matazaTheZapper } from './mataza-the-zapper.ts';
import { megamorph } from './megamorph.ts';
import { messengerOfPeace } from './messenger-of-peace.ts';
import { metallizingParasiteLunatite } from './metallizing-parasite-lunatite.ts';
import { mirrorForce } from './mirror-force.ts';
import { mirrorWall } from './mirror-wall.ts';
import { monsterReborn } from './monster-reborn.ts';
import { morphingJar } from './morphing-jar.ts';
import { mountain } from './mountain.ts';
import { mysteriousPuppeteer } from './mysterious-puppeteer.ts';
import { mysticPlasmaZone } from './mystic-plasma-zone.ts';
import { mysticTomato } from './mystic-tomato.ts';
import { mysticalSpaceTyphoon } from './mystical-space-typhoon.ts';
import { mystikWok } from './mystik-wok.ts';
import { noblemanOfCrossout } from './nobleman-of-crossout.ts';
import { noblemanOfExtermination } from './nobleman-of-extermination.ts';
import { normalMonsters } from './normal-monsters.ts';
import { ookazi } from './ookazi.ts';
import { paladinOfWhiteDragon } from './paladin-of-white-dragon.ts';
import { pandemonium } from './pandemonium.ts';
import { petenTheDarkClown } from './peten-the-dark-clown.ts';
import { phoenixWingWindBlast } from './phoenix-wing-wind-blast.ts';
import { pinchHopper } from './pinch-hopper.ts';
import { pitchBlackPowerStone } from './pitch-black-power-stone.ts';
import { pitchDarkDragon } from './pitch-dark-dragon.ts';
import { polymerization } from './polymerization.ts';
import { potOfGreed } from './pot-of-greed.ts';
import { prematureBurial } from './premature-burial.ts';
import { primeMaterialDragon } from './prime-material-dragon.ts';
import { princessOfTsurugi } from './princess-of-tsurugi.ts';
import { raigekiBreak } from './raigeki-break.ts';
import { raigeki } from './raigeki.ts';
import { relinquished } from './relinquished.ts';
import { removeTrap } from './remove-trap.ts';
import { reverseTrap } from './reverse-trap.ts';
import { ringOfDestruction } from './ring-of-destruction.ts';
import { riryokuField } from './riryoku-field.ts';
import { royalMagicalLibrary } from './royal-magical-library.ts';
import { royalOppression } from './royal-oppression.ts';
import { rushRecklessly } from './rush-recklessly.ts';
import { sangan } from './sangan.ts';
import { scapegoat } from './scapegoat.ts';
import { secretBarrel } from './secret-barrel.ts';
import { sevenToolsOfTheBandit } from './seven-tools-of-the-bandit.ts';
import { shadowSpell } from './shadow-spell.ts';
import { sheepToken } from './sheep-token.ts';
import { shift } from './shift.ts';
import { shiningAngel } from './shining-angel.ts';
import { silentSwordsmanLv3 } from './silent-swordsman-lv3.ts';
import { silentSwordsmanLv5 } from './silent-swordsman-lv5.ts';
import { silentSwordsmanLv7 } from './silent-swordsman-lv7.ts';
import { skillDrain } from './skill-drain.ts';
import { skilledDarkMagician } from './skilled-dark-magician.ts';
import { skullLair } from './skull-lair.ts';
import { snatchSteal } from './snatch-steal.ts';
import { solarFlareDragon } from './solar-flare-dragon.ts';
import { solemnJudgment } from './solemn-judgment.ts';
import { sonicBird } from './sonic-bird.ts';
import { soulExchange } from './soul-exchange.ts';
import { spellbindingCircle } from './spellbinding-circle.ts';
import { spiritRyu } from './spirit-ryu.ts';
import { stampingDestruction } from './stamping-destruction.ts';
import { swordHunter } from './sword-hunter.ts';
import { swordsOfRevealingLight } from './swords-of-revealing-light.ts';
import { terrorkingArchfiend } from './terrorking-archfiend.ts';
import { theDarkDoor } from './the-dark-door.ts';
import { theEyeOfTruth } from './the-eye-of-truth.ts';
import { theFluteOfSummoningDragon } from './the-flute-of-summoning-dragon.ts';
import { theInexperiencedSpy } from './the-inexperienced-spy.ts';
import { theRegulationOfTribe } from './the-regulation-of-tribe.ts';
import { theReliableGuardian } from './the-reliable-guardian.ts';
import { thousandDragon } from './thousand-dragon.ts';
import { timeWizard } from './time-wizard.ts';
import { toll } from './toll.ts';
import { toonDarkMagicianGirl } from './toon-dark-magician-girl.ts';
import { toonMermaid } from './toon-mermaid.ts';
import { toonSummonedSkull } from './toon-summoned-skull.ts';
import { toonWorld } from './toon-world.ts';
import { trapHole } from './trap-hole.ts';
import { trapMaster } from './trap-master.ts';
import { tributeToTheDoomed } from './tribute-to-the-doomed.ts';
import { tsukuyomi } from './tsukuyomi.ts';
import { ultimateOffering } from './ultimate-offering.ts';
import { unionRider } from './union-rider.ts';
import { vengefulBogSpirit } from './vengeful-bog-spirit.ts';
import { waboku } from './waboku.ts';
import { wallOfIllusion } from './wall-of-illusion.ts';
import { whiteDragonRitual } from './white-dragon-ritual.ts';
import { witchOfTheBlackForest } from './witch-of-the-black-forest.ts';
import { yDragonHead } from './y-dragon-head.ts';
import { yami } from './yami.ts';
import { yataGarasu } from './yata-garasu.ts';
import { zMetalTank } from './z-metal-tank.ts';
import { zeroGravity } from './zero-gravity.ts';
import { zombyraTheDark } from './zombyra-the-dark.ts';

export const cards: readonly CardDef[] = [
  archfiendOfGilfer,
  armorExe,
  axeOfDespair,
  backupSoldier,
  barrelBehindTheDoor,
  blackIllusionRitual,
  blackLusterRitual,
  blackLusterSoldier,
  blackPendant,
  blank,
  blastWithChain,
  blindlyLoyalGoblin,
  blueEyesToonDragon,
  blueEyesUltimateDragon,
  bookOfMoon,
  bookOfSecretArts,
  bookOfTaiyou,
  burstBreath,
  butterflyDaggerElma,
  callOfTheHaunted,
  cannonSoldier,
  cardDestruction,
  ceasefire,
  chainDestruction,
  changeOfHeart,
  combinationAttack,
  creatureSwap,
  cyberJar,
  dTribe,
  darkBribe,
  darkElf,
  darkHole,
  darkMagicianOfChaos,
  deSpell,
  dianKetoTheCureMaster,
  dimensionDistortion,
  dimensionhole,
  disappear,
  dragonIce,
  dustTornado,
  eatgaboon,
  enchantedJavelin,
  enemyController,
  eternalRest,
  exodiaTheForbiddenOne,
  fairyMeteorCrush,
  felgrandDragon,
  fissure,
  flameSwordsman,
  formationUnion,
  gamble,
  gearfriedTheIronKnight,
  gearfriedTheSwordmaster,
  giantRat,
  giantTrunade,
  giftOfTheMysticalElf,
  gracefulCharity,
  gracefulDice,
  gravekeepersServant,
  gravityBind,
  guardianSphinx,
  haneHane,
  heartOfTheUnderdog,
  heavyStorm,
  hornOfHeaven,
  horusTheBlackFlameDragonLv6,
  horusTheBlackFlameDragonLv8,
  imperialOrder,
  jarOfGreed,
  jinzo,
  jiraiGumo,
  jowgenTheSpiritualist,
  justDesserts,
  kaiserSeaHorse,
  kuriboh,
  lastWill,
  levelUp,
  lightOfIntervention,
  limiterRemoval,
  lordOfD,
  madSwordBeast,
  magicCylinder,
  magicDrain,
  magicJammer,
  magicReflector,
  magicalDimension,
  mahaVailo,
  malevolentCatastrophe,
  malevolentNuzzler,
  manEaterBug,
  mangaRyuRan,
  maskOfRestrict,
  matazaTheZapper,
  megamorph,
  messengerOfPeace,
  metallizingParasiteLunatite,
  mirrorForce,
  mirrorWall,
  monsterReborn,
  morphingJar,
  mountain,
  mysteriousPuppeteer,
  mysticPlasmaZone,
  mysticTomato,
  mysticalSpaceTyphoon,
  mystikWok,
  noblemanOfCrossout,
  noblemanOfExtermination,
  ...normalMonsters,
  ookazi,
  paladinOfWhiteDragon,
  pandemonium,
  petenTheDarkClown,
  phoenixWingWindBlast,
  pinchHopper,
  pitchBlackPowerStone,
  pitchDarkDragon,
  polymerization,
  potOfGreed,
  prematureBurial,
  primeMaterialDragon,
  princessOfTsurugi,
  raigekiBreak,
  raigeki,
  relinquished,
  removeTrap,
  reverseTrap,
  ringOfDestruction,
  riryokuField,
  royalMagicalLibrary,
  royalOppression,
  rushRecklessly,
  sangan,
  scapegoat,
  secretBarrel,
  sevenToolsOfTheBandit,
  shadowSpell,
  sheepToken,
  shift,
  shiningAngel,
  silentSwordsmanLv3,
  silentSwordsmanLv5,
  silentSwordsmanLv7,
  skillDrain,
  skilledDarkMagician,
  skullLair,
  snatchSteal,
  solarFlareDragon,
  solemnJudgment,
  sonicBird,
  soulExchange,
  spellbindingCircle,
  spiritRyu,
  stampingDestruction,
  swordHunter,
  swordsOfRevealingLight,
  terrorkingArchfiend,
  theDarkDoor,
  theEyeOfTruth,
  theFluteOfSummoningDragon,
  theInexperiencedSpy,
  theRegulationOfTribe,
  theReliableGuardian,
  thousandDragon,
  timeWizard,
  toll,
  toonDarkMagicianGirl,
  toonMermaid,
  toonSummonedSkull,
  toonWorld,
  trapHole,
  trapMaster,
  tributeToTheDoomed,
  tsukuyomi,
  ultimateOffering,
  unionRider,
  vengefulBogSpirit,
  waboku,
  wallOfIllusion,
  whiteDragonRitual,
  witchOfTheBlackForest,
  yDragonHead,
  yami,
  yataGarasu,
  zMetalTank,
  zeroGravity,
  zombyraTheDark,
];
