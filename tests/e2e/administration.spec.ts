import type { Locator } from '@playwright/test';
import { statusWarnings } from '#contract/staff/status.ts';
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

test('on Status staff send or drop what waits since a restore, after a question', async ({
  page,
}) => {
  const restoredAt = '2026-11-02T08:00:00.000Z';
  const held = { madeAt: '2026-11-01T20:00:00.000Z', restoredAt, emails: 3, appointments: 2 };
  let waits = true;
  await page.route('**/api/admin/status', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (waits) {
      answer.data.mail.held = held;
      answer.data.warnings = [statusWarnings.held.text];
    }
    await route.fulfill({ response, json: answer });
  });
  const decisions: unknown[] = [];
  await page.route('**/api/admin/status/held', (route) => {
    decisions.push(route.request().postDataJSON());
    waits = false;
    return route.fulfill({ json: { success: true, message: 'The emails were dropped' } });
  });
  await openOffice(page, '/status', 'admin');
  const panel = page.getByRole('region', { name: 'Waiting since the restore' });
  await expect(panel).toContainText('3 emails, and reminders and changes of 2 appointments');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Drop' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Drop what waits?');
  await question.getByRole('button', { name: 'Drop' }).click();
  await expect(page.getByText('The emails were dropped.')).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(decisions).toEqual([{ decision: 'drop' }]);
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
