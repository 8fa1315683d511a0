/** Pictures of every screen, for people to look at: `npm run shots` puts them into .results/shots. */
import { defineConfig, devices } from '@playwright/test';
import base from '../playwright.config.ts';

const sizes = {
  '1280': { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } },
  '1440': { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: '../.results/shots-failed',
  reporter: 'list',
  webServer: { ...base.webServer, cwd: '..' } as typeof base.webServer,
  projects: Object.entries(sizes).flatMap(([size, use]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
});
