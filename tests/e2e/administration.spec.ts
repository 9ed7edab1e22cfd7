import type { Locator } from '@playwright/test';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Runs in the page: returns how far the first checkbox, icon or word of a row is from the row's edge, in px. */
function measureStart(row: HTMLElement | SVGElement): number {
  const cell = row.querySelector('td, th') ?? row;
  const range = document.createRange();
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
  range.selectNodeContents(text ?? cell);
  // The icon of an audit entry stands before its sentence.
  const first = cell.querySelector('input, span:has(> svg)') ?? range;
  return first.getBoundingClientRect().left - row.getBoundingClientRect().left;
}

for (const width of [1024, 1366, 1600]) {
  test(`at ${width} px every table begins 16 px from its edge`, onDesktop, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/staff-accounts', '/audit', '/tariffs', '/test-drives']) {
      await openOffice(page, path, 'admin');
      await expect(page.locator('tbody tr').first()).toBeVisible();
      for (const row of ['thead tr', 'tbody tr']) {
        const start = await page.locator(row).first().evaluate(measureStart);
        expect(Math.round(start), `${row} of ${path}`).toBe(16);
      }
    }
  });
}

test('on Status each part says how it runs', async ({ page }) => {
  await openOffice(page, '/status', 'admin');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Database')).toContainText('In order');
  await expect(part('Backup')).toContainText('Not scheduled');
  await expect(part('This process')).not.toContainText('In order');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('searches and filters have the same border on every screen', onDesktop, async ({ page }) => {
  const readBorder = (field: Locator) =>
    field.evaluate((element) => getComputedStyle(element).borderColor);
  await openOffice(page, '/dealer-management', 'admin');
  const border = await readBorder(page.getByRole('searchbox'));
  await openOffice(page, '/dealer-locations', 'admin');
  expect(await readBorder(page.getByRole('searchbox'))).toBe(border);
  await openOffice(page, '/price-calculator', 'admin');
  expect(await readBorder(page.getByRole('combobox', { name: 'Car', exact: true }))).toBe(border);
  await openOffice(page, '/trash', 'admin');
  expect(await readBorder(page.getByRole('combobox', { name: 'Kind' }))).toBe(border);
});
