import type { Locator, Page } from '@playwright/test';
import { makePdf } from '#tests/files/documents.ts';

export const applicationUrl = '/careers/apply?job=Sales%20Executive';

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));

export const sendButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Submit Application' });

export const success = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'successfully' });

/** Builds a file to choose in a file input. */
export const file = (name: string, buffer: Buffer) => ({
  name,
  buffer,
  mimeType: 'application/octet-stream',
});

export const cv = file('sample-cv.pdf', makePdf());

/** Fills the required fields of an application. */
export async function fillRequired(page: Page, lastName: string, sent = cv): Promise<void> {
  await field(page, 'First name').fill('Sample');
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Phone number').fill('0300 0000001');
  await field(page, 'CNIC').fill('1234512345671');
  await field(page, 'Employment status').selectOption('Employed');
  await field(page, 'CV').setInputFiles(sent);
  await page.getByRole('main').getByRole('checkbox').check();
}
