/** Case files: read, checked and run. */

export type { CaseFile, CaseProblem, ParsedCase, Step } from './model.ts';
export { CardIndex } from './names.ts';
export { parseCase } from './parse.ts';
export {
  beginCase,
  type CaseResult,
  type CaseWatcher,
  checkCase,
  playCase,
  type RunOptions,
  runCase,
} from './run.ts';
export { moveText, optionText, promptText, requirementText } from './sentences.ts';
export type { Answered, Table } from './table.ts';
export { eventText, type TraceLine, tracer } from './trace.ts';
