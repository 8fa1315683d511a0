/**
 * Everything the engine reports by code, as sentences of the current language. Plain functions: codes and facts in,
 * strings out, so that the command-line tools say the same as the table.
 */

export { Account } from './account.ts';
export { linkPaid, linkTargets, placeSentence, shortPlace, statText, stepText } from './cards.ts';
export { eventSentence } from './events.ts';
export { type LogLine, type LogStart, logLines } from './log.ts';
export {
  capital,
  cardName,
  cardsIn,
  type Names,
  nameList,
  namesFrom,
  playerName,
  withNames,
} from './names.ts';
export {
  askedFor,
  callSentence,
  confirmText,
  countFault,
  countText,
  declineSentence,
  deedText,
  optionSentence,
  passSentence,
  questionSentence,
  valueText,
  whyAsked,
} from './prompts.ts';
export {
  becauseSentence,
  nextChance,
  refusalSentence,
  requirementSentence,
  sorted,
} from './reasons.ts';
export { eventNoun, phaseName } from './say.ts';
