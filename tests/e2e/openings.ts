import type { Page } from '@playwright/test';
import type { JobOpening } from '#contract/jobs/jobs.ts';

export const inMain = (page: Page) => page.getByRole('main');
/** The listed openings, each by the link in its heading. */
export const rows = (page: Page) =>
  inMain(page).getByRole('heading', { level: 2 }).getByRole('link');
export const details = (page: Page) => page.getByRole('dialog');

/** Reads the first opening of a category. */
export async function someOpening(page: Page, category: string): Promise<JobOpening> {
  const [opening] = await openings(page, category);
  if (!opening) throw new Error(`the samples have no opening in ${category}`);
  return opening;
}

/** Reads all openings, or those of a category, from the API. */
export async function openings(page: Page, category?: string): Promise<JobOpening[]> {
  const response = await page.request.get('/api/jobs/public', {
    params: category ? { category } : {},
  });
  return (await response.json()).data;
}
