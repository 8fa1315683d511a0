/**
 * Which tab has a duel. A lock says so where the browser has locks; it is let go of when the tab closes, however that happens.
 * Elsewhere (a page that came over plain HTTP has none) the tabs ask one another. Neither keeps two tabs from writing: that is
 * checked with every write, in storage.ts. This only lets people know in time.
 */
import { afterPatience } from './patience.ts';
import { rememberDuel, rememberedDuel } from './tab.ts';

export interface Leases {
  /** Takes the duel for this tab and lets go of the one before. @returns false if another tab has it */
  take(id: string): Promise<boolean>;
  /** Has the tab that has the duel let go of it, and takes it in any case. */
  seize(id: string): Promise<void>;
  release(): void;
  /** Is the duel open in another tab? Takes nothing. */
  isElsewhere(id: string): Promise<boolean>;
  attend(tab: Tab): void;
  /** Which duel this tab has, for when its page is loaded anew; null when it has none any more. */
  remember(id: string | null): void;
  remembered(): string | null;
}

/** What a tab does for the others. */
interface Tab {
  /** Writes what is not written yet. */
  finish(): Promise<void>;
  /** The duel is another tab's from now on. */
  lost(id: string): void;
}

/** For a page that is the only one. */
export const alone: Leases = {
  take: async () => true,
  seize: async () => undefined,
  release: () => undefined,
  isElsewhere: async () => false,
  attend: () => undefined,
  remember: () => undefined,
  remembered: () => null,
};

type Message = { say: 'who' | 'mine' | 'give' | 'given'; id: string };

/** Milliseconds. A page that is loaded anew may be there before the old one has let go. */
const WAIT = { take: 400, answer: 250, give: 1500 };

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const lockName = (id: string) => `segoc duel ${id}`;

export function browserLeases(): Leases {
  const channel = new BroadcastChannel('segoc');
  const listeners = new Set<(message: Message) => void>();
  let held: { id: string; free: () => void } | null = null;
  let tab: Tab = { finish: async () => undefined, lost: () => undefined };
  const tell = (message: Message) => channel.postMessage(message);

  /** @returns false if nobody has answered in time */
  function hears(say: Message['say'], id: string, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (heard: boolean) => {
        enough();
        listeners.delete(listener);
        resolve(heard);
      };
      const enough = afterPatience(ms, () => done(false));
      const listener = (message: Message) => {
        if (message.say === say && message.id === id) done(true);
      };
      listeners.add(listener);
    });
  }

  function release(): void {
    held?.free();
    held = null;
  }
  function lose(id: string): void {
    if (held?.id !== id) return;
    release();
    tab.lost(id);
  }

  channel.onmessage = async ({ data }: MessageEvent<Message>) => {
    for (const listener of listeners) listener(data);
    if (held?.id !== data.id) return;
    if (data.say === 'who') tell({ say: 'mine', id: data.id });
    if (data.say === 'give') {
      await Promise.race([tab.finish(), pause(WAIT.give / 2)]);
      lose(data.id);
      tell({ say: 'given', id: data.id });
    }
  };

  /**
   * @param ms how long it is waited for; null takes it from whoever has it
   * @returns false if it is not free in time; null if this page may have no locks
   */
  function lock(id: string, ms: number | null): Promise<boolean | null> {
    return new Promise((resolve) => {
      const waiting = new AbortController();
      const enough = ms === null ? () => undefined : afterPatience(ms, () => waiting.abort());
      const options = ms === null ? { steal: true } : { signal: waiting.signal };
      let granted = false;
      const hold = () =>
        new Promise<void>((free) => {
          granted = true;
          enough();
          held = { id, free };
          resolve(true);
        });
      try {
        navigator.locks.request(lockName(id), options, hold).catch((error) => {
          const name = error instanceof DOMException ? error.name : '';
          // Either it has been taken away, or it was waited for in vain.
          enough();
          if (granted) lose(id);
          resolve(name === 'AbortError' ? false : null);
        });
      } catch {
        enough();
        resolve(null);
      }
    });
  }
  const haveIt = (id: string) => {
    held = { id, free: () => undefined };
  };
  const answers = (id: string) => {
    const answer = hears('mine', id, WAIT.answer);
    tell({ say: 'who', id });
    return answer;
  };

  return {
    async take(id) {
      if (held?.id === id) return true;
      release();
      const got = await lock(id, WAIT.take);
      if (got !== null) return got;
      if (await answers(id)) return false;
      haveIt(id);
      return true;
    },
    async seize(id) {
      if (held?.id === id) return;
      release();
      const given = hears('given', id, WAIT.give);
      tell({ say: 'give', id });
      const got = await lock(id, WAIT.give);
      if (got === false) await lock(id, null);
      if (got !== null) return;
      await given;
      haveIt(id);
    },
    release,
    async isElsewhere(id) {
      if (held?.id === id) return false;
      try {
        const { held: all = [] } = await navigator.locks.query();
        return all.some((l) => l.name === lockName(id));
      } catch {
        return answers(id);
      }
    },
    attend: (given) => {
      tab = given;
    },
    remember: rememberDuel,
    remembered: rememberedDuel,
  };
}
