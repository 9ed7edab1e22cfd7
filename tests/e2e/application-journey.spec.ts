import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  applicationUrl,
  cv,
  field,
  fillRequired,
  sendButton,
  success,
} from './application-form.ts';
import { FormOnPage, startAgain } from './public-forms.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const inMain = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.goto(applicationUrl);
});

test('a visitor applies with files; staff read the application, download its files and edit it', async ({
  page,
}) => {
  const lastName = `Journey ${Date.now()}`;
  const form = new FormOnPage(page, 'job-applications');
  await form.fill(lastName);
  await sendButton(page).click();
  await expect(success(page)).toContainText('Job application submitted successfully!');
  await expect(success(page)).toBeFocused();
  await startAgain(page);
  await expect(field(page, 'Employment status')).toHaveValue('');
  await expect(field(page, 'CV')).toHaveValue('');
  await expect(inMain(page).getByText('sample-cv.pdf')).toHaveCount(0);
  await expectAccessible(page);

  await openOffice(page, '/job-applications');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByText('1 job application found')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: lastName });
  for (const text of ['Sales Executive', 'Unemployed', 'Bachelor of Commerce']) {
    await expect(row).toContainText(text);
  }
  const tabs = page.getByRole('navigation', { name: 'Status' });
  for (const counter of ['Total Applications', 'New Applications', 'In Review', 'Shortlisted']) {
    await expect(tabs.getByRole('link', { name: counter })).toBeVisible();
  }
  await row.getByRole('link', { name: 'View CV' }).click();
  const details = page.getByRole('dialog');
  const pane = details.getByRole('region', { name: 'CV' });
  await expect(details.getByLabel('Assigned recruiter')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await pane.getByRole('link', { name: 'Download CV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await readFile(await download.path())).toEqual(cv.buffer);

  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: `Sample ${lastName}` }).click();
  await expect(details.getByRole('heading', { level: 3 })).toContainText([
    'Application',
    'Personal',
    'Education',
    'Employment',
    'Work Details',
    'Job Preferences',
  ]);
  for (const text of ['12345-1234567-1', 'Sample University', 'Sample Motors', 'PKR 100,000']) {
    await expect(details).toContainText(text);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const savedPhoto = page.waitForEvent('download');
  await details.getByRole('link', { name: 'View Photo' }).click();
  expect((await savedPhoto).suggestedFilename()).toMatch(/^Photo Sample Journey/);
  await details.getByLabel('Assigned recruiter').fill('frontdesk');
  await details.getByLabel('Interview date').fill('2099-05-04');
  await details.getByLabel('Interview type').fill('By phone');
  await details.getByRole('combobox', { name: 'Status' }).selectOption('reviewing');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details).toBeHidden();
  await expect(row.getByRole('combobox')).toHaveValue('reviewing');
});

test('an application without a job title is stored as a general application', async ({ page }) => {
  const lastName = `General ${Date.now()}`;
  await field(page, 'Job title').fill('');
  await fillRequired(page, lastName);
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
  await openOffice(page, `/job-applications?search=${encodeURIComponent(lastName)}`);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText('General Application');
  await expect(row.getByRole('link', { name: 'View Photo' })).toHaveCount(0);
});

test('an applicant without an email address applies; staff see that they have to call', async ({
  page,
}) => {
  const lastName = `Unwritten ${Date.now()}`;
  await expect(inMain(page).getByText('Email (optional)')).toBeVisible();
  await fillRequired(page, lastName);
  await expect(field(page, 'Email')).toHaveValue('');
  await sendButton(page).click();
  await expect(success(page)).toContainText('Job application submitted successfully!');
  await openOffice(page, `/job-applications?search=${encodeURIComponent(lastName)}`);
  await page.getByRole('row').filter({ hasText: lastName }).getByRole('link').first().click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('No email: please call')).toBeVisible();
  await expect(details.getByRole('link', { name: '0300 0000001' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
});
