import type { APIRequestContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { staffPassword } from './address.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';
import { details, openThree } from './triage.ts';

test.use({ expectedErrors: [signedOut] });

/** Prints the page to a PDF, and returns the number of its pages and their text. */
async function print(page: Page): Promise<{ pages: number; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text };
}

/** Sends a request for service; returns its id. */
async function sendService(request: APIRequestContext): Promise<string> {
  const input = acceptedInputs[serviceAppointment.slug]?.() ?? {};
  const { payload: data, headers } = buildSubmission(serviceAppointment.slug, input);
  const sent = await request.post(`/api${serviceAppointment.paths.submit}`, { data, headers });
  return (await sent.json()).data._id;
}

for (const width of [1440, 1100]) {
  test(
    `a work order printed from a window of ${width} px over a long list is one page, with lines for work, parts and signatures`,
    onDesktop,
    async ({ page, request }) => {
      // Rows that are only hidden would still take pages.
      for (let rows = 1; rows < 8; rows += 1) await sendService(request);
      const id = await sendService(request);
      await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
      await request.patch(`/api${serviceAppointment.paths.records}/${id}/status`, {
        data: {
          confirmedDate: '2099-05-04',
          confirmedTime: '10:00',
          assignedTechnician: 'Sample Technician',
          estimatedCost: '15000',
          notes: 'A stored note.\nOf several lines.',
        },
      });
      await page.setViewportSize({ width, height: 900 });
      await openOffice(page, `/service-appointments?open=${id}`);
      await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeVisible();
      await details(page).getByRole('link', { name: 'Call', exact: true }).click();
      await details(page).getByLabel('What was said').fill('Typed before printing');
      const { pages, text } = await print(page);
      expect(pages).toBe(1);
      for (const expected of [
        /Work order [0-9A-F]{8}/,
        /Sample Technician/,
        /A stored note\./,
        /\bWork\b.*\bParts\b/s,
        /Customer, date and signature/,
        /Dealership, date and signature/,
      ]) {
        expect(text).toMatch(expected);
      }
      expect(text).not.toMatch(/Everything from this person|Typed before printing|First response/);
      // The dialog is the same one as before, with what was typed in it.
      await expect(details(page).getByLabel('What was said')).toBeFocused();
    },
  );
}

test(
  'a sheet that is printed while it opens is printed as it will be',
  onDesktop,
  async ({ page, request }) => {
    const id = await sendService(request);
    await openOffice(page, `/service-appointments?open=${id}`);
    await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const opacity = await details(page).evaluate((dialog) => {
      dialog.classList.remove('sheet-in');
      dialog.getBoundingClientRect();
      dialog.classList.add('sheet-in');
      return getComputedStyle(dialog).opacity;
    });
    expect(opacity).toBe('1');
  },
);

test(
  'a hand-over sheet printed from a wide window is one page',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeVisible();
    const { pages, text } = await print(page);
    expect(pages).toBe(1);
    expect(text).toMatch(/Hand-over sheet [0-9A-F]{8}/);
    expect(text).toMatch(/Customer, date and signature/);
  },
);

test(
  'a window that becomes narrower keeps what is typed beside the list',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    await details(page).getByLabel('Next follow-up').fill('2099-01-31T10:00');
    const isModal = () => details(page).evaluate((dialog) => dialog.matches(':modal'));
    expect(await isModal()).toBe(false);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(isModal).toBe(true);
    await expect(details(page).getByLabel('Next follow-up')).toHaveValue('2099-01-31T10:00');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(isModal).toBe(false);
  },
);
