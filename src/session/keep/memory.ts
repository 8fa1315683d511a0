/** A vault in memory, as plain data: for tests, and for tables whose duels nobody keeps. */
import { NotKept, type Vault } from './vault.ts';

/** @param kept JSON by key: what is there from the beginning, and where everything goes */
export function memoryVault(kept = new Map<string, string>()): Vault {
  const read = (from: Map<string, string>, key: string): unknown => {
    const text = from.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    async carryOut(deeds) {
      if (deeds.some((deed) => 'unless' in deed && kept.has(deed.unless))) throw new NotKept('failed');
      for (const deed of deeds) {
        if ('put' in deed) kept.set(deed.put, JSON.stringify(deed.value));
        else if ('delete' in deed) kept.delete(deed.delete);
      }
    },
    async change(work) {
      const changed = new Map(kept);
      const result = await work({
        get: async (key) => read(changed, key),
        put: (key, value) => void changed.set(key, JSON.stringify(value)),
        delete: (key) => void changed.delete(key),
      });
      for (const key of kept.keys()) if (!changed.has(key)) kept.delete(key);
      for (const [key, value] of changed) kept.set(key, value);
      return result;
    },
    get: async (key) => read(kept, key),
    keys: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
    onNewer: () => undefined,
  };
}
