/** Battle positions and faces changed by effects. */
import type { Cards, Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { refOf } from '../state/duel.ts';
import { turnFaceDown, turnFaceUp } from '../state/zones.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';

/** Turns a face-up monster to the other position. */
export function setPosition(g: Game, id: number, defense: boolean): void {
  const c = g.card(id);
  if (c.zone !== 'monster' || c.defense === defense) return;
  c.defense = defense;
  g.stir();
  happen(g, 'position', { player: c.controller, card: refOf(c), how: 'effect' });
}

/** Changes face-up monsters to a position. */
export function changePosition(what: What, to: 'attack' | 'defense'): Step[] {
  const { before, cards } = lower(what, 'position');
  return [
    ...before,
    {
      verb: 'position',
      run: (g, s) => {
        for (const id of living(g, cards(g, s))) if (g.card(id).faceUp) setPosition(g, id, to === 'defense');
      },
    },
  ];
}

/** Turns each face-up monster from Attack to Defense Position or back. */
export function switchPosition(what: What): Step[] {
  const { before, cards } = lower(what, 'position');
  return [
    ...before,
    {
      verb: 'position',
      run: (g, s) => {
        for (const id of living(g, cards(g, s)))
          if (g.card(id).faceUp) setPosition(g, id, !g.card(id).defense);
      },
    },
  ];
}

/** Turns face-down monsters face-up, in Attack or Defense Position. Their flip effects activate afterwards, unless `silently`. */
export function turnUp(what: What, to: 'attack' | 'defense', { silently = false } = {}): Step[] {
  const { before, cards } = lower(what, 'flip');
  return [
    ...before,
    {
      verb: 'flip',
      run: (g, s) => {
        const ids = living(g, cards(g, s)).filter((id) => !g.card(id).faceUp);
        for (const id of ids) {
          const c = g.card(id);
          turnFaceUp(g, c);
          c.defense = to === 'defense';
        }
        for (const id of ids) {
          const c = g.card(id);
          happen(g, 'flip', { player: c.controller, card: refOf(c), how: silently ? 'silent' : 'effect' });
        }
      },
    },
  ];
}

/** Turns face-up monsters face-down in Defense Position. */
export function turnDown(cards: Cards): Step {
  return {
    verb: 'flip-down',
    run: (g, s) => {
      for (const id of living(g, cards(g, s))) {
        const c = g.card(id);
        // A Token has no other face.
        if (g.def(id).frame === 'token') continue;
        if (c.zone !== 'monster' || !c.faceUp || g.derived.preventedFor('turn-face-down', c.controller) >= 0)
          continue;
        const known = 3;
        turnFaceDown(g, c);
        c.defense = true;
        happen(g, 'position', { player: c.controller, card: refOf(c), how: 'face-down' }, known);
      }
    },
  };
}
