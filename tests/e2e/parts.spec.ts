import type { Page } from '@playwright/test';
import { startAgain } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const recordsPath = '/parts/admin/requests';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });

const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send parts request' });

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });

/** Fills the required fields. */
async function fillParts(page: Page, lastName = 'Owner'): Promise<void> {
  await field(page, 'VIN').fill('lgwef6a5xkh000009');
  await field(page, 'First name').fill('Sample');
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Phone number').fill('0300 0000001');
  await field(page, 'City').fill('Quetta');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/parts-request');
});

test('the parts page has its headings, and its form marks the required fields', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PARTS');
  await expect(page.getByRole('heading', { name: 'Request a Part' })).toBeVisible();
  for (const name of ['First name', 'Last name', 'Phone number', 'City', 'VIN']) {
    await expect(field(page, name)).toHaveAttribute('required');
  }
  for (const name of ['Email', 'Mileage', 'Required part']) {
    await expect(field(page, name)).not.toHaveAttribute('required');
  }
  await expect(page.getByRole('heading', { name: 'Where to find the VIN' })).toBeVisible();
  await expectAccessible(page);
});

test('a request is stored, shows its reference and resets the form', async ({ page, request }) => {
  const lastName = `Journey ${Date.now()}`;
  await fillParts(page, lastName);
  await field(page, 'Mileage').fill('45,000');
  await field(page, 'Required part').fill('Air filter element');
  await expect(page.getByText('17 of 17')).toBeVisible();
  await sendButton(page).click();
  await expect(success(page)).toContainText('Parts request created successfully');
  await expect(success(page)).toContainText(/reference is [0-9A-F]{8}/);
  await expect(success(page)).toBeFocused();
  await startAgain(page);
  await expect(field(page, 'VIN')).toHaveValue('');
  await expect(field(page, 'Required part')).toHaveValue('');
  await expect(page.getByText('0 of 17')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const stored = await storedRequests(request, recordsPath, lastName);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    vinNumber: 'LGWEF6A5XKH000009',
    mileage: 45_000,
    requiredPart: 'Air filter element',
    email: null,
  });
});

test('an empty form lists the missing fields and links to them', async ({ page }) => {
  await sendButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fill all required fields');
  await expect(summary.getByRole('link')).toHaveText([
    'VIN',
    'First name',
    'Last name',
    'Phone number',
    'City',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'VIN' }).click();
  await expect(field(page, 'VIN')).toBeFocused();
  await expect(field(page, 'VIN')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'VIN').fill('L');
  await expect(field(page, 'VIN')).not.toHaveAttribute('aria-invalid', 'true');
});

test('an invalid phone number, VIN and email address are reported one after the other', async ({
  page,
}) => {
  await fillParts(page);
  await field(page, 'Phone number').fill('none');
  await field(page, 'VIN').fill('LGWEF6A5XKHOOOOO9');
  await field(page, 'Email').fill('nobody');
  const summary = page.getByRole('alert');
  const corrections = [
    ['Please enter a valid phone number', 'Phone number', '0300 0000001'],
    ['Please enter a valid VIN', 'VIN', 'LGWEF6A5XKH000009'],
    ['Please enter a valid email address', 'Email', ''],
  ] as const;
  for (const [message, name, correct] of corrections) {
    await sendButton(page).click();
    await expect(summary.getByText(message).first()).toBeVisible();
    await expect(summary.getByRole('paragraph').first()).toContainText(message);
    await field(page, name).fill(correct);
  }
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
});
