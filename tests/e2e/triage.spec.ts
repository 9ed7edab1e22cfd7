import type { APIRequestContext, Page } from '@playwright/test';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { book, uniqueName } from './bookings.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test.use({ expectedErrors: [signedOut] });

const details = (page: Page) => page.getByRole('dialog');
const status = (page: Page) => details(page).getByRole('combobox', { name: 'Status' });

/** Books three test drives, the newest of which is A, and opens the list of them. */
async function openThree(page: Page, request: APIRequestContext): Promise<string> {
  const name = uniqueName('Triage');
  for (const letter of 'CBA') {
    const wish = { preferredDate: '2099-11-28', preferredTime: '17:00' };
    await book(request, { lastName: `${name} ${letter}`, ...wish });
  }
  await openOffice(page, `/test-drives?search=${encodeURIComponent(name)}`);
  return name;
}

/** Presses a key and counts it. */
function countKeys(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return { press, count: () => count };
}

test(
  'one request is opened, given a status and a note, saved, and the next one opened with at most 12 keys',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).focus();
    const keys = countKeys(page);
    await keys.press('Enter');
    await expect(details(page)).toContainText('1 of 3');
    await keys.press('s');
    await expect(status(page)).toBeFocused();
    await keys.press('n');
    await expect(status(page)).toHaveValue('no-show');
    await keys.press('Tab');
    await keys.press('n');
    await expect(details(page).getByLabel('Notes')).toBeFocused();
    // The text of the note does not count.
    await page.keyboard.type('Called back');
    await keys.press('Control+Enter');
    await expect(details(page)).toContainText('2 of 3');
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText(`${name} B`);
    expect(keys.count()).toBeLessThanOrEqual(12);
    await details(page).getByRole('button', { name: 'Close details' }).click();
    const row = page.getByRole('row').filter({ hasText: `${name} A` });
    await expect(row.getByRole('combobox')).toHaveValue('no-show');
  },
);

test(
  'J and K, and the buttons, move through the list; unsaved changes are asked about',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    const heading = details(page).getByRole('heading', { level: 2 });
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await page.keyboard.press('j');
    await expect(heading).toContainText(`${name} B`);
    await expect(heading).toBeFocused();
    await page.keyboard.press('k');
    await expect(heading).toContainText(`${name} A`);
    await details(page).getByRole('button', { name: 'Next (J)' }).click();
    await expect(details(page)).toContainText('2 of 3');
    await details(page).getByLabel('Notes').fill('jk');
    await expect(heading).toContainText(`${name} B`);
    await details(page).getByRole('button', { name: 'Previous (K)' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(details(page).getByLabel('Notes')).toHaveValue('jk');
    await expectAccessible(page);
  },
);

test(
  'the wish fills the confirmed date; confirming without one, or for a past day, asks',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    const save = details(page).getByRole('button', { name: 'Save' });
    await status(page).selectOption('confirmed');
    await save.click();
    await expect(page.getByRole('alertdialog')).toContainText('Confirm without a date?');
    await page.getByRole('button', { name: 'Go back' }).click();
    await details(page).getByLabel('Confirmed date').fill('2024-01-01');
    await save.click();
    await expect(page.getByRole('alertdialog')).toContainText('Save a date in the past?');
    await page.getByRole('button', { name: 'Go back' }).click();
    await details(page)
      .getByRole('button', { name: /^As wished: Nov 28, 2099, 5:00/ })
      .click();
    await expect(details(page).getByLabel('Confirmed date')).toHaveValue('2099-11-28');
    await expect(details(page).getByLabel('Confirmed time')).toHaveValue('17:00');
    expect('2099-11-28' > todayInPakistan()).toBe(true);
    await save.click();
    await expect(details(page)).toHaveCount(0);
  },
);

test(
  'on a phone a bar calls, opens WhatsApp, and leads to status and note',
  onPhone,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    const bar = details(page).getByRole('navigation', { name: 'Next steps' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/923\d{9}$/,
    );
    await bar.getByRole('button', { name: 'Note' }).click();
    await expect(details(page).getByLabel('Notes')).toBeFocused();
    await expect(details(page).getByLabel('Notes')).toBeInViewport();
    await bar.getByRole('button', { name: 'Status' }).click();
    await expect(status(page)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a test drive is printed as a hand-over sheet, without the form',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.reload();
    await page.getByRole('link', { name: `${name} A` }).click();
    await details(page).getByRole('button', { name: 'Print the hand-over sheet' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(details(page).getByText(/^Hand-over sheet [0-9A-F]{8}$/)).toBeVisible();
    await expect(details(page).getByText('Customer, date and signature')).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Save' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  },
);

test(
  'after saving, focus is on the row that took the place of the one that left the list',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await disableLiveUpdates(page);
    await page.goto(`${page.url()}&status=pending`);
    await page.getByRole('link', { name: `${name} B` }).focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('2 of 3');
    await status(page).selectOption('cancelled');
    await details(page).getByRole('button', { name: 'Save' }).click();
    await expect(details(page)).toHaveCount(0);
    await expect(page.getByText('2 test drives found')).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} C` })).toBeFocused();
  },
);

test(
  'after J, closing the details focuses the row of the request shown last',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await page.keyboard.press('j');
    await expect(details(page)).toContainText('2 of 3');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `${name} B` })).toBeFocused();
  },
);

test(
  'on wide screens the list stays alive beside the details: rows open, filters work, Esc closes',
  onDesktop,
  async ({ page, request }) => {
    const name = await openThree(page, request);
    await page.getByRole('link', { name: `${name} A` }).click();
    await expect(details(page)).toContainText('1 of 3');
    await page.getByRole('link', { name: `${name} C` }).click();
    await expect(details(page)).toContainText('3 of 3');
    await page.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption('Haval H6');
    await expect(page).toHaveURL(/selectedVehicle/);
    await expect(details(page)).toContainText('3 of 3');
    await details(page).getByLabel('Notes').fill('Unsaved');
    await page.getByRole('link', { name: `${name} B` }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(details(page)).toContainText('2 of 3');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/selectedVehicle=Haval(\+|%20)H6$/);
  },
);
