import type { Page } from '@playwright/test';
import { livePath } from '#contract/dashboard.ts';
import { adminPath, staffPassword } from './address.ts';

/** An address within the back office. */
export const office = (path = '/') => `/${adminPath}${path}`;

/** The browser notes an answer of 401 as an error; that is how the office learns who is signed in. */
export const signedOut = '401 (Unauthorized)';

/** Signs in at the form that the page shows. */
export async function signIn(page: Page, username = 'hr'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a screen of the back office as the given user, who has signed in before. */
export async function openOffice(page: Page, path: string, username = 'hr'): Promise<void> {
  const data = { username, password: staffPassword };
  const answer = await page.request.post('/api/admin/login', { data });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
  await page.goto(office(path));
  await page.locator('main').waitFor();
}

/** Has a screen that is opened next not read its lists anew when other tests send something meanwhile. */
export async function withoutArrivals(page: Page): Promise<void> {
  await page.route(`**/api${livePath}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
}
