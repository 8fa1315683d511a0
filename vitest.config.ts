import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundledCases } from './scripts/bundled-cases.mjs';
import { LongestFirst } from './vitest.sequencer.ts';

/** Properties and whole duels take their time on a busy machine. A project does not inherit this. */
const testTimeout = 60_000;
const pages = ['src/ui/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'];

export default defineConfig({
  test: {
    // By default one core is left to the person at the machine: of two, that is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], reporter: ['text-summary', 'json-summary'] },
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout,
          environment: 'node',
          include: ['{src,lint,bench}/**/*.test.ts'],
          exclude: pages,
          pool: 'threads',
          // The engine and the cards keep no module state, so test files can share them once loaded.
          isolate: false,
        },
      },
      {
        plugins: [react(), bundledCases()],
        test: {
          name: 'table',
          testTimeout,
          environment: 'happy-dom',
          include: pages,
          setupFiles: ['vitest.setup.ts'],
        },
      },
    ],
  },
});
