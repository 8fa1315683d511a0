/** Words that everything else is made of: players, zones, phases, kinds of cards. */

/** 0 is player A, 1 is player B. */
export type Player = 0 | 1;
/** Who looks: a player, or a judge who sees everything. */
export type Viewer = Player | 'judge';

export type Zone =
  | 'deck'
  | 'hand'
  | 'monster'
  | 'spell'
  | 'field'
  | 'graveyard'
  | 'banished'
  | 'fusion'
  | 'none';
export type Phase = 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end';
/** The battle phase's steps; `null` outside of it. */
export type BattleStep = 'start' | 'battle' | 'damage' | 'end' | null;
export type Position = 'attack' | 'defense';
export type CardKind = 'monster' | 'spell' | 'trap';
export type MonsterFrame = 'normal' | 'effect' | 'fusion' | 'ritual' | 'token';
export type Property = 'normal' | 'continuous' | 'equip' | 'field' | 'quick-play' | 'ritual' | 'counter';
export type Attribute = 'DARK' | 'LIGHT' | 'EARTH' | 'WATER' | 'FIRE' | 'WIND' | 'DIVINE';

/** Facts of a reason or a question, for the language files: numbers, names of things by code, cards by id. */
export interface Facts {
  card?: number;
  other?: number;
  by?: number;
  player?: Player;
  need?: number;
  have?: number;
  link?: number;
  event?: string;
  later?: string;
  phase?: string;
  zone?: Zone;
  name?: string;
  /** The newest link, where `link` is an earlier one. */
  lastLink?: number;
  effect?: number;
  cards?: number[];
}

/** Why a question or an event exists: a code of the language files, its facts, and the rulebook article. */
export interface Why {
  code: string;
  article: string;
  facts: Facts;
}
