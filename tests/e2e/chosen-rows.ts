import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { book } from './bookings.ts';
import { openOffice } from './sign-in.ts';
import { storedRequests } from './stored-requests.ts';

const address = (search: string) => `/test-drives?search=${encodeURIComponent(search)}`;
/** The first ten stored test drives of a name. */
export const stored = (request: APIRequestContext, name: string) =>
  storedRequests(request, '/test-drive/admin/test-drives', name);

/** Books under `name` A, B, C … and shows them, A on top. */
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

/** How many are stored; the API's pages are of ten. */
export async function count(request: APIRequestContext, name: string): Promise<number> {
  await stored(request, name);
  const params = { search: name, limit: '50' };
  const answer = await request.get('/api/test-drive/admin/test-drives', { params });
  return (await answer.json()).data.length;
}

/** What stands over the list while rows are chosen. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
/** The rows’ statuses. */
export const statuses = (page: Page) => page.getByRole('combobox', { name: /^Status of/ });

/** Sets the chosen rows to a status. */
export async function setStatus(page: Page, status: string) {
  await bar(page).getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: status }).click();
}

/** Deletes the chosen rows, and says yes. */
export async function deleteSelected(page: Page) {
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}
