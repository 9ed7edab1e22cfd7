import type { Browser, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** A style recalculation in a browser trace. */
interface StylePass {
  name: string;
  args: { elementCount?: number };
}

/** Counts the elements that the browser restyles during an action, from its trace. */
async function countStyled(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const passes = (trace.traceEvents as StylePass[]).filter(
    ({ name }) => name === 'UpdateLayoutTree',
  );
  expect(passes.length).toBeGreaterThan(0);
  return passes.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

// A single :has() rule on html or a form that styles its descendants would make these hundreds.
for (const path of ['/', '/models/haval-h6', '/book-now', '/find-a-dealer']) {
  test(`${path}: adding an element restyles fewer than 60 elements, not the whole page`, async ({
    browser,
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const addElement = () =>
      page.evaluate(() => {
        const element = document.createElement('p');
        document.querySelector('main')?.append(element);
        return element.offsetWidth;
      });
    // On a busy machine the page may still be starting; what a rule restyles, it restyles each time.
    await expect.poll(() => countStyled(browser, page, addElement)).toBeLessThan(60);
  });
}

test('typing restyles fewer than 160 elements, not the whole form', async ({ browser, page }) => {
  await page.goto('/book-now', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').first().click();
  // The first letter also loads the confirmation.
  await page.keyboard.type('S');
  await page.waitForLoadState('networkidle');
  const styled = await countStyled(browser, page, () => page.keyboard.type('ami', { delay: 100 }));
  expect(styled).toBeLessThan(160);
});
