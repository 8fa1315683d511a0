/** Tasks of the page's main thread, from the browser's own trace. */

/** One event of a trace, as far as it is used here; microseconds. */
export interface TraceEvent {
  name: string;
  cat?: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor, which other programs do not lengthen. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** Only how long each task took. */
const TASKS = ['toplevel', 'blink.user_timing'];
/** Also what it was spent on. To write that down takes the page a tenth to a quarter longer. */
const REASONS = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];

export const categories = (why: boolean): string[] => (why ? REASONS : TASKS);

/** A task is called otherwise where its reasons are asked for. */
const TASK = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Marks a task in which the bench looks at the page: nobody's page is looked at like that. */
export const LOOK = 'bench looks';

export type Part = 'script' | 'style' | 'layout' | 'paint' | 'collector' | 'other';

export interface Task {
  /** Of the machine's clock, microseconds. */
  start: number;
  /** Milliseconds, by the clock and of the processor. */
  wall: number;
  cpu: number;
  /** The processor's milliseconds by what they were spent on. */
  parts: Record<Part, number>;
  /** Events that it told the page's scripts of. */
  events: string[];
}

const PARTS: Record<string, Part> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  EvaluateModule: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.produceCache': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  UpdateLayoutTree: 'style',
  ParseHTML: 'layout',
  Layout: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  MinorGC: 'collector',
  MajorGC: 'collector',
  'V8.GC_MC_INCREMENTAL': 'collector',
};

interface Main {
  pid: number;
  tid: number;
}

/** The main thread of the page: of several, the one with the most to do. */
function mainOf(events: readonly TraceEvent[]): Main {
  const busy = new Map<string, { main: Main; time: number }>();
  for (const { ph, name, pid, tid, args } of events)
    if (ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      busy.set(`${pid} ${tid}`, { main: { pid, tid }, time: 0 });
  for (const { name, pid, tid, dur = 0 } of events) {
    const found = TASK.has(name) ? busy.get(`${pid} ${tid}`) : undefined;
    if (found) found.time += dur;
  }
  const [most] = [...busy.values()].sort((a, b) => b.time - a.time);
  if (!most) throw new Error('The trace has no page in it');
  return most.main;
}

/** @returns every task of the page's main thread, in order, but for those in which the bench looks at it */
export function tasksOf(events: readonly TraceEvent[]): Task[] {
  const main = mainOf(events);
  const looks = events.filter((e) => e.name === LOOK && e.pid === main.pid && e.tid === main.tid);
  const own = events
    .filter((e) => e.ph === 'X' && e.pid === main.pid && e.tid === main.tid && e.dur !== undefined)
    .sort((a, b) => a.ts - b.ts || b.dur! - a.dur!);
  const tasks: Task[] = [];
  let open: { end: number; part: Part; task: Task }[] = [];
  for (const { name, ts, dur = 0, tdur = dur, args } of own) {
    open = open.filter((o) => ts < o.end);
    const around = open.at(-1);
    if (TASK.has(name)) {
      if (around) continue;
      const parts = { script: 0, style: 0, layout: 0, paint: 0, collector: 0, other: tdur / 1000 };
      const task: Task = { start: ts, wall: dur / 1000, cpu: tdur / 1000, parts, events: [] };
      tasks.push(task);
      open.push({ end: ts + dur, part: 'other', task });
      continue;
    }
    const part = PARTS[name];
    if (!around || part === undefined) continue;
    // Time of what is inside is not time of what is around it.
    around.task.parts[around.part] -= tdur / 1000;
    around.task.parts[part] += tdur / 1000;
    if (name === 'EventDispatch' && args?.data?.type) around.task.events.push(args.data.type);
    open.push({ end: ts + dur, part, task: around.task });
  }
  return tasks.filter(({ start, wall }) => !looks.some(({ ts }) => ts >= start && ts < start + wall * 1000));
}
