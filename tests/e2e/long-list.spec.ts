import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test(
  'a list of more than 10,000 records says so and still has a next page',
  onDesktop,
  async ({ page }) => {
    await page.route('**/api/contact/admin/inquiries?*', async (route) => {
      const original = await route.fetch();
      const body = await original.json();
      const pagination = { page: 1, limit: 10, totalItems: 10_000, totalPages: 1_000 };
      body.pagination = { ...pagination, totalIsAtLeast: true };
      await route.fulfill({ response: original, json: body });
    });
    await openOffice(page, '/contact-inquiries');
    await expect(page.getByText('10,000+ inquiries found')).toBeVisible();
    await expect(page.getByText('Showing page 1 of 1000+')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
);
