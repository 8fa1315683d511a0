import { test as base, expect } from '@playwright/test';

/** Every test fails on an error in the console, an uncaught exception, or a request to another host. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL ?? 'http://127.0.0.1').host;
      const troubles: string[] = [];
      context.on('weberror', (trouble) => troubles.push(`uncaught: ${trouble.error()}`));
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
      });
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(http|ws)s?:$/.test(protocol) && host !== home) troubles.push(`request: ${request.url()}`);
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
