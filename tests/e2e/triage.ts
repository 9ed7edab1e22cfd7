import type { APIRequestContext, Page } from '@playwright/test';
import { book, uniqueName } from './bookings.ts';
import { openOffice } from './sign-in.ts';

export const details = (page: Page) => page.getByRole('dialog');
export const status = (page: Page) => details(page).getByRole('combobox', { name: 'Status' });

/** Books three test drives, the newest of which is A, and opens the list of them. */
export async function openThree(page: Page, request: APIRequestContext): Promise<string> {
  const name = uniqueName('Triage');
  for (const letter of 'CBA') {
    const wish = { preferredDate: '2099-11-28', preferredTime: '17:00' };
    await book(request, { lastName: `${name} ${letter}`, ...wish });
  }
  await openOffice(page, `/test-drives?search=${encodeURIComponent(name)}`);
  return name;
}

/** Presses a key and counts it. */
export function countKeys(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return { press, count: () => count };
}
