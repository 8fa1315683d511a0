/**
 * A fixed piece of work of the engine's kind (small objects read, copied, counted), against which everything else is
 * measured: how long it takes tells how fast the machine is at this moment. To change it makes all older ratios void.
 */

interface Piece {
  id: number;
  place: 'deck' | 'hand' | 'field';
  moves: number;
  marks: number[];
}

const PIECES = 120;
const STEPS = 3000;

/** @returns a number that depends on every step, so that none can be left out */
export function work(): number {
  let sum = 0;
  let pieces: Piece[] = Array.from({ length: PIECES }, (_, id) => ({
    id,
    place: 'deck',
    moves: 0,
    marks: [id],
  }));
  for (let step = 0; step < STEPS; step++) {
    const p = pieces[Math.imul(step, 7919) % PIECES];
    p.place = p.place === 'deck' ? 'hand' : p.place === 'hand' ? 'field' : 'deck';
    p.moves++;
    p.marks = [...p.marks.slice(-3), step];
    const onField = pieces.filter((q) => q.place === 'field');
    for (const q of onField) sum = (Math.imul(sum ^ q.moves, 0x01000193) + q.marks.length) | 0;
    if (step % 4 === 0) pieces = pieces.map((q) => ({ ...q, marks: q.marks.slice() }));
  }
  return sum;
}

const TIMES = 3;

/** Does the work a few times. @returns ms that one took, other programs of the machine included: what is measured suffers from them too */
export function yardstick(): number {
  const start = performance.now();
  for (let i = 0; i < TIMES; i++) work();
  return (performance.now() - start) / TIMES;
}
