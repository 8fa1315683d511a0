import {
  activation, all, among, card, destroy, doubled, begun, isSubject, kept, lasting, later, monsters, quickPlaySpell, worthwhile,
} from '../engine/words/index.ts';

const machines = monsters({ of: 'you', face: 'up', race: 'Machine' });

export const limiterRemoval = card('Limiter Removal', 23171610, quickPlaySpell,
  activation('Double the ATK of every face-up Machine monster that you control, until the end of this turn; then, in the End Phase, destroy those monsters.', {
    needs: [worthwhile(machines)],
    damageStep: 'modifier',
    does: [
      lasting(doubled({ atk: begun }), 'turn', { on: all(machines), each: (g, _s, id) => g.derived.atk(id), into: 'doubled' }),
      later('end', 'either', destroy(among(kept('doubled'), isSubject))),
    ],
  }));
