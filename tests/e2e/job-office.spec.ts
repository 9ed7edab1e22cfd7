import type { Page } from '@playwright/test';
import { jobApplication } from '#contract/leads/job-application.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { buildSubmission, openingForm } from '#tests/submissions.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/job-openings';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const dialog = (page: Page) => page.getByRole('dialog');
const opening = (fields: Record<string, string>) => ({
  multipart: openingForm(fields) as Record<string, string>,
});

const picture = { name: 'team.png', mimeType: 'image/png', buffer: makePng(64, 36) };
const _document = { name: 'text.pdf', mimeType: 'application/pdf', buffer: makePdf() };

test('the URL holds the filters, and deleting asks for confirmation', async ({ page, request }) => {
  const title = uniqueName('Driver');
  const location = uniqueName('Town');
  const fields = { title, location, category: 'Operations', type: 'Contract' };
  await addRecord(request, '/jobs', opening(fields));
  await openOffice(page, path);
  await page.getByRole('combobox', { name: 'Location' }).selectOption(location);
  await expect(page.getByText('1 job found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Operations');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Contract');
  await expect(page).toHaveURL(/category=Operations/);
  await page.reload();
  await expect(row(page, title)).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Internship');
  await expect(page.getByText('No jobs found. Create your first job opening!')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this job opening?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'is moved to the trash.');
  await expect(row(page, title)).toHaveCount(0);
});

test('the list and its form are accessible in both themes', async ({ page, request }) => {
  const title = uniqueName('Averylongname'.repeat(5));
  const { _id } = await addRecord(request, '/jobs', opening({ title }));
  await openOffice(page, `${path}?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('1 job found')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.goto(office(`${path}?edit=${_id}`));
  await dialog(page).getByLabel('Title').fill('');
  await dialog(page)
    .getByLabel(/^Image/)
    .setInputFiles(picture);
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Please fill all required fields');
  await expectAccessibleInThemes(page);
});

test('an opening shows how many applied, which leads to their applications, filtered by the job', async ({
  page,
  request,
}) => {
  const title = uniqueName('Counted');
  await addRecord(request, '/jobs', opening({ title }));
  const apply = async (jobTitle: string) => {
    const input = { ...acceptedInputs[jobApplication.slug]?.(), lastName: title, jobTitle };
    const { payload: data, headers } = buildSubmission(jobApplication.slug, input);
    await request.post(`/api${jobApplication.paths.submit}`, { data, headers });
  };
  await apply(title);
  await openOffice(page, `${path}?search=${encodeURIComponent(title)}`);
  await expect(
    row(page, title).getByRole('link', { name: `1 applicant for ${title}` }),
  ).toBeVisible();
  await apply(title);
  await apply('Another job');
  await page.reload();
  await row(page, title)
    .getByRole('link', { name: `2 applicants for ${title}` })
    .click();
  await expect(page.getByText('2 job applications found')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Job', exact: true })).toHaveValue(title);
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('combobox', { name: 'Job', exact: true }).selectOption('');
  await expect(page.getByText('3 job applications found')).toBeVisible();
});

test('visitors’ view of an opening is one click away while it is public', async ({
  page,
  request,
  context,
}) => {
  const title = uniqueName('Shown');
  const { _id } = await addRecord(request, '/jobs', opening({ title }));
  const closed = uniqueName('Closed');
  await addRecord(request, '/jobs', opening({ title: closed, closesAt: '2024-01-01T10:00' }));
  await openOffice(page, `${path}?search=${encodeURIComponent(title)}`);
  const onSite = page.getByRole('link', { name: `View ${title} on the site` });
  await expect(onSite).toHaveAttribute('href', `/careers?open=${_id}`);
  const opened = context.waitForEvent('page');
  await onSite.click();
  const shown = (await opened).getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(shown).toContainText(title);
  await page.goto(office(`${path}?search=${encodeURIComponent(closed)}`));
  await expect(page.getByRole('button', { name: `Preview ${closed}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `View ${closed} on the site` })).toHaveCount(0);
});
