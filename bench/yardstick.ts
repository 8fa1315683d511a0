/**
 * A fixed piece of work of the engine's kind (small objects read, copied, counted), against which everything else is
 * measured. To change it makes all older ratios void.
 */

interface Piece {
  id: number;
  place: 'deck' | 'hand' | 'field';
  moves: number;
  marks: number[];
}

const PIECES = 120;
const STEPS = 150;

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

const TIMES = 60;

/**
 * Does the work again and again.
 * @returns ms that it took most often. It is so short that other programs seldom come in between: it tells how fast the machine
 * is, not how busy
 */
export function yardstick(): number {
  const times = Float64Array.from({ length: TIMES }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort()[TIMES >> 1];
}
