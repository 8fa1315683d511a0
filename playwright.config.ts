import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

/** A port of its own for each run; the workers inherit it. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return String(port);
}

process.env.E2E_PORT ??= await freePort();
const url = `http://127.0.0.1:${process.env.E2E_PORT}`;
const browser = await findBrowser();
if (browser?.kind === 'system') process.env.PLAYWRIGHT_CHROMIUM = browser.path; // looked for once

// Tests marked @phone run on both; those marked @touch need a finger.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: '.results/browser.json' }]],
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{arg}-{projectName}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  use: {
    baseURL: url,
    locale: 'en-US',
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    // What a test did, and what it saw at the end. With pictures of each step (`--trace on`) it takes nearly twice as long.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser?.kind === 'playwright' ? undefined : browser?.path,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@touch/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } },
    },
    {
      name: 'phone',
      grep: /@phone|@touch/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${process.env.E2E_PORT} --strictPort`,
    url,
    reuseExistingServer: false,
  },
});
