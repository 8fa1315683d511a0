import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../engine/contract.ts';
import { memoryStorage } from './keep/storage.ts';
import { createSession, type SessionStore } from './store.ts';
import { isTrap, TOY_DECK, toyEngine } from './testing/toy.ts';

const engine = toyEngine();
const TRAPS = { main: [9, 1, 9, 2, 9, 3, 9, 4, 9, 5, 9, 6], fusion: [] };

const fresh = () => createSession({ engine, storage: memoryStorage(), random: () => 4 });

let store: SessionStore;
const s = () => store.getState();
const table = () => s().table!;
const names: [string, string] = ['Ada', 'Ben'];

function begin(
  hands: 'curtain' | 'open' = 'open',
  decks = [TOY_DECK, TOY_DECK] as [typeof TOY_DECK, typeof TOY_DECK],
) {
  s().change({ hands });
  s().begin({ decks, names, first: 'a', seed: 1 });
}
const options = () => table().prompt!.options;
const choose = (doing: string) => s().decide(options().findIndex((o) => o.do === doing));
const handCard = (player: Player, wanted: (code: number) => boolean) =>
  table().view!.sides[player].hand.find((c) => wanted(c.passcode))!.id;
const lowMonster = (code: number) => code < 7;

beforeEach(() => {
  store = fresh();
});

describe('a duel at one table', () => {
  it('begins with a coin that is told', () => {
    s().begin({ decks: [TOY_DECK, TOY_DECK], names, first: 'coin' });
    expect(s().screen).toBe('duel');
    expect(s().notice).toEqual({ kind: 'coin', first: 0 });
  });

  it('says what is wrong with a deck', () => {
    s().begin({ decks: [TOY_DECK, { main: [], fusion: [] }], names, first: 'a' });
    expect(s().notice?.kind).toBe('bad-deck');
    expect(s().table).toBe(null);
  });

  it('takes the leftmost zone and asks nobody who has nothing to say', () => {
    begin();
    expect(s().intend({ card: handCard(0, lowMonster), do: 'summon' })).toBe(true);
    expect(table().view!.sides[0].monsters[0]).not.toBe(null);
    expect(table().prompt!.kind).toBe('act');
  });

  it('puts a dropped card where it was dropped', () => {
    begin();
    s().intend({ card: handCard(0, lowMonster), do: 'summon', zone: 3 });
    expect(table().view!.sides[0].monsters[3]).not.toBe(null);
  });

  it('shows the Tribute although only one is possible, and then keeps the zone in mind', () => {
    begin();
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    choose('phase');
    choose('phase');
    while (!table().view!.sides[0].hand.some((c) => c.passcode >= 7 && !isTrap(c.passcode))) {
      choose('phase');
      choose('phase');
    }
    s().intend({ card: handCard(0, (c) => c >= 7 && !isTrap(c)), do: 'summon', zone: 4 });
    expect(table().prompt!.purpose).toBe('tribute');
    expect(table().canCancel).toBe(true);
    choose('card');
    expect(table().view!.sides[0].monsters[4]).not.toBe(null);
  });

  it('drops a half-made Summon as if nothing had been', () => {
    begin();
    s().change({ zones: 'ask' });
    const before = table().at;
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    expect(table().prompt!.kind).toBe('zone');
    s().cancel();
    expect(table().at).toBe(before);
    expect(table().canRedo).toBe(false);
    expect(table().canUndo).toBe(false);
  });

  it('refuses what the open question does not offer', () => {
    begin();
    expect(s().intend({ card: 999, do: 'summon' })).toBe(false);
    s().decide(999);
    expect(s().notice?.kind).toBe('refused');
    expect(table().prompt!.kind).toBe('act');
  });

  it('ends by surrender, with its reason, and begins again with who lost', () => {
    begin();
    s().surrender(1);
    expect(table().result).toEqual({ winner: 0, reason: 'surrender' });
    expect(table().asked).toBe(null);
    s().rematch();
    expect(table().result).toBe(null);
    expect(table().view!.turnPlayer).toBe(1);
  });
});

describe('the curtain', () => {
  it('stands before the first player has taken the device, and shows nothing of the table', () => {
    begin('curtain');
    expect(table().curtain).toMatchObject({ to: 0, from: null });
    expect(table().view).toBe(null);
    expect(table().prompt).toBe(null);
    s().reveal();
    expect(table().curtain).toBe(null);
    expect(table().viewer).toBe(0);
    expect(table().view!.sides[1].hand.every((c) => c.passcode === 0)).toBe(true);
  });

  it('stands at every handover', () => {
    begin('curtain');
    s().reveal();
    choose('phase');
    expect(table().curtain).toMatchObject({ to: 1, from: 0 });
    s().reveal();
    expect(table().bottom).toBe(1);
  });

  it('rises for a window in which a response could exist, whether or not one does', () => {
    begin('curtain', [TOY_DECK, TRAPS]);
    s().reveal();
    choose('phase');
    s().reveal();
    s().intend({ card: handCard(1, isTrap), do: 'set' });
    choose('phase');
    s().reveal();
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    expect(table().curtain).toMatchObject({ to: 1, from: 0 });
    s().reveal();
    expect(options().map((o) => o.do)).toEqual(['activate', 'pass']);
    choose('pass');
    expect(table().curtain?.to).toBe(0);
  });

  it('does not rise for answers nobody has to give', () => {
    begin('curtain', [TOY_DECK, TRAPS]);
    s().reveal();
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    expect(table().curtain).toBe(null);
  });
});

describe('going back', () => {
  it('undoes and redoes', () => {
    begin();
    const start = engine.hash;
    expect(start).toBeDefined();
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    const after = table().at;
    s().undo();
    expect(table().view!.sides[0].monsters.every((c) => c === null)).toBe(true);
    s().redo();
    expect(table().at).toBe(after);
  });

  it('asks the other player once something was revealed', () => {
    begin('curtain');
    s().reveal();
    choose('phase');
    // Ben has not looked yet, but he has drawn.
    s().undo();
    expect(s().request).toMatchObject({ what: 'back', by: 0, of: 1, decisions: 1, reveals: ['draw'] });
    s().consent(false);
    expect(s().notice).toEqual({ kind: 'denied', by: 1 });
    expect(table().curtain?.to).toBe(1);
    s().undo();
    s().consent(true);
    expect(table().at).toBe(0);
    expect(table().curtain?.to).toBe(0);
  });

  it('does not show the table of who asked to the one who refuses', () => {
    begin('curtain');
    s().reveal();
    choose('phase');
    s().reveal();
    s().undo();
    expect(s().request).toMatchObject({ by: 1, of: 0 });
    s().consent(false);
    expect(s().notice).toEqual({ kind: 'denied', by: 0 });
    expect(table().curtain).toMatchObject({ to: 1, from: null });
    expect(table().view).toBe(null);
    s().reveal();
    s().change({ hands: 'open' });
    expect(s().request).toMatchObject({ what: 'open-hands', by: 1, of: 0 });
    s().consent(false);
    expect(table().curtain?.to).toBe(1);
  });

  it.each([true, false])('stands before the table until somebody else may see it (agreed: %s)', (agreed) => {
    begin('curtain');
    s().reveal();
    choose('phase');
    s().reveal();
    s().undo();
    expect(s().request).toMatchObject({ by: 1, of: 0 });
    const open: boolean[] = [];
    const end = store.subscribe(({ request, table }) => open.push(!request && !table?.curtain));
    s().consent(agreed);
    end();
    expect(s().request).toBe(null);
    expect(open.length).toBeGreaterThan(0);
    expect(open).not.toContain(true);
  });

  it('asks nobody about one’s own Summon that nobody answered', () => {
    begin('curtain');
    s().reveal();
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    s().undo();
    expect(s().request).toBe(null);
    expect(table().at).toBe(0);
  });

  it('branches, and comes back to the line that was left', () => {
    begin();
    choose('phase');
    choose('phase');
    const tip = table().at;
    s().jump(0);
    s().intend({ card: handCard(0, lowMonster), do: 'summon' });
    expect(table().left).toBe(tip);
    expect(table().stops[0].others).toEqual([{ first: 1, tip, length: 2 }]);
    s().comeBack();
    expect(table().at).toBe(tip);
    expect(table().left).toBe(-1);
  });

  it('needs no leave once the duel is over', () => {
    begin('curtain');
    s().reveal();
    choose('phase');
    s().reveal();
    s().surrender(1);
    expect(table().open).toBe(true);
    s().stepBack();
    s().stepBack();
    expect(s().request).toBe(null);
    expect(table().curtain).toBe(null);
    expect(table().at).toBe(0);
  });

  it('keeps every position what it was, whatever way one comes to it', () => {
    const move = fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('decide' as const), n: fc.nat(20) }) },
      fc.record({ do: fc.constantFrom('undo', 'redo', 'comeBack', 'cancel', 'stepBack'), n: fc.constant(0) }),
      fc.record({ do: fc.constant('jump' as const), n: fc.nat(60) }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), fc.constantFrom('leftmost', 'ask'), (moves, zones) => {
        store = fresh();
        s().change({ zones });
        begin();
        const hashes = new Map<string, string>();
        const look = () => {
          const record = JSON.parse(s().record()!);
          const decisions = record.decisions as { parent: number; answer: unknown }[];
          const way: unknown[] = [];
          for (let id = record.at; id > 0; id = decisions[id - 1].parent)
            way.unshift(decisions[id - 1].answer);
          const key = JSON.stringify(way);
          expect(hashes.get(key) ?? record.hash).toBe(record.hash);
          hashes.set(key, record.hash);
        };
        look();
        for (const m of moves) {
          if (m.do === 'decide') s().decide(m.n % Math.max(1, table().prompt?.options.length ?? 1));
          else if (m.do === 'jump') s().jump(m.n % (JSON.parse(s().record()!).decisions.length + 1));
          else s()[m.do as 'undo' | 'redo' | 'comeBack' | 'cancel' | 'stepBack']();
          expect(s().failure).toBe(null);
          look();
        }
      }),
      { numRuns: 60 },
    );
  });
});
