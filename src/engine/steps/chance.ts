/** Coins and dice. */
import type { Condition, Step } from '../definition.ts';
import { tell } from '../events.ts';
import { option, question } from '../question.ts';
import { rollDie, tossCoin } from '../state/random.ts';

/** The effect's player calls a coin, then it is tossed. Keeps `right` as 1 or 0. */
export const callCoin: Step = {
  verb: 'toss',
  ask: (_g, s) => {
    const q = question(s.player, 'declare', 'call-coin', [
      option('value', -1, -1, -1, 'heads'),
      option('value', -1, -1, -1, 'tails'),
    ]);
    q.card = s.ref;
    q.effect = s.effect;
    return q;
  },
  run: (g, s, picked) => {
    const called = picked[0]?.value;
    tell(g, 'declare', { player: s.player, value: String(called) });
    const heads = tossCoin(g);
    s.vars.right = [heads === (called === 'heads') ? 1 : 0];
  },
};

/** Was the coin called right? */
export const calledRight: Condition = (_g, s) => s.vars.right?.[0] === 1;

/** Rolls a die. Keeps the number as `die`. */
export const rollADie: Step = {
  verb: 'toss',
  run: (g, s) => {
    s.vars.die = [rollDie(g)];
  },
};
