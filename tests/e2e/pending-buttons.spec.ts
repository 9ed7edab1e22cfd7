import type { Locator, Page } from '@playwright/test';
import { addAccount } from './accounts.ts';
import { openOffice, openUserMenu, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Holds the calls that change something below a path; returns how many came, and a function that lets them go. */
async function holdCalls(page: Page, path: string) {
  const held: (() => void)[] = [];
  await page.route(`**/api${path}*`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise<void>((resolve) => held.push(resolve));
    return route.fallback();
  });
  return {
    count: () => held.length,
    release: () => {
      for (const resolve of held) resolve();
    },
  };
}

/** Presses a button by keyboard and expects that it keeps focus, and does nothing more, while its call is under way. */
async function expectFocusKept(page: Page, button: Locator, path: string) {
  const calls = await holdCalls(page, path);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  expect(calls.count()).toBe(1);
  calls.release();
}

test(
  'the button that ends the session keeps focus until it is done',
  onDesktop,
  async ({ page, request }) => {
    const username = await addAccount(request, 'leaver');
    await openOffice(page, '/account', username);
    await openUserMenu(page);
    const logout = page.getByRole('button', { name: 'Logout' });
    await expectFocusKept(page, logout, '/admin/logout');
    await expect(page.getByLabel('Username')).toBeVisible();
  },
);

test('the button that asks for the location keeps focus while the browser finds it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await page.goto('/find-a-dealer');
  const button = page.getByRole('button', { name: 'Use my location' });
  await button.press('Enter');
  const pending = page.getByRole('button', { name: 'Getting location...' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(pending).toBeFocused();
});
