/** Keeps the duel on the table, finds it again, and knows which tab it belongs to. */
import type { Engine } from '../engine.ts';
import { duelOf, type Match } from '../match.ts';
import type { DuelRecord } from '../record.ts';
import type { Elsewhere, Keeping, Notice, Session, Shelf } from '../session.ts';
import { readSettings, type Settings } from '../settings.ts';
import { inSlices } from '../slices.ts';
import { type Bad, choose } from './choose.ts';
import type { Leases } from './lease.ts';
import { createSaver } from './saver.ts';
import { type About, type Claim, type KeptDuel, newId, type Storage } from './storage.ts';
import { textOf } from './text.ts';
import { NotKept, type Trouble, within } from './vault.ts';

export interface KeeperMeans {
  storage: Storage;
  leases: Leases;
  get: () => Session;
  set: (changes: Partial<Session>) => void;
  /** Tells the person, now or after what is being told. */
  tell: (notice: Notice) => void;
  rules: () => Promise<Engine>;
  /**
   * Lays a duel on the table, at the nearest position that can be shown, or takes the one there away.
   * @returns what the rules failed with at the positions that cannot be shown, or null
   * @throws if none can be
   */
  lay: (match: Match | null) => unknown;
  /** Tells of a mistake of the rules in a kept duel. */
  failed: (error: unknown, record: DuelRecord) => void;
}

export interface Keeper {
  /** What the session offers of it. */
  keeping: Keeping;
  /** Keeps the duel on the table as it stands. */
  save(record: DuelRecord, about: About): void;
  saveSettings(changes: Partial<Settings>): void;
  /**
   * What is saved from now on is another duel.
   * @param forget the present one is to be thrown away
   * @returns settles it: is the present one left for good, or the one that is saved after all?
   */
  part(forget: boolean): (forGood: boolean) => void;
}

/** Milliseconds after which the page goes on without what it would like to read. */
const PATIENCE = 4000;

const emptyShelf: Shelf = { duels: [], putAway: [] };

export function createKeeper(means: KeeperMeans): Keeper {
  const { storage, leases, get, set, tell, rules, lay, failed } = means;
  /** The duel on the table, once it has been saved or found. */
  let claim: Claim | null = null;
  let last: { record: DuelRecord; about: About } | null = null;
  /** Kept duels that were to be brought back: the newest is the one that is meant. */
  let openings = 0;
  /** Settings that were changed before the kept ones could be read; null from then on. */
  let early: Partial<Settings> | null = {};

  const jobOf = (duel: string) => `duel ${duel}`;
  const troubled = (why: Trouble) => {
    if (get().trouble !== null) return;
    set({ trouble: why });
    tell({ kind: 'not-kept', why });
  };
  const saver = createSaver({
    failed: troubled,
    again: () => {
      set({ trouble: null, notice: get().notice?.kind === 'not-kept' ? null : get().notice });
      tell({ kind: 'kept-again' });
    },
    taken: (job) => {
      if (claim && job === jobOf(claim.id)) goOnApart();
    },
  });
  /** For what the person asks for and can ask for again. */
  async function trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      troubled(error instanceof NotKept ? error.why : 'failed');
    }
  }

  function have(taken: Claim | null): void {
    claim = taken;
    if (!claim) last = null;
    leases.remember(claim?.id ?? null);
  }
  /** What is on the table is a duel that no other page knows. */
  function haveNew(): Claim {
    const mine = storage.begin(newId());
    have(mine);
    void leases.take(mine.id);
    return mine;
  }
  function write(): void {
    if (!claim || !last) return;
    const mine = claim;
    const { record, about } = last;
    saver.put(jobOf(mine.id), () => storage.write(mine, record, about));
  }
  /** Another tab has the duel, but not what was decided here: that becomes a duel of its own. */
  function goOnApart(): void {
    if (claim) saver.drop(jobOf(claim.id));
    haveNew();
    write();
    tell({ kind: 'own-copy' });
  }

  function leaveBehind(former: { claim: Claim | null; last: typeof last }, forget: boolean): void {
    const { claim: theirs, last: written } = former;
    // What is on the table now has taken the place of the lease and of what is remembered.
    if (!claim) {
      leases.release();
      leases.remember(null);
    }
    if (!theirs || !written) return;
    const job = jobOf(theirs.id);
    saver.drop(job);
    if (forget) saver.put(`remove ${theirs.id}`, () => storage.remove(theirs.id, theirs));
    else saver.put(job, () => storage.write(theirs, written.record, written.about, true));
    void saver.idle().then(() => {
      if (get().screen === 'start') void showShelf().catch(() => undefined);
    });
  }

  /** Another tab has the duel that is on the table. */
  async function lost(duel: string): Promise<void> {
    if (duel !== claim?.id) return;
    await saver.idle();
    if (duel !== claim?.id) return;
    if (saver.open().has(jobOf(duel))) return goOnApart();
    const { names = null, turn = null } = last?.about ?? {};
    have(null);
    lay(null);
    set({ screen: 'elsewhere', elsewhere: { id: duel, names, turn, taken: true }, shelf: emptyShelf });
  }
  leases.attend({ finish: saver.idle, lost: (duel) => void lost(duel) });

  async function showShelf(): Promise<void> {
    const duels = await Promise.all(
      (await storage.duels())
        .filter((duel) => duel.id !== claim?.id)
        .map(async (duel) => ({ ...duel, elsewhere: await leases.isElsewhere(duel.id) })),
    );
    set({ shelf: { duels, putAway: await storage.putAways() } });
  }
  function toStart(): void {
    set({ screen: 'start', elsewhere: null });
    void showShelf().catch(() => undefined);
  }

  async function readFirst(): Promise<KeptDuel[]> {
    const stored = await storage.readSettings();
    const { settings, whole } = readSettings(stored);
    const changed = early ?? {};
    early = null;
    set({ settings: { ...settings, ...changed } });
    if (!whole) {
      const file = await storage.putAway('settings', stored, 'settings', 'corrupt', true).catch(() => null);
      tell({ kind: 'settings-lost', file });
    }
    if (!whole || Object.keys(changed).length > 0) writeSettings();
    return storage.duels();
  }
  const writeSettings = () => {
    const { settings } = get();
    saver.put('settings', () => storage.writeSettings(settings));
  };
  storage.onNewer(() => troubled('newer'));

  /**
   * Lays a duel that this tab has now on the table, or says why that cannot be.
   * @param wanted is it still? @returns false if it has been written since
   */
  async function bringBack(duel: string, wanted: () => boolean): Promise<boolean> {
    const { seq, records } = await within(PATIENCE, storage.read(duel));
    const engine = await rules();
    const chosen = await inSlices(choose(engine, records), wanted);
    if (!wanted() || chosen === undefined) return true;
    if (chosen === 'newer') {
      giveUp({ kind: 'newer' });
      return true;
    }
    const { saved, back, bad, mistake, withheld } = chosen;
    if (!saved && withheld) {
      giveUp({ kind: 'withheld' });
      return true;
    }
    const mine = await storage.claim(duel, seq);
    if (!mine) return false;
    /** If it cannot be put away it stays where it is. */
    const putAway = ({ key, value, why }: Bad) =>
      storage.putAway(key, value, 'duel', why, why === 'diverged').catch(() => null);
    let file: string | null = null;
    for (const one of bad) {
      const put = await putAway(one);
      file ??= put;
    }
    if (!saved) {
      if (file !== null || records.length === 0) await storage.remove(duel);
      giveUp({ kind: 'unreadable', reason: bad[0]?.why === 'old' ? 'old' : 'corrupt', file });
      return true;
    }
    const { match, whole, diverged, record } = saved;
    have(mine);
    let unshown: unknown;
    try {
      unshown = lay(match);
    } catch {
      lay(null);
      file ??= await putAway({ ...records[back], why: 'corrupt' });
      giveUp({ kind: 'unreadable', reason: 'corrupt', file });
      return true;
    }
    const { turn, result } = engine.view(duelOf(match), 'judge');
    if (mistake) failed(mistake.error, mistake.record);
    else if (unshown !== null) {
      failed(unshown, record);
      await putAway({ ...records[back], why: 'diverged' });
    } else if (!whole) tell({ kind: 'position-only', diverged, file });
    else if (back > 0) tell({ kind: 'stepped-back', turn, file });
    else if (!result) tell({ kind: 'restored', turn });
    return true;
  }
  function giveUp(notice: Notice): void {
    leases.release();
    have(null);
    toStart();
    tell(notice);
  }
  async function open(duel: string): Promise<void> {
    const mine = ++openings;
    const before = claim;
    const wanted = () => openings === mine && claim === before;
    try {
      for (let i = 0; i < 3; i++) if (await bringBack(duel, wanted)) return;
      throw new NotKept('failed');
    } catch (error) {
      if (!wanted()) return;
      leases.release();
      toStart();
      if (error instanceof NotKept) troubled(error.why);
      // The duel stays where it is kept: it is not the one to blame.
      else get().fail(error);
    }
  }

  /** The duel of this tab before it was loaded anew; else the one written last that is free. */
  async function pick(duels: readonly KeptDuel[]): Promise<void> {
    const own = leases.remembered();
    const wanted = duels.filter((d) => !d.left || d.id === own);
    wanted.sort((a, b) => Number(b.id === own) - Number(a.id === own));
    for (const duel of wanted) if (await leases.take(duel.id)) return open(duel.id);
    if (wanted.length === 0) return toStart();
    const [{ id: first, names, turn }] = wanted;
    const elsewhere: Elsewhere = { id: first, names, turn, taken: false };
    set({ screen: 'elsewhere', elsewhere });
  }

  async function look(): Promise<void> {
    let duels: KeptDuel[];
    try {
      duels = await within(PATIENCE, readFirst());
    } catch (error) {
      set({ screen: 'start' });
      troubled(error instanceof NotKept ? error.why : 'failed');
      saver.put('first', async () => {
        await readFirst();
        await showShelf();
      });
      return;
    }
    await pick(duels);
  }
  let loading: Promise<void> | null = null;

  return {
    keeping: {
      elsewhere: null,
      shelf: emptyShelf,
      trouble: null,

      // One page looks once: looking again meanwhile, it would take its own duel for another tab's.
      load: () => (loading ??= look()),

      async resume(duel) {
        await leases.seize(duel);
        set({ elsewhere: null });
        await open(duel);
      },
      startElse: toStart,

      forget: (duel) =>
        trying(async () => {
          await storage.remove(duel);
          await showShelf();
        }),
      putAwayText: async (key) => textOf(await storage.readPutAway(key)),
      forgetPutAway: (key) =>
        trying(async () => {
          await storage.removePutAway(key);
          await showShelf();
        }),

      async wake() {
        saver.retry();
        if (!claim) {
          if (get().screen === 'start') await showShelf().catch(() => undefined);
          return;
        }
        const mine = claim;
        const still = (await leases.take(mine.id)) && (await storage.holds(mine).catch(() => true));
        if (!still) await lost(mine.id);
      },
      sleep: leases.release,
      unsaved: () => [...saver.open()].some((job) => job.startsWith(jobOf(''))),
      saved: saver.idle,
    },

    save(record, about) {
      last = { record, about };
      if (!claim) haveNew();
      write();
    },
    saveSettings(changes) {
      if (early) Object.assign(early, changes);
      else writeSettings();
    },
    part(forget) {
      const former = { claim, last };
      claim = null;
      last = null;
      return (forGood) => {
        if (forGood) leaveBehind(former, forget);
        else ({ claim, last } = former);
      };
    },
  };
}
