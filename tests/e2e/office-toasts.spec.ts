import type { Locator, Page } from '@playwright/test';
import { openingForm } from '#tests/submissions.ts';
import { phone } from '#tests/support/phone.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { bar, openRows, statuses } from './selected-rows.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const dialog = (page: Page) => page.getByRole('dialog');

/** Lets time pass only in `page.clock.runFor`, so that a toast stays as long as a test looks at it. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

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
  await pauseClock(page);
  await expect(page.getByText(`${titles[0]} is saved.`)).toHaveCount(0);

  await page.getByRole('link', { name: titles[0], exact: true }).click();
  const toast = dialog(page).getByText(`${titles[1]} is saved.`);
  for (const width of [360, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.runFor(300);
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

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Lists the usable controls of which a toast covers a part. Those below a bar or a dialog are covered anyway. */
const findCovered = (page: Page) =>
  region(page).evaluate((toasts) => {
    const controls = document.querySelectorAll(
      ':is(a[href], button, input, select, textarea, summary):not(:disabled)',
    );
    const isCovered = (control: Element, x: number, y: number) => {
      const [first, ...below] = document.elementsFromPoint(x, y);
      const next = below.find((element) => !toasts.contains(element));
      return toasts.contains(first ?? null) && control.contains(next ?? null);
    };
    return [...controls]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [
          [left + 3, y],
          [right - 3, y],
          [x, top + 3],
          [x, bottom - 3],
          [x, y],
        ] as const;
        return !toasts.contains(control) && points.some((point) => isCovered(control, ...point));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

/** Selects the last row: with its checkbox, or on a card in the menu of further actions. */
async function selectLastRow(page: Page): Promise<void> {
  const checkbox = page.getByRole('checkbox', { name: /^Select Sample/ }).last();
  if (await checkbox.isVisible()) return await checkbox.check();
  await page
    .getByRole('button', { name: /^More actions for Sample/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  // A finger leaves no pointer behind, which would hold a toast where it is.
  await page.mouse.move(0, 0);
}

const sizes = [
  { name: 'a laptop', use: { viewport: { width: 1366, height: 768 } } },
  { name: 'a phone', use: { ...phone, viewport: { width: 360, height: 740 } } },
];

for (const { name: device, use } of sizes) {
  test.describe(`on ${device}`, () => {
    const { defaultBrowserType: _browser, ...options } = use as typeof phone;
    test.use({ ...options, deviceScaleFactor: 1 });

    test('a toast covers no row action, no pager, no bar of selected rows and no button of details', async ({
      page,
      request,
    }) => {
      const name = `T${Date.now() % 1e7}`;
      // A pager without fifty records.
      await page.route('**/api/test-drive/admin/test-drives?*', async (route) => {
        const response = await route.fetch();
        const { pagination, ...json } = await response.json();
        await route.fulfill({ json: { ...json, pagination: { ...pagination, totalPages: 2 } } });
      });
      await page.clock.install();
      await openRows(page, request, { name, count: 12 });
      await statuses(page).first().selectOption('completed');
      const undo = region(page).getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await pauseClock(page);
      const expectNothingCovered = (control: Locator) =>
        expect(async () => {
          await page.clock.runFor(300);
          await expect(control).toBeInViewport({ timeout: 500 });
          await expect(undo).toBeInViewport({ timeout: 500 });
          expect(await findCovered(page)).toEqual([]);
        }).toPass({ timeout: 10_000 });
      await expectNothingCovered(statuses(page).first());
      const next = page.getByRole('button', { name: 'Next' });
      await next.scrollIntoViewIfNeeded();
      await expectNothingCovered(next);
      await selectLastRow(page);
      await expectNothingCovered(bar(page));
      await page.evaluate(() => scrollTo(0, 300));
      await expectNothingCovered(bar(page));
      const last = page.getByRole('link', { name: `${name} L` });
      await last.scrollIntoViewIfNeeded();
      await expectNothingCovered(last);
      await last.click();
      await expectNothingCovered(dialog(page).getByRole('button', { name: 'Close details' }));
    });
  });
}
