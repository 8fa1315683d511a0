/** Waiting for others without blaming them for what keeps this page itself busy. */

const BEATS = 16;

/**
 * Does something after so many milliseconds, in which the page could have heard an answer: while it is busy, or the machine is, the
 * answer may have come long ago and wait to be heard. So the time passes in beats, between which all that has come is heard, and a
 * beat counts once however long it takes.
 * @returns takes it back
 */
export function afterPatience(ms: number, then: () => void): () => void {
  let left = BEATS;
  let timer: ReturnType<typeof setTimeout>;
  const beat = () => {
    if (left-- > 0) timer = setTimeout(beat, ms / BEATS);
    else then();
  };
  beat();
  return () => clearTimeout(timer);
}
