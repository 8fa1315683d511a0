/** An engine with a mistake in it: each of its calls can be made to fail, or to go on failing. */
import type { Engine } from '../engine.ts';

type Call = keyof Engine;

export interface Brittle {
  engine: Engine;
  /** From now on this call fails whenever `when` says so of its arguments. */
  breaks(call: Call, when?: (...args: never[]) => boolean): void;
  mend(): void;
}

export function brittle(sound: Engine): Brittle {
  const broken = new Map<PropertyKey, (...args: never[]) => boolean>();
  const engine = new Proxy(sound, {
    get(target, call: Call) {
      const real = target[call] as ((...args: never[]) => unknown) | undefined;
      // Whoever waits for it asks for `then`.
      if (!real) return undefined;
      return (...args: never[]) => {
        if (broken.get(call)?.(...args)) throw new TypeError(`a mistake in ${call}`);
        return real.apply(target, args);
      };
    },
  });
  return {
    engine,
    breaks: (call, when = () => true) => void broken.set(call, when),
    mend: () => broken.clear(),
  };
}
