import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player } from '../../engine/contract.ts';
import { createSession } from '../store.ts';
import { begin, choose, here, keysOf, names, openAfresh, reopen, s, table } from '../testing/page.ts';
import { alone } from './lease.ts';
import { memoryVault } from './memory.ts';
import { createStorage } from './storage.ts';

const lowMonster = (player: Player) =>
  table().view!.sides[player].hand.find((c) => c.passcode > 0 && c.passcode < 7)!.id;

beforeEach(() => openAfresh());

describe('a duel that is kept', () => {
  beforeEach(() => s().load());

  it('goes on where it stood', async () => {
    begin('curtain');
    s().reveal();
    s().change({ zones: 'ask' });
    s().intend({ card: lowMonster(0), do: 'summon' });
    await s().saved();
    const { hash } = JSON.parse(s().record()!);
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 1 });
    expect(s().settings.zones).toBe('ask');
    expect(table().curtain?.to).toBe(0);
    s().reveal();
    expect(table().prompt!.kind).toBe('zone');
    expect(JSON.parse(s().record()!).hash).toBe(hash);
    expect(table().canCancel).toBe(true);
  });

  it('is looked for once, however often a page is told to', async () => {
    begin();
    await s().saved();
    const take = vi.fn(async () => true);
    const storage = createStorage(memoryVault(here.kept));
    here.store = createSession({ engine: here.engine, storage, leases: { ...alone, take }, random: () => 4 });
    await Promise.all([s().load(), s().load()]);
    expect(s().screen).toBe('duel');
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('has all its lines', async () => {
    begin();
    choose('phase');
    s().undo();
    s().intend({ card: lowMonster(0), do: 'summon' });
    await s().saved();
    await reopen();
    expect(table().stops[0].others.length).toBe(1);
  });

  it('is found where version 1 kept its only one', async () => {
    begin();
    choose('phase');
    here.kept = new Map([['duel', s().record()!]]);
    await reopen();
    expect(s().notice).toEqual({ kind: 'restored', turn: 2 });
    expect(here.kept.has('duel')).toBe(false);
    await reopen();
    expect(table().view!.turn).toBe(2);
  });

  it('stays on the start screen when it is left, and does not come back by itself', async () => {
    begin();
    choose('phase');
    s().leave();
    await s().saved();
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    expect(s().shelf.duels[0]).toMatchObject({ names, turn: 2, elsewhere: false });
    await reopen();
    expect(s().screen).toBe('start');
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    await s().resume(s().shelf.duels[0].id);
    expect(table().view!.turn).toBe(2);
  });

  it('is not replaced by another one', async () => {
    begin();
    choose('phase');
    const { match } = s();
    const first = match()!;
    s().leave();
    begin();
    choose('phase');
    choose('phase');
    s().adopt(first);
    await s().saved();
    s().leave();
    await vi.waitFor(() =>
      expect(
        s()
          .shelf.duels.map((d) => d.turn)
          .sort(),
      ).toEqual([2, 2, 3]),
    );
  });

  it('is thrown away when nothing was decided, when it has ended, and when somebody says so', async () => {
    begin();
    s().leave();
    begin();
    choose('phase');
    s().surrender(0);
    s().leave();
    await s().saved();
    expect(keysOf('duel/')).toEqual([]);
    begin();
    choose('phase');
    s().leave();
    await vi.waitFor(() => expect(s().shelf.duels).toHaveLength(1));
    await s().forget(s().shelf.duels[0].id);
    expect([...keysOf('duel/'), ...keysOf('head/')]).toEqual([]);
    expect(s().shelf.duels).toEqual([]);
  });
});

describe('two pages that do not know of one another', () => {
  it('never write over one another: what the first decides further becomes a duel of its own', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const first = here.store;
    await reopen();
    const second = here.store;
    choose('phase', second);
    choose('phase', second);
    await second.getState().saved();

    choose('phase', first);
    await first.getState().saved();
    expect(first.getState().notice).toEqual({ kind: 'own-copy' });
    expect(first.getState().table!.view!.turn).toBe(3);
    choose('phase', first);
    choose('phase', first);
    await first.getState().saved();

    choose('phase', second);
    await second.getState().saved();
    expect(second.getState().notice).toBe(null);
    const heads = keysOf('head/').map((key) => JSON.parse(here.kept.get(key)!).turn);
    expect(heads.sort()).toEqual([5, 5]);
    expect(keysOf('duel/')).toHaveLength(4);
  });

  it('the first learns of the second when it is looked at again', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const first = here.store;
    await reopen();
    choose('phase');
    await s().saved();
    here.store = first;
    await s().wake();
    expect(s().screen).toBe('elsewhere');
    expect(s().elsewhere).toMatchObject({ names, turn: 2, taken: true });
    expect(s().table).toBe(null);
    // And goes on from what the second has decided.
    await s().resume(s().elsewhere!.id);
    expect(table().view!.turn).toBe(3);
    expect(s().elsewhere).toBe(null);
  });

  it('a duel that goes on elsewhere is not thrown away here', async () => {
    await s().load();
    begin();
    choose('phase');
    await s().saved();
    const first = here.store;
    await reopen();
    here.store = first;
    s().surrender(0);
    s().leave();
    await s().saved();
    await reopen();
    expect(table().view!.turn).toBe(2);
  });
});
