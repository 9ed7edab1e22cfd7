import type { Page } from '@playwright/test';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const recordsPath = '/service/admin/appointments';

const inMain = (page: Page) => page.getByRole('main');
const textField = (page: Page, name: string) =>
  inMain(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const vehicle = (page: Page) => inMain(page).getByLabel('Vehicle', { exact: true });
const serviceType = (page: Page) => inMain(page).getByLabel('Service type');
const serviceDate = (page: Page) => inMain(page).getByLabel('Service date');
const sendButton = (page: Page) =>
  inMain(page).getByRole('button', { name: 'Book a Service', exact: true });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });
const card = (page: Page) => page.getByRole('complementary', { name: 'Your appointment' });

/** A day that will have come only long after these tests. */
const farDay = '2099-03-09';

/** Fills the fields that are demanded. */
async function fillService(page: Page, lastName = 'Owner'): Promise<void> {
  await vehicle(page).selectOption('Ora 03');
  await serviceType(page).selectOption('Brake Service');
  await serviceDate(page).fill(farDay);
  await textField(page, 'First name').fill('Sample');
  await textField(page, 'Last name').fill(lastName);
  await textField(page, 'Phone number').fill('0300 0000001');
  await textField(page, 'City').fill('Multan');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/book-service');
});

test('the lists offer the eight vehicles and the eight services, and no dealership is asked for', async ({
  page,
}) => {
  expect(await vehicle(page).locator('option').allTextContents()).toEqual([
    'Select a vehicle',
    'Haval H6',
    'Haval H6 HEV',
    'Haval H6 PHEV',
    'Haval Jolion',
    'Haval Jolion HEV',
    'Ora 03',
    'Ora 07',
    'Tank 500',
  ]);
  expect(await serviceType(page).locator('option').allTextContents()).toEqual([
    'Select a service type',
    'Regular Maintenance',
    'Oil Change',
    'Brake Service',
    'Tire Rotation',
    'Engine Tune-up',
    'Electrical System',
    'Air Conditioning',
    'Other',
  ]);
  await expect(inMain(page).getByLabel('Dealership')).toHaveCount(0);
  await expect(serviceDate(page)).toHaveAttribute('min', todayInPakistan());
  await expect(textField(page, 'Odometer')).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
});

test('a day of the coming two weeks is chosen with one touch, by hand or by keyboard', async ({
  page,
}) => {
  const days = inMain(page).getByRole('group', { name: 'The coming two weeks' });
  await expect(days.getByRole('button')).toHaveCount(14);
  await days.getByRole('button').nth(2).click();
  const third = new Date(Date.parse(todayInPakistan()) + 2 * 86_400_000);
  await expect(serviceDate(page)).toHaveValue(third.toISOString().slice(0, 10));
  await expect(days.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toContainText(String(third.getUTCDate()));
  await days.getByRole('button').nth(3).press('Enter');
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(days.getByRole('button').nth(3)).toHaveAttribute('aria-pressed', 'true');
  await serviceDate(page).fill(farDay);
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the card shows the appointment as it takes shape', async ({ page }) => {
  await expect(card(page)).toContainText('Choose your day');
  await fillService(page);
  await expect(card(page)).toContainText('March 2099');
  await expect(card(page)).toContainText('Monday');
  await expect(card(page)).toContainText('Brake Service');
  await expect(card(page)).toContainText('Ora 03');
});

test('an appointment is answered with its reference, and the form is blank again', async ({
  page,
  request,
}) => {
  const lastName = `Journey ${Date.now()}`;
  await fillService(page, lastName);
  await textField(page, 'Odometer').fill('45,000');
  await textField(page, 'VIN').fill('lgwef6a5xkh000009');
  await textField(page, 'Additional notes').fill('It rattles when it is cold.');
  await sendButton(page).click();
  await expect(success(page)).toContainText('Service appointment submitted successfully');
  await expect(success(page)).toContainText(/reference is [0-9A-F]{8}/);
  await expect(success(page)).toBeFocused();
  await expect(vehicle(page)).toHaveValue('');
  await expect(serviceDate(page)).toHaveValue('');
  await expect(card(page)).toContainText('Choose your day');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const stored = await storedRequests(request, recordsPath, lastName);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    selectedVehicle: 'Ora 03',
    selectedServiceType: 'Brake Service',
    serviceDate: farDay,
    selectedDealership: null,
    contactMe: false,
    vinNumber: 'LGWEF6A5XKH000009',
    odometer: '45,000',
    additionalNotes: 'It rattles when it is cold.',
  });
});

test('the form says what is missing, and where', async ({ page }) => {
  await sendButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill all required fields');
  await expect(summary.getByRole('link')).toHaveText([
    'Vehicle',
    'First name',
    'Last name',
    'Phone number',
    'City',
    'Service type',
    'Service date',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Service date' }).click();
  await expect(serviceDate(page)).toBeFocused();
  await expect(serviceDate(page)).toHaveAttribute('aria-invalid', 'true');
  await inMain(page).getByRole('group').getByRole('button').first().click();
  await expect(serviceDate(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('a day that has passed and a number that is none are refused', async ({ page }) => {
  await fillService(page);
  await textField(page, 'Phone number').fill('none');
  await serviceDate(page).fill('2020-01-31');
  await sendButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('paragraph')).toHaveText('Please enter a valid phone number');
  await expect(summary).toContainText('Please choose a date that has not passed');
  await textField(page, 'Phone number').fill('0300 0000001');
  await serviceDate(page).fill(farDay);
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
});

test('it can be read and used 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(inMain(page).getByRole('group').getByRole('button')).toHaveCount(14);
  await expectNoSidewaysScroll(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { width } = (await textField(page, 'First name').boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(280);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('there is no row of days, and the card keeps the day that was sent', async ({ page }) => {
    await expect(inMain(page).getByRole('group')).toHaveCount(0);
    await fillService(page);
    await textField(page, 'City').fill(' ');
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['City']);
    await expect(card(page)).toContainText('March 2099');
  });
});
