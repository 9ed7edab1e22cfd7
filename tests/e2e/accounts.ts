import type { APIRequestContext, Page } from '@playwright/test';
import type { Permission } from '#contract/staff.ts';
import { staffPassword } from './address.ts';

interface NewAccount {
  permissions?: readonly Permission[];
  mustUseSecondFactor?: boolean;
}

/** A name that no other test has an account of. */
export const uniqueUsername = (what: string) =>
  `${what}-${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Signs a client of the API in, as admin if nobody else is named. */
export async function signInClient(request: APIRequestContext, username = 'admin'): Promise<void> {
  await request.post('/api/admin/login', { data: { username, password: staffPassword } });
}

/** Makes an account with the staff's password and answers its name. */
export async function addAccount(
  request: APIRequestContext,
  what: string,
  account: NewAccount = {},
): Promise<string> {
  const username = uniqueUsername(what);
  await signInClient(request);
  const data = { username, role: 'hr', password: staffPassword, permissions: [], ...account };
  const answer = await request.post('/api/admin/accounts', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return username;
}

/** The secret of a second factor that the page offers. */
export async function secretOn(page: Page): Promise<string> {
  return (await page.locator('code').textContent())?.replaceAll(/\s/g, '') ?? '';
}
