import { test as base, expect } from '@playwright/test';
import { chooseOrigin } from '#tests/e2e/servers.ts';
import type { EnginePage } from './engine.ts';
import { isFirefoxInstalled, openFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { watchServer } from './watched-server.ts';
import { isWebKitInstalled, openWebKit } from './webkit.ts';

export { expect };

const engines = {
  firefox: { isInstalled: isFirefoxInstalled, open: openFirefox },
  webkit: { isInstalled: isWebKitInstalled, open: openWebKit },
};

export interface EngineOptions {
  engine: keyof typeof engines;
}

interface WorkerFixtures extends EngineOptions {
  /** The page that the tests of a worker share; null if the engine is not installed. */
  enginePage: EnginePage | null;
}

/**
 * A test in Firefox or WebKitGTK, on a desktop unless it resizes the page. It fails on errors of the console and on
 * violations of the CSP. Without the engine it is skipped, but fails in CI.
 */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  enginePage: [
    async ({ engine }, use) => {
      const { isInstalled, open } = engines[engine];
      const page = isInstalled() ? await open() : null;
      await use(page);
      await page?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  baseURL: async ({}, use, { file }) => {
    await use(chooseOrigin(file));
  },
  visitor: async ({ enginePage, engine }, use, { file }) => {
    test.skip(!enginePage && !process.env.CI, `${engine} is not installed`);
    if (!enginePage) throw new Error(`${engine} is not installed`);
    const server = await watchServer(chooseOrigin(file));
    const visitor = new Visitor(enginePage, server.origin);
    await visitor.resize(1440, 900);
    await use(visitor);
    const errors = await visitor.takeErrors();
    await enginePage.goto('about:blank');
    await server.close();
    expect(errors, 'errors on the console').toEqual([]);
  },
});
