import type { Page } from '@playwright/test';
import { applicationUrl, cv, field, fillRequired, sendButton } from './application-form.ts';
import { expect, expectAccessible, test } from './test.ts';

const inMain = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.goto(applicationUrl);
});

test('the form has its sections, is prefilled with the job, and counts filled required fields', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sales Executive');
  for (const name of [
    'Personal Information',
    'Education',
    'Professional Information',
    'CV and Photo',
  ]) {
    await expect(inMain(page).getByRole('region', { name })).toBeVisible();
  }
  await expect(field(page, 'Job title')).toHaveValue('Sales Executive');
  expect(await field(page, 'Employment status').locator('option').allTextContents()).toEqual([
    'Select an employment status',
    'Employed',
    'Unemployed',
    'Student',
    'Freelancer',
    'Self-employed',
  ]);
  const needed = inMain(page).getByRole('region', { name: 'What we need' });
  await expect(needed).toContainText('0 of 7');
  await needed.getByRole('link', { name: 'CNIC' }).click();
  await expect(field(page, 'CNIC')).toBeFocused();
  await expectAccessible(page);
  await fillRequired(page, 'Counted');
  await expect(needed).toContainText('7 of 7');
  await field(page, 'CNIC').fill('');
  await expect(needed).toContainText('6 of 7');
});

test('the reason for unemployment shows for Unemployed only', async ({ page }) => {
  const reason = field(page, 'Reason for unemployment and last salary');
  await expect(reason).toBeHidden();
  await field(page, 'Employment status').selectOption('Unemployed');
  await expect(reason).toBeVisible();
  await field(page, 'Employment status').selectOption('Student');
  await expect(reason).toBeHidden();
});

test('missing fields are reported in the specified order', async ({ page }) => {
  const summary = page.getByRole('alert');
  const headline = summary.getByRole('paragraph').first();
  await sendButton(page).click();
  await expect(headline).toHaveText('Please select an employment status');
  await field(page, 'Employment status').selectOption('Freelancer');
  await sendButton(page).click();
  await expect(headline).toHaveText('Please upload your CV');
  await field(page, 'CV').setInputFiles(cv);
  await sendButton(page).click();
  await expect(headline).toHaveText('Please accept the agreement to share your information');
  await inMain(page).getByRole('checkbox').check();
  await sendButton(page).click();
  await expect(headline).toHaveText('Missing required fields: first name, last name, phone, CNIC');
  await expect(summary.getByRole('link')).toHaveText([
    'First name',
    'Last name',
    'Phone number',
    'CNIC',
  ]);
  await expect(inMain(page).getByText('Required field CNIC cannot be empty').last()).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('a rejected form lists the files that have to be chosen again', async ({ page }) => {
    await fillRequired(page, 'Plain');
    await field(page, 'CNIC').fill('12345');
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['CNIC']);
    await expect(inMain(page).getByText(/Please choose again.*sample-cv\.pdf/)).toBeVisible();
    await expect(field(page, 'Job title')).toHaveValue('Sales Executive');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sales Executive');
  });
});
