import type { Page } from '@playwright/test';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { startAgain } from './public-forms.ts';
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

/** A date far in the future. */
const farDay = '2099-03-09';

/** Fills the required fields. */
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

test('the form offers the eight vehicles and the eight services, and a dealership that is optional', async ({
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
  await expect(inMain(page).getByLabel('Dealership (optional)')).toHaveValue('');
  await expect(serviceDate(page)).toHaveAttribute('min', todayInPakistan());
  await expect(textField(page, 'Odometer')).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
});

test('all eight services stay; those that an electric car cannot need are marked and can be chosen', async ({
  page,
}) => {
  const options = serviceType(page).locator('option');
  await vehicle(page).selectOption('Haval H6');
  await serviceType(page).selectOption('Oil Change');
  await expect(card(page)).toContainText('Oil Change');
  await vehicle(page).selectOption('Ora 07');
  await expect(options).toHaveText([
    'Select a service type',
    'Regular Maintenance',
    'Oil Change (not needed for this car)',
    'Brake Service',
    'Tire Rotation',
    'Engine Tune-up (not needed for this car)',
    'Electrical System',
    'Air Conditioning',
    'Other',
  ]);
  await expect(serviceType(page)).toHaveValue('Oil Change');
  await serviceType(page).selectOption('Engine Tune-up (not needed for this car)');
  await expect(serviceType(page)).toHaveValue('Engine Tune-up');
  await expect(card(page)).toContainText('Engine Tune-up');
  await expect(serviceType(page)).toHaveAccessibleDescription(
    'An electric car has no engine oil to change.',
  );
  await vehicle(page).selectOption('Tank 500');
  await expect(options.filter({ hasText: 'not needed' })).toHaveCount(0);
  await expect(options).toHaveCount(9);
  await expect(serviceType(page)).toHaveValue('Engine Tune-up');
});

test('an open day of the next two weeks can be chosen by one click or by keyboard', async ({
  page,
}) => {
  const days = inMain(page).getByRole('group', { name: 'The coming two weeks' });
  await expect(days.getByRole('button')).toHaveCount(14);
  // The sample dealers are closed on Sundays.
  const closed = days.locator('button:disabled');
  await expect(closed).toHaveText([/^Sun.*Closed$/, /^Sun.*Closed$/]);
  const open = days.locator('button:enabled');
  await open.nth(2).click();
  await expect(open.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const chosen = await serviceDate(page).inputValue();
  await expect(open.nth(2)).toContainText(String(Number(chosen.slice(-2))));
  await expect(card(page)).toContainText(String(Number(chosen.slice(-2))));
  await open.nth(3).press('Enter');
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(open.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await serviceDate(page).fill(farDay);
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the summary shows the chosen date, service and vehicle', async ({ page }) => {
  await expect(card(page)).toContainText('Choose your day');
  await fillService(page);
  await expect(card(page)).toContainText('March 2099');
  await expect(card(page)).toContainText('Monday');
  await expect(card(page)).toContainText('Brake Service');
  await expect(card(page)).toContainText('Ora 03');
});

test('an appointment is stored, shows its reference and resets the form', async ({
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
  await startAgain(page);
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
    odometer: 45_000,
    additionalNotes: 'It rattles when it is cold.',
  });
});

test('an empty form lists the missing fields and links to them', async ({ page }) => {
  await sendButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill all required fields');
  await expect(summary.getByRole('link')).toHaveText([
    'Vehicle',
    'Service type',
    'Service date',
    'First name',
    'Last name',
    'Phone number',
    'City',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Service date' }).click();
  await expect(serviceDate(page)).toBeFocused();
  await expect(serviceDate(page)).toHaveAttribute('aria-invalid', 'true');
  // The workshop is closed on some days.
  await inMain(page).getByRole('group').getByRole('button', { disabled: false }).first().click();
  await expect(serviceDate(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('a past date and an invalid phone number are rejected', async ({ page }) => {
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

test('the form fits at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(inMain(page).getByRole('group').getByRole('button')).toHaveCount(14);
  await expectNoSidewaysScroll(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { width } = (await textField(page, 'First name').boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(280);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('there are no day buttons, and the summary keeps the submitted date', async ({ page }) => {
    await expect(inMain(page).getByRole('group')).toHaveCount(0);
    await fillService(page);
    await textField(page, 'City').fill(' ');
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['City']);
    await expect(card(page)).toContainText('March 2099');
  });
});
