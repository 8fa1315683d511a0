/** A case on a table of its own: it plays step by step, and anybody may go on from any step by hand. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CaseFile, type Showing, showCase } from '../formats/case/index.ts';
import type { Engine } from './engine.ts';
import { memoryStorage } from './keep/storage.ts';
import { type Match, newMatch, replay } from './match.ts';
import type { Settings } from './settings.ts';
import { createSession, type SessionStore } from './store.ts';
import * as trees from './tree.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds for which a step stands. */
const PAUSE: Record<Speed, number> = { slow: 2800, normal: 1500, fast: 600 };

export interface Lab {
  showing: Showing;
  /** How many steps have been carried out. */
  at: number;
  playing: boolean;
  speed: Speed;
  /** Somebody plays on by hand from where the case stood. */
  taken: boolean;
  step(): void;
  back(): void;
  /** To where so many steps have been carried out. */
  goTo(at: number): void;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  takeOver(): void;
  /** Back to the case, to the step after which it was left. */
  giveBack(): void;
}

export type LabStore = StoreApi<Lab>;

export interface LabTable {
  lab: LabStore;
  /** The duel itself, as the table shows any other. */
  session: SessionStore;
  /** Lets go of it: nothing moves any more. */
  close(): void;
}

export interface LabMeans {
  engine: Engine;
  settings: Settings;
  random: () => number;
}

/** The case as a line of decisions: node n of its tree is where n answers have been given. */
function matchOf(engine: Engine, { setup, answers }: Showing, names: [string, string]): Match {
  const match = newMatch(engine, setup, names, 'open');
  const given = answers.map(({ prompt, answer, fix }) => ({
    answer,
    fix,
    auto: prompt.options.length === 1,
  }));
  replay(engine, match, given);
  match.tree = trees.walk(match.tree, 0);
  return match;
}

/** Lays a case on a table. It must have passed `checkCase`. */
export function openCase(file: CaseFile, { engine, settings, random }: LabMeans): LabTable {
  const showing = showCase(engine, file);
  const match = () => matchOf(engine, showing, settings.names);
  const open: Settings = { ...settings, hands: 'open' };
  const session = createSession({
    engine,
    storage: memoryStorage(),
    random,
    begun: { match: match(), settings: open },
  });
  const count = showing.steps.length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lab = createStore<Lab>()((set, get) => {
    /** Shows where so many answers have been given. */
    function lay(node: number): void {
      const { tree } = session.getState().match()!;
      // Whoever played by hand may have dropped the newest nodes.
      if (node > 0 && !tree.nodes[node]) session.getState().adopt(match());
      session.getState().jump(node);
    }
    function show(at: number): void {
      set({ at });
      lay(at === 0 ? 0 : showing.steps[at - 1].answers);
    }
    function tick(): void {
      const { playing, at, speed } = get();
      clearTimeout(timer);
      if (!playing) return;
      if (at >= count) {
        set({ playing: false });
        return;
      }
      timer = setTimeout(() => {
        show(get().at + 1);
        tick();
      }, PAUSE[speed]);
    }
    const stop = () => {
      clearTimeout(timer);
      set({ playing: false });
    };
    return {
      showing,
      at: 0,
      playing: false,
      speed: 'normal',
      taken: false,

      step() {
        stop();
        if (get().at < count) show(get().at + 1);
      },
      back() {
        stop();
        if (get().at > 0) show(get().at - 1);
      },
      goTo(at) {
        stop();
        set({ taken: false });
        show(Math.max(0, Math.min(at, count)));
      },
      play() {
        if (get().playing) return;
        // At the end it begins again.
        if (get().at >= count) show(0);
        set({ playing: true, taken: false });
        tick();
      },
      pause: stop,
      setSpeed(speed) {
        set({ speed });
        tick();
      },
      takeOver() {
        stop();
        set({ taken: true });
      },
      giveBack() {
        set({ taken: false });
        show(get().at);
      },
    };
  });
  if (showing.mistake) {
    const { error, answers, fix } = showing.mistake;
    lab.getState().goTo(count);
    const { adopt } = session.getState();
    const tried = answers.map((answer, i) => ({ answer, auto: false, ...(i === 0 ? { fix } : {}) }));
    adopt(session.getState().match()!, { doing: 'case', error, tried });
  }
  return { lab, session, close: () => clearTimeout(timer) };
}
