/**
 * Who may know which card lies where, reckoned from the place alone: open zones are everybody's to see, a hand and face-down
 * cards their holder's, a Deck nobody's. It shares nothing with the engine's own idea of it.
 */
import { type Card, type Duel, type Engine, idOf, type Player } from '../../engine/index.ts';

/** May the player know which card this is, where it lies now? @param open whose hands lie open */
export function mayKnow(player: Player, c: Card, open: readonly boolean[]): boolean {
  switch (c.zone) {
    case 'deck':
      return false;
    case 'fusion':
      return c.owner === player;
    case 'hand':
      return c.owner === player || open[c.owner];
    case 'monster':
    case 'spell':
    case 'field':
      return c.faceUp || c.controller === player;
    default:
      return true;
  }
}

const OPEN_HAND = 'hide-hand';

/** Must the player show their hand? A face-up card that works says so, or an effect for a while. */
export function liesOpen(engine: Engine, duel: Duel, player: Player): boolean {
  const effectsOf = (def: number) => engine.card(duel.passcodes[def])?.effects ?? [];
  const concerns = (who: string, by: Player): boolean =>
    who === 'either' || (who === 'you') === (by === player);
  for (const c of duel.cards) {
    if (!c.faceUp || (c.zone !== 'monster' && c.zone !== 'spell' && c.zone !== 'field')) continue;
    const opens = effectsOf(c.def).some((e) =>
      e.modifiers.some((m) => m.what === OPEN_HAND && concerns(m.who, c.controller)),
    );
    if (opens && !isBeingActivated(duel, c) && !isNegated(engine, duel, c)) return true;
  }
  return duel.lasting.some((l) => {
    const m = effectsOf(l.def)[l.effect]?.lasting[l.modifier];
    return m?.what === OPEN_HAND && concerns(m.who, l.player);
  });
}

/** Does its own activation still wait on the chain? Then it does nothing yet. */
const isBeingActivated = (duel: Duel, c: Card): boolean =>
  duel.chain.some(
    (l) =>
      l.isCard &&
      idOf(l.card) === c.id &&
      l.card >> 12 === c.moves &&
      !['resolved', 'fizzled'].includes(l.state),
  );

function isNegated(engine: Engine, duel: Duel, c: Card): boolean {
  const side = engine.view(duel, 'judge').sides[c.controller];
  return [...side.monsters, ...side.spells, side.field].some((v) => v?.id === c.id && v.negated);
}
