/** The steps of a case, from their shape to what they mean. */
import type { Phase, ReasonCode } from '../../engine/contract.ts';
import {
  type Check,
  type Decision,
  type LogLine,
  type Move,
  playerOf,
  SEATS,
  type Seat,
  type Step,
  ZONES,
  type ZoneWord,
} from './model.ts';
import { didYouMean } from './names.ts';
import type { Reading } from './reading.ts';
import type { RawDecision, RawEntry, RawExpectation, RawRef, RawStep } from './schema.ts';
import type { Path } from './source.ts';

export function readSteps(raw: readonly RawStep[], path: Path, reading: Reading): Step[] {
  return raw.flatMap((step, i) => readStep(step, [...path, i], reading));
}

function readStep(raw: RawStep, path: Path, reading: Reading): Step[] {
  const line = reading.line(path);
  if (typeof raw === 'string') return [{ kind: raw, line }];
  if ('expect' in raw) {
    const checks = readChecks(raw.expect as RawExpectation, [...path, 'expect'], reading);
    return [{ kind: 'expect', checks, line }];
  }
  if ('toss' in raw) return [{ kind: 'toss', outcomes: raw.toss as (string | number)[], line }];
  if ('manual' in raw) return [{ kind: 'manual', what: Object.keys(raw.manual as object).join(', '), line }];
  for (const kind of ['can', 'rejects'] as const) {
    if (!(kind in raw)) continue;
    return readMoves(raw[kind] as RawMoves, [...path, kind], reading).map((move) => ({ kind, move, line }));
  }
  if ('cannot' in raw) {
    const given = raw.cannot as RawMoves & { because?: ReasonCode; by?: RawRef };
    const by = given.by === undefined ? null : reading.ref(given.by, [...path, 'cannot', 'by']);
    return readMoves(given, [...path, 'cannot'], reading).map((move) => ({
      kind: 'cannot',
      move,
      because: given.because ?? null,
      by,
      line,
    }));
  }
  const moves = readMoves(raw as RawMoves, path, reading);
  if (moves.length > 1) reading.problem(path, 'a step is one decision by one player; write two steps');
  return moves.map((move) => ({ kind: 'decide', move, line }));
}

type RawMoves = Partial<Record<Seat, RawDecision>>;

function readMoves(raw: RawMoves, path: Path, reading: Reading): Move[] {
  const moves = SEATS.flatMap((seat) => {
    const decision = raw[seat];
    if (decision === undefined) return [];
    return [{ player: playerOf(seat), decision: readDecision(decision, [...path, seat], reading) }];
  });
  if (moves.length === 0) reading.problem(path, 'no player is named: say `A:` or `B:` and the decision');
  return moves;
}

function readDecision(raw: RawDecision, path: Path, reading: Reading): Decision {
  if (typeof raw === 'string') return { do: raw };
  const ref = (given: RawRef, key: string) => reading.ref(given, [...path, key]);
  const refs = (given: RawRef[] | undefined, key: string) => reading.refs(given, [...path, key]);
  switch (raw.verb) {
    case 'summon':
      return {
        do: 'summon',
        card: ref(raw.summon, 'summon'),
        tribute: refs(raw.tribute, 'tribute'),
        position: raw.position ?? null,
        zone: raw.zone ?? null,
      };
    case 'set':
      return {
        do: 'set',
        card: ref(raw.set, 'set'),
        tribute: refs(raw.tribute, 'tribute'),
        zone: raw.zone ?? null,
      };
    case 'flip':
      return { do: 'flip', card: ref(raw.flip, 'flip') };
    case 'turn':
      return { do: 'turn', card: ref(raw.turn, 'turn'), to: raw.to ?? null };
    case 'special':
      return {
        do: 'special',
        card: ref(raw.special, 'special'),
        tribute: refs(raw.tribute, 'tribute'),
        cost: refs(raw.cost, 'cost'),
        position: raw.position ?? null,
        zone: raw.zone ?? null,
      };
    case 'activate':
      return {
        do: 'activate',
        card: ref(raw.activate, 'activate'),
        effect: raw.effect ?? null,
        from: raw.from ?? null,
        target: refs(raw.target, 'target'),
        cost: refs(raw.cost, 'cost'),
        option: raw.option ?? null,
        withEffect: raw.withEffect ?? null,
        declare:
          raw.declare === undefined ? null : { value: raw.declare, card: reading.perhaps(raw.declare) },
        zone: raw.zone ?? null,
      };
    case 'attack':
      return {
        do: 'attack',
        card: ref(raw.attack, 'attack'),
        on: raw.on === undefined ? null : raw.on === 'direct' ? 'direct' : ref(raw.on, 'on'),
        cost: refs(raw.cost, 'cost'),
      };
    case 'phase':
      return { do: 'phase', phase: raw.phase as Phase };
    case 'choose':
      return {
        do: 'choose',
        cards: refs(raw.choose, 'choose') ?? [],
        zone: raw.zone ?? null,
        position: raw.position ?? null,
      };
    case 'say':
      return { do: 'say', yes: raw.say === 'yes' };
    case 'option':
      return { do: 'option', option: raw.option };
    case 'position':
      return { do: 'position', position: raw.position, zone: raw.zone ?? null };
    case 'declare':
      return { do: 'declare', value: raw.declare, card: reading.perhaps(raw.declare) };
    case 'order':
      return { do: 'order', cards: refs(raw.order, 'order') ?? [] };
    case 'answer': {
      const { answer } = raw;
      if (answer === 'surrender') {
        const seat = path[path.length - 1] as Seat;
        return { do: 'answer', answer: { surrender: playerOf(seat) } };
      }
      return { do: 'answer', answer: typeof answer === 'number' ? answer - 1 : answer.map((n) => n - 1) };
    }
  }
}

// ---------------------------------------------------------------- checks

function readChecks(raw: RawExpectation, path: Path, reading: Reading): Check[] {
  return Object.entries(raw).flatMap(([key, value]) => readCheck(key, value, [...path, key], reading));
}

function readCheck(key: string, value: unknown, path: Path, reading: Reading): Check[] {
  if (key.includes('.')) {
    const [seat, zone] = key.split('.') as [Seat, ZoneWord | 'lp'];
    const player = playerOf(seat);
    if (zone === 'lp') return [{ what: 'lp', player, lp: value as number }];
    const entries = (value as RawEntry[]).map((raw, i) => reading.entry(raw, [...path, i]));
    return [{ what: 'zone', player, zone, entries }];
  }
  const pairs = <T>() => Object.entries(value as Record<string, T>);
  const refs = () => reading.refs(value as RawRef[], path) ?? [];
  switch (key) {
    case 'where':
      return pairs<string>().map(([name, place]) => ({
        what: 'where',
        card: reading.refKey(name, [...path, name]),
        ...placeOf(place),
      }));
    case 'count':
      return pairs<number>().map(([place, count]) => ({
        what: 'count',
        player: playerOf(place[0] as Seat),
        zone: place.slice(2) as ZoneWord,
        count,
      }));
    case 'chain':
      return [{ what: 'chain', cards: refs() }];
    case 'chainSize':
      return [{ what: 'chainSize', size: value as number }];
    case 'prompt': {
      const { player, kind } = value as { player?: Seat; kind?: string };
      return [{ what: 'prompt', player: player === undefined ? null : playerOf(player), kind: kind ?? null }];
    }
    case 'phase':
      return [{ what: 'phase', phase: value as string }];
    case 'turnPlayer':
      return [{ what: 'turnPlayer', player: playerOf(value as Seat) }];
    case 'stats': {
      const stats = pairs<Record<string, string | number>>().map(([name, facts]) => ({
        card: reading.refKey(name, [...path, name]),
        facts,
      }));
      return stats.length > 0 ? [{ what: 'stats', stats }] : [];
    }
    case 'negated':
      return [{ what: 'negated', cards: refs() }];
    case 'winner':
      return [
        {
          what: 'winner',
          winner: value === 'A' || value === 'B' ? playerOf(value) : (value as 'draw' | 'none'),
        },
      ];
    default:
      return [
        {
          what: 'log',
          lines: (value as string[]).map((text, i) => readLogLine(text, [...path, i], reading)),
        },
      ];
  }
}

function placeOf(place: string): {
  player: Check extends never ? never : 0 | 1 | null;
  zone: ZoneWord | 'none';
} {
  if (place === 'none') return { player: null, zone: 'none' };
  return { player: playerOf(place[0] as Seat), zone: ZONES.find((zone) => zone === place.slice(2))! };
}

const CARD_VERBS = [
  'activate',
  'resolve',
  'negate',
  'fizzle',
  'destroy',
  'send',
  'banish',
  'return',
  'discard',
  'tribute',
  'summon',
  'set',
  'special',
  'flip',
  'position',
  'attack',
  'equip',
  'control',
  'counter',
];
const PLAYER_VERBS = ['draw', 'damage', 'gain', 'pay', 'win'];

function readLogLine(text: string, path: Path, reading: Reading): LogLine {
  const [, verb, rest] = /^(\S+)\s*(.*)$/.exec(text.trim()) ?? ['', text, ''];
  const line: LogLine = { text, verb, card: null, player: null, amount: null };
  if (CARD_VERBS.includes(verb)) {
    if (rest === '') reading.problem(path, `\`${verb}\` in a log needs a card: \`${verb} NAME\``);
    else line.card = reading.refKey(rest, path);
  } else if (PLAYER_VERBS.includes(verb)) {
    const found = /^([AB])(?:\s+(\d+))?$/.exec(rest);
    if (found === null)
      reading.problem(path, `\`${verb}\` in a log is written \`${verb} A${verb === 'win' ? '' : ' 2'}\``);
    else {
      line.player = playerOf(found[1] as Seat);
      line.amount = found[2] === undefined ? null : Number(found[2]);
    }
  } else if (verb === 'toss') {
    line.amount = /^\d+$/.test(rest) ? Number(rest) : rest === '' ? null : rest;
  } else {
    reading.problem(
      path,
      `unknown event "${verb}" in a log: ${didYouMean(verb, [...CARD_VERBS, ...PLAYER_VERBS, 'toss'], 'see the list of log events')}`,
    );
  }
  return line;
}
