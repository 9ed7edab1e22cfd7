import type { Page } from '@playwright/test';

/** The number beside a counter's label at the top of a list screen. */
export async function counter(page: Page, label: string): Promise<number> {
  const link = page.getByRole('link', { name: label, exact: true });
  const number = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: link })
    .getByRole('definition');
  return Number(await number.textContent());
}
