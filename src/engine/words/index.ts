/** Everything a card file may say. */
export type { CardDef, CardTest, Need } from '../definition.ts';
export { banishUntil } from '../steps/absence.ts';
export * from '../steps/battle.ts';
export { becomeEquip, bind, equipTo, release } from '../steps/bind.ts';
export * from '../steps/chance.ts';
export { canSwitchControl, returnControl, swapControl, takeControl } from '../steps/control.ts';
export { countersOn, moveCounter, placeCounter, removeCounter, takesCounter } from '../steps/counters.ts';
export { destroy } from '../steps/destroy.ts';
export { discard, discardAtRandom } from '../steps/discard.ts';
export { draw } from '../steps/draw.ts';
export { atOnce, ifSo, later, onTime, permit, youMay } from '../steps/flow.ts';
export { canGrantSummon, grantSummon } from '../steps/granted-summon.ts';
export { begun, isSubject, lasting } from '../steps/lasting.ts';
export { damage, gainLp, loseLp, turnDamageAside } from '../steps/life-points.ts';
export {
  fusionSummon,
  ritualSummon,
  toFusionSummon,
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
export { answeredCard, mute, negateActivation, negateEffect, negateSummon } from '../steps/negate.ts';
export * from '../steps/notes.ts';
export { changePosition, switchPosition, turnDown, turnUp } from '../steps/position.ts';
export { reveal, revealDeck, revealHandAndDeck, showTop } from '../steps/reveal.ts';
export { maySet, setFromHand } from '../steps/set-card.ts';
export {
  canBeSpecialSummoned,
  freeMonsterZones,
  mayBeSpecialSummoned,
  specialSummon,
  specialSummonFromDeck,
  specialSummonToOwners,
} from '../steps/special-summon.ts';
export { summonTokens } from '../steps/tokens.ts';
export { tribute } from '../steps/tribute.ts';
export {
  attachUnion,
  detachUnion,
  fitsUnion,
  hasHost,
  hasUnion,
  isAttached,
  isAttachedMonster,
  unionsOf,
} from '../steps/union.ts';
export * from './battle-events.ts';
export * from './card.ts';
export * from './conditions.ts';
export * from './continuous.ts';
export * from './costs.ts';
export * from './declaring.ts';
export * from './events.ts';
export { all, choose } from './lowering.ts';
export { countOf, exists, fits, hasAnother, lowestAtk } from './picking.ts';
export * from './queries.ts';
export * from './redirection.ts';
export * from './texts.ts';
export * from './toon.ts';
export * from './union.ts';
