import type { Engine } from '../engine/api.ts';

export type { Engine };
/** A duel is the engine's business: the session only hands it back. */
export type Duel = ReturnType<Engine['create']>;
