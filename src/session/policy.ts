/**
 * Which questions the session answers by itself. Nothing is chosen silently except what has exactly one possibility, costs
 * nothing and gives nothing away.
 */
import type { Answer, Option, Prompt, Zone } from '../engine/contract.ts';
import type { WindowPolicy, ZonePolicy } from './settings.ts';

export interface Circumstances {
  policy: WindowPolicy;
  zones: ZonePolicy;
  /** Does the asked player hold "pass"? */
  passing: boolean;
  /** Was the same player the last one asked, with nothing to choose, and has nobody else decided anything since? */
  askedInVain: boolean;
  /** Has the same player just passed the same question, and nothing happened since? */
  passedAlready: () => boolean;
  /** Is it about what the asked player did: their own chain link, or their own action in their turn? */
  ownDoing: boolean;
  /** Is it the turn player's chance although nothing has happened? They are free to act right after it. */
  freeSoon: boolean;
  /** Is it the very start of a turn or its end, where moving on is routine? */
  routine: boolean;
  /** As the other player sees it: could there be a response? Only looked at when it matters. */
  could: () => boolean;
}

/** Purposes of picks that cost nothing by themselves. */
const HARMLESS = new Set(['target', 'look', 'destroy', 'return', 'banish']);
const ON_FIELD = new Set<Zone>(['monster', 'spell', 'field']);

/** May be picked unasked where nothing else can: what happens to it is not what the picker may come to regret. */
function isHarmless(prompt: Prompt): boolean {
  const own = (id: number) => {
    const card = prompt.cards.find((c) => c.id === id);
    return card?.controller === prompt.player && ON_FIELD.has(card.zone);
  };
  return HARMLESS.has(prompt.purpose) && !prompt.options.some((o) => own(o.card));
}

const passOf = (options: readonly Option[]) => options.findIndex((o) => o.do === 'pass');

function leftmost(options: readonly Option[]): number {
  let best = 0;
  for (let i = 1; i < options.length; i++)
    if (Number(options[i].value) < Number(options[best].value)) best = i;
  return best;
}

function windowAnswer(prompt: Prompt, c: Circumstances): Answer | null {
  const pass = passOf(prompt.options);
  if (pass < 0) return null;
  if (c.passing) return pass;
  if (c.freeSoon && c.policy !== 'every') return pass;
  if (prompt.options.length > 1) return c.policy !== 'every' && c.passedAlready() ? pass : null;
  if (c.policy === 'only') return pass;
  // After one's own action, and again right after one had nothing to say, there is nothing to be asked about.
  if (c.askedInVain || c.ownDoing) return pass;
  if (c.policy === 'every') return null;
  return c.could() ? null : pass;
}

/** The answer that needs no person, or null when somebody has to be asked. */
export function autoAnswer(prompt: Prompt, c: Circumstances): Answer | null {
  const { options } = prompt;
  switch (prompt.kind) {
    case 'respond':
      return windowAnswer(prompt, c);
    case 'act':
      if (options.length !== 1 || options[0].do !== 'phase') return null;
      return c.routine && c.policy !== 'every' ? 0 : null;
    case 'zone':
      return c.zones === 'leftmost' || options.length === 1 ? leftmost(options) : null;
    case 'choose':
      if (prompt.min !== options.length || prompt.max !== options.length || prompt.mayDecline) return null;
      return options.length > 0 && isHarmless(prompt) ? options.map((_, i) => i) : null;
    case 'order':
      return options.length === 1 ? [0] : null;
    default:
      return options.length === 1 ? 0 : null;
  }
}
