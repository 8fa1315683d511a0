/** From an open question to a prompt: for the drivers with lasting ids, for a viewer with what they may know. */
import { articleOf, articleOfQuestion, articleOfWindow } from './articles.ts';
import type {
  Answer,
  CardView,
  DuelEvent,
  Facts,
  Option,
  Prompt,
  Viewer,
  Why,
  WindowView,
} from './contract.ts';
import type { Game } from './game.ts';
import type { Question } from './question.ts';
import { type Happening, idOf } from './state/duel.ts';
import { isKnown, viewCard, viewId } from './state/view.ts';

export function promptOf(g: Game, viewer: Viewer): Prompt | null {
  const q = g.question;
  if (q === null) return null;
  // Whose question it is sees the cards it is about; others only those they know anyway.
  const asked = viewer === 'judge' || viewer === q.player;
  const number = (id: number): number => (id < 0 ? -1 : viewId(g, viewer, id));
  const window = windowOf(g, viewer, q);
  const options = asked ? q.options : publicOptions(g, viewer, q);
  return {
    player: q.player,
    kind: q.kind,
    purpose: q.purpose,
    options: options.map((o) => viewOption(g, viewer, o, asked)),
    min: q.min,
    max: q.max,
    constrained: q.valid !== null,
    card: q.card < 0 ? -1 : number(idOf(q.card)),
    effect: q.effect,
    link: g.duel.resolving,
    mayDecline: q.mayDecline,
    why: whyOf(g, viewer, q, window),
    cards: asked ? optionCards(g, viewer, q) : [],
    window,
  };
}

/**
 * Options as somebody who is not asked may know them. What a player can do depends on their hidden cards; and how many of
 * those fit a choice is nobody else's business either.
 */
function publicOptions(g: Game, viewer: Viewer, q: Question): Option[] {
  if (q.kind === 'act' || q.kind === 'respond') return [];
  return q.options.filter((o) => o.card < 0 || isKnown(g, viewer, g.card(o.card)));
}

function viewOption(g: Game, viewer: Viewer, o: Option, asked: boolean): Option {
  const show = (id: number): number =>
    id < 0 || !(asked || isKnown(g, viewer, g.card(id))) ? -1 : viewId(g, viewer, id);
  return { ...o, card: show(o.card), on: show(o.on) };
}

function optionCards(g: Game, viewer: Viewer, q: Question): CardView[] {
  const seen = new Set<number>();
  for (const o of q.options) if (o.card >= 0) seen.add(o.card);
  // Searching one's own Deck shows it; pointing at a hidden hand does not.
  return [...seen].map((id) =>
    viewCard(g, viewer, id, isKnown(g, viewer, g.card(id)) || g.card(id).zone === 'deck'),
  );
}

function whyOf(g: Game, viewer: Viewer, q: Question, window: WindowView | null): Why {
  const facts: Facts = {};
  for (const [key, value] of Object.entries(q.facts ?? {})) {
    const isCard = key === 'card' || key === 'other' || key === 'by';
    Object.assign(facts, { [key]: isCard && typeof value === 'number' ? viewId(g, viewer, value) : value });
  }
  // Before anything resolves, an effect that asks for cards other than targets is being paid for.
  const paying = q.kind === 'choose' && q.effect >= 0 && q.purpose !== 'target' && g.duel.resolving < 0;
  const article =
    window === null
      ? articleOfQuestion(q.kind, q.why, q.purpose, paying)
      : articleOfWindow(window.box, g.duel.battle?.moment);
  return { code: q.why, article, facts };
}

function windowOf(g: Game, viewer: Viewer, q: Question): WindowView | null {
  if (q.kind !== 'respond') return null;
  const { duel } = g;
  const top = duel.stack[duel.stack.length - 1];
  const last = duel.chain[duel.chain.length - 1];
  const chained = top.proc === 'chain';
  const box = chained
    ? 'chain'
    : top.proc === 'window' && top.kind === 'leaving'
      ? 'leaving'
      : duel.attempt >= 0
        ? 'summon-attempt'
        : duel.battle !== null
          ? 'damage-step'
          : q.player === duel.turnPlayer
            ? 'turn-player-chance'
            : 'opponent-chance';
  const own = duel.window.some((e) => e.kind === 'summon' && e.player === q.player);
  return {
    box,
    ...(box === 'turn-player-chance' && g.profile.ignitionPriority && own ? { ignition: true } : {}),
    ...(box === 'damage-step' && duel.battle !== null ? { moment: duel.battle.moment } : {}),
    events: duel.window.map((e) => windowEvent(g, viewer, e)),
    link: chained ? duel.chain.length - 1 : -1,
    speed: last ? Math.max(2, last.speed) : 2,
    otherPassed: chained
      ? top.passes === 1
      : top.proc === 'window' && top.at === 'opponent' && top.kind !== 'leaving',
  };
}

function windowEvent(g: Game, viewer: Viewer, h: Happening): DuelEvent {
  const names: Record<number, number> = {};
  const out: DuelEvent = {
    kind: h.kind,
    batch: h.batch,
    player: h.player,
    article: articleOf(h.kind, h.how || h.reason),
    names,
  };
  const note = (ref: number): number => {
    const id = idOf(ref);
    names[viewId(g, viewer, id)] = isKnown(g, viewer, g.card(id)) ? g.def(id).passcode : 0;
    return viewId(g, viewer, id);
  };
  if (h.card >= 0) out.card = note(h.card);
  if (h.other >= 0) out.other = note(h.other);
  if (h.how !== '') out.how = h.how;
  if (h.amount !== 0) out.amount = h.amount;
  if (h.kind === 'phase') out.phase = g.duel.phase;
  return out;
}

// ------------------------------------------------------------ answers

/** The picks of an answer, or why it is refused. */
export function picksOf(g: Game, answer: Answer): readonly number[] | Why {
  const q = g.question;
  if (q === null) return refused('answer.no-question', {});
  const picks = typeof answer === 'number' ? [answer] : answer;
  if (!Array.isArray(picks)) return refused('answer.malformed', {});
  if (picks.length < q.min || picks.length > q.max)
    return refused('answer.count', { need: q.min, have: picks.length });
  for (let i = 0; i < picks.length; i++) {
    const n = picks[i];
    if (!Number.isInteger(n) || n < 0 || n >= q.options.length)
      return refused('answer.no-option', { have: n });
    for (let j = 0; j < i; j++) if (picks[j] === n) return refused('answer.twice', { have: n });
  }
  if (q.valid !== null && !q.valid(picks))
    return refused(`answer.${q.constraint}`, {
      ...q.facts,
      ...(q.measure ? { have: q.measure(picks) } : {}),
    });
  return picks;
}

const refused = (code: string, facts: Facts): Why => ({ code, article: 'chain.activation', facts });
