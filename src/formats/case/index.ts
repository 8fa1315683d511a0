/** Case files: read, checked and run. */
export type { CaseFile } from './model.ts';
export { CardIndex } from './names.ts';
export { parseCase } from './parse.ts';
export { type CaseResult, checkCase, playCase, runCase } from './run.ts';
export { type Showing, type ShownCheck, type ShownStep, showCase } from './show.ts';
export { tracer } from './trace.ts';
