import { book, changeBooking, uniqueName } from './bookings.ts';
import { office, openOffice, signedOut, withoutArrivals } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [signedOut, '500 (Internal', 'net::ERR_FAILED', '409 (Conflict)'] });

  test('a status that could not be set is put back, and the screen says so', async ({
    page,
    request,
  }) => {
    const lastName = uniqueName('Failed');
    await book(request, { lastName });
    await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
    await page.route('**/status', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
    );
    const status = page.getByRole('row').filter({ hasText: lastName }).getByRole('combobox');
    await status.selectOption('completed');
    await expect(page.getByText(/could not be set to Completed/)).toBeVisible();
    await expect(status).toHaveValue('pending');
  });

  test('a list that cannot be loaded says so, and can be tried again', async ({ page }) => {
    await withoutArrivals(page);
    let isBroken = true;
    await page.route('**/api/test-drive/admin/test-drives?*', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await openOffice(page, '/test-drives');
    await expect(
      page.getByText('Failed to load test drives. Please check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByText('No test drives found')).toBeHidden();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/test drives? found/)).toBeVisible();
  });

  test('edits that collide show both versions and let the person choose', async ({
    page,
    request,
  }) => {
    const lastName = uniqueName('Collided');
    const id = await book(request, { lastName });
    await openOffice(page, `/test-drives?open=${id}`);
    const details = page.getByRole('dialog');
    await details.getByLabel('Notes').fill('My note');
    await changeBooking(request, id, { notes: 'Their note' });
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details.getByText('Their note').first()).toBeVisible();
    await expect(details.getByText('My note').first()).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Keep mine' }).click();
    await expect(details).toBeHidden();
    await page.goto(office(`/test-drives?open=${id}`));
    await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('My note');
  });
});
