import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledCases } from './scripts/bundled-cases.mjs';

export default defineConfig({
  base: './',
  plugins: [react(), bundledCases()],
  build: { target: 'es2023' },
});
