import { activation, atLeast, atOnce, card, count, damage, isEffectMonster, monsters, normalTrap, turnUp } from '../engine/words/index.ts';

export const ceasefire = card('Ceasefire', 36468556, normalTrap,
  activation('While there is a face-down monster or an Effect Monster: turn every face-down monster face-up in Defense Position, without flip effects, and your opponent takes 500 damage for every Effect Monster.', {
    needs: [atLeast(1, monsters({ where: (g, s, id) => !g.card(id).faceUp || isEffectMonster(g, s, id) }), 'condition.down-or-effect')],
    does: atOnce(
      turnUp(monsters({ face: 'down' }), 'defense', { silently: true }),
      damage(count(monsters({ where: isEffectMonster }), 500)),
    ),
  }));
