import { uniqueName } from './bookings.ts';
import { count, deleteSelected, openRows } from './selected-rows.ts';
import { signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('deletions are sent at once, also if the page is closed then', async ({ page, request }) => {
  const name = uniqueName('Left');
  await openRows(page, request, { name, count: 12 });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await deleteSelected(page);
  await expect(page.getByText('No test drives found')).toBeVisible();
  await page.close();
  await expect.poll(() => count(request, name)).toBe(0);
});
