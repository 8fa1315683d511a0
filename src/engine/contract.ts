/**
 * The engine's public types: what goes in (setup, answers) and what comes out (prompts, views, events, reasons).
 * Everything here is plain data. Cards are named by number: in a player's view by `tag` (renewed when cards are shuffled,
 * so that a hidden card cannot be followed), in the judge's view and in raw prompts by their lasting id.
 */
export type * from './contract/basics.ts';
export type * from './contract/events.ts';
export type * from './contract/prompts.ts';
export type * from './contract/reasons.ts';
export type * from './contract/setup.ts';
export type * from './contract/views.ts';
