import type { APIRequestContext, Page } from '@playwright/test';
import { addAccount, signInClient } from './accounts.ts';
import { uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const screen = 'test-drives';
const path = `/${screen}`;
const trigger = (page: Page) => page.getByRole('button', { name: /^Views/ });

/** Matches the name of the button: above cards its menu holds more than views. */
const named = (view = '') => new RegExp(`^Views( and more)?${view && `: ${view}`}$`);
const menu = (page: Page) => page.getByRole('menu');
const view = (page: Page, name: string) => menu(page).getByRole('menuitemradio', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** Saves a view through the API as an account. */
async function addView(request: APIRequestContext, username: string, fields: object) {
  await signInClient(request, username);
  const response = await request.post('/api/admin/views', { data: { screen, ...fields } });
  if (!response.ok()) throw new Error(await response.text());
}

/** Opens a list as a new account, so that only its views are in the menu. */
async function openAsNewAccount(page: Page, address = path) {
  const permissions = [screen, 'contact-inquiries'] as const;
  const username = await addAccount(page.request, 'viewer', { permissions });
  await openOffice(page, address, username);
  return username;
}

async function saveView(page: Page, name: string): Promise<void> {
  await trigger(page).click();
  await menu(page).getByRole('menuitem', { name: 'Save this view…' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Save View' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
}

test('filters and order are saved as a view, opened again, and the view is deleted', async ({
  page,
}) => {
  const name = uniqueName('View');
  await openAsNewAccount(page, `${path}?sortBy=preferredDate&status=confirmed`);
  await expect(trigger(page)).toHaveAccessibleName(named());
  await trigger(page).click();
  await menu(page).getByRole('menuitem', { name: 'Save this view…' }).click();
  await dialog(page).getByRole('button', { name: 'Save View' }).click();
  await expect(dialog(page)).toContainText('Please enter a name');
  await dialog(page).getByLabel('Name').fill(name);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save View' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await expect(trigger(page)).toHaveAccessibleName(named(name));
  await expect(trigger(page)).toBeFocused();
  await expectNoSidewaysScroll(page);

  // Another filter is another view, and Back returns to it.
  await page.getByRole('searchbox').fill('nobody');
  await expect(page).toHaveURL(/search=nobody/);
  await expect(trigger(page)).toHaveAccessibleName(named());
  await trigger(page).click();
  await expect(view(page, name)).not.toBeChecked();
  await expectAccessible(page);
  await view(page, name).click();
  await expect(page).toHaveURL((url) => {
    const { status, sortBy, search } = Object.fromEntries(url.searchParams);
    return status === 'confirmed' && sortBy === 'preferredDate' && search === undefined;
  });
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await trigger(page).click();
  await expect(view(page, name)).toBeChecked();

  await menu(page).getByRole('menuitem', { name: 'Delete a view…' }).click();
  await dialog(page)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Delete this view?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await expect(trigger(page)).toHaveAccessibleName(named());
  await trigger(page).click();
  await expect(menu(page)).toContainText('No saved views yet');
  await expect(menu(page).getByRole('menuitem', { name: 'Delete a view…' })).toHaveCount(0);
});

test('the menu works by keyboard alone', onDesktop, async ({ page }) => {
  await openAsNewAccount(page, `${path}?status=pending`);
  const item = (name: string) => menu(page).getByRole('menuitem', { name });
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(item('Save this view…')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(trigger(page)).toHaveAccessibleName(named('By keys'));
  await page.getByRole('button', { name: 'Clear Filters' }).press('Enter');
  await expect(trigger(page)).toHaveAccessibleName(named());
  await trigger(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(view(page, 'By keys')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=pending/);
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(view(page, 'By keys')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Delete a view…')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Delete a view');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test('a shared view is in others’ menus with its owner, below own ones, and only staff-management deletes it', async ({
  page,
  request,
}) => {
  // Other tests look at all views of test drives.
  const shared = 'contact-inquiries';
  const sharer = await addAccount(request, 'sharer', { permissions: [shared] });
  const name = uniqueName('All closed');
  await addView(request, sharer, { name, screen: shared, query: 'status=closed', isShared: true });
  await addView(request, sharer, { name: 'Only mine', screen: shared });
  await openAsNewAccount(page, `/${shared}`);
  await saveView(page, 'Z is last');
  await trigger(page).click();
  await expect(menu(page).getByRole('menuitemradio').first()).toHaveText('Z is last');
  await expect(view(page, name)).toContainText(`by ${sharer}`);
  await expect(view(page, 'Only mine')).toHaveCount(0);
  await menu(page).getByRole('menuitem', { name: 'Delete a view…' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText(['Z is last']);

  const permissions = [shared, 'staff-management'] as const;
  const manager = await addAccount(request, 'manager', { permissions });
  await openOffice(page, `/${shared}`, manager);
  await trigger(page).click();
  await menu(page).getByRole('menuitem', { name: 'Delete a view…' }).click();
  await dialog(page)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(`${sharer} shares it`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [signedOut, '409 (Conflict)', '400 (Bad', '500 (Internal'] });

  const broken = { status: 500, json: { success: false, message: 'Broken' } };

  test('a filter that the list does not accept is reported above the fields', async ({ page }) => {
    await openAsNewAccount(page, `${path}?selectedVehicle=${'x'.repeat(300)}`);
    await trigger(page).click();
    await menu(page).getByRole('menuitem', { name: 'Save this view…' }).click();
    await dialog(page).getByLabel('Name').fill('Too long');
    await dialog(page).getByRole('button', { name: 'Save View' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Not saved. Please keep this');
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Too long');
  });

  test('a taken name, a failed deletion and views that cannot be read are reported', async ({
    page,
  }) => {
    await openAsNewAccount(page);
    await saveView(page, 'Taken');
    await trigger(page).click();
    await menu(page).getByRole('menuitem', { name: 'Save this view…' }).click();
    await dialog(page).getByLabel('Name').fill('TAKEN');
    await dialog(page).getByRole('button', { name: 'Save View' }).click();
    await expect(dialog(page)).toContainText('You already have a view with this name');
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    await expect(dialog(page).getByLabel('Name')).toHaveValue('TAKEN');

    await page.route('**/api/admin/views/*', (route) => route.fulfill(broken));
    await page.keyboard.press('Escape');
    await trigger(page).click();
    await menu(page).getByRole('menuitem', { name: 'Delete a view…' }).click();
    await dialog(page).getByRole('button', { name: 'Delete Taken' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Taken could not be deleted. Broken')).toBeVisible();
    await expect(trigger(page)).toHaveAccessibleName(named('Taken'));

    await page.route('**/api/admin/views?*', (route) => route.fulfill(broken));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await trigger(page).click();
    await expect(menu(page)).toContainText('The views could not be loaded');
  });
});

test('of two views with the same filters, the one that was opened last is the current one', async ({
  page,
}) => {
  await openAsNewAccount(page, `${path}?status=pending`);
  await saveView(page, 'First');
  await saveView(page, 'Second');
  await expect(trigger(page)).toHaveAccessibleName(named('Second'));
  await trigger(page).click();
  await view(page, 'First').click();
  await expect(trigger(page)).toHaveAccessibleName(named('First'));
});

test('a view of a tab keeps the tab', async ({ page }) => {
  const permissions = ['price-calculator'] as const;
  const username = await addAccount(page.request, 'pricer', { permissions });
  await openOffice(page, '/price-calculator?tab=cities&isActive=true', username);
  const name = uniqueName('Active');
  await saveView(page, name);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await trigger(page).click();
  await view(page, name).click();
  await expect(page).toHaveURL(/tab=cities/);
  await expect(page).toHaveURL(/isActive=true/);
  await expect(trigger(page)).toHaveAccessibleName(named(name));
});
