import type { Page } from '@playwright/test';
import { book, uniqueName } from './bookings.ts';
import { walkByTab } from './focus-walk.ts';
import { addRecord, hiddenDealer } from './office-records.ts';
import { publicForms } from './public-forms.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '500 (Internal Server Error)'] });

/** 400 % zoom of 1280 × 1024 leaves this. */
const zoomed = { width: 320, height: 256 };
const officeSizes = [{ width: 1280, height: 720 }, zoomed];

const officeForms = [
  ['a dealer', '/dealer-management?edit=new', 'hr'],
  ['an opening', '/job-openings?edit=new', 'hr'],
  ['an article', '/news-management?edit=new', 'media'],
  ['an event', '/event-management?edit=new', 'media'],
  ['media', '/media-management?edit=new', 'media'],
  ['a car', '/price-calculator?tab=cars&edit=new', 'hr'],
  ['a city', '/price-calculator?tab=cities&edit=new', 'hr'],
  ['a specification', '/price-calculator?tab=specifications&edit=new', 'hr'],
  ['an account', '/staff-accounts?edit=new', 'admin'],
  ['a template', '/message-templates?edit=new', 'hr'],
  ['a newsletter issue', '/newsletter-issues?edit=new', 'hr'],
  ['a test drive', '/test-drives?edit=new', 'hr'],
  ['an inquiry', '/contact-inquiries?edit=new', 'hr'],
] as const;

/** Expects that each control of the open dialog is in sight while it has focus. */
async function expectDialogInSight(page: Page, what: string) {
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.locator('form').first()).toBeVisible();
  const { stops, hidden } = await walkByTab(page, dialog);
  expect(hidden, what).toEqual([]);
  expect(stops, what).toBeGreaterThan(8);
}

for (const [name, path, username] of officeForms) {
  test(`in the form of ${name}, the control that has focus is in sight`, async ({
    page,
    isMobile,
  }) => {
    test.slow();
    await openOffice(page, path, username);
    for (const size of isMobile ? [null] : officeSizes) {
      if (size) await page.setViewportSize(size);
      await expectDialogInSight(page, size ? `at ${size.width} px` : 'on a phone');
    }
  });
}

test('in the details of a request, the control that has focus is in sight', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const name = uniqueName('Focused');
  // A long name takes two lines of the header.
  const id = await book(request, { lastName: `${name} ${'of a long house '.repeat(4)}` });
  await book(request, { lastName: name });
  await openOffice(page, `/test-drives?search=${encodeURIComponent(name)}&open=${id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'Timeline' })).toBeAttached();
  await expect(details.getByText(/ of 2$/)).toBeVisible();
  await details.getByLabel('Next follow-up').fill('2099-01-31T10:00');
  for (const size of isMobile ? [null] : [...officeSizes, { width: 1024, height: 600 }]) {
    if (size) await page.setViewportSize(size);
    await expectDialogInSight(page, size ? `at ${size.width} px` : 'on a phone');
  }
});

test(
  'with the reason of a failed save above the buttons, the control that has focus is in sight',
  onDesktop,
  async ({ page, request }) => {
    test.slow();
    const data = hiddenDealer(uniqueName('HAVAL Unsaved'));
    const { _id } = await addRecord(request, '/dealers', { data });
    await page.route(`**/api/dealers/${_id}`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: { success: false, message: 'Broken. '.repeat(40) } }),
    );
    await page.setViewportSize({ width: 1280, height: 720 });
    await openOffice(page, `/dealer-management?edit=${_id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Address/).fill('Another bypass 2');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectDialogInSight(page, 'with an error');
  },
);

const otherForms = ['/find-a-dealer', '/news-and-events/news'];

for (const path of [...Object.values(publicForms).map(({ path }) => path), ...otherForms]) {
  test(`in the forms of ${path}, the control that has focus is in sight`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const forms = page.getByRole('main').locator('form').filter({ visible: true });
    await expect(forms.first()).toBeVisible();
    for (const form of await forms.all()) {
      const { stops, hidden } = await walkByTab(page, form);
      expect(hidden).toEqual([]);
      expect(stops).toBeGreaterThan(1);
    }
  });
}
