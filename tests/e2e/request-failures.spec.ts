import { book, changeBooking, uniqueName } from './bookings.ts';
import { disableLiveUpdates, office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, onDesktop, test } from './test.ts';

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [signedOut, '500 (Internal', 'net::ERR_FAILED', '409 (Conflict)'] });

  test(
    'a failed status change shows an error and restores the status',
    onDesktop,
    async ({ page, request }) => {
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
    },
  );

  test(
    'a list that cannot be loaded shows an error and can be retried',
    onDesktop,
    async ({ page }) => {
      await disableLiveUpdates(page);
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
      await expect(page.getByText(/^[\d,+]+ test drives? found/)).toBeVisible();
    },
  );

  test(
    'conflicting edits show both versions, and Keep mine saves one’s own',
    onDesktop,
    async ({ page, request }) => {
      const lastName = uniqueName('Collided');
      const id = await book(request, { lastName });
      await openOffice(page, `/test-drives?open=${id}`);
      const details = page.getByRole('dialog');
      await details.getByLabel('Notes').fill('My note');
      await changeBooking(request, id, { notes: 'Their note' });
      await details.getByRole('button', { name: 'Save', exact: true }).click();
      const versions = details.getByRole('alert');
      await expect(versions.getByText('Their note').first()).toBeVisible();
      await expect(versions.getByText('My note').first()).toBeVisible();
      await expectAccessible(page);
      await details.getByRole('button', { name: 'Keep mine' }).click();
      await expect(details).toBeHidden();
      await page.goto(office(`/test-drives?open=${id}`));
      await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('My note');
    },
  );

  test(
    'edits of different fields are merged without a question, in the details and in the row',
    onDesktop,
    async ({ page, request }) => {
      const lastName = uniqueName('Merged');
      const id = await book(request, { lastName });
      await disableLiveUpdates(page);
      await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}&open=${id}`);
      const details = page.getByRole('dialog');
      await details.getByLabel('Notes').fill('My note');
      await changeBooking(request, id, { status: 'cancelled' });
      await details.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(details).toBeHidden();
      const status = page.getByRole('row').filter({ hasText: lastName }).getByRole('combobox');
      await expect(status).toHaveValue('cancelled');
      await changeBooking(request, id, { assignedSalesPerson: 'Another colleague' });
      await status.selectOption('completed');
      await expect(page.getByText(/is now Completed/)).toBeVisible();
      const list = `/api/test-drive/admin/test-drives?_id=${id}`;
      const [stored] = (await (await request.get(list)).json()).data;
      expect(stored).toMatchObject({
        status: 'completed',
        notes: 'My note',
        assignedSalesPerson: 'Another colleague',
      });
    },
  );
});
