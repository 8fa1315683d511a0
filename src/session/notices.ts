/** What is told to the person, one after another. */
import type { Notice, Session } from './session.ts';

/** Told once: gone with the next thing that happens. */
const PASSING = new Set<Notice['kind']>(['restored', 'coin', 'denied', 'refused', 'kept-again']);

/** Told about what is kept: nothing else takes its place before it has been read. */
const STAYING = new Set<Notice['kind']>([
  'position-only',
  'stepped-back',
  'unreadable',
  'settings-lost',
  'withheld',
  'newer',
  'not-kept',
  'own-copy',
]);

export interface Notices {
  /** Now, or after what is being told and has to be read. */
  tell(notice: Notice): void;
  /** Something has happened: what was told only for the moment goes. */
  pass(): void;
  /** Another duel begins. That nothing is kept concerns it too. */
  clear(): void;
  dismiss(): void;
}

export function createNotices(
  get: () => Pick<Session, 'notice'>,
  set: (changes: Pick<Session, 'notice'>) => void,
): Notices {
  let later: Notice[] = [];
  const next = () => set({ notice: later.shift() ?? null });
  return {
    tell(notice) {
      const { notice: told } = get();
      if (told && STAYING.has(told.kind)) later.push(notice);
      else set({ notice });
    },
    pass() {
      const { notice } = get();
      if (notice && PASSING.has(notice.kind)) next();
    },
    clear() {
      const { notice } = get();
      later = [];
      if (notice && notice.kind !== 'not-kept') set({ notice: null });
    },
    dismiss: next,
  };
}
