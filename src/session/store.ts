/** The session: settings, the duel on the table, and what is to be told or asked outside of it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Player, Setup } from '../engine/contract.ts';
import { createDesk, isDone } from './desk.ts';
import type { Engine } from './engine.ts';
import { opening } from './intent.ts';
import { createKeeper } from './keep/keeper.ts';
import { alone, type Leases } from './keep/lease.ts';
import type { Storage } from './keep/storage.ts';
import * as play from './match.ts';
import { attemptsOf, menuOf, offered, phaseRequirements } from './menu.ts';
import { createNotices } from './notices.ts';
import { unbegun } from './report.ts';
import { showNearest } from './restore.ts';
import { revealed } from './reveal.ts';
import type { Session } from './session.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { inSlices } from './slices.ts';
import { tableOf } from './table.ts';
import * as trees from './tree.ts';

export type { Session } from './session.ts';

export type SessionStore = StoreApi<Session>;

export interface Means {
  /** The rules, or the way to fetch them once they are needed. */
  engine: Engine | (() => Promise<Engine>);
  storage: Storage;
  /** Without them the page takes itself for the only one. */
  leases?: Leases;
  /** A whole number below 2^32. */
  random: () => number;
  /** A duel that lies on the table from the beginning, and how it is to be shown. */
  begun?: { match: play.Match; settings: Settings };
}

const other = (player: Player): Player => (player === 0 ? 1 : 0);

export function createSession(means: Means): SessionStore {
  const { engine: given, storage, leases = alone, random, begun } = means;
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

  return createStore<Session>()((set, get, { setState, getState }) => {
    const notices = createNotices(get, set);
    const keeper = createKeeper({
      storage,
      leases,
      get,
      set,
      tell: notices.tell,
      rules: fetchRules,
      lay: (laid) => {
        desk.match = laid;
        if (laid) return showNearest(laid, () => desk.show(null));
        desk.show(null);
        return null;
      },
      failed: (error, record) => failed({ doing: 'load', error }, record),
    });
    const desk = createDesk(rules, keeper, notices, { setState, getState }, begun?.match ?? null);
    const { attempt, take, look, failed } = desk;

    function start(setup: Setup, names: [string, string]): void {
      const { hands } = get().settings;
      try {
        const faults = rules().check(setup);
        if (faults.length > 0) set({ notice: { kind: 'bad-deck', faults } });
        else
          take(play.newMatch(rules(), setup, names, hands), (m) => play.settle(rules(), m, get().settings));
      } catch (error) {
        failed({ doing: 'begin', error }, unbegun({ setup, names, hands }));
      }
    }

    /** Carries on at once if the rules are there, else as soon as they are. */
    async function whenReady(then: () => void): Promise<void> {
      if (engine) then();
      else await fetchRules().then(then, (error) => get().fail(error));
    }

    let goings = 0;
    /** Goes to a node. A long way there is worked out bit by bit, unless something else is done meanwhile. */
    function go(to: number, also: (m: play.Match) => void = () => undefined): void {
      const { match } = desk;
      if (!match) return;
      const arrive = () =>
        attempt(
          (m) => {
            m.tree = trees.walk(m.tree, to);
            m.pending = null;
            also(m);
          },
          { doing: 'go', to },
        );
      const { tree, positions } = match;
      const mine = ++goings;
      const wanted = () => goings === mine && desk.match?.tree === tree;
      const tryOnce = () => void (wanted() && arrive());
      try {
        const way = inSlices(positions.approach(tree, to), wanted);
        if (way instanceof Promise) way.then(tryOnce, tryOnce);
        else arrive();
      } catch {
        // It fails there again, and is told.
        arrive();
      }
    }

    /** Goes to an earlier question, if nobody has to be asked about it first. */
    function goBack(to: number): void {
      if (!desk.match || to < 0) return;
      const lost = trees.undone(desk.match.tree, desk.match.tree.at, to);
      const by = desk.match.holder;
      if (play.isOpen(desk.match) || by === null) {
        go(to);
        return;
      }
      const steps = look((m) => play.stepsOf(m, lost), null);
      // What cannot be told any more is for the other to decide.
      const reveals = steps ? revealed(steps, by) : (['answer'] as const);
      if (reveals.length === 0) {
        go(to);
        return;
      }
      const decisions = lost.filter((id) => !desk.match!.tree.nodes[id].decision!.auto).length;
      set({ request: { what: 'back', by, of: other(by), to, decisions, reveals } });
    }

    return {
      screen: begun ? 'duel' : 'loading',
      settings: begun?.settings ?? defaultSettings,
      table: begun ? tableOf(rules(), begun.match, null) : null,
      request: null,
      notice: null,
      failure: null,

      ...keeper.keeping,

      change(changes) {
        const { hands, ...rest } = changes;
        const settings = { ...get().settings, ...rest };
        if (hands) settings.hands = hands;
        if (hands && desk.match && desk.match.hands !== hands) {
          const by = desk.match.holder;
          if (hands === 'open' && by !== null && !desk.match.over) {
            set({ request: { what: 'open-hands', by, of: other(by), to: -1, decisions: 0, reveals: [] } });
            settings.hands = get().settings.hands;
          } else {
            attempt(
              (m) => {
                m.hands = hands;
                m.holder = null;
              },
              { doing: 'go' },
            );
          }
        }
        set({ settings });
        keeper.saveSettings(changes);
      },

      begin({ decks, names, first, seed }) {
        whenReady(() => {
          const coin: Player = first === 'coin' ? ((random() & 1) as Player) : first === 'a' ? 0 : 1;
          start({ kind: 'decks', decks, first: coin, seed: seed ?? random() }, names);
          const { notice, failure } = get();
          if (first === 'coin' && desk.match && notice?.kind !== 'bad-deck' && !failure)
            notices.tell({ kind: 'coin', first: coin });
        });
      },

      open(setup, names = get().settings.names) {
        whenReady(() => start(setup, names));
      },

      adopt(laid, mistake) {
        return whenReady(() => {
          take(laid);
          if (mistake) failed(mistake);
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
        if (!desk.match) return;
        const own = play.isOpen(desk.match) ? null : desk.match.holder;
        let to = trees.back(desk.match.tree);
        // What one takes back is one's own last answer, not what the other said to it.
        for (let id = to; own !== null && id >= 0; id = trees.back(desk.match.tree, id)) {
          const next = trees.undone(desk.match.tree, desk.match.tree.at, id)[0];
          if (desk.match.tree.nodes[next].decision!.player !== own) continue;
          to = id;
          break;
        }
        goBack(to);
      },

      redo() {
        const to = desk.match ? trees.forth(desk.match.tree) : -1;
        if (to >= 0) go(to);
      },

      stepBack() {
        if (desk.match) goBack(trees.back(desk.match.tree));
      },

      jump(node) {
        if (desk.match?.tree.nodes[node] && node !== desk.match.tree.at) goBack(node);
      },

      comeBack() {
        if (desk.match && desk.match.tree.left >= 0) goBack(desk.match.tree.left);
      },

      reveal() {
        if (!desk.match) return;
        attempt(
          (m) => {
            m.holder = get().table?.asked ?? m.holder;
          },
          { doing: 'go' },
        );
      },

      consent(agreed) {
        const { request, settings } = get();
        if (!request || !desk.match) return;
        // The device is with the one who answered; whoever is asked next takes it from there. Until that is so the request stays:
        // it stands before the table of the one who asked.
        const handOver = (m: play.Match) => {
          m.holder = null;
        };
        if (!agreed) {
          goings++;
          if (get().table?.asked === request.by && !attempt(handOver, { doing: 'go' })) return;
          return set({ request: null, notice: { kind: 'denied', by: request.of } });
        }
        if (request.what === 'back') return go(request.to, handOver);
        const opens = (m: play.Match) => {
          handOver(m);
          m.pending = null;
          m.hands = 'open';
        };
        if (!attempt(opens, { doing: 'go', to: request.to })) return;
        set({ settings: { ...settings, hands: 'open' } });
        keeper.saveSettings({ hands: 'open' });
      },

      hold(player, on) {
        if (!desk.match || desk.match.passing[player] === on) return;
        attempt((m) => {
          m.passing = player === 0 ? [on, m.passing[1]] : [m.passing[0], on];
          if (on) play.settle(rules(), m, get().settings);
        });
      },

      surrender(player) {
        get().decide({ surrender: player });
      },

      rematch() {
        if (!desk.match) return;
        const { setup, names } = desk.match;
        if (setup.kind !== 'decks') return start({ ...setup, seed: random() }, names);
        const winner = get().table?.result?.winner;
        // Who lost begins; after a draw, who did not begin before.
        const first = winner === 0 || winner === 1 ? other(winner) : other(setup.first);
        start({ ...setup, first, seed: random() }, names);
      },

      leave() {
        const { match } = desk;
        const settle = keeper.part(!match || isDone(match, get().table));
        desk.match = null;
        notices.clear();
        set({ table: null, screen: 'start', request: null, failure: null });
        settle(true);
      },

      dismiss: notices.dismiss,

      fail: (error, doing = 'page') => failed({ doing, error }),

      report: (error, doing) => desk.report({ doing, error }),

      retry(given, to) {
        let taken = 0;
        const worked = attempt(
          (m) => {
            taken = play.replay(rules(), m, given);
            if (to >= 0 && m.tree.nodes[to]) m.tree = trees.walk(m.tree, to);
            else play.settle(rules(), m, get().settings);
          },
          { doing: to >= 0 ? 'go' : 'answer', to },
        );
        return worked && taken === given.length ? 'works' : worked ? 'refused' : 'fails';
      },

      recover(back) {
        set({ failure: null });
        if (!desk.match) set({ screen: 'start', table: null });
        else if (back) get().undo();
      },

      menu(card) {
        const { table } = get();
        if (!table?.view) return [];
        // What the question offers is at hand, whatever cannot be told of the rest.
        const otherwise = offered(table.prompt, card);
        return look((m) => menuOf(rules(), play.duelOf(m), table.viewer, table.prompt, card), otherwise);
      },

      phase(phase) {
        const { table } = get();
        if (!table?.view) return [];
        return look((m) => phaseRequirements(rules(), play.duelOf(m), table.viewer, phase), []);
      },

      refuse(unmet) {
        set({ notice: { kind: 'refused', why: unmet } });
      },

      attempts(card) {
        const { table } = get();
        // When the duel is over nothing is worth a verdict any more.
        if (!table?.view || table.over) return [];
        return look((m) => attemptsOf(rules(), play.duelOf(m), table.viewer, card), []);
      },

      refusal: (answer) => look((m) => rules().refusal(play.duelOf(m), answer), null),

      record() {
        return desk.match ? JSON.stringify(play.toRecord(rules(), desk.match)) : null;
      },

      match: () => desk.match,
    };
  });
}
