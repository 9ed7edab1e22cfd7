import type { Page } from '@playwright/test';
import {
  bookButton,
  bookingColors,
  bookingField,
  bookingSummary,
  fillBooking,
  recordsPath,
} from './booking-form.ts';
import { startAgain } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });

test.beforeEach(async ({ page }) => {
  await page.goto('/book-now');
});

test('the chosen car has the day of its price and its instalments, and the colours stay in place', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'Vehicle Selection' });
  await expect(section).toContainText('what it costs a month, show here');
  const vehicle = bookingField(page, 'Vehicle');
  const readTop = async () => {
    const [colors, field] = [await bookingColors(page).boundingBox(), await vehicle.boundingBox()];
    return (colors?.y ?? 0) - (field?.y ?? 0);
  };
  const before = await readTop();
  await vehicle.selectOption('Haval H6 1.5');
  await expect(section).toContainText(/Price of \d+ \w+ \d{4}\./);
  await expect(section).toContainText('An illustration, not an offer; the bank decides.');
  expect(await readTop()).toBe(before);
  await expectAccessible(page);
  await section.getByRole('link', { name: /^From PKR [\d,]+ a month$/ }).click();
  await expect(page).toHaveURL(/\/finance\?vehicle=haval-h6-1\.5$/);
});

test('the form shows the headings of its sections and lists the vehicles on sale', async ({
  page,
  isMobile,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Vehicle Today!');
  for (const name of ['Vehicle Selection', 'Personal Details', 'Preferences']) {
    await expect(page.getByRole('region', { name })).toHaveCount(1);
    const heading = await page.getByRole('heading', { name, exact: true }).boundingBox();
    expect(heading?.height).toBeGreaterThan(20);
  }
  await expect(bookButton(page)).toHaveAccessibleName(isMobile ? 'Submit' : 'Submit Booking');
  expect(await bookingField(page, 'Vehicle').locator('option').allTextContents()).toEqual([
    'Select a vehicle',
    'Haval H6 1.5',
    'Haval H6 2.0',
    'Haval H6 HEV',
    'Haval H6 PHEV',
    'Haval Jolion',
    'Haval Jolion HEV',
    'Ora 03',
    'Ora 07 FWD',
    'Ora 07 AWD',
    'Tank 500 HEV',
  ]);
  await expect(bookingField(page, 'Type of booking').locator('option')).toHaveText([
    'Purchase Booking',
  ]);
  await expectAccessible(page);
});

test(
  'an empty form lists the missing fields in order, and each link focuses its field',
  onPhone,
  async ({ page }) => {
    await bookButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('paragraph')).toHaveText('Please fill all required fields');
    await expect(summary.getByRole('link')).toHaveText([
      'Vehicle',
      'Colour',
      'First name',
      'Last name',
      'Phone number',
      'Address',
      'City',
      'CNIC',
      'Preferred dealership',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Colour' }).click();
    await expect(bookingColors(page)).toBeFocused();
    await expect(bookingColors(page)).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: 'CNIC' }).click();
    await expect(bookingField(page, 'CNIC')).toBeFocused();
  },
);

test(
  'an invalid phone number, CNIC and email address are reported one after the other',
  onPhone,
  async ({ page }) => {
    await fillBooking(page);
    await bookingField(page, 'Phone number').fill('none');
    await bookingField(page, 'CNIC').fill('123');
    await bookingField(page, 'Email').fill('nobody');
    const summary = page.getByRole('alert');
    for (const [message, label, correct] of [
      ['Please enter a valid phone number', 'Phone number', '0300 0000001'],
      ['Please enter a CNIC of 13 digits', 'CNIC', '12345-1234567-1'],
      ['Please enter a valid email address', 'Email', ''],
    ] as const) {
      await bookButton(page).click();
      await expect(summary.getByRole('paragraph').first()).toContainText(message);
      await bookingField(page, label).fill(correct);
    }
    await bookButton(page).click();
    await expect(success(page)).toBeVisible();
  },
);

test(
  'a booking is stored with its price, shows its reference and resets the form',
  onPhone,
  async ({ page, request }) => {
    const lastName = `Journey ${Date.now()}`;
    const { dealership } = await fillBooking(page, { lastName });
    await bookingField(page, 'City of delivery').selectOption('Quetta');
    await bookingField(page, 'NTN number').fill('1234567-8');
    await page.getByLabel('You may also contact me').check();
    await bookButton(page).click();
    await expect(success(page)).toContainText('Vehicle booking submitted successfully');
    await expect(success(page)).toContainText(/reference is [0-9A-F]{8}/);
    await expect(success(page)).toBeFocused();
    await startAgain(page);
    await expect(bookingField(page, 'Vehicle')).toHaveValue('');
    await expect(bookingField(page, 'CNIC')).toHaveValue('');
    await expect(bookingField(page, 'Preferred dealership')).toHaveValue('');
    await expect(bookingField(page, 'Type of booking')).toHaveValue('Purchase Booking');
    await expect(bookingSummary(page)).toContainText('Eight models');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const stored = await storedRequests(request, recordsPath, lastName);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      selectedVehicle: 'Haval H6 1.5',
      selectedColor: 'Burgundy',
      cnic: '12345-1234567-1',
      ntnNumber: '1234567-8',
      preferredDealership: dealership,
      typeOfBooking: 'Purchase Booking',
      selectedCity: 'Quetta',
      promotionalConsent: true,
      email: null,
      basePrice: 9_000_000,
      finalPrice: 9_067_500,
    });
  },
);

for (const [address, label] of [
  ['ora-07-awd', 'Ora 07 AWD'],
  ['ora-07', 'Ora 07 FWD'],
  ['HAVAL-H6', 'Haval H6 1.5'],
] as const) {
  test(
    `?vehicle=${address} selects ${label} in the form and the calculator`,
    onPhone,
    async ({ page }) => {
      await page.goto(`/book-now?vehicle=${address}`);
      await expect(bookingField(page, 'Vehicle')).toHaveValue(label);
      await expect(bookingSummary(page)).toContainText(label);
      const calculator = bookingField(page, 'Your vehicle');
      await expect(calculator.locator('option:checked')).toHaveText(label);
    },
  );
}
