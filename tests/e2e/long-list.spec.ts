import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('a list of more than 10,000 says so, and can be turned on', async ({ page }) => {
  await page.route('**/api/contact/admin/inquiries?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const pagination = { page: 1, limit: 10, totalItems: 10_000, totalPages: 1_000 };
    body.pagination = { ...pagination, totalIsAtLeast: true };
    await route.fulfill({ response: answer, json: body });
  });
  await openOffice(page, '/contact-inquiries');
  await expect(page.getByText('10,000+ inquiries found')).toBeVisible();
  await expect(page.getByText('Showing page 1 of 1000+')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});
