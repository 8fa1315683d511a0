/** A gesture that says more than one answer: "this card, there, at that one". */
import type { Answer, Deed, Option, Player, Position, Prompt } from '../engine/contract.ts';

export interface Intent {
  card: number;
  do: Deed;
  /** Which of the card's effects, where several could be meant. */
  effect?: number;
  /** The other card of the gesture: what is attacked, targeted or Tributed; -1 for a direct attack. */
  on?: number;
  /** Zone number it was dropped on. */
  zone?: number;
  position?: Position;
  /** Phase to move to. */
  value?: string | number;
}

export interface Pending extends Intent {
  player: Player;
}

function starts(o: Option, i: Intent): boolean {
  if (o.do !== i.do || o.card !== i.card) return false;
  if (i.effect !== undefined && o.effect !== i.effect) return false;
  if (i.value !== undefined && o.value !== i.value) return false;
  return o.do === 'attack' ? o.on === (i.on ?? -1) : true;
}

/** The option that a gesture means, or -1. */
export function opening(prompt: Prompt, intent: Intent): number {
  return prompt.options.findIndex((o) => starts(o, intent));
}

/** What the gesture says about the next question, or null where it says nothing. The prompt is the player's own view of it. */
export function followUp(prompt: Prompt, intent: Pending): Answer | null {
  if (prompt.player !== intent.player) return null;
  const find = (wanted: (o: Option) => boolean) => {
    const at = prompt.options.findIndex(wanted);
    return at < 0 ? null : at;
  };
  switch (prompt.kind) {
    case 'zone':
      return intent.zone === undefined ? null : find((o) => o.value === intent.zone);
    case 'position':
      if (intent.position === undefined) return null;
      return find((o) => o.do === `${intent.position}-position`);
    case 'choose': {
      if (intent.on === undefined || intent.on < 0 || prompt.min !== 1 || prompt.max !== 1) return null;
      const at = find((o) => o.card === intent.on);
      return at === null ? null : [at];
    }
    default:
      return null;
  }
}
