import { expect, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

// `test` fails on every violation of the content security policy.

test('the description of the API is readable in a browser, within a policy without inline code', async ({
  page,
}) => {
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe|sha256|nonce/);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HAVAL, ORA and TANK');
  await expect(page.getByRole('button', { name: 'Authorize' })).toHaveCount(0);
  await page
    .getByRole('heading', { name: /^Dealers / })
    .getByRole('button')
    .click();
  await expect(page.getByText('List the dealers', { exact: true })).toBeVisible();
  await page.getByText('Create a dealer', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test(
  'a visitor of the description calls an operation and sees its answer',
  onDesktop,
  async ({ page }) => {
    await page.goto('/api/docs#/Site/readSiteConfig');
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    const answer = page.locator('.live-responses-table .response').first();
    await expect(answer).toContainText('200');
    await expect(answer).toContainText('supportEmail');
  },
);
