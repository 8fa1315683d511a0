/**
 * Can a decision be given here? A step of a script is a transaction: it may take several answers (the action, its cost, its
 * targets, its zone), all tried on copies of the duel, and either every one of them is known or the step is refused.
 */
import type { Answer, Option, Prompt } from '../../engine/index.ts';
import type { Decision, Move } from './model.ts';
import { type Hints, hintsOf, type Opening, openings } from './openings.ts';
import { cardPicks } from './picks.ts';
import { optionText, promptText } from './sentences.ts';
import { settled } from './settle.ts';
import type { Table } from './table.ts';

export type Attempt =
  /** `pending`: a trigger taken up, whose cost or target is asked for later. */
  | { kind: 'fits'; answers: Answer[]; pending: boolean }
  /** The decision is no answer to what is asked. */
  | { kind: 'misfit'; reason: string; stage: Stage }
  /** It would be one, but it leaves open which way. */
  | { kind: 'refused'; reason: string };

/** How far a decision got: no such option, or something further on. */
export type Stage = 'option' | 'cost' | 'target' | 'rest';

/** What has been answered so far on one way. */
export interface Branch {
  table: Table;
  answers: Answer[];
  hints: Hints;
  /** Questions with several answers that the script did not decide between. */
  doubts: string[];
  /** The option taken first, if it is one of a card. */
  opening: Opening;
  /** The duel as it was before. */
  before: Table;
}

interface Choice {
  answer: Answer;
  hints: Hints;
  doubt: string | null;
}

const MAX_STEPS = 600;

export class Trial {
  readonly move: Move;
  /** Any way will do: the question is only whether there is one. */
  readonly anyWay: boolean;
  /** The decision after this one, which may answer what this one leaves open. */
  readonly next: Decision | null;
  #steps = 0;
  #done: Branch[] = [];
  #miss: { reason: string; stage: Stage } | null = null;

  constructor(move: Move, anyWay: boolean, next: Decision | null = null) {
    this.move = move;
    this.anyWay = anyWay;
    this.next = next;
  }

  run(table: Table): Attempt {
    const prompt = table.prompt;
    if (prompt === null) return { kind: 'misfit', reason: 'the duel has ended', stage: 'option' };
    if (prompt.player !== this.move.player)
      return { kind: 'misfit', reason: promptText(table, prompt), stage: 'option' };
    const all = openings(table, prompt, this.move.decision);
    for (const opening of all) {
      this.#follow({
        table: table.fork(),
        answers: [],
        hints: { ...hintsOf(this.move.decision), ...(opening.picks ? { picks: opening.picks } : {}) },
        doubts: all.length > 1 && opening.doubt !== null ? [opening.doubt] : [],
        opening,
        before: table,
      });
      if (this.#enough()) break;
    }
    return this.#verdict(table, prompt);
  }

  #enough(): boolean {
    return this.#done.length >= (this.anyWay ? 1 : 2);
  }

  #verdict(table: Table, prompt: Prompt): Attempt {
    const [first, second] = this.#done;
    if (first === undefined) {
      const miss = this.#miss ?? { reason: promptText(table, prompt), stage: 'option' };
      return { kind: 'misfit', ...miss };
    }
    if (second !== undefined) {
      const doubts = new Set([first.doubts[0] ?? 'several ways', second.doubts[0] ?? 'several ways']);
      return { kind: 'refused', reason: `incomplete, it does not say which: ${[...doubts].join(', or ')}` };
    }
    const { hints } = first;
    const pending = hints.targets.length + hints.costs.length > 0 || hints.option !== null;
    return { kind: 'fits', answers: first.answers, pending };
  }

  /** Takes the opening's answer, if it has one, and goes on from there. */
  #follow(branch: Branch): void {
    const { answer } = branch.opening;
    if (answer !== null && !this.#give(branch, answer)) return;
    this.#explore(branch);
  }

  #give(branch: Branch, answer: Answer): boolean {
    if (branch.table.engine.refusal(branch.table.duel, answer) !== null) return false;
    branch.table.answer(answer);
    branch.answers.push(answer);
    return true;
  }

  #explore(branch: Branch): void {
    if (this.#enough() || this.#steps++ > MAX_STEPS) return;
    const { prompt } = branch.table;
    if (prompt === null || !this.#belongs(prompt, branch)) {
      this.#finish(branch);
      return;
    }
    const choices = this.#choices(prompt, branch);
    if (choices.length === 0)
      this.#note(
        `the question that follows has no such answer: ${promptText(branch.table, prompt)}`,
        stageOf(prompt),
      );
    for (const { answer, hints, doubt } of choices) {
      const next: Branch = {
        ...branch,
        table: branch.table.fork(),
        answers: [...branch.answers],
        hints,
        doubts: doubt === null || choices.length === 1 ? branch.doubts : [...branch.doubts, doubt],
      };
      if (this.#give(next, answer)) this.#explore(next);
      if (this.#enough()) return;
    }
  }

  #finish(branch: Branch): void {
    const unsettled = settled(branch, this.move.decision);
    if (unsettled !== null) {
      this.#note(unsettled.reason, unsettled.stage);
      return;
    }
    // Two ways to the same duel are one.
    const hash = ({ table }: Branch) => table.engine.hash(table.duel);
    if (this.#done.some((other) => hash(other) === hash(branch))) return;
    this.#done.push(branch);
  }

  #note(reason: string, stage: Stage): void {
    this.#miss ??= { reason, stage };
  }

  /** Is the question still part of this decision? */
  #belongs(prompt: Prompt, branch: Branch): boolean {
    if (prompt.player !== this.move.player) return false;
    const d = this.move.decision;
    const { hints } = branch;
    if (prompt.kind === 'zone') return true;
    switch (d.do) {
      case 'say':
        return prompt.kind === 'confirm' && hints.yes !== null;
      case 'option':
      case 'declare':
        return (prompt.kind === 'option' || prompt.kind === 'declare') && hints.option !== null;
      case 'position':
        return prompt.kind === 'position' && hints.position !== null;
      case 'choose':
        if (prompt.kind === 'position') return hints.position !== null;
        return prompt.kind === 'choose' && hints.picks.length > 0 && sameSource(prompt, branch);
      case 'special':
        // The position may be a decision of its own.
        if (prompt.kind === 'position' && hints.position === null && this.next?.do === 'position')
          return false;
        return ownQuestion(prompt, branch);
      case 'attack':
        // Its cost may have to be chosen; what else the attacker asks comes of the attack.
        return prompt.kind === 'choose' && ownQuestion(prompt, branch);
      case 'pass':
      case 'order':
      case 'answer':
      case 'phase':
      case 'endTurn':
        return false;
      default:
        if (hints.picks.length > 0) return prompt.kind === 'choose' && sameSource(prompt, branch);
        return ownQuestion(prompt, branch);
    }
  }

  #choices(prompt: Prompt, { table, hints }: Branch): Choice[] {
    const { options } = prompt;
    const pick = (wanted: (o: Option, i: number) => boolean, left: Hints): Choice[] => {
      const at = options.findIndex(wanted);
      return at < 0 ? [] : [{ answer: at, hints: left, doubt: null }];
    };
    const any = (): Choice[] => {
      const doubt = promptText(table, prompt);
      return options.map((_, i) => ({ answer: i, hints, doubt }));
    };
    switch (prompt.kind) {
      case 'zone': {
        const left = { ...hints, zone: null };
        if (hints.zone !== null) return pick((o) => o.value === hints.zone, left);
        const first = Math.min(...options.map((o) => Number(o.value)));
        return pick((o) => Number(o.value) === first, left);
      }
      case 'position': {
        // A card that Special Summons itself comes in Attack Position unless the script says otherwise.
        const position = hints.position ?? (this.move.decision.do === 'special' ? 'attack' : null);
        return position === null
          ? any()
          : pick((o) => positionOf(o) === position, { ...hints, position: null });
      }
      case 'confirm':
        if (hints.yes === null) return any();
        return pick((o) => o.do === (hints.yes ? 'yes' : 'no'), { ...hints, yes: null });
      case 'option':
      case 'declare': {
        const said = hints.option;
        if (said === null) return any();
        return pick((o, i) => isOption(table, o, i, said), { ...hints, option: null });
      }
      default:
        return this.#cardChoices(prompt, table, hints);
    }
  }

  #cardChoices(prompt: Prompt, table: Table, hints: Hints): Choice[] {
    const key = hints.picks.length > 0 ? 'picks' : hintFor(prompt, this.move.decision);
    const named = hints[key];
    const picks = cardPicks(table, prompt, named);
    const doubt = promptText(table, prompt);
    return picks.map(({ indexes, left }) => ({
      answer: indexes.length === 1 && prompt.min === 1 && prompt.max === 1 ? indexes[0] : indexes,
      hints: { ...hints, [key]: left },
      doubt,
    }));
  }
}

/** Which of the script's lists a question is about. */
function hintFor(prompt: Prompt, d: Decision): 'picks' | 'targets' | 'costs' {
  if (d.do === 'choose') return 'picks';
  return prompt.purpose === 'target' ? 'targets' : 'costs';
}

const stageOf = (prompt: Prompt): Stage =>
  prompt.kind !== 'choose' ? 'rest' : prompt.purpose.includes('target') ? 'target' : 'cost';

/** Face-down Defense is Defense too, where that is what is offered. */
const positionOf = (o: Option): 'attack' | 'defense' => (o.do === 'attack-position' ? 'attack' : 'defense');

/** Questions that belong to an action itself, as against its consequences. */
const OWN: readonly Prompt['kind'][] = ['choose', 'position', 'option', 'declare', 'confirm'];

/** Is it the deciding card itself that asks? Once its link stands, it is the turn of others. */
function ownQuestion(prompt: Prompt, { opening, before, table }: Branch): boolean {
  // A lasting permission is carried out at once: what it asks is no cost or target.
  if (
    opening.deed === 'use' ||
    !OWN.includes(prompt.kind) ||
    table.duel.chain.length > before.duel.chain.length
  )
    return false;
  const activates = before.prompt === null || opening.effect >= 0;
  if (!activates && prompt.purpose === 'target') return false;
  return prompt.card === opening.card || prompt.card < 0;
}

/** Picks asked one at a time are one decision. */
function sameSource(prompt: Prompt, { answers, before }: Branch): boolean {
  if (answers.length === 0) return true;
  const first = before.prompt;
  return (
    first !== null &&
    first.card === prompt.card &&
    first.effect === prompt.effect &&
    first.link === prompt.link
  );
}

/** Does the script mean this option? A number counts from 1; a text is the option's own, or the name of the card declared. */
function isOption(table: Table, o: Option, index: number, said: NonNullable<Hints['option']>): boolean {
  if (said.counted) return index + 1 === said.value;
  if (said.card !== null && o.card >= 0 && table.fits(said.card, o.card)) return true;
  if (said.card !== null && said.card.passcode !== null && o.value === said.card.passcode) return true;
  const text = String(said.value).toLowerCase();
  return [String(o.value), o.do, optionText(table, o)].some((known) => known.toLowerCase() === text);
}
