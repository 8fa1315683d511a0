import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledCases } from './scripts/bundled-cases.mjs';
import { buildName, DEV_HEADERS, HEADERS, shield } from './scripts/shield.mjs';

/**
 * Asks the browser (Chrome 136 on) to compile every function while the file is being fetched, on another thread. Compiled when first
 * called, they made the first decisions of a duel take half as long again; other browsers see a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  base: './',
  plugins: [react(), bundledCases(), shield()],
  define: { __SEGOC_BUILD__: JSON.stringify(buildName()) },
  build: {
    target: 'es2023',
    // The security policy takes files only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { postBanner: COMPILE_AHEAD } },
  },
  server: { headers: DEV_HEADERS },
  preview: { headers: HEADERS },
});
