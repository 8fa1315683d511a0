import { callCoin, card, damage, destroy, ifSo, ignition, monster, monsters, number } from '../engine/words/index.ts';

export const timeWizard = card('Time Wizard', 71625222, monster({ level: 2, attribute: 'LIGHT', race: 'Spellcaster', atk: 500, def: 400 }),
  ignition('Once per turn: call a coin, then toss it. Right: destroy every monster your opponent controls. Wrong: destroy every monster you control and take half of the ATK that the face-up ones had.', {
    oncePerTurn: true,
    does: [
      callCoin,
      ifSo(
        (_g, s) => s.vars.right[0] === 1,
        destroy(monsters({ of: 'opponent' })),
        [destroy(monsters({ of: 'you' }), { sum: { into: 'atk', of: (g, _s, id) => (g.card(id).faceUp ? g.derived.atk(id) : 0) } }), damage((g, s) => Math.floor(number('atk')(g, s) / 2), 'you')],
      ),
    ],
  }));
