import type { Browser, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** What the browser notes of each pass over a page's styles. */
interface StylePass {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser styles while something is done, by its own account. */
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

// One rule that asks html or a form what is in it, and styles all that is, makes these hundreds.
for (const path of ['/', '/models/haval-h6', '/book-now', '/find-a-dealer']) {
  test(`${path}: an element that comes is styled, and not the whole page`, async ({
    browser,
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const styled = await countStyled(browser, page, () =>
      page.evaluate(() => {
        const element = document.createElement('p');
        document.querySelector('main')?.append(element);
        return element.offsetWidth;
      }),
    );
    expect(styled).toBeLessThan(60);
  });
}

test('a letter that is typed styles its field, and not the whole form', async ({
  browser,
  page,
}) => {
  await page.goto('/book-now', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').first().click();
  const styled = await countStyled(browser, page, () => page.keyboard.type('Sam', { delay: 100 }));
  expect(styled).toBeLessThan(120);
});
