import type { Page } from '@playwright/test';
import type { Dealer } from '#contract/dealers/dealers.ts';

/** Reads the active dealers from the API, sorted by distance if a location is given. */
export async function allDealers(page: Page, place?: { lat: number; lng: number }) {
  const params = { ...place };
  const response = await page.request.get('/api/dealers', { params });
  return (await response.json()).data as (Dealer & { distance?: number })[];
}

/** The dealers' names on the cards, in order. */
export const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

export const cards = (page: Page) => page.locator('li[id^="dealer-"]');
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Your city or postcode' });
export const option = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Cities and postcodes' }).getByRole('option', { name });

/** The status line with the number of dealers. */
export const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /dealer/ });
