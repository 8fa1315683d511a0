import { atLeast, card, cards, monster, type Need, victory } from '../engine/words/index.ts';

const inHand = (name: string): Need => atLeast(1, cards({ of: 'you', in: 'hand', name }));

export const exodiaTheForbiddenOne = card('Exodia the Forbidden One', 33396948, monster({ level: 3, attribute: 'DARK', race: 'Spellcaster', atk: 1000, def: 1000 }),
  victory('While this card and the Right Leg, Left Leg, Right Arm and Left Arm of the Forbidden One are all in your hand, you win the Duel.', {
    from: ['hand'],
    needs: ['Right Leg', 'Left Leg', 'Right Arm', 'Left Arm'].map((limb) => inHand(`${limb} of the Forbidden One`)),
  }));
