/**
 * Everything the engine reports by code, as sentences of the current language. Plain functions: codes and facts in,
 * strings out, so that the command-line tools say the same as the table.
 */

export { linkPaid, linkTargets, placeSentence, shortPlace, statText, stepText } from './cards.ts';
export { i18n } from './core.ts';
export { cardsOf, eventClause, eventSentence, eventsSentence, subjects } from './events.ts';
export { type LogLine, type LogStart, logLines } from './log.ts';
export {
  capital,
  cardName,
  cardsIn,
  list,
  type Names,
  nameList,
  namesFrom,
  playerName,
  possessive,
  withNames,
} from './names.ts';
export {
  amountOf,
  askedFor,
  callSentence,
  confirmText,
  countFault,
  countText,
  declineSentence,
  deedText,
  type Moment,
  optionSentence,
  passSentence,
  questionSentence,
  valueText,
  whyAsked,
  windowSentence,
} from './prompts.ts';
export {
  becauseSentence,
  nextChance,
  refusalSentence,
  requirementSentence,
  sorted,
  whySentence,
} from './reasons.ts';
export { eventNoun, linkName, phaseName, thePhase, zoneName } from './say.ts';
