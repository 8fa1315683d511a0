import { cards } from '../../cards/index.ts';

/** The passcode of a card. */
export function named(name: string): number {
  const def = cards.find((c) => c.name === name);
  if (def === undefined) throw new Error(`no card ${name}`);
  return def.passcode;
}
