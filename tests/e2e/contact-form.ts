import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { staffPassword } from './address.ts';

/** Fills the contact form's demanded fields in the layout of the window, as a visitor would. */
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

/** The first name field that the layout shows. */
export function nameField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(Full|First) name/ });
}

export const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send message' });

/** The contact inquiries that the staff list finds for this text. */
export async function findInquiries(
  request: APIRequestContext,
  search: string,
): Promise<Record<string, unknown>[]> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const params = { search };
  const answer = await request.get('/api/contact/admin/inquiries', { params });
  return (await answer.json()).data;
}
