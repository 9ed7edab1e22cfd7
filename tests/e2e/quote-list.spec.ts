import { quotePaths } from '#contract/on-road/quotes.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('without quotes the list says where they come from and shows what one looks like', async ({
  page,
}) => {
  const pagination = { page: 1, limit: 50, totalItems: 0, totalPages: 0 };
  await page.route(`**/api${quotePaths.records}?*`, (route) =>
    route.fulfill({ json: { success: true, data: [], pagination } }),
  );
  await openOffice(page, '/quotes');
  await expect(page.getByText('No quotes found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A booking uses it' })).toBeVisible();
  const example = page.getByText('Example of a quote in this list');
  await expect(example).toBeVisible();
  // No screen reader takes it for a quote.
  await expect(page.locator('[aria-hidden="true"]').filter({ has: example })).toContainText('PKR');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
