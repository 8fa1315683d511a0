/**
 * A list of named requirements being gone through. The same code decides (fast: stops at the first unmet one, builds
 * nothing) and explains (goes through all of them with their facts).
 */
import { articleOfReason } from '../articles.ts';
import type { Facts, ReasonCode, Requirement } from '../contract.ts';

export class Check {
  readonly explaining: boolean;
  readonly list: Requirement[] = [];
  ok = true;

  constructor(explaining: boolean) {
    this.explaining = explaining;
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

const fast = new Check(false);

/** The shared deciding check, reset. Never kept across calls. */
export function deciding(): Check {
  fast.ok = true;
  return fast;
}

export const explaining = (): Check => new Check(true);
