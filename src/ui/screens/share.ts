/** Turns a duel into what can be handed on. Fetched when somebody first wants to. */
import { writeCase } from '../../formats/case/write.ts';
import { linkOf } from '../../session/link.ts';
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

/** @returns null if it would be too long, or nobody knows how the duel began */
export async function addressOf(match: Match): Promise<string | null> {
  const code = await linkOf(engine, match);
  if (code === null) return null;
  return `${location.origin}${location.pathname}${hrefOf({ page: 'link', code })}`;
}
