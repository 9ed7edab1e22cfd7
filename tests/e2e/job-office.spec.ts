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
const document = { name: 'text.pdf', mimeType: 'application/pdf', buffer: makePdf() };

test('an opening can be created with files and edited, and is published with its document', async ({
  page,
}) => {
  const title = uniqueName('Sales Executive');
  await openOffice(page, path);
  await page.getByRole('button', { name: 'Add Job' }).click();
  const form = dialog(page);
  await expect(form).toHaveAccessibleName('Create New Job Opening');
  await expect(form.getByLabel('Division')).toHaveValue('Four-Wheeler');
  await expect(form.getByLabel('Reports to')).toHaveValue('Director Marketing & Sales');
  await expect(form.getByLabel('Gender')).toHaveValue('Male');
  await expect(form.getByLabel('CRM experience required')).toBeChecked();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Show the cars\nand sell them');
  await form.getByLabel('Location *', { exact: true }).fill('Lahore');
  await form.getByLabel('Job location').fill('Sample street 5');
  await form.getByLabel('Qualification').fill('Any degree');
  await form.getByLabel('Responsibilities').fill('Sell, , deliver ');
  await form.getByLabel(/^Image/).setInputFiles(picture);
  await form.getByLabel('Document').setInputFiles(document);
  await form.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
  await expect(row(page, title)).toContainText('Sales');
  await expect(row(page, title)).toContainText('Show the cars');

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(form).toHaveAccessibleName('Edit Job Opening');
  await expect(form.getByLabel('Responsibilities')).toHaveValue('Sell, deliver');
  await expect(form.getByRole('link', { name: `${title}.webp` })).toBeVisible();
  await expect(form.getByRole('link', { name: document.name })).toBeVisible();
  await expect
    .poll(() =>
      form.locator('img').evaluateAll((found) => (found as HTMLImageElement[])[0]?.naturalWidth),
    )
    .toBe(64);
  await form.getByLabel('Salary range').fill('PKR 100,000');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(form).toBeHidden();

  await page.goto('/careers');
  await page.getByRole('link', { name: title }).first().click();
  await expect(dialog(page)).toContainText('PKR 100,000');
  const text = dialog(page).getByRole('link', {
    name: /^Job description as a document \((PDF|DOCX?)\)$/,
  });
  const download = page.waitForEvent('download');
  await text.click();
  expect((await download).suggestedFilename()).toBe(document.name);
});

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
