import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from '@playwright/test';
import { testDrive } from '#contract/leads/test-drive.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { addAccount } from './accounts.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const submitTestDrive = async (request: APIRequestContext, source: string) => {
  const data = { ...acceptedInputs[testDrive.slug]?.(), source };
  const response = await request.post(`/api${testDrive.paths.submit}`, { data });
  expect(response.status()).toBe(201);
};

test('the reports show a period as charts, tables and CSV files', async ({ page, request }) => {
  const source = `campaign-${Date.now()}`;
  await submitTestDrive(request, source);
  await disableLiveUpdates(page);
  await openOffice(page, '/reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const funnel = page.getByRole('region', { name: 'Requests by type and status' });
  await expect(funnel.getByRole('listitem').filter({ hasText: 'Test Drives' })).toContainText(
    'Pending',
  );
  const response = page.getByRole('region', { name: 'First response' });
  await expect(response).toContainText('Test Drives, target 30 min');
  await expect(page.getByRole('region', { name: 'Appointments' })).toContainText('Kept:');

  const sources = page.getByRole('region', { name: 'Requests by source' });
  await sources.getByText('Show as a table').click();
  const table = sources.getByRole('table');
  await expect(table.getByRole('columnheader').first()).toHaveText('Source');
  const row = table.getByRole('row').filter({ hasText: source });
  await expect(row.getByRole('rowheader')).toHaveText(source);
  await expect(row.getByRole('cell')).toHaveText(['1', '0', '0']);
  const drives = funnel.getByRole('listitem').filter({ hasText: 'Test Drives' });
  const legend = drives.getByRole('listitem');
  const readColors = (elements: Locator) =>
    elements.evaluateAll((all) =>
      all.map((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${backgroundColor} ${backgroundImage}`;
      }),
    );
  const colors = await readColors(legend.locator('span[aria-hidden]'));
  expect(colors.length).toBeGreaterThan(0);
  expect(new Set(colors).size).toBe(colors.length);
  for (const color of colors) expect(color).toMatch(/ none$/);
  // The parts of the bar stand in the order of the legend, in its colors.
  expect(await readColors(drives.locator('span[title]'))).toEqual(colors);
  await expect(legend.first()).toHaveText(/^[A-Z][a-z ]+\d+$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await sources.getByRole('link', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(`"${source}","1","0","0"`);
});

test('each report begins with one figure, and compares it with as many days before', async ({
  page,
}) => {
  const count = { kind: testDrive.slug, total: 112, byStatus: { pending: 112 } };
  const before: string[] = [];
  await disableLiveUpdates(page);
  await page.route('**/api/admin/reports/funnel?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const isBefore = to < '2026-06-01';
    if (isBefore) before.push(`${from} ${to}`);
    const rows = [{ ...count, total: isBefore ? 100 : 112 }];
    await route.fulfill({ json: { success: true, data: { from, to, rows } } });
  });
  await openOffice(page, '/reports?from=2026-06-01&to=2026-06-30');
  const funnel = page.getByRole('region', { name: 'Requests by type and status' });
  await expect(funnel).toContainText('112requests came');
  await expect(funnel).toContainText('Up 12% from 100 in the 30 days before');
  expect(before).toEqual(['2026-05-02 2026-05-31']);
  const [figure, note] = [
    funnel.getByText('112', { exact: true }),
    funnel.getByText(/^Requests that came/),
  ];
  await expect(figure.first()).toHaveCSS('font-size', '30px');
  const top = async (text: Locator) => (await text.boundingBox())?.y ?? 0;
  expect(await top(figure.first())).toBeLessThan(await top(note));
  await expectAccessible(page);
});

test(
  'on a phone the days of a report take one line, with visible labels',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await disableLiveUpdates(page);
    await openOffice(page, '/reports');
    const boxes = [];
    for (const name of ['From', 'To']) {
      const label = page.locator('search label').getByText(name, { exact: true });
      await expect(label).toBeInViewport({ ratio: 1 });
      boxes.push(await page.getByLabel(name, { exact: true }).boundingBox());
    }
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    await expectNoSidewaysScroll(page);
  },
);

test('the period and the dealer are in the address, and an empty period says so', async ({
  page,
}) => {
  await disableLiveUpdates(page);
  await openOffice(page, '/reports');
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await page.getByRole('combobox', { name: 'Dealer' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/dealerId=/);
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByRole('alert')).toHaveText('The first day must not be after the last one');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No requests came in this period.')).toHaveCount(4);
  await expect(page.getByText('No appointments in this period.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-01-02');
});

test('without the permission the screen is not shown', async ({ page, request }) => {
  const username = await addAccount(request, 'reader', { permissions: ['test-drives'] });
  await openOffice(page, '/reports', username);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByRole('region', { name: 'First response' })).toHaveCount(0);
});

test('head office changes a response target, and the report counts by it', async ({ page }) => {
  await disableLiveUpdates(page);
  await openOffice(page, '/reports');
  await page.getByRole('button', { name: 'Response targets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Response targets' });
  const field = dialog.getByLabel('Parts Requests (240 by default)');
  await expect(field).toHaveValue(/\d+/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.fill('2');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('A target must be at least 5');
  await field.fill('300');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The response targets are saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'First response' })).toContainText(
    'Parts Requests, target 5 h',
  );
});
