import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledCases } from './scripts/bundled-cases.mjs';
import { buildName, DEV_HEADERS, HEADERS, shield } from './scripts/shield.mjs';

export default defineConfig({
  base: './',
  plugins: [react(), bundledCases(), shield()],
  define: { __SEGOC_BUILD__: JSON.stringify(buildName()) },
  build: {
    target: 'es2023',
    // The security policy takes files only.
    assetsInlineLimit: 0,
  },
  server: { headers: DEV_HEADERS },
  preview: { headers: HEADERS },
});
