import { activation, card, count, gainLp, monsters, normalTrap } from '../engine/words/index.ts';

export const giftOfTheMysticalElf = card('Gift of The Mystical Elf', 98299011, normalTrap,
  activation('You gain 300 LP for every monster on the field.', { does: gainLp(count(monsters(), 300)) }));
