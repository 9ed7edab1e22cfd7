import { palettes } from '#catalogue/colors.ts';
import {
  bookButton,
  bookingColors,
  bookingField,
  bookingSummary,
  color,
  fillBooking,
  recordsPath,
} from './booking-form.ts';
import { startAgain } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/book-now');
});

test(
  'each vehicle has its own colours, and changing the vehicle clears the chosen one',
  onPhone,
  async ({ page }) => {
    await expect(bookingColors(page)).toContainText('Each model has its own colours, for example:');
    const firstPaints = palettes['haval-h6-hev'].exterior;
    await expect(bookingColors(page).getByRole('radio')).toHaveCount(firstPaints.length);
    await color(page, firstPaints[1]?.name ?? '').check();
    await expect(page.locator('header .painted-car')).toHaveAttribute('src', /haval-h6-hev/);
    await bookingField(page, 'Vehicle').selectOption('Ora 03');
    const paints = palettes['ora-03'].exterior;
    await expect(bookingColors(page).getByRole('radio')).toHaveCount(paints.length);
    for (const { name } of paints) await expect(color(page, name)).toBeVisible();
    await color(page, 'Sky Blue').check();
    await expect(bookingSummary(page)).toContainText('Sky Blue');
    await bookingField(page, 'Vehicle').selectOption('Haval H6 1.5');
    await expect(bookingColors(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(bookingSummary(page)).toContainText('No colour chosen');
    await color(page, 'Onyx Black').check();
    await bookingField(page, 'Vehicle').selectOption('Haval H6 2.0');
    await expect(color(page, 'Onyx Black')).not.toBeChecked();
    await bookButton(page).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Colour' })).toBeVisible();
  },
);

test(
  'a colour can be chosen by keyboard; the summary shows the vehicle and its price',
  onDesktop,
  async ({ page }) => {
    await bookingField(page, 'Vehicle').selectOption('Tank 500 HEV');
    await color(page, 'Basalt Grey').focus();
    await page.keyboard.press('ArrowRight');
    await expect(color(page, 'Summit White')).toBeChecked();
    await expect(color(page, 'Summit White')).toBeFocused();
    await expect(bookingSummary(page)).toContainText('Tank 500 HEV');
    await expect(bookingSummary(page)).toContainText('PKR 35,000,000');
    await expectAccessible(page);
  },
);

test('the colours and the price fit at 320 px', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await bookingField(page, 'Vehicle').selectOption('Haval Jolion HEV');
  await color(page, 'Emerald Green').check();
  await expect(bookingSummary(page)).toContainText('PKR 8,500,000');
  await bookingField(page, 'Your vehicle').selectOption('Tank 500 HEV');
  await expect(page.getByText('PKR 35,000,000').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test(
    'the colours follow the vehicle, and changing the vehicle requires a new colour',
    onPhone,
    async ({ page, request }) => {
      const lastName = `Plain ${Date.now()}`;
      await fillBooking(page, { lastName });
      await bookingField(page, 'Vehicle').selectOption('Tank 500 HEV');
      await expect(color(page, 'Desert Sand')).toBeVisible();
      await expect(color(page, 'Burgundy')).toHaveCount(0);
      await bookButton(page).click();
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('This colour is not made for the Tank 500');
      await expect(summary.getByRole('link')).toHaveText(['Colour']);
      await expect(bookingField(page, 'Last name')).toHaveValue(lastName);
      await expect(bookingSummary(page)).toContainText('Tank 500 HEV');
      await color(page, 'Desert Sand').check();
      await bookButton(page).click();
      await expect(page.getByText('Vehicle booking submitted successfully')).toBeVisible();
      await startAgain(page);
      await expect(bookingField(page, 'CNIC')).toHaveValue('');
      const stored = await storedRequests(request, recordsPath, lastName);
      expect(stored).toMatchObject([{ selectedColor: 'Desert Sand' }]);
    },
  );
});
