import type { APIRequestContext, Page } from '@playwright/test';
import { book, uniqueName } from './bookings.ts';
import { disableLiveUpdates, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '500 (Internal'] });

const details = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => details(page).getByRole('heading', { level: 2 });
const status = (page: Page) => details(page).getByRole('combobox', { name: 'Status' });
const links = (page: Page) => page.locator('main tbody tr').getByRole('link', { name: /^Sample / });

/** Books 52 test drives, and opens the list of those that are pending: a page of 50, and one of two. */
async function openPages(page: Page, request: APIRequestContext): Promise<string> {
  const name = uniqueName('Paged');
  for (let first = 0; first < 52; first += 4) {
    const numbers = [first, first + 1, first + 2, first + 3];
    await Promise.all(numbers.map((number) => book(request, { lastName: `${name} ${number}` })));
  }
  await disableLiveUpdates(page);
  await openOffice(page, `/test-drives?search=${encodeURIComponent(name)}&status=pending`);
  await expect(links(page)).toHaveCount(50);
  return name;
}

test(
  'J, K and Save and next go on over the end of a page, and the list turns with them',
  onDesktop,
  async ({ page, request }) => {
    test.slow();
    await openPages(page, request);
    const last = (await links(page).nth(49).textContent()) ?? '';
    await links(page).nth(48).click();
    await expect(details(page)).toContainText('49 of 52');
    await page.keyboard.press('j');
    await expect(details(page)).toContainText('50 of 52');
    await expect(heading(page)).toHaveText(last);
    const asked: string[] = [];
    page.on('request', (call) => call.url().includes('page=2') && asked.push(call.url()));
    await expect(details(page).getByRole('button', { name: 'Save and next' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.keyboard.press('j');
    await expect(details(page)).toContainText('51 of 52');
    await expect(page).toHaveURL(/[?&]page=2\b/);
    await expect(page.getByText('Showing page 2 of 2')).toBeVisible();
    await expect(heading(page)).toHaveText((await links(page).nth(0).textContent()) ?? '');
    await expect(page.locator('tr[data-open]')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('k');
    await expect(details(page)).toContainText('50 of 52');
    await expect(heading(page)).toHaveText(last);
    await expect(page).not.toHaveURL(/[?&]page=/);
    // A follow-up keeps the request in the list.
    await details(page).getByLabel('Next follow-up').fill('2099-01-31T10:00');
    await page.keyboard.press('Control+Enter');
    await expect(details(page)).toContainText('51 of 52');
    await expect(page).toHaveURL(/[?&]page=2\b/);
    await page.keyboard.press('j');
    await expect(details(page)).toContainText('52 of 52');
    await expect(details(page).getByRole('button', { name: 'Next (J)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(details(page).getByRole('button', { name: 'Save and next' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(links(page).nth(1)).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Showing page 1 of 2')).toBeVisible();
    await expect(details(page)).toHaveCount(0);
  },
);

test(
  'a request that leaves the list at the end of a page makes room for the first one of the next page',
  onDesktop,
  async ({ page, request }) => {
    test.slow();
    const name = await openPages(page, request);
    await links(page).nth(49).click();
    await expect(details(page)).toContainText('50 of 52');
    const handled = (await heading(page).textContent()) ?? '';
    await page.route(/\/test-drives\?.*page=2/, (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
    );
    await page.keyboard.press('j');
    await expect(
      page.getByText('The next request could not be loaded. It went wrong.'),
    ).toBeVisible();
    await expect(heading(page)).toHaveText(handled);
    await page.unroute(/\/test-drives\?.*page=2/);
    await status(page).selectOption('cancelled');
    await details(page).getByRole('button', { name: 'Save and next' }).click();
    await expect(heading(page)).not.toHaveText(handled);
    await expect(heading(page)).toContainText(name);
    await expect(details(page)).toContainText('50 of 51');
    await expect(page).not.toHaveURL(/[?&]page=/);
    await expect(links(page).nth(49)).toHaveText((await heading(page).textContent()) ?? '');
    await status(page).selectOption('cancelled');
    await details(page).getByRole('button', { name: 'Save and next' }).click();
    await expect(details(page)).toContainText('50 of 50');
    await status(page).selectOption('cancelled');
    await details(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details(page)).toHaveCount(0);
    await expect(page.getByText('49 test drives found')).toBeVisible();
  },
);
