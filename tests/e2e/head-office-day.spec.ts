import { staffPassword } from './address.ts';
import { addBookedDealer, bookDrive, hideDealer } from './booked-dealers.ts';
import { uniqueName } from './bookings.ts';
import { addDealerWithRequests } from './dealers-with-requests.ts';
import { disableLiveUpdates, office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';
import { countKeys, details, openThree, status } from './triage.ts';

/** A save that follows an action at once may meet its change of the record; the office then merges both and saves again. */
const merged = '409 (Conflict)';

test.use({ expectedErrors: [signedOut, merged] });

test(
  'head office assigns several requests at once, and undoes it',
  onDesktop,
  async ({ page, request }) => {
    const customer = uniqueName('Bulk');
    const { username, label } = await addDealerWithRequests(
      request,
      Array.from({ length: 20 }, (_, n) => `${customer} ${n}`),
    );
    expect(label).toContain('Lahore');
    await disableLiveUpdates(page);
    await page.request.post('/api/admin/login', {
      data: { username: 'admin', password: staffPassword },
    });
    await page.goto(office(`/test-drives?search=${encodeURIComponent(customer)}`));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Assign to' }).click();
    await page.getByRole('menuitem', { name: username, exact: true }).click();
    await expect(page.getByText(`20 test drives are now with ${username}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('20 test drives were restored.')).toBeVisible();
  },
);

test(
  'one request is opened, given a status and a note, saved, and the next one opened with at most 12 keys',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).focus();
    const keys = countKeys(page);
    await keys.press('Enter');
    await expect(details(page)).toContainText('1 of 3');
    await keys.press('s');
    await expect(status(page)).toBeFocused();
    await keys.press('n');
    await expect(status(page)).toHaveValue('no-show');
    await details(page).getByRole('heading', { level: 2 }).focus();
    await keys.press('n');
    await expect(details(page).getByRole('textbox', { name: 'Note' })).toBeFocused();
    // The text of the note does not count.
    await page.keyboard.type('Called back');
    await keys.press('Control+Enter');
    await expect(details(page)).toContainText('2 of 3');
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(`${name} B`);
    expect(keys.count()).toBeLessThanOrEqual(12);
    await details(page).getByRole('button', { name: 'Close details' }).click();
    const row = page.getByRole('row').filter({ hasText: `${name} A` });
    await expect(row.getByRole('combobox')).toHaveValue('no-show');
  },
);

test('head office sees a day of all dealers: a row for each, from which its calendar opens', async ({
  page,
  request,
  isMobile,
}) => {
  const dealer = await addBookedDealer(request);
  const lastName = uniqueName('Everywhere');
  const id = await bookDrive(request, dealer, '10:00', { lastName });
  await openOffice(page, `/calendar?day=${dealer.day}`);
  const shown = isMobile
    ? page.getByRole('region', { name: dealer.label })
    : page.getByRole('region', { name: 'All dealers' });
  const block = shown.getByRole('link', { name: `Sample ${lastName}` });
  await expect(block).toBeVisible();
  await expect(
    page.getByText(/^\d{1,3} appointments? at \d{1,3} dealers?, \d{1,3} to confirm/),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Service', exact: true }).click();
  await expect(block).toBeHidden();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(block).toBeHidden();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await block.click();
  await expect(page).toHaveURL(office(`/test-drives?open=${id}`));
  await page.goBack();
  await shown.getByRole('button', { name: dealer.label }).click();
  await expect(page).toHaveURL(new RegExp(`dealerId=${dealer.dealerId}`));
  await page.getByRole('combobox', { name: 'Dealer', exact: true }).selectOption('All dealers');
  await expect(block).toBeVisible();
  await hideDealer(request, dealer);
});
