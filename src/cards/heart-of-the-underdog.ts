import { activate, card, continuousSpell, draw, draws, inPhase, isA, monsters, revealCost, trigger, when } from '../engine/words/index.ts';

export const heartOfTheUnderdog = card('Heart of the Underdog', 35762283, continuousSpell,
  activate,
  trigger('When you draw a Normal Monster in your Draw Phase: you can show it and draw another card.', {
    from: ['spell'],
    whose: 'you',
    needs: [inPhase('draw')],
    youCan: true,
    on: when(draws('you', isA(monsters({ in: 'hand', frame: 'normal' })))),
    cost: revealCost('drawn'),
    does: draw(1),
  }));
