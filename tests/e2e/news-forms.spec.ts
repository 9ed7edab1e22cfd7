import { openingForm } from '#tests/submissions.ts';
import { staffPassword } from './address.ts';
import { findRow, openContent, publish, uniqueTitle } from './published-content.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use({ expectedErrors: [signedOut, 'status of 404'] });

test('an article is scheduled, previewed by its link, and published by clearing its time', async ({
  page,
  context,
}) => {
  const title = uniqueTitle('Scheduled');
  await openContent(page, '/news-management?edit=new');
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('What is to come');
  await form.getByLabel('Publish at (Pakistan, optional)').fill('2031-12-03T09:00');
  await form.getByRole('button', { name: 'Create News' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('searchbox').fill(title);
  const row = findRow(page, title);
  await expect(page.getByText('1 news item found')).toBeVisible();
  await expect(row.getByText('Scheduled for Dec 3, 2031, 9:00 AM')).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await row.getByRole('button', { name: `Preview ${title}` }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.getByText('What is to come')).toBeVisible();
  const address = new URL(preview.url());
  expect((await page.request.get(address.pathname)).status()).toBe(404);
  await preview.close();

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(form.getByLabel('Publish at (Pakistan, optional)')).toHaveValue('2031-12-03T09:00');
  await form.getByLabel('Publish at (Pakistan, optional)').fill('');
  await form.getByRole('button', { name: 'Update News' }).click();
  await expect(form).toBeHidden();
  await expect(row.getByText('Scheduled for')).toBeHidden();
  await expect(row.getByRole('link', { name: `View ${title} on the site` })).toBeVisible();
  expect((await page.request.get(address.pathname)).status()).toBe(200);
});

test('a hidden event is previewed in its viewer', async ({ page, context, request }) => {
  const title = uniqueTitle('Hidden');
  await publish(request, 'events', { title, status: 'inactive' });
  await openContent(page, `/event-management?search=${encodeURIComponent(title)}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: `Preview ${title}` }).click();
  const preview = await opened;
  await expect(preview.getByRole('dialog', { name: title })).toBeVisible();
});

test('an opening that has closed says so, and is previewed', async ({ page, context, request }) => {
  const title = uniqueTitle('Closed job');
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const multipart = openingForm({ title, closesAt: '2020-01-01T09:00' }) as Record<string, string>;
  await request.post('/api/jobs', { multipart });
  await openOffice(page, `/job-openings?search=${encodeURIComponent(title)}`, 'hr');
  const row = findRow(page, title);
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await row.getByRole('button', { name: `Preview ${title}` }).click();
  const preview = await opened;
  await expect(preview.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/careers');
  await expect(page.getByText(title)).toHaveCount(0);
});
