import type { Page } from '@playwright/test';
import { addAccount } from './accounts.ts';
import { uniqueName } from './office-records.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// The browser logs a refused address of a test email as an error.
test.use({ expectedErrors: [signedOut, '400 (Bad Request)'] });

const path = '/newsletter-issues';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

test('an issue is written, previewed, tested and sent once, with its progress', async ({
  page,
  request,
}) => {
  const email = `${uniqueName('reader').replaceAll(/\W/g, '-')}@mail.example`.toLowerCase();
  await request.post('/api/newsletter/subscribe', { data: { email } });
  const subject = uniqueName('Issue');
  await disableLiveUpdates(page);
  await openOffice(
    page,
    path,
    await addAccount(request, 'editor', { permissions: ['newsletter-subscriptions'] }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter Issues');
  await page.getByRole('button', { name: 'Write Issue' }).click();
  await expect(dialog(page).getByLabel('Subject')).toBeFocused();
  await dialog(page).getByLabel('Text').fill('## What is new\n\nRead [our news](/news).');
  await dialog(page).getByRole('button', { name: 'Save Draft' }).click();
  await expect(dialog(page)).toContainText('Please enter a subject');
  await dialog(page).getByLabel('Subject').fill(subject);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText(`${subject} is saved.`)).toBeVisible();
  await expect(row(page, subject)).toContainText('Draft');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: `Edit ${subject}` }).click();
  const preview = page.frameLocator(`iframe[title="Preview of ${subject}"]`);
  await expect(preview.getByRole('heading', { name: 'What is new' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'our news' })).toHaveAttribute('href', '/news');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Send ${subject}` }).click();
  await expect(dialog(page)).toContainText(/\d subscribers? will get this email/);
  await dialog(page).getByLabel('Send a test to').fill('nobody');
  await dialog(page).getByRole('button', { name: 'Send Test' }).click();
  await expect(dialog(page)).toContainText('The test email was not sent.');
  await dialog(page).getByLabel('Send a test to').fill(email);
  await dialog(page).getByRole('button', { name: 'Send Test' }).click();
  await expect(dialog(page)).toContainText(`A test is on its way to ${email}.`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog(page)
    .getByRole('button', { name: /^Send to \d+ subscribers?$/ })
    .click();
  await expect(page.getByText(`${subject} is being sent.`)).toBeVisible();
  await expect(row(page, subject)).toContainText('Sending');
  await expect(page.getByRole('progressbar', { name: `Sending ${subject}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${subject}` })).toHaveCount(0);
  await expect(row(page, subject)).toContainText(/[1-9]\d{0,5} sent/, { timeout: 30_000 });
});
