import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { staffPassword } from './address.ts';

/** Fills the required fields of the contact form, in the layout of the window. */
export async function fillContact(page: Page, lastName = 'Visitor'): Promise<void> {
  if (
    await nameField(page)
      .getAttribute('autocomplete')
      .then((kind) => kind === 'name')
  ) {
    await page.getByLabel('Full name').fill(`Sample ${lastName}`);
  } else {
    await page.getByLabel('First name').fill('Sample');
    await page.getByLabel('Last name').fill(lastName);
  }
  await page.getByLabel('Phone number').fill('0300 0000001');
  await page.getByRole('textbox', { name: 'Message' }).fill('When can I see the car?');
}

/** The first field for the name: 'Full name' or 'First name', depending on the layout. */
export function nameField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Full|First) name/ });
}

export const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send message' });

/** Searches the staff list of contact inquiries. */
export async function findInquiries(
  request: APIRequestContext,
  search: string,
): Promise<Record<string, unknown>[]> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const params = { search };
  const response = await request.get('/api/contact/admin/inquiries', { params });
  return (await response.json()).data;
}
