/** Turns a duel into what can be handed on. Fetched when somebody first wants to. */
import { writeCase } from '../../formats/case/write.ts';
import { linkOf, positionLinkOf } from '../../session/link.ts';
import { answersOf, duelOf, type Match } from '../../session/match.ts';
import { hrefOf } from '../routes.ts';
import { engine } from '../rules.ts';

/** @returns null if neither board nor history tell the moment */
export function caseOf(match: Match, title: string): { id: string; text: string } | null {
  const duel = duelOf(match);
  const id = `duel-${engine.hash(duel)}`;
  const moment = { setup: match.root ? null : match.setup, answers: answersOf(match), duel };
  const text = writeCase(engine, moment, { id, title });
  return text === null ? null : { id, text };
}

export interface Address {
  href: string;
  /** Does it tell how the duel came to this moment, or only where everything lies? */
  whole: boolean;
}

/**
 * A link to the moment; to the position alone where the way there is unknown, or too long to be sent.
 * @returns null if neither can be told in a link
 */
export async function addressOf(match: Match): Promise<Address | null> {
  const whole = await linkOf(engine, match);
  const code = whole ?? (await positionLinkOf(engine, match));
  if (code === null) return null;
  const href = `${location.origin}${location.pathname}${hrefOf({ page: 'link', code })}`;
  return { href, whole: whole !== null };
}
