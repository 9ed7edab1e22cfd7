import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { suppressPopup, waitUntilHydrated } from '#tests/support/visit.ts';
import { chooseOrigin } from './servers.ts';

export { expect };

interface Fixtures {
  /** Substrings of console errors that the test expects. */
  expectedErrors: string[];
  /** Whether the newsletter popup may open. In other tests it counts as seen. */
  isInvited: boolean;
}

/** Makes goto and reload wait for hydration, unless `waitUntil` is given. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  async function hydrated(opened: ReturnType<Page['goto']>, waitUntil: string | undefined) {
    const response = await opened;
    if (!waitUntil) await waitUntilHydrated(page);
    return response;
  }
  page.goto = (url, options) => hydrated(goto(url, options), options?.waitUntil);
  page.reload = (options) => hydrated(reload(options), options?.waitUntil);
}

/**
 * A test that fails on unexpected console errors and on violations of the CSP.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  isInvited: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  baseURL: async ({}, use, { file }) => {
    await use(chooseOrigin(file));
  },
  page: async ({ page, expectedErrors, isInvited, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    if (!isInvited) await suppressPopup(page);
    const errors: string[] = [];
    await page.exposeFunction('reportViolation', (violation: string) => errors.push(violation));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI}`),
      );
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter(
      (text) => !expectedErrors.some((expected) => text.includes(expected)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});

/**
 * For tests that do not depend on the window's size: each runs at one size only, public pages on a phone,
 * back office screens on a desktop.
 */
export const onPhone = { tag: '@phone-only' };
export const onDesktop = { tag: '@desktop-only' };

/** The axe rules about colors. The dark theme differs from the light one in nothing else. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The minified script takes half as long to load as the one that AxeBuilder uses by default. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Expects no violation of WCAG 2.2 A or AA. In dark mode only colors are checked: a light test covers the rest. */
export async function expectAccessible(page: Page): Promise<void> {
  // Faded text has less contrast, so this waits for loading to end and finishes animations.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // No page has iframes, and only violations are needed: this saves two thirds of the time.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (await page.evaluate(isDark)) axe.withRules(colorRules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

/** Expects no violation in the light theme, nor in the dark one, and leaves the page in the light one. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}
