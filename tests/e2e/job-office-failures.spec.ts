import type { Page } from '@playwright/test';
import { makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { openingForm } from '#tests/submissions.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({
  expectedErrors: [signedOut, '500 (Internal', '400 (Bad', '413 (', '415 (', 'ERR_FAILED'],
});

const path = '/job-openings';
const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).getByRole('button', { name: /Job$/ });
const fault = { status: 500, json: { success: false, message: 'It went wrong.' } };
const makeOpening = (title: string, request: Parameters<typeof addRecord>[0]) =>
  addRecord(request, '/jobs', { multipart: openingForm({ title }) as Record<string, string> });

test('missing fields are reported in one message and at each field', async ({ page }) => {
  await openOffice(page, `${path}?edit=new`);
  const form = dialog(page);
  await form.getByLabel('Experience from').fill('12');
  await submit(page).click();
  await expect(form.getByRole('alert')).toContainText(
    'Please fill all required fields: title, description, location, job location, category, division, qualification, experience min/max, gender and age max.',
  );
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Job location')).toHaveAccessibleDescription(
    'Please enter the job location',
  );
  await form.getByLabel('Title').fill('Typed');
  await form.getByLabel('Description').fill('Typed');
  await form.getByLabel('Location *', { exact: true }).fill('Typed');
  await form.getByLabel('Job location').fill('Typed');
  await form.getByLabel('Qualification').fill('Typed');
  await submit(page).click();
  await expect(form.getByLabel('Experience from')).toHaveAccessibleDescription(
    'The least experience is more than the most',
  );
});

test('an invalid file is reported beside its field, by the browser and by the server', async ({
  page,
  request,
}) => {
  const { _id } = await makeOpening(uniqueName('Refused'), request);
  await openOffice(page, `${path}?edit=${_id}`);
  const image = dialog(page).getByLabel(/^Image/);
  await image.setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await submit(page).click();
  await expect(image).toHaveAccessibleDescription(/^Please choose a JPEG/);
  await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: makePdf() });
  await dialog(page).getByLabel('Salary range').fill('Typed');
  await submit(page).click();
  await expect(image).toHaveAccessibleDescription(/^This file is not of the kind/);
  await expect(dialog(page).getByLabel('Salary range')).toHaveValue('Typed');
  await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: makePng(8, 8) });
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
});

for (const failure of ['a server error', 'no response'] as const) {
  test(`after ${failure} the form keeps its file, and saving again works`, async ({
    page,
    request,
  }) => {
    const { _id } = await makeOpening(uniqueName('Failing'), request);
    await openOffice(page, `${path}?edit=${_id}`);
    await page.route(`**/api/jobs/${_id}`, (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      return failure === 'no response' ? route.abort() : route.fulfill(fault);
    });
    const document = { name: 'text.pdf', mimeType: 'application/pdf', buffer: makePdf() };
    await dialog(page).getByLabel('Document').setInputFiles(document);
    await dialog(page).getByLabel('Purpose').fill('Typed');
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      failure === 'no response'
        ? 'Failed to save job: The server cannot be reached.'
        : 'Failed to save job: It went wrong.',
    );
    await expect(dialog(page).getByLabel('Purpose')).toHaveValue('Typed');
    await page.unroute(`**/api/jobs/${_id}`);
    await submit(page).click();
    await expect(dialog(page)).toBeHidden();
    const { data } = await (await request.get(`/api/jobs/${_id}`)).json();
    expect(data).toMatchObject({ purpose: 'Typed', documentUrl: expect.stringMatching(/\.pdf$/) });
  });
}

test('a failed load of the list and a failed delete show their reason, and the row stays', async ({
  page,
  request,
}) => {
  const title = uniqueName('Undeletable');
  await makeOpening(title, request);
  let answer: 'message' | 'proxy page' | 'none' | 'list' = 'message';
  await page.route('**/api/jobs?*', (route) => {
    if (answer === 'message') return route.fulfill(fault);
    if (answer === 'proxy page') return route.fulfill({ status: 500, body: '<html>' });
    return answer === 'none' ? route.abort() : route.continue();
  });
  await page.route('**/api/jobs/*-*', (route) => route.fulfill(fault));
  // A change by another test would load the list again before the button is pressed.
  await disableLiveUpdates(page);
  await openOffice(page, path);
  await expect(page.getByText('Failed to load jobs: It went wrong.')).toBeVisible();
  // A proxy's page, and no response at all.
  answer = 'proxy page';
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load jobs: HTTP error! status: 500')).toBeVisible();
  answer = 'none';
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load jobs: Failed to fetch jobs')).toBeVisible();
  answer = 'list';
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete job: It went wrong.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});
