/** The turn player acts: the action goes on the stack above the window that follows it. */
import type { Option } from '../contract.ts';
import { beginBatch, happen } from '../events.ts';
import type { Game } from '../game.ts';
import { closeWindow, idOf, refOf } from '../state/duel.ts';
import { openChain } from './chain.ts';
import { push } from './procedure.ts';
import { openAfterSet, openWindow } from './window.ts';

export function takeAction(g: Game, o: Option): void {
  const { duel } = g;
  const player = duel.turnPlayer;
  duel.missed = [];
  closeWindow(duel);
  if (o.do === 'set') openAfterSet(g);
  else if (o.do !== 'attack') openWindow(g);
  switch (o.do) {
    case 'activate':
      openChain(g, player, o);
      return;
    case 'summon':
    case 'set':
      if (g.def(o.card).kind === 'monster') beginSummon(g, o.card, o.do === 'set', false);
      else push(g, { proc: 'setSpell', at: 'zone', player, card: o.card, zone: -1, into: '' });
      return;
    case 'special':
      push(g, {
        proc: 'ruleSummon',
        at: 'cost',
        player,
        card: o.card,
        effect: o.effect,
        next: 0,
        costs: [],
        defense: false,
        zone: -1,
      });
      return;
    case 'flip':
      push(g, { proc: 'flipSummon', at: 'attempt', player, card: o.card });
      return;
    case 'turn':
      turnManually(g, o.card);
      return;
    case 'attack':
      push(g, { proc: 'attack', at: 'cost', player, card: o.card, on: o.on, next: 0 });
      return;
    case 'use':
      takePermission(g, o.value as number);
      return;
    default:
      throw new Error(`no action: ${o.do}`);
  }
}

/** A Normal Summon or Set: of the turn player, or granted by an effect. */
export function beginSummon(g: Game, card: number, set: boolean, granted: boolean): void {
  const player = g.card(card).owner;
  push(g, {
    proc: 'summon',
    at: 'tributes',
    player,
    card,
    set,
    granted,
    tributes: [],
    defense: set,
    zone: -1,
  });
}

function turnManually(g: Game, id: number): void {
  const c = g.card(id);
  beginBatch(g);
  c.defense = !c.defense;
  c.changedTurn = g.duel.turn;
  g.stir();
  happen(g, 'position', { player: c.controller, card: refOf(c), how: 'manual' });
}

/** Carries out what a lasting permission allows, without a chain, and uses it up. */
function takePermission(g: Game, index: number): void {
  const l = g.duel.lasting[index];
  g.duel.lasting.splice(index, 1);
  g.touch();
  push(g, {
    proc: 'effect',
    at: 'step',
    pc: l.pc,
    player: l.player,
    card: idOf(l.source),
    ref: l.source,
    def: g.duel.cards[idOf(l.source)].def,
    effect: l.effect,
    link: -1,
    vars: {},
    event: null,
    sameBatch: false,
  });
}
