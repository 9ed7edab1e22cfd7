import { book, changeBooking, uniqueName } from './bookings.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const address = (name: string) => `/test-drives?search=${encodeURIComponent(name)}`;

/** A change is reported within two seconds (record-watcher.alone.test.ts); a busy browser takes longer to show it. */
const soon = { timeout: 4_000 };

test(
  'a colleague’s change reaches an open list and open details',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Shared');
    const id = await book(request, { lastName });
    await openOffice(page, address(lastName), 'admin');
    const row = page.getByRole('row').filter({ hasText: lastName });
    await expect(row.getByRole('combobox')).toHaveValue('pending');
    await changeBooking(request, id, { status: 'confirmed' });
    await expect(row.getByRole('combobox')).toHaveValue('confirmed', soon);
    await page.getByRole('link', { name: lastName }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('changed this just now')).toHaveCount(0);
    await changeBooking(request, id, { notes: 'From a colleague' });
    await expect(details.getByText('hr changed this just now')).toBeVisible(soon);
    await expectAccessible(page);
    await expect(details.getByText('From a colleague').first()).toBeVisible();
    await details.getByRole('button', { name: 'Show' }).click();
    await expect(details.getByRole('heading', { name: 'Timeline' })).toBeFocused();
    await expect(details.getByText('changed this just now')).toHaveCount(0);
  },
);

test(
  'new rows wait while the table is in use; the tab’s title counts them',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Waiting');
    await book(request, { lastName: `${lastName} A` });
    await openOffice(page, address(lastName));
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await rows.first().hover();
    await book(request, { lastName: `${lastName} B` });
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible(soon);
    await expect(page).toHaveTitle(/^\(1\) Test Drives/);
    await expect(rows).toHaveCount(1);
    await expectAccessible(page);
    // A click would move the pointer out of the table, which shows the row, too.
    await page.getByRole('button', { name: '1 new' }).press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveTitle(/^Test Drives/);
    await page.getByRole('link', { name: `${lastName} A` }).focus();
    await page.mouse.move(0, 0);
    await book(request, { lastName: `${lastName} C` });
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible(soon);
    await page.getByRole('searchbox').focus();
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveTitle(/^Test Drives/);
  },
);

test(
  'the count in the tab’s title grows while the tab is hidden, which does not prolong the session',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Hidden');
    await book(request, { lastName: `${lastName} A` });
    await page.clock.install();
    await openOffice(page, address(lastName));
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(1);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    for (const [count, letter] of ['B', 'C'].entries()) {
      await book(request, { lastName: `${lastName} ${letter}` });
      const asked = page.waitForRequest(/\/admin\/test-drives\?/);
      await page.clock.runFor(31_000);
      expect((await asked).headers()['x-automatic']).toBe('1');
      await expect(page).toHaveTitle(new RegExp(`^\\(${count + 1}\\) Test Drives`));
    }
    await setHidden(false);
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveTitle(/^Test Drives/);
  },
);
