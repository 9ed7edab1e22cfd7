import { type Cookie, expect, type Page, test } from '@playwright/test';
import { livePath } from '#contract/reports/dashboard.ts';
import { adminPath, staffPassword } from './address.ts';
import { chooseOrigin } from './servers.ts';

/** Builds a path within the back office. */
export const office = (path = '/') => `/${adminPath}${path}`;

/** The browser logs a 401 as an error. The back office gets one when it checks for a session. */
export const signedOut = '401 (Unauthorized)';

/** Signs in at the sign-in form. */
export async function signIn(page: Page, username = 'hr'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The sessions that the tests of a worker share, by server and account. */
const sessions = new Map<string, Cookie[]>();

/**
 * Signs a page in without the form. The session is the one that an earlier test of the same worker began, unless that
 * has ended. A test about sessions, passwords or sign-out needs its own account.
 */
export async function beginSession(page: Page, username = 'hr'): Promise<void> {
  const context = page.context();
  const key = `${chooseOrigin(test.info().file)} ${username}`;
  const session = sessions.get(key);
  if (session) {
    await context.addCookies(session);
    if ((await page.request.get('/api/admin/me')).ok()) return;
  }
  const data = { username, password: staffPassword };
  const response = await page.request.post('/api/admin/login', { data });
  if (!response.ok()) throw new Error(`signing in failed: ${response.status()}`);
  sessions.set(key, await context.cookies());
}

/** Opens a screen of the back office with a session. */
export async function openOffice(page: Page, path: string, username = 'hr'): Promise<void> {
  await beginSession(page, username);
  await page.goto(office(path));
  await page.locator('main').waitFor();
}

/** Opens what holds the account, the theme and Logout: the user's menu in the sidebar, or the slide-in menu. */
export async function openUserMenu(page: Page): Promise<void> {
  const slideIn = page.getByRole('button', { name: 'Menu', exact: true });
  const user = page.getByRole('banner').getByRole('button', { name: /(Admin|Dealer)$/ });
  await expect(slideIn.or(user)).toBeVisible();
  await slideIn.or(user).click();
}

/** Disables live updates, so that requests of other tests do not make the next screen reload its lists. */
export async function disableLiveUpdates(page: Page): Promise<void> {
  await page.route(`**/api${livePath}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
}
