import type { Page } from '@playwright/test';
import { openingForm } from '#tests/submissions.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens an opening's form and saves it with another salary range. */
async function saveOpening(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await dialog(page).getByLabel('Salary range').fill('As agreed');
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
}

test('a report of success shows for 4 seconds, gives way to the next, and never covers the buttons of a form', async ({
  page,
  request,
}) => {
  const name = uniqueName('Toasted');
  const titles = [`${name} A`, `${name} B`] as const;
  for (const title of titles) {
    await addRecord(request, '/jobs', {
      multipart: openingForm({ title }) as Record<string, string>,
    });
  }
  await openOffice(page, `/job-openings?search=${encodeURIComponent(name)}`);
  await page.clock.install();
  await saveOpening(page, titles[0]);
  await saveOpening(page, titles[1]);
  await expect(page.getByText(`${titles[0]} is saved.`)).toHaveCount(0);

  await page.getByRole('link', { name: titles[0], exact: true }).click();
  const toast = dialog(page).getByText(`${titles[1]} is saved.`);
  for (const width of [360, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const label of ['Cancel', 'Update Job']) {
      const button = dialog(page).getByRole('button', { name: label, exact: true });
      const isCovered = await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return [left + 3, (left + right) / 2, right - 3].some(
          (x) => !element.contains(document.elementFromPoint(x, middle)),
        );
      });
      expect([width, label, isCovered]).toEqual([width, label, false]);
    }
    await expect(toast).toBeVisible();
  }
  await page.clock.runFor(4_500);
  await expect(toast).toHaveCount(0);
});
