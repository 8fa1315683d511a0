import { describe, expect, it } from 'vitest';
import type { Duel } from '../engine/index.ts';
import { checkLifePoints, checkPlaces } from './places.ts';
import { breaks, cardIn, duel, engine, named } from './testing/faults.ts';

describe('the places of cards', () => {
  const faults: [string, (d: Duel) => void, RegExp][] = [
    [
      'a card in two places',
      (d) => d.sides[1].hand.push(d.sides[0].hand[0]),
      /Raigeki .* lies in two places: A's hand and B's hand/,
    ],
    ['a card twice in one pile', (d) => d.sides[0].hand.push(d.sides[0].hand[0]), /two places/],
    ['a card nowhere', (d) => d.sides[0].hand.pop(), /Axe of Despair .* lies nowhere/],
    [
      'a card that has vanished',
      (d) => {
        d.sides[0].hand.pop();
        cardIn(d, 'Axe of Despair').zone = 'none';
      },
      /has vanished, though it is no token/,
    ],
    [
      'a card that believes to be elsewhere',
      (d) => {
        cardIn(d, 'Raigeki').zone = 'graveyard';
      },
      /lies in A's hand but believes to be in graveyard/,
    ],
    [
      'a card in another zone than it believes',
      (d) => {
        cardIn(d, 'Dark Blade').index = 3;
      },
      /number 0, but believes to be in number 3/,
    ],
    [
      'a card controlled by who does not have it',
      (d) => {
        cardIn(d, 'Dark Blade').controller = 1;
      },
      /controlled by B/,
    ],
    [
      'a card in the pile of another than its owner',
      (d) => {
        cardIn(d, 'Giant Rat').owner = 1;
      },
      /is B's but lies in the other's graveyard/,
    ],
    [
      'a card face-down in the Graveyard',
      (d) => {
        cardIn(d, 'Giant Rat').faceUp = false;
      },
      /lies face-down in graveyard/,
    ],
    [
      'a hand lying open',
      (d) => {
        cardIn(d, 'Raigeki').faceUp = true;
      },
      /lies face-up in hand/,
    ],
    ['a card that does not exist', (d) => d.sides[0].deck.push(900), /card 900, which does not exist/],
    [
      'a card with another number',
      (d) => {
        cardIn(d, 'Raigeki').id = 0;
        d.cards[0].id = 99;
      },
      /has the number/,
    ],
    [
      'a token in the hand',
      (d) => {
        d.passcodes[cardIn(d, 'Raigeki').def] = named('Sheep Token');
      },
      /is a token and lies in hand/,
    ],
    ['a sixth zone', (d) => d.sides[0].monsters.push(-1), /6 monsters zones/],
    [
      'a zone kept for nobody',
      (d) => {
        d.sides[0].monsters[4] = -2;
      },
      /waits for nobody/,
    ],
    [
      'a Spell zone kept',
      (d) => {
        d.sides[0].spells[4] = -2;
      },
      /does not exist/,
    ],
  ];
  it.each(faults)('are not sound with %s', (_what, change, says) => {
    const message = breaks(() => checkPlaces(engine, duel(change)));
    expect(message).toMatch(/^places: /);
    expect(message).toMatch(says);
  });
  it('are sound otherwise', () => {
    expect(breaks(() => checkPlaces(engine, duel()))).toBe('nothing');
  });
});

it.each([-1, 0.5, Number.NaN])('finds %d Life Points', (lp) => {
  const d = duel((d) => {
    d.sides[1].lp = lp;
  });
  expect(breaks(() => checkLifePoints(d))).toBe(`life-points: B has ${lp} Life Points`);
});
