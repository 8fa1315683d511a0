/** A vault that fails as long as it is told to. */
import { memoryVault } from '../keep/memory.ts';
import { NotKept, type Trouble, type Vault } from '../keep/vault.ts';

type Mood = { why: Trouble | 'hangs' | null };

export function moody(kept: Map<string, string>): { vault: Vault; mood: Mood } {
  const mood: Mood = { why: null };
  const inner = memoryVault(kept);
  const unless = async <T>(work: () => Promise<T>): Promise<T> => {
    if (mood.why === 'hangs') await new Promise(() => undefined);
    if (mood.why !== null) throw new NotKept(mood.why as Trouble);
    return work();
  };
  return {
    mood,
    vault: {
      carryOut: (deeds) => unless(() => inner.carryOut(deeds)),
      change: (work) => unless(() => inner.change(work)),
      get: (key) => unless(() => inner.get(key)),
      keys: (prefix) => unless(() => inner.keys(prefix)),
      onNewer: () => undefined,
    },
  };
}
