import type { APIRequestContext, Page } from '@playwright/test';
import { type Permission, rolePermissions } from '#contract/staff/staff.ts';
import { staffPassword } from './address.ts';

interface NewAccount {
  role?: string;
  dealerId?: string;
  permissions?: readonly Permission[];
  mustUseSecondFactor?: boolean;
}

/** Builds a user name that no other test uses. */
export const uniqueUsername = (prefix: string) =>
  `${prefix}-${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Signs an API client in, by default as admin. */
export async function signInClient(request: APIRequestContext, username = 'admin'): Promise<void> {
  await request.post('/api/admin/login', { data: { username, password: staffPassword } });
}

/** Creates an account with the shared staff password and returns its user name. */
export async function addAccount(
  request: APIRequestContext,
  prefix: string,
  account: NewAccount = {},
): Promise<string> {
  const username = uniqueUsername(prefix);
  await signInClient(request);
  const data = { username, role: 'hr', password: staffPassword, permissions: [], ...account };
  const response = await request.post('/api/admin/accounts', { data });
  if (!response.ok()) throw new Error(await response.text());
  return username;
}

/** Begins the set-up of a second factor with the account's password. */
export async function beginSetUp(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
}

/** Creates an account of the first dealer with the shared staff password and returns its user name. */
export async function addDealerAccount(request: APIRequestContext): Promise<string> {
  await signInClient(request);
  const [dealer] = (await (await request.get('/api/dealers?limit=1')).json()).data;
  return await addAccount(request, 'dealer', {
    role: 'dealer',
    permissions: rolePermissions.dealer,
    dealerId: dealer._id,
  });
}

/** Reads the two-factor secret that the page shows. */
export async function readSecret(page: Page): Promise<string> {
  return (await page.locator('code').textContent())?.replaceAll(/\s/g, '') ?? '';
}
