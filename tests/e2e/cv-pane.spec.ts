import { acceptedInputs } from '#tests/factories.ts';
import { makeDocx, makePdf } from '#tests/files/documents.ts';
import { applicationForm } from '#tests/submissions.ts';
import { uniqueName } from './bookings.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Sends an application with a CV. */
async function apply(
  request: Parameters<typeof openOffice>[0]['request'],
  lastName: string,
  name: string,
  buffer: Buffer,
): Promise<void> {
  const { photoFile: _photo, ...input } = acceptedInputs['job-applications']?.() ?? {};
  const form = applicationForm({ ...input, lastName }) as Record<string, string>;
  const cvFile = { name, buffer, mimeType: 'application/octet-stream' };
  const response = await request.post('/api/job-application/apply', {
    multipart: { ...form, cvFile },
  });
  expect(response.status(), await response.text()).toBe(201);
}

// Browsers of phones have no viewer for PDFs in pages.
test(
  'View CV shows the PDF in a pane beside the follow-up, with a download and a way back',
  onDesktop,
  async ({ page, request }) => {
    // The headless browser has no viewer: what the frame asks for and gets is what counts.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
    );
    const lastName = uniqueName('Shown');
    await apply(request, lastName, 'cv.pdf', makePdf());
    await openOffice(page, `/job-applications?search=${encodeURIComponent(lastName)}`);
    const framed = page.waitForResponse(/\/cv\?disposition=inline/);
    await page.getByRole('link', { name: 'View CV' }).click();
    const dialog = page.getByRole('dialog');
    const pane = dialog.getByRole('region', { name: 'CV' });
    const frame = pane.getByTitle(`CV of Sample ${lastName}`);
    const shown = await framed;
    expect(shown.status()).toBe(200);
    expect(shown.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    const left = await frame.boundingBox();
    const right = await dialog.getByLabel('Assigned recruiter').boundingBox();
    expect(left?.height).toBeGreaterThan(600);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    const saved = page.waitForEvent('download');
    await pane.getByRole('link', { name: /^Download CV \(PDF, \d+ KB\)$/ }).click();
    expect((await saved).suggestedFilename()).toContain(lastName);
    await dialog.getByLabel('Next follow-up').fill('2099-01-31T10:00');
    await pane.getByRole('link', { name: 'Show details' }).click();
    await expect(dialog.getByRole('heading', { name: 'Personal' })).toBeVisible();
    await dialog.getByRole('link', { name: 'View CV' }).click();
    await expect(frame).toBeVisible();
    await expect(dialog.getByLabel('Next follow-up')).toHaveValue('2099-01-31T10:00');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/job-applications\?search=[^#&]*$/);
  },
);

test('a CV that cannot be shown says so, with a download', async ({ page, request }) => {
  const lastName = uniqueName('Typed');
  await apply(request, lastName, 'cv.docx', makeDocx());
  await openOffice(page, `/job-applications?search=${encodeURIComponent(lastName)}`);
  await page.getByRole('link', { name: 'View CV' }).click();
  const pane = page.getByRole('dialog').getByRole('region', { name: 'CV' });
  await expect(pane).toContainText('Browsers cannot show Word documents.');
  await expect(pane.getByRole('link', { name: 'Download CV' })).toHaveAttribute('download', '');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
