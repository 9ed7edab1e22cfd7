import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { comeAlive, forgoInvitation } from '#tests/support/visit.ts';

export { expect };

interface Fixtures {
  /** Messages on the console that the test expects, as parts of their text. */
  expectedErrors: string[];
  /** Whether the home page asks to subscribe; other tests have been asked before. */
  isInvited: boolean;
}

/** Opens addresses like a visitor who reads before touching anything; `waitUntil` is for those in a hurry. */
function letComeAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  async function alive(opened: ReturnType<Page['goto']>, waitUntil: string | undefined) {
    const response = await opened;
    if (!waitUntil) await comeAlive(page);
    return response;
  }
  page.goto = (url, options) => alive(goto(url, options), options?.waitUntil);
  page.reload = (options) => alive(reload(options), options?.waitUntil);
}

/**
 * A test that fails when the page says an error on its console that it was not told to expect, or
 * breaks its security policy.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  isInvited: [false, { option: true }],
  page: async ({ page, expectedErrors, isInvited, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) letComeAlive(page);
    if (!isInvited) await forgoInvitation(page);
    const errors: string[] = [];
    await page.exposeFunction('reportBreach', (breach: string) => errors.push(breach));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        Reflect.get(window, 'reportBreach')(`${violatedDirective} ${blockedURI}`),
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

/** Asks axe about the page as it stands; any violation of WCAG 2.2 A or AA fails. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-faded text has half the contrast: what is dimmed while it loads is judged when it has come,
  // and what moves where it comes to rest, if it does.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // No page has a frame to look into, nor is it asked what is well: that takes two thirds of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

/** The page can be read without scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}
