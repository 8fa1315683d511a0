/** A Normal Summon or Set that an effect allows within its resolution: it cannot be negated and uses up nothing. */

import type { Option } from '../contract.ts';
import type { CardTest, Condition, Scope, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import { deciding } from '../legality/check.ts';
import { checkSummon } from '../legality/moves.ts';
import { beginSummon } from '../procedures/act.ts';
import { option, question } from '../question.ts';

function grants(g: Game, s: Scope, test: CardTest): Option[] {
  const out: Option[] = [];
  for (const id of g.side(s.player).hand) {
    if (g.def(id).kind !== 'monster' || !test(g, s, id)) continue;
    if (checkSummon(g, s.player, id, false, deciding(), true)) out.push(option('summon', id));
    if (checkSummon(g, s.player, id, true, deciding(), true)) out.push(option('set', id));
  }
  return out;
}

/** Is there a monster to be Normal Summoned or Set so? */
export const canGrantSummon =
  (test: CardTest = () => true): Condition =>
  (g, s) =>
    grants(g, s, test).length > 0;

/** Normal Summons or Sets one monster from the hand, Tributes as usual. */
export function grantSummon(test: CardTest = () => true): Step {
  return {
    verb: 'summon',
    quiet: true,
    ask: (g, s) => {
      const options = grants(g, s, test);
      if (options.length === 0) return null;
      const q = question(s.player, 'act', 'granted-summon', options);
      q.card = s.ref;
      q.effect = s.effect;
      return q;
    },
    run: (g, _s, picked) => {
      if (picked.length > 0) beginSummon(g, picked[0].card, picked[0].do === 'set', true);
    },
  };
}
