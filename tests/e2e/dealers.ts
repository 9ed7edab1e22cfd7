import type { Page } from '@playwright/test';
import type { Dealer } from '#contract/dealers.ts';

/** The active dealers as the API has them; nearest first where a place is named. */
export async function allDealers(page: Page, place?: { lat: number; lng: number }) {
  const params = { ...place };
  const answer = await page.request.get('/api/dealers', { params });
  return (await answer.json()).data as (Dealer & { distance?: number })[];
}

/** The cards' names, in their order. */
export const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

export const cards = (page: Page) => page.locator('li[id^="dealer-"]');
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Your city or postcode' });
export const option = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Cities and postcodes' }).getByRole('option', { name });

/** Says how many dealers show. */
export const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /dealer/ });
