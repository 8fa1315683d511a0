/** Work that need not be done in the very moment in which something was pressed. Whatever is pressed next comes after it. */

let waiting = new Map<object, () => void>();
let frame = 0;

function draw(): void {
  frame = 0;
  const jobs = [...waiting.values()];
  waiting = new Map();
  for (const job of jobs) job();
}

/** What waits for the next paint is done at once. */
export function drawNow(): void {
  if (frame === 0) return;
  cancelAnimationFrame(frame);
  draw();
}

const after: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => after.shift()?.();

/** Does something in a task of its own, soon. */
export function inTask(job: () => void): void {
  after.push(job);
  channel.port2.postMessage(null);
}

/**
 * Does something that needs the page laid out (where a card is, whether it can have the focus, how far a list scrolls) once a change
 * is complete, in a task of its own if there is time before the next paint, and with it if not. Asked for in the middle of a change,
 * the page would be laid out for every question.
 * @param whose the newest job of the same one takes the place of those before it
 * @returns takes it back
 */
export function beforePaint(whose: object, job: () => void): () => void {
  waiting.set(whose, job);
  if (frame === 0) {
    frame = requestAnimationFrame(draw);
    inTask(drawNow);
  }
  return () => {
    if (waiting.get(whose) === job) waiting.delete(whose);
  };
}

/** Does something once what is being drawn now has been painted, in a task of its own. @returns takes it back */
export function afterPaint(job: () => void): () => void {
  let wanted = true;
  const drawing = requestAnimationFrame(() => inTask(() => wanted && job()));
  return () => {
    wanted = false;
    cancelAnimationFrame(drawing);
  };
}
