/** Everything a card file may say. */
export type { CardDef, Need } from '../definition.ts';
export * from '../steps/battle.ts';
export { becomeEquip, bind, equipTo, release } from '../steps/bind.ts';
export * from '../steps/chance.ts';
export { returnControl, takeControl } from '../steps/control.ts';
export { countersOn, placeCounter } from '../steps/counters.ts';
export { destroy } from '../steps/destroy.ts';
export { discard, discardAtRandom } from '../steps/discard.ts';
export { draw } from '../steps/draw.ts';
export { atOnce, ifSo, later, onTime, permit, youMay } from '../steps/flow.ts';
export { canGrantSummon, grantSummon } from '../steps/granted-summon.ts';
export { begun, lasting } from '../steps/lasting.ts';
export { damage, gainLp, turnDamageAside } from '../steps/life-points.ts';
export {
  fusionSummon,
  possibleFusions,
  ritualPossible,
  ritualSummon,
  toRitualSummon,
} from '../steps/materials.ts';
export {
  addToHand,
  banish,
  placeOnDeck,
  proof,
  returnToHand,
  search,
  sendToGraveyard,
  shuffleCards,
} from '../steps/move.ts';
export { answeredCard, negateActivation, negateEffect, negateSummon } from '../steps/negate.ts';
export { changePosition, switchPosition, turnDown, turnUp } from '../steps/position.ts';
export { reveal, revealDeck } from '../steps/reveal.ts';
export { maySet, setFromHand } from '../steps/set-card.ts';
export {
  canBeSpecialSummoned,
  freeMonsterZones,
  mayBeSpecialSummoned,
  specialSummon,
  specialSummonFromDeck,
} from '../steps/special-summon.ts';
export { summonTokens } from '../steps/tokens.ts';
export { tribute } from '../steps/tribute.ts';
export * from './card.ts';
export * from './conditions.ts';
export * from './continuous.ts';
export * from './costs.ts';
export * from './events.ts';
export { all, choose } from './lowering.ts';
export { countOf, exists, fits, hasAnother, lowestAtk } from './picking.ts';
export * from './queries.ts';
export * from './redirection.ts';
