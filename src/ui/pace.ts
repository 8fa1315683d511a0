/** What is decided is carried out in a task of its own: the page shows at once that something was pressed. */
import type { SessionStore } from '../session/index.ts';
import { inTask } from './afterwards.ts';
import { lendFocus } from './lent.ts';
import { onItsWay } from './presses.ts';

let next: (() => void) | null = null;
let isDone = () => {};

function catchUp(): void {
  const job = next;
  next = null;
  try {
    job?.();
  } finally {
    if (next === null) isDone();
  }
}

/** A page that is not looked at is not painted (ms). */
const UNSEEN = 100;

/**
 * Does something in a task of its own once the page has been painted, so that what was pressed is seen to be pressed before it.
 * One thing at a time: what waits already is done first.
 */
export function inTurn(job: () => void): void {
  catchUp();
  next = job;
  isDone = onItsWay(catchUp);
  const due = () => next === job && catchUp();
  window.setTimeout(due, UNSEEN);
  requestAnimationFrame(() => inTask(due));
}

const PACED = [
  'decide',
  'cancel',
  'undo',
  'redo',
  'stepBack',
  'jump',
  'comeBack',
  'reveal',
  'consent',
  'rematch',
] as const;

const carryOut = (deed: () => void): void =>
  inTurn(() => {
    lendFocus();
    deed();
  });

/** Paces a session for as long as it lives. */
export function pace(session: SessionStore): void {
  const own = session.getState();
  const paced = PACED.map((name) => {
    const act = own[name] as (...args: unknown[]) => void;
    return [name, (...args: unknown[]) => carryOut(() => act(...args))];
  });
  session.setState({
    ...Object.fromEntries(paced),
    intend(intent) {
      carryOut(() => void own.intend(intent));
      return true;
    },
  });
}
