import type { Page } from '@playwright/test';
import { isFocusInSight } from './focus-walk.ts';
import { addRecord, hiddenDealer, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '400 (Bad Request)'] });

const form = (page: Page) => page.getByRole('dialog');
const scroll = (page: Page, to: 'top' | 'bottom') =>
  form(page).evaluate(
    (dialog, end) => dialog.scrollTo(0, end === 'top' ? 0 : dialog.scrollHeight),
    to,
  );

const required = ['Title', 'Description', 'Location *', 'Job location', 'Qualification'] as const;

for (const { missing, from } of [
  { missing: 'Title', from: 'bottom' },
  { missing: 'Job location', from: 'top' },
  { missing: 'Qualification', from: 'top' },
] as const) {
  test(`a long form that misses ${missing} moves from its ${from} to this field, clear of the buttons`, async ({
    page,
    isMobile,
  }) => {
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 });
    await openOffice(page, '/job-openings?edit=new');
    const field = (label: string) => form(page).getByLabel(label).first();
    for (const label of required) if (label !== missing) await field(label).fill('Sample');
    await scroll(page, from);
    await form(page).locator('button[type=submit]').click();
    await expect(form(page).getByRole('alert')).toContainText('Please fill all required fields');
    await expect(field(missing)).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
  });
}

for (const { refused, from } of [
  { refused: ['name', 'map'], from: 'bottom' },
  // Not a field of the form: the first one that can have focus gets it.
  { refused: ['isSample', 'map'], from: 'top' },
] as const) {
  test(
    `the first field of ${refused} that the server refuses has focus, clear of the buttons`,
    onDesktop,
    async ({ page, request }) => {
      const data = hiddenDealer(uniqueName('HAVAL Refused'));
      const { _id } = await addRecord(request, '/dealers', { data });
      const errors = refused.map((field) => ({ field, message: `Not this ${field}` }));
      await page.route(`**/api/dealers/${_id}`, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({
              status: 400,
              json: { success: false, message: 'Please look again. '.repeat(9), errors },
            }),
      );
      await page.setViewportSize({ width: 1280, height: 720 });
      await openOffice(page, `/dealer-management?edit=${_id}`);
      await form(page)
        .getByLabel(/^Address/)
        .fill('Another bypass 2');
      await scroll(page, from);
      await form(page).locator('button[type=submit]').click();
      await expect(form(page).getByText('Not this map')).toBeVisible();
      const name = refused.find((field) => field !== 'isSample');
      await expect(form(page).locator(`[name=${name}]`)).toBeFocused();
      expect(await isFocusInSight(page)).toBe(true);
    },
  );
}
