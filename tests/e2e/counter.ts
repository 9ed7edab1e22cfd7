import type { Page } from '@playwright/test';

/** Reads a counter at the top of a list screen. */
export async function counter(page: Page, label: string): Promise<number> {
  const link = page.getByRole('link', { name: label, exact: true });
  const number = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: link })
    .getByRole('definition');
  return Number(await number.textContent());
}

/** Reads the count in a status tab of a request list. */
export async function statusCount(page: Page, label: string): Promise<number> {
  const tab = page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: new RegExp(`^${label} [\\d,]+$`) });
  return Number((await tab.textContent())?.replace(label, '').replace(',', ''));
}
