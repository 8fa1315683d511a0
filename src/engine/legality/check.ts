/**
 * A list of named requirements being gone through. The same code decides (fast: stops at the first unmet one, builds
 * nothing) and explains (goes through all of them with their facts).
 */
import { articleOfReason } from '../articles.ts';
import type { Facts, Player, ReasonCode, Requirement } from '../contract.ts';
import type { Scope } from '../definition.ts';
import { activationScope } from './scope.ts';

/** Deciding notes nothing. */
const NOTHING: Requirement[] = [];

export class Check {
  readonly explaining: boolean;
  readonly list: Requirement[];
  ok = true;
  /** Only what the turn player does while free to act in a Main Phase is looked at: nothing about the moment need be tested. */
  free = false;
  private readonly shared = activationScope(0, -1);

  constructor(explaining: boolean) {
    this.explaining = explaining;
    this.list = explaining ? [] : NOTHING;
  }

  /** The scope in which the conditions of the action being decided are looked at; of one action at a time. */
  scope(player: Player, card: number): Scope {
    const s = this.shared;
    s.player = player;
    s.card = card;
    s.event = null;
    return s;
  }

  /** The same list for the next action to be decided. */
  anew(): this {
    this.ok = true;
    return this;
  }

  /**
   * Notes a requirement.
   * @param facts built by the caller only while explaining (`check.explaining ? {...} : undefined`)
   * @returns true when going on is pointless: it is unmet, and nobody wants the rest
   */
  fails(code: ReasonCode, met: boolean, detail: string = code, facts?: Facts): boolean {
    if (!met) this.ok = false;
    if (!this.explaining) return !met;
    this.list.push({ code, met, detail, facts: facts ?? {}, article: articleOfReason(code, detail) });
    return false;
  }
}

/** One of its own for every list of actions: a requirement may ask for another action to be decided. */
export const deciding = (): Check => new Check(false);

export const explaining = (): Check => new Check(true);
