import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { book } from './bookings.ts';
import { openOffice } from './sign-in.ts';
import { storedRequests } from './stored-requests.ts';

const address = (search: string) => `/test-drives?search=${encodeURIComponent(search)}`;
/** Reads the first ten stored test drives with a name. */
const stored = (request: APIRequestContext, name: string) =>
  storedRequests(request, '/test-drive/admin/test-drives', name);

/** Books test drives as `name` A, B, C … and opens their list, A first. */
export async function openRows(
  page: Page,
  request: APIRequestContext,
  { name, count }: { name: string; count: number },
): Promise<{ ids: string[]; boxes: Locator }> {
  const ids: string[] = [];
  for (const letter of [...'ABCDEFGHIJKL'].slice(0, count).reverse()) {
    ids.unshift(await book(request, { lastName: `${name} ${letter}` }));
  }
  await openOffice(page, address(name));
  await expect(page.getByText(`${count} test drives found`)).toBeVisible();
  return { ids, boxes: page.getByRole('checkbox', { name: /^Select Sample/ }) };
}

/** Counts the stored test drives with a name, up to 50. */
export async function count(request: APIRequestContext, name: string): Promise<number> {
  await stored(request, name);
  const params = { search: name, limit: '50' };
  const response = await request.get('/api/test-drive/admin/test-drives', { params });
  return (await response.json()).data.length;
}

/** The bar above the list while rows are selected. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
/** The status fields of the rows. */
export const statuses = (page: Page) => page.getByRole('combobox', { name: /^Status of/ });

/** Deletes the selected rows and confirms it. */
export async function deleteSelected(page: Page) {
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}
