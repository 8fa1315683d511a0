/** The session: settings, the duel on the table, and what is to be told or asked outside of it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DecisionError } from '../engine/api.ts';
import type { Player, Setup } from '../engine/contract.ts';
import type { Engine } from './engine.ts';
import { opening } from './intent.ts';
import * as play from './match.ts';
import { attemptsOf, menuOf } from './menu.ts';
import { readRecord } from './record.ts';
import { revealed } from './reveal.ts';
import { createSaver } from './saver.ts';
import type { Notice, Session } from './session.ts';
import { defaultSettings, readSettings, type Settings } from './settings.ts';
import type { Storage } from './storage.ts';
import { tableOf } from './table.ts';
import * as trees from './tree.ts';

export type { Session } from './session.ts';

export type SessionStore = StoreApi<Session>;

export interface Means {
  /** The rules, or the way to fetch them once they are needed. */
  engine: Engine | (() => Promise<Engine>);
  storage: Storage;
  /** A whole number below 2^32. */
  random: () => number;
  /** A duel that lies on the table from the beginning, and how it is to be shown. */
  begun?: { match: play.Match; settings: Settings };
}

/** Told once: gone with the next thing that happens. */
const PASSING = new Set<Notice['kind']>(['restored', 'coin', 'denied', 'refused']);

const other = (player: Player): Player => (player === 0 ? 1 : 0);

export function createSession({ engine: given, storage, random, begun }: Means): SessionStore {
  let match: play.Match | null = begun?.match ?? null;
  let engine: Engine | null = typeof given === 'function' ? null : given;
  /** The engine, by those who have a duel: it came from there. */
  const rules = (): Engine => {
    if (!engine) throw new Error('The rules have not been fetched');
    return engine;
  };
  const fetchRules = async (): Promise<Engine> => {
    if (typeof given === 'function') engine ??= await given();
    return rules();
  };

  return createStore<Session>()((set, get) => {
    const saver = createSaver(storage, () => set({ notice: { kind: 'not-saved' } }));
    const save = () => {
      if (match) saver.duel(play.toRecord(rules(), match));
    };

    /** Shows the match as it stands. `since`: the node from which on things are news. */
    function show(since: number | null): void {
      if (!match) {
        set({ table: null, screen: 'start' });
        return;
      }
      const { notice } = get();
      set({
        table: tableOf(rules(), match, since),
        screen: 'duel',
        request: null,
        notice: notice && PASSING.has(notice.kind) ? null : notice,
      });
      save();
    }

    /** Runs a change of the match; whatever goes wrong, the match is as it was. */
    function attempt(change: (m: play.Match) => void): boolean {
      if (!match) return false;
      const before = { ...match, passing: [...match.passing] as [boolean, boolean] };
      const since = match.tree.at;
      const forget = () => {
        match = before;
        play.drop(before);
      };
      try {
        change(match);
        show(since < match.tree.nodes.length ? since : null);
        return true;
      } catch (error) {
        forget();
        if (error instanceof DecisionError) set({ notice: { kind: 'refused', why: error.why } });
        else get().fail(error);
        return false;
      }
    }

    function start(setup: Setup, names: [string, string]): void {
      const faults = rules().check(setup);
      if (faults.length > 0) {
        set({ notice: { kind: 'bad-deck', faults } });
        return;
      }
      try {
        const begun = play.newMatch(rules(), setup, names, get().settings.hands);
        play.settle(rules(), begun, get().settings);
        match = begun;
        set({ notice: null, failure: null });
        show(null);
      } catch (error) {
        get().fail(error);
      }
    }

    /** Carries on at once if the rules are there, else as soon as they are. */
    function whenReady(then: () => void): void {
      if (engine) then();
      else fetchRules().then(then, get().fail);
    }

    const go = (to: number) =>
      attempt((m) => {
        m.tree = trees.walk(m.tree, to);
        m.pending = null;
      });

    /** Goes to an earlier question, if nobody has to be asked about it first. */
    function goBack(to: number): void {
      if (!match || to < 0) return;
      const lost = trees.undone(match.tree, match.tree.at, to);
      const by = match.holder;
      if (play.isOpen(match) || by === null) return void go(to);
      const steps = play.stepsOf(match, lost);
      const reveals = revealed(steps, by);
      if (reveals.length === 0) return void go(to);
      const decisions = steps.filter((s) => !s.decision.auto).length;
      set({ request: { what: 'back', by, of: other(by), to, decisions, reveals } });
    }

    return {
      screen: begun ? 'duel' : 'loading',
      settings: begun?.settings ?? defaultSettings,
      table: begun ? tableOf(rules(), begun.match, null) : null,
      request: null,
      notice: null,
      failure: null,

      async load() {
        let stored: unknown;
        try {
          set({ settings: readSettings(await storage.readSettings()) });
          stored = await storage.readDuel();
        } catch {
          return set({ screen: 'start', notice: { kind: 'not-saved' } });
        }
        if (stored === undefined) return set({ screen: 'start' });
        try {
          await fetchRules();
        } catch (error) {
          // The duel stays where it is kept: it is not the one to blame.
          set({ screen: 'start' });
          return get().fail(error);
        }
        const read = readRecord(stored);
        try {
          if (!read.ok) throw new Error(read.reason);
          const { match: restored, whole, diverged } = play.fromRecord(rules(), read.record);
          match = restored;
          show(null);
          const { turn, result } = rules().view(play.duelOf(restored), 'judge');
          if (!whole) set({ notice: { kind: 'position-only', diverged } });
          else if (!result) set({ notice: { kind: 'restored', turn } });
        } catch {
          match = null;
          const reason = read.ok ? 'corrupt' : read.reason;
          set({ screen: 'start', table: null, notice: { kind: 'unreadable', reason } });
          await storage.keepBroken(stored).then(
            () => storage.clearDuel(),
            () => undefined,
          );
        }
      },

      change(changes) {
        const { hands, ...rest } = changes;
        const settings = { ...get().settings, ...rest };
        if (hands) settings.hands = hands;
        if (hands && match && match.hands !== hands) {
          const by = match.holder;
          if (hands === 'open' && by !== null && !match.over) {
            set({ request: { what: 'open-hands', by, of: other(by), to: -1, decisions: 0, reveals: [] } });
            settings.hands = get().settings.hands;
          } else {
            match.hands = hands;
            match.holder = null;
            show(null);
          }
        }
        set({ settings });
        saver.settings(settings);
      },

      begin({ decks, names, first, seed }) {
        whenReady(() => {
          const coin: Player = first === 'coin' ? ((random() & 1) as Player) : first === 'a' ? 0 : 1;
          start({ kind: 'decks', decks, first: coin, seed: seed ?? random() }, names);
          if (first === 'coin' && match && !get().notice) set({ notice: { kind: 'coin', first: coin } });
        });
      },

      open(setup, names = get().settings.names) {
        whenReady(() => start(setup, names));
      },

      adopt(laid) {
        whenReady(() => {
          match = laid;
          set({ notice: null, failure: null });
          show(null);
        });
      },

      decide(answer) {
        attempt((m) => play.answer(rules(), m, answer, get().settings));
      },

      intend(intent) {
        const prompt = get().table?.prompt;
        if (!prompt) return false;
        const option = opening(prompt, intent);
        if (option < 0) return false;
        return attempt((m) => {
          m.pending = { ...intent, player: prompt.player };
          play.answer(rules(), m, option, get().settings);
        });
      },

      cancel() {
        if (!get().table?.canCancel) return;
        attempt((m) => {
          const prompt = rules().prompt(play.duelOf(m));
          const begun = prompt && play.halfMade(m, prompt);
          if (!begun) return;
          m.tree = trees.forget(m.tree, begun.from);
          play.drop(m);
          m.pending = null;
        });
      },

      undo() {
        if (!match) return;
        const own = play.isOpen(match) ? null : match.holder;
        let to = trees.back(match.tree);
        // What one takes back is one's own last answer, not what the other said to it.
        for (let id = to; own !== null && id >= 0; id = trees.back(match.tree, id)) {
          const next = trees.undone(match.tree, match.tree.at, id)[0];
          if (match.tree.nodes[next].decision!.player !== own) continue;
          to = id;
          break;
        }
        goBack(to);
      },

      redo() {
        const to = match ? trees.forth(match.tree) : -1;
        if (to >= 0) go(to);
      },

      stepBack() {
        if (match) goBack(trees.back(match.tree));
      },

      jump(node) {
        if (match?.tree.nodes[node] && node !== match.tree.at) goBack(node);
      },

      comeBack() {
        if (match && match.tree.left >= 0) goBack(match.tree.left);
      },

      reveal() {
        if (!match) return;
        match.holder = get().table?.asked ?? match.holder;
        show(null);
      },

      consent(agreed) {
        const { request, settings } = get();
        if (!request || !match) return;
        set({ request: null });
        if (!agreed) return set({ notice: { kind: 'denied', by: request.of } });
        // The device is with the one who agreed; whoever is asked next takes it from there.
        match.holder = null;
        if (request.what === 'back') return void go(request.to);
        match.hands = 'open';
        set({ settings: { ...settings, hands: 'open' } });
        saver.settings(get().settings);
        show(null);
      },

      hold(player, on) {
        if (!match || match.passing[player] === on) return;
        attempt((m) => {
          m.passing = player === 0 ? [on, m.passing[1]] : [m.passing[0], on];
          if (on) play.settle(rules(), m, get().settings);
        });
      },

      surrender(player) {
        get().decide({ surrender: player });
      },

      rematch() {
        if (!match) return;
        const { setup, names } = match;
        if (setup.kind !== 'decks') return start({ ...setup, seed: random() }, names);
        const winner = get().table?.result?.winner;
        // Who lost begins; after a draw, who did not begin before.
        const first = winner === 0 || winner === 1 ? other(winner) : other(setup.first);
        start({ ...setup, first, seed: random() }, names);
      },

      leave() {
        match = null;
        set({ table: null, screen: 'start', request: null, failure: null, notice: null });
        saver.clear();
      },

      dismiss() {
        set({ notice: null });
      },

      fail(error) {
        const known = error instanceof Error;
        const failure = {
          message: known ? error.message : String(error),
          detail: (known && error.stack) || '',
        };
        set({ failure });
      },

      recover(back) {
        set({ failure: null });
        if (!match) return set({ screen: 'start', table: null });
        const to = back ? trees.back(match.tree) : -1;
        if (to >= 0) go(to);
        else show(null);
      },

      menu(card) {
        const { table } = get();
        return match && table?.view
          ? menuOf(rules(), play.duelOf(match), table.viewer, table.prompt, card)
          : [];
      },

      attempts(card) {
        const { table } = get();
        // When the duel is over nothing is worth a verdict any more.
        if (table?.over) return [];
        return match && table?.view ? attemptsOf(rules(), play.duelOf(match), table.viewer, card) : [];
      },

      refusal(answer) {
        return match ? rules().refusal(play.duelOf(match), answer) : null;
      },

      record() {
        return match ? JSON.stringify(play.toRecord(rules(), match)) : null;
      },

      match: () => match,

      saved: () => saver.idle(),
    };
  });
}
