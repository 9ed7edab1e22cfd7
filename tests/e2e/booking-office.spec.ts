import { bookButton, bookingField, fillBooking } from './booking-form.ts';
import { statusCount } from './counter.ts';
import { openFilters } from './office-lists.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('a visitor books a vehicle; staff see its price and details and record the payment, and the counters change', async ({
  page,
}) => {
  const lastName = `Buyer ${Date.now()}`;
  await page.goto('/book-now?vehicle=haval-h6-phev');
  const { dealership } = await fillBooking(page, {
    lastName,
    vehicle: 'Haval H6 PHEV',
    paint: 'Aurora Blue',
  });
  await bookingField(page, 'City of delivery').selectOption('Lahore');
  await bookButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'submitted successfully' });
  const reference = /[0-9A-F]{8}/.exec((await banner.textContent()) ?? '')?.[0] ?? 'none';

  await openOffice(page, '/vehicle-bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Bookings');
  const confirmedBefore = await statusCount(page, 'Confirmed');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 booking found')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText('Haval H6 PHEV');
  await expect(row).toContainText('Aurora Blue');
  await expect(row).toContainText('PKR 12,575,000');
  await expect(row).toContainText('Pending');
  await expectAccessible(page);

  await page.getByRole('link', { name: `Sample ${lastName}` }).click();
  const details = page.getByRole('dialog');
  for (const text of [
    dealership,
    reference,
    '12345-1234567-1',
    'Sample street 3',
    'Purchase Booking',
    'PKR 12,500,000',
    'PKR 12,575,000',
  ]) {
    await expect(details).toContainText(text);
  }
  await expectAccessible(page);
  // The follow-up has the payment status; on paper it is one of the facts.
  const payments = details.getByText('Payment status', { exact: true }).filter({ visible: true });
  await expect(payments).toHaveCount(1);
  await expect(payments).toHaveJSProperty('tagName', 'LABEL');
  await page.emulateMedia({ media: 'print' });
  await expect(payments).toHaveCount(1);
  await expect(payments).toHaveJSProperty('tagName', 'DT');
  await page.emulateMedia({ media: 'screen' });
  await details.getByRole('combobox', { name: 'Status', exact: true }).selectOption('confirmed');
  await details.getByLabel('Payment status').selectOption('Partial');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details).toBeHidden();
  // Only the request's own status is a badge: the payment has a blue dot.
  const payment = row.getByText('Partial');
  await expect(payment).not.toHaveClass(/bg-/);
  await expect(payment.locator('span')).toHaveClass(/bg-blue/);
  await expect(row.getByRole('combobox')).toHaveValue('confirmed');
  // The counters count what the search finds.
  await page.getByRole('searchbox').fill('');
  await expect(async () => {
    expect(await statusCount(page, 'Confirmed')).toBeGreaterThan(confirmedBefore);
  }).toPass();
  await expectNoSidewaysScroll(page);
});

test('the vehicle filter offers every variant that can be booked, and whole models', async ({
  page,
}) => {
  await openOffice(page, '/vehicle-bookings');
  await openFilters(page);
  const filter = page.getByRole('combobox', { name: 'Vehicle', exact: true });
  await expect(async () => {
    const offered = await filter.locator('option').allTextContents();
    for (const label of ['Haval H6', 'Haval H6 1.5', 'Haval H6 PHEV', 'Ora 07 AWD', 'Tank 500']) {
      expect(offered.filter((one) => one === label)).toHaveLength(1);
    }
  }).toPass();
});
