import {
  activation, attachUnion, card, cards, detachUnion, fitsUnion, hasHost, kept, monsters, normalTrap, one, choose, atLeast, spellRoom, target, toSpecialSummon,
} from '../engine/words/index.ts';

const equipped = cards({ of: 'you', in: 'spell zone', trait: 'Union', where: (g, _s, id) => g.alive(g.card(id).equippedTo) });

export const formationUnion = card('Formation Union', 26931058, normalTrap,
  activation('Activate 1: ● Target 1 face-up Union monster that you control; attach it, as by its own effect, to a monster of yours that it may be attached to.', {
    needs: [spellRoom],
    target: one(monsters({ of: 'you', face: 'up', trait: 'Union', where: hasHost })),
    does: [choose('host', one(monsters({ of: 'you', where: fitsUnion(target) })), 'union-host'), attachUnion(target, kept('host'))],
  }),
  activation('● Special Summon in Attack Position 1 Union monster that you control as an Equip Card.', {
    needs: [atLeast(1, equipped, 'condition.union-equipped'), ...toSpecialSummon()],
    does: [choose('union', one(equipped), 'union'), detachUnion(kept('union'))],
  }));
