import { utimes, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf } from '#tests/files/documents.ts';
import {
  applicationUrl,
  cv,
  field,
  file,
  fillRequired,
  sendButton,
  success,
} from './application-form.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const submitPath = '**/api/job-application/apply';
const recordsPath = '/job-application/admin/applications';
const megabyte = 1024 * 1024;

const inMain = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.goto(applicationUrl);
});

test('an invalid file is reported at once beside its field, is never sent, and can be removed', async ({
  page,
}) => {
  let sent = 0;
  await page.route(submitPath, (route) => {
    sent += 1;
    return route.abort();
  });
  await fillRequired(page, 'Refused');
  const input = field(page, 'CV');
  for (const [refused, message] of [
    [file('notes.txt', Buffer.from('notes')), 'Please choose a PDF, DOC or DOCX file'],
    [file('empty.pdf', Buffer.of()), 'This file is empty: please choose another one'],
    [
      file('large.pdf', makePdf('x'.repeat(10 * megabyte))),
      'This file is too large: please choose one of at most 10 MB',
    ],
  ] as const) {
    await input.setInputFiles(refused);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await expectAccessible(page);
  await inMain(page).getByRole('button', { name: 'Remove large.pdf' }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Please upload your CV');
  expect(sent).toBe(0);
});

test.describe('when the upload fails', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_'] });

  test('a file with the wrong content is reported beside its field and can be replaced', async ({
    page,
  }) => {
    await fillRequired(page, 'Disguised', file('sample-cv.pdf', Buffer.from('not a PDF at all')));
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['CV']);
    await expect(field(page, 'CV')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Last name')).toHaveValue('Disguised');
    await field(page, 'CV').setInputFiles(cv);
    await expect(field(page, 'CV')).toHaveAttribute('aria-invalid', 'false');
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('a proxy’s error page is quoted as text, never rendered as HTML', async ({ page }) => {
    await fillRequired(page, 'Proxy');
    await page.route(submitPath, (route) =>
      route.fulfill({
        status: 413,
        contentType: 'text/html',
        body: `<html><head><title>413</title></head><body><h1>Request Entity Too Large</h1><img src=x onerror=alert(1)>${'nginx '.repeat(99)}</body></html>`,
      }),
    );
    await sendButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Server error: 413 - Request Entity Too Large');
    await expect(summary).toContainText('Your files are too large');
    expect((await summary.textContent())?.length).toBeLessThan(500);
    await expect(summary.getByRole('img')).toHaveCount(0);
  });

  test('an upload that stalls for a minute is aborted, and the form keeps its input', async ({
    page,
  }) => {
    await page.clock.install();
    await fillRequired(page, 'Stalled');
    await page.route(submitPath, () => {});
    await sendButton(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.runFor(70_000);
    await expect(page.getByRole('alert')).toContainText('The connection was interrupted');
    await expect(field(page, 'Last name')).toHaveValue('Stalled');
    await expect(inMain(page).getByText('sample-cv.pdf')).toBeVisible();
  });

  test('a file that changed on disk after it was chosen has to be chosen again', async ({
    page,
  }, info) => {
    const path = info.outputPath('changing-cv.pdf');
    await writeFile(path, makePdf());
    await fillRequired(page, 'Changed');
    await field(page, 'CV').setInputFiles(path);
    await writeFile(path, makePdf('written after it was chosen'));
    // Browsers compare modification times in seconds.
    const later = new Date(Date.now() + 10_000);
    await utimes(path, later, later);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('This file cannot be read any more');
    await field(page, 'CV').setInputFiles(path);
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });
});

test.describe('on a slow connection', () => {
  test.use({ expectedErrors: ['net::ERR_ABORTED'] });

  test('the upload shows its progress, can be cancelled, and can be sent again unchanged', async ({
    page,
    request,
  }) => {
    const lastName = `Slow ${Date.now()}`;
    await fillRequired(page, lastName, file('long-cv.pdf', makePdf('x'.repeat(8.4 * megabyte))));
    const session = await page.context().newCDPSession(page);
    const setUploadSpeed = (uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await setUploadSpeed(megabyte);
    await sendButton(page).click();
    const progress = page.getByRole('progressbar', { name: 'Upload' });
    await expect(progress).toHaveAttribute('value', /^[1-9]\d?$/);
    await expect(inMain(page).getByText(/^\d+ %$/)).toBeVisible();
    await expect(inMain(page).getByText(/^\d\.\d of 8\.4 MB$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await inMain(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'cancelled' })).toBeFocused();
    await expect(progress).toBeHidden();
    await expect(field(page, 'Last name')).toHaveValue(lastName);
    await expect(inMain(page).getByText('long-cv.pdf')).toBeVisible();
    await expectAccessible(page);
    await setUploadSpeed(-1);
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    expect(await storedRequests(request, recordsPath, lastName)).toHaveLength(1);
  });
});
