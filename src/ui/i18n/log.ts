/** The account of a duel: events gathered into sentences, with the chain's depth. */
import type { DuelEvent, Player } from '../../engine/contract.ts';
import { i18n } from './core.ts';
import { cardsOf, eventsSentence, nameIn, phaseOf, subjects } from './events.ts';
import { capital, type Names, nameList, playerName, possessive } from './names.ts';
import { say } from './say.ts';

export interface LogLine {
  key: string;
  kind: 'turn' | 'phase' | 'event';
  text: string;
  /** Chain links around it: 0 outside of a chain. */
  depth: number;
  /** Number of the chain link that begins or resolves here. */
  link: number | null;
  /** Cards it is about. */
  cards: number[];
  player: Player | null;
  turn: number;
  batch: number;
  /** Told apart without colour by a glyph. */
  tone: 'plain' | 'negated' | 'missed' | 'win';
  /** Article of the rulebook that it follows; may be empty. */
  article: string;
}

/** Never worth a line of their own. */
const SILENT = new Set<DuelEvent['kind']>([
  'resolved',
  'shuffle',
  'damage-step',
  'attempt',
  'chain-end',
  'resolve',
  'target',
]);
/** Events whose card's move they tell already. */
const TELLS_MOVE = new Set<DuelEvent['kind']>([
  'destroy',
  'draw',
  'tribute',
  'discard',
  'summon',
  'set',
  'activate',
  'equip',
  'attempt',
  'control',
]);
const SPENT = new Set(['spent', 'draw', 'summon']);

interface Aim {
  card: number;
  event: DuelEvent;
}

interface Run {
  /** The phase that began, as long as nothing has happened in it. */
  phase: DuelEvent | null;
  names: Names;
  lines: LogLine[];
  turn: number;
  links: number;
  /** Link now resolving, counted from 1, before its first line. */
  opened: { number: number; event: DuelEvent } | null;
  resolving: number;
  doomed: Set<number>;
  /** What was paid for an activation; told below it. */
  costs: ReadonlySet<DuelEvent>;
  /** The last activation and its line. */
  active: { event: DuelEvent; key: string } | null;
}

/** The turn in which an account begins, where no event says so. */
export interface LogStart {
  turn: number;
  player: Player;
}

/**
 * The whole account. Names of cards are those known when it happened.
 * @param turn the turn before the first event, where the events are those from a later turn on
 */
export function logLines(all: readonly DuelEvent[], names: Names, start?: LogStart, turn = 0): LogLine[] {
  const { events, costs } = costsBelow(all);
  const run: Run = {
    phase: null,
    names,
    lines: [],
    turn,
    links: 0,
    opened: null,
    resolving: 0,
    doomed: new Set(),
    costs,
    active: null,
  };
  if (start && events[0]?.kind !== 'turn') begin(run, start);
  for (let from = 0; from < events.length; ) {
    let to = from + 1;
    while (to < events.length && events[to].batch === events[from].batch) to++;
    tellBatch(run, events.slice(from, to));
    from = to;
  }
  return run.lines;
}

const COSTS = new Set<DuelEvent['kind']>(['pay', 'tribute', 'discard', 'move', 'counter', 'reveal']);

/** Costs are paid before the link stands on the chain, but are read after what they are paid for. */
function costsBelow(all: readonly DuelEvent[]): { events: DuelEvent[]; costs: Set<DuelEvent> } {
  const events: DuelEvent[] = [];
  const costs = new Set<DuelEvent>();
  let paid: DuelEvent[] = [];
  for (const [i, event] of all.entries()) {
    if (event.kind === 'activate') {
      let from = events.length;
      while (from > 0 && isCost(events[from - 1], event)) from--;
      paid = events.splice(from);
    }
    events.push(event);
    if (paid.length > 0 && all[i + 1]?.batch !== event.batch) {
      for (const cost of paid) costs.add(cost);
      events.push(...paid);
      paid = [];
    }
  }
  return { events, costs };
}

const isCost = (event: DuelEvent, activation: DuelEvent): boolean =>
  COSTS.has(event.kind) &&
  event.batch === activation.batch - 1 &&
  event.by === activation.by &&
  event.link === activation.link;

function begin(run: Run, { turn, player }: LogStart): void {
  run.turn = turn;
  run.lines.push({
    key: 'start',
    kind: 'turn',
    text: i18n.t('panels:log.turn', { turn }),
    depth: 0,
    link: null,
    cards: [],
    player,
    turn,
    batch: -1,
    tone: 'plain',
    article: '',
  });
}

function tellBatch(run: Run, batch: readonly DuelEvent[]): void {
  const told = new Set<number>();
  for (const event of batch)
    if (TELLS_MOVE.has(event.kind)) for (const card of subjects(event)) told.add(card);
  for (const group of groups(batch)) {
    const [event] = group;
    if (event.kind === 'move') tellMove(run, group, told);
    else tell(run, group);
    if (event.kind === 'destroy') for (const e of group) for (const card of subjects(e)) run.doomed.add(card);
  }
}

/** Events of a batch that make one sentence together, in the order of their first. */
function groups(batch: readonly DuelEvent[]): DuelEvent[][] {
  const all = new Map<string, DuelEvent[]>();
  for (const event of batch) {
    const { kind, by, reason, how, to, from, player } = event;
    const alone =
      kind === 'activate' ||
      kind === 'equip' ||
      kind === 'counter' ||
      kind === 'attack' ||
      kind === 'modify' ||
      kind === 'resolve';
    const shared = kind === 'destroy' || kind === 'flip' || kind === 'position';
    const key = alone
      ? `${kind} ${all.size}`
      : [
          kind,
          reason === 'battle' ? '' : by,
          reason,
          how,
          to,
          kind === 'move' ? from : '',
          shared ? '' : player,
          kind === 'destroy' ? '' : event.faceUp,
        ].join(' ');
    const group = all.get(key);
    if (group) group.push(event);
    else all.set(key, [event]);
  }
  return [...all.values()];
}

function tellMove(run: Run, group: readonly DuelEvent[], told: ReadonlySet<number>): void {
  const left = group.filter((event) => {
    if (event.reason !== undefined && SPENT.has(event.reason)) return false;
    const ids = subjects(event);
    const doomed = event.to === 'graveyard' && ids.every((card) => run.doomed.delete(card));
    return !doomed && !ids.every((card) => told.has(card));
  });
  if (left.length > 0) line(run, left, eventsSentence(left, run.names));
}

function tell(run: Run, group: readonly DuelEvent[]): void {
  const [event] = group;
  const { names } = run;
  switch (event.kind) {
    case 'turn':
      run.turn = Number(event.value ?? event.amount ?? run.turn + 1);
      push(run, group, 'turn', i18n.t('panels:log.turn', { turn: run.turn }));
      return;
    case 'phase':
      if (!event.step) run.phase = event;
      return;
    case 'target':
      tellTarget(run, event);
      return;
    case 'activate':
      run.links++;
      line(run, group, eventsSentence([event], names), run.links);
      run.active = { event, key: run.lines.at(-1)?.key ?? '' };
      return;
    case 'resolve':
      closeLink(run);
      run.resolving = (event.link ?? 0) + 1;
      run.opened = { number: run.resolving, event };
      return;
    case 'resolved':
      closeLink(run);
      run.resolving = 0;
      return;
    case 'chain-end':
      closeLink(run);
      run.resolving = 0;
      run.links = 0;
      return;
    default:
      if (event.kind === 'flip' && event.how === 'summon') return;
      if (!SILENT.has(event.kind)) line(run, group, eventsSentence(group, names));
  }
}

/** Targets belong to the sentence of their activation. */
function tellTarget(run: Run, event: DuelEvent): void {
  if (event.how === 'redirected') {
    line(run, [event], eventsSentence([event], run.names));
    return;
  }
  const last = run.lines.at(-1);
  const { active } = run;
  if (last && active && run.resolving === 0 && last.key === active.key) {
    last.text = activation(run, active.event, aims(event));
    last.cards = [...new Set([...last.cards, ...cardsOf(event)])];
  }
}

const aims = (event: DuelEvent): Aim[] => {
  const cards = event.cards ?? [event.other ?? event.card ?? -1];
  return cards.filter((card) => card >= 0).map((card) => ({ card, event }));
};

function activation(run: Run, event: DuelEvent, aimed: readonly Aim[]): string {
  const card = nameIn(event, event.card, run.names) ?? i18n.t('set-card');
  const values = {
    player: event.player === undefined ? undefined : playerName(run.names, event.player),
    card,
    cardOwn: possessive(card),
    targets: nameList(aimed.map((aim) => nameIn(aim.event, aim.card, run.names))),
  };
  const key = event.how === 'effect' ? 'activate.effect.targets' : 'activate.targets';
  return say('events', [key], values) ?? eventsSentence([event], run.names);
}

/** A link that did nothing worth a line still gets one. */
function closeLink(run: Run): void {
  const { opened } = run;
  if (!opened) return;
  run.opened = null;
  // A chain of one link is told by its activation and by what it did.
  if (run.links <= 1) return;
  const card = nameIn(opened.event, opened.event.card, run.names) ?? i18n.t('set-card');
  push(run, [opened.event], 'event', i18n.t('events:resolve', { card }), opened.number);
}

function line(run: Run, group: readonly DuelEvent[], text: string, link: number | null = null): void {
  const { opened } = run;
  if (opened && link === null) {
    // The first thing a link does stands for its resolving, if it names the link's card.
    if (group[0].by === opened.event.card || group[0].card === opened.event.card) {
      run.opened = null;
      push(run, group, 'event', text, opened.number);
      return;
    }
    closeLink(run);
  }
  push(run, group, 'event', text, link);
}

const TONES: Partial<Record<DuelEvent['kind'], LogLine['tone']>> = {
  negate: 'negated',
  fizzle: 'negated',
  missed: 'missed',
  win: 'win',
};

function push(
  run: Run,
  group: readonly DuelEvent[],
  kind: LogLine['kind'],
  text: string,
  link: number | null = null,
): void {
  const [event] = group;
  const { phase } = run;
  run.phase = null;
  // A phase in which nothing happens is not worth a line.
  if (phase && kind === 'event') push(run, [phase], 'phase', capital(phaseOf(phase) ?? ''));
  const cost = run.costs.has(event);
  const inChain = kind === 'event' && event.kind !== 'missed';
  run.lines.push({
    key: `${run.lines.length}`,
    kind,
    text: cost ? i18n.t('panels:log.cost', { text }) : text,
    depth: inChain ? run.resolving || run.links : 0,
    link,
    cards: [...new Set(group.flatMap(cardsOf))],
    player: event.player ?? null,
    turn: run.turn,
    batch: event.batch,
    tone: TONES[event.kind] ?? 'plain',
    article: event.article,
  });
}
