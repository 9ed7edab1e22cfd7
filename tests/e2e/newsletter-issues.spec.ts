import type { Page } from '@playwright/test';
import type { Permission } from '#contract/staff.ts';
import { addAccount } from './accounts.ts';
import { askToDelete } from './office-lists.ts';
import { uniqueName } from './office-records.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// The browser logs a refused address of a test email as an error.
test.use({ expectedErrors: [signedOut, '400 (Bad Request)'] });

const path = '/newsletter-issues';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

test('an issue that waits after a restore is resumed after a question that says who gets it twice', async ({
  page,
  request,
}) => {
  const subject = uniqueName('Waiting');
  const issue = {
    ...{ _id: '01900000-0000-7000-8000-0000000000a1', subject, text: 'Hello', status: 'paused' },
    ...{ imageUrl: null, imageAlt: null, recipients: 40, sent: 12, failed: 0, sentAt: null },
    ...{ startedAt: '2026-11-01T08:00:00.000Z', isSample: false },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  };
  const pagination = { page: 1, limit: 50, totalItems: 1, totalPages: 1 };
  await page.route('**/api/newsletter/admin/issues?*', (route) =>
    route.fulfill({ json: { success: true, data: [issue], pagination } }),
  );
  const resumed: (string | undefined)[] = [];
  await page.route(`**/api/newsletter/admin/issues/${issue._id}/resume`, (route) => {
    resumed.push(route.request().headers()['if-match']);
    return route.fulfill({ json: { success: true, data: { ...issue, status: 'sending' } } });
  });
  const permissions: Permission[] = ['newsletter-subscriptions'];
  await openOffice(page, path, await addAccount(request, 'editor', { permissions }));
  await expect(page.getByText('12 of 40 sent')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('12 of 40 had it');
  await expect(question).toContainText('unsubscribed');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'Go on sending' }).click();
  await expect(page.getByText(`${subject} is being sent again.`)).toBeVisible();
  expect(resumed).toEqual([issue.updatedAt]);
});

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

test('a sent issue opens to be read only', async ({ page, request }) => {
  const subject = uniqueName('Issue');
  await disableLiveUpdates(page);
  await openOffice(page, path);
  const created = await page.request.post('/api/newsletter/admin/issues', {
    multipart: { subject, text: 'Hello' },
  });
  const { data } = await created.json();
  await request.post('/api/newsletter/subscribe', {
    data: { email: `reader-${Date.now()}@mail.example` },
  });
  const sent = await page.request.post(`/api/newsletter/admin/issues/${data._id}/send`);
  expect(sent.status()).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: subject }).click();
  await expect(dialog(page)).toContainText(subject);
  await expect(dialog(page).getByRole('button', { name: 'Save Draft' })).toHaveCount(0);
  const preview = page.frameLocator(`iframe[title="Preview of ${subject}"]`);
  await expect(preview.getByText('Hello')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a draft can be deleted', async ({ page }) => {
  const subject = uniqueName('Issue');
  await disableLiveUpdates(page);
  await openOffice(page, path);
  await page.request.post('/api/newsletter/admin/issues', { multipart: { subject, text: 'x' } });
  await page.reload();
  await askToDelete(page, subject);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this issue?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${subject} is moved to the trash.`)).toBeVisible();
  await expect(row(page, subject)).toHaveCount(0);
});
