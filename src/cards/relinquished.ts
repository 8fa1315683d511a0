import {
  and, any, becomeEquip, bind, bound, card, continuous, damage, eventAmount, ignition, inItsStead, isThisCard, kept, monster, monsters, need, not, one,
  original, printed, reaction, spellRoom, still, takesDamageInItsBattle, target, thisCard, when,
} from '../engine/words/index.ts';

const held = still(bound('held'));
const holds = any(held);

export const relinquished = card('Relinquished', 64631466, monster({ level: 1, attribute: 'DARK', race: 'Spellcaster', atk: 0, def: 0, frame: 'ritual' }),
  'It must first be Ritual Summoned with “Black Illusion Ritual”.',
  ignition('Once per turn, while it holds none: target 1 monster that your opponent controls; equip it to this card as it lies.', {
    oncePerTurn: true,
    needs: [need('condition.holding', not(holds)), spellRoom],
    target: one(monsters({ of: 'opponent' })),
    does: [becomeEquip(target, thisCard, { orSend: true, asItLies: true }), bind(kept('equipped'), 'held')],
  }),
  continuous('Its original ATK and DEF are those printed on the monster that it holds, or 0 if that is face-down.',
    original(and(isThisCard, holds), { atk: printed('atk', held), def: printed('def', held) })),
  continuous('If it would be destroyed by battle while it holds a monster, destroy that monster instead.',
    inItsStead(isThisCard, held, ['battle'])),
  reaction('Battle damage that you take from its battles while it holds a monster is dealt to your opponent too.', {
    on: when(takesDamageInItsBattle(holds)),
    does: damage(eventAmount),
  }));
