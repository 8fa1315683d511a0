import {
  activation, among, attackDeclared, attacker, bind, both, bound, type CardTest, card, continuous, continuousTrap, destroy, isBound, isFaceUp, maintenance,
  payLp, reaction, setValue, thisCard, when,
} from '../engine/words/index.ts';

const isTheirs: CardTest = (g, s, id) => g.card(id).controller !== s.player;
/** What has attacked into this card so far, and is still face-up, with the monster attacking now. */
const caught = among(both(bound('caught'), among(attacker, isTheirs)), isFaceUp);

export const mirrorWall = card('Mirror Wall', 22359980, continuousTrap,
  activation('', { damageStep: 'modifier', does: bind(caught, 'caught') }),
  reaction('', { on: when(attackDeclared('opponent')), does: bind(caught, 'caught') }),
  continuous('An opposing monster that attacks has its ATK halved for as long as this card is on the field.',
    setValue(isBound('caught'), { atk: (_g, _s, _id, now) => Math.floor(now / 2) })),
  maintenance('In each of your Standby Phases you may pay 2000 LP; without that this card is destroyed.', {
    during: 'standby',
    whose: 'yours',
    pay: payLp(2000),
    mayDecline: true,
    orElse: destroy(thisCard),
  }));
