import type { Page } from '@playwright/test';
import { startAgain } from './public-forms.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

const recordsPath = '/dealer-application/admin/applications';

const inMain = (page: Page) => page.getByRole('main');
/** Finds a field by its whole label, with or without '(optional)'. */
const field = (page: Page, label: string) =>
  inMain(page).getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
const sendButton = (page: Page) => inMain(page).getByRole('button', { name: 'Submit application' });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'successfully' });

const required = {
  'First name': 'Sample',
  'Phone number': '0300 0000001',
  CNIC: '1234512345671',
  City: 'Sahiwal',
  Address: 'Sample street 2',
  'City of the dealership': 'Okara',
  Province: 'Punjab',
  Location: 'Sample bypass',
} as const;

/** Fills the required fields. */
async function fillApplication(page: Page, lastName = 'Applicant'): Promise<void> {
  await field(page, 'Preferred dealership').selectOption('Full Dealership');
  await field(page, 'Facility status').selectOption('Land Available');
  await field(page, 'Last name').fill(lastName);
  for (const [label, value] of Object.entries(required)) await field(page, label).fill(value);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/become-a-dealer');
});

test('the form has three sections and offers the types of dealership and the facility statuses', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register Your Dealership');
  for (const name of ['Personal Information', 'Dealership Information', 'Location Details']) {
    await expect(inMain(page).getByRole('region', { name })).toBeVisible();
  }
  expect(await field(page, 'Preferred dealership').locator('option').allTextContents()).toEqual([
    'Select a preferred dealership',
    'Sales Dealership',
    'Service Center',
    'Full Dealership',
    'Authorized Parts Dealer',
  ]);
  expect(await field(page, 'Facility status').locator('option').allTextContents()).toEqual([
    'Select a facility status',
    'Existing Facility',
    'New Construction',
    'Renovation Required',
    'Land Available',
  ]);
  await expect(field(page, 'Email')).not.toHaveAttribute('required');
  await expectAccessible(page);
});

test('an application without email and consent is stored, shows its reference and resets the form', async ({
  page,
  request,
}) => {
  const lastName = `Journey ${Date.now()}`;
  await fillApplication(page, lastName);
  await sendButton(page).click();
  await expect(success(page)).toContainText('Dealer application submitted successfully!');
  await expect(success(page)).toContainText(/reference is [0-9A-F]{8}/);
  await expect(success(page)).toBeFocused();
  await startAgain(page);
  await expect(field(page, 'CNIC')).toHaveValue('');
  await expect(field(page, 'Facility status')).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const stored = await storedRequests(request, recordsPath, lastName);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    selectedPreferredDealership: 'Full Dealership',
    selectedFacilityStatus: 'Land Available',
    cnic: '12345-1234567-1',
    city: 'Sahiwal',
    cityDealership: 'Okara',
    email: null,
    proposedSize: null,
    agreeToShare: false,
  });
});

test('every optional field is stored', onPhone, async ({ page, request }) => {
  const lastName = `Complete ${Date.now()}`;
  await fillApplication(page, lastName);
  const rest = {
    Email: ['email', 'sample.applicant@mail.example'],
    'NTN number': ['ntnNumber', '1234567-8'],
    'Type of ownership': ['typeOfOwnership', 'Sole proprietor'],
    'Type of business': ['typeOfBusiness', 'Trade in vehicles'],
    'Total years in business': ['totalYearsBusiness', '12'],
    'Proposed size': ['proposedSize', '2 kanal'],
    'Proposed location': ['proposedLocation', 'Sample plot 7'],
    'Proposed dimensions': ['proposedDimensions', '100 ft × 90 ft'],
  } as const;
  for (const [label, [, value]] of Object.entries(rest)) await field(page, label).fill(value);
  await inMain(page).getByRole('checkbox', { name: 'I agree to the terms' }).check();
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
  const [stored] = await storedRequests(request, recordsPath, lastName);
  expect(stored).toMatchObject({
    ...Object.fromEntries(Object.values(rest)),
    agreeToShare: true,
  });
});

test('missing fields are reported in the specified order and linked', onPhone, async ({ page }) => {
  const summary = page.getByRole('alert');
  const headline = summary.getByRole('paragraph').first();
  await sendButton(page).click();
  await expect(summary).toBeFocused();
  await expect(headline).toHaveText('Please select a preferred dealership');
  await expect(summary.getByRole('listitem')).toHaveText([
    /^Please fill all required fields: First name/,
    /^Preferred dealership/,
    /^Please select a facility status: Facility status/,
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Preferred dealership' }).click();
  await expect(field(page, 'Preferred dealership')).toBeFocused();
  await field(page, 'Preferred dealership').selectOption('Service Center');
  await sendButton(page).click();
  await expect(headline).toHaveText('Please select a facility status');
  await field(page, 'Facility status').selectOption('Existing Facility');
  await sendButton(page).click();
  await expect(headline).toHaveText('Please fill all required fields');
  await expect(summary.getByRole('link')).toHaveText([
    'First name',
    'Last name',
    'Phone number',
    'CNIC',
    'City',
    'Address',
    'City of the dealership',
    'Province',
    'Location',
  ]);
  await fillApplication(page);
  await field(page, 'CNIC').fill('12345');
  await sendButton(page).click();
  await expect(headline).toContainText('Please enter a CNIC of 13 digits');
  await field(page, 'CNIC').fill('12345-1234567-1');
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
});
