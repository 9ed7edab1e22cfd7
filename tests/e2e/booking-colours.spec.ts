import { palettes } from '#catalogue/colours.ts';
import {
  bookButton,
  bookingColours,
  bookingField,
  colour,
  fillBooking,
  plate,
  recordsPath,
} from './booking-form.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/book-now');
});

test('each vehicle has its own colours, and changing the vehicle clears the chosen one', async ({
  page,
}) => {
  await expect(bookingColours(page)).toContainText('Choose a vehicle to see its colours.');
  await expect(bookingColours(page).getByRole('radio')).toHaveCount(0);
  await bookingField(page, 'Vehicle').selectOption('Ora 03');
  const paints = palettes['ora-03'].exterior;
  await expect(bookingColours(page).getByRole('radio')).toHaveCount(paints.length);
  for (const { name } of paints) await expect(colour(page, name)).toBeVisible();
  await colour(page, 'Sky Blue').check();
  await expect(plate(page)).toContainText('Sky Blue');
  await bookingField(page, 'Vehicle').selectOption('Haval H6 1.5');
  await expect(bookingColours(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(plate(page)).toContainText('No colour chosen');
  await colour(page, 'Onyx Black').check();
  await bookingField(page, 'Vehicle').selectOption('Haval H6 2.0');
  await expect(colour(page, 'Onyx Black')).not.toBeChecked();
  await bookButton(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Colour' })).toBeVisible();
});

test('a colour is chosen by keyboard alone, and seen to be', async ({ page }) => {
  await bookingField(page, 'Vehicle').selectOption('Tank 500 HEV');
  await colour(page, 'Basalt Grey').focus();
  await page.keyboard.press('ArrowRight');
  await expect(colour(page, 'Summit White')).toBeChecked();
  await expect(colour(page, 'Summit White')).toBeFocused();
  await expect(plate(page)).toContainText('Tank 500 HEV');
  await expect(plate(page)).toContainText('PKR 35,000,000');
  await expectAccessible(page);
});

test('the colours and the price have room 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await bookingField(page, 'Vehicle').selectOption('Haval Jolion HEV');
  await colour(page, 'Emerald Green').check();
  await expect(plate(page)).toContainText('PKR 8,500,000');
  await bookingField(page, 'Your vehicle').selectOption('Tank 500 HEV');
  await expect(page.getByText('PKR 35,000,000').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('the colours follow the vehicle, and a changed one asks for its colour anew', async ({
    page,
    request,
  }) => {
    const lastName = `Plain ${Date.now()}`;
    await fillBooking(page, { lastName });
    await bookingField(page, 'Vehicle').selectOption('Tank 500 HEV');
    await expect(colour(page, 'Desert Sand')).toBeVisible();
    await expect(colour(page, 'Burgundy')).toHaveCount(0);
    await bookButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Please fill all required fields');
    await expect(summary.getByRole('link')).toHaveText(['Colour']);
    await expect(bookingField(page, 'Last name')).toHaveValue(lastName);
    await expect(plate(page)).toContainText('Tank 500 HEV');
    await colour(page, 'Desert Sand').check();
    await bookButton(page).click();
    await expect(page.getByText('Vehicle booking submitted successfully')).toBeVisible();
    await expect(bookingField(page, 'CNIC')).toHaveValue('');
    const stored = await storedRequests(request, recordsPath, lastName);
    expect(stored).toMatchObject([{ selectedColor: 'Desert Sand' }]);
  });
});
