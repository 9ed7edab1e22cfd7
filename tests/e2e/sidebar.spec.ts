import type { Page } from '@playwright/test';
import { dashboardPaths } from '#contract/reports/dashboard.ts';
import { addAccount } from './accounts.ts';
import { addBookedDealer, bookDrive, hideDealer } from './booked-dealers.ts';
import { office, openOffice, openUserMenu, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, title: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) });

test('prices, tariffs and quotes are a group of the menu', onDesktop, async ({ page }) => {
  await openOffice(page, '/dashboard', 'hr');
  await group(page, 'Prices').locator('summary').click();
  await expect(group(page, 'Prices').getByRole('link')).toHaveText([
    'Price Calculator',
    'Tariffs',
    'Quotes',
  ]);
});

test(
  'from 1350 px on the menu is a sidebar; below, a bar opens it',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/test-drives', 'admin');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    for (const { width, isWide } of [
      { width: 1350, isWide: true },
      { width: 1349, isWide: false },
      { width: 1920, isWide: true },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menu(page)).toHaveCount(isWide ? 1 : 0);
      await expect(button).toHaveCount(isWide ? 0 : 1);
      await expectNoSidewaysScroll(page);
    }
  },
);

test(
  'at 1366 × 768 the menu of a user with all permissions fits, and scrolls alone where it does not',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openOffice(page, '/dashboard', 'admin');
    const readOverhang = () =>
      menu(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await readOverhang()).toBe(0);
    for (const title of ['Messages', 'Prices', 'Dealers', 'Media', 'Administration']) {
      await group(page, title).locator('summary').click();
    }
    expect(await readOverhang()).toBeGreaterThan(0);
    await expect(menu(page).getByRole('link', { name: 'Status', exact: true })).toBeAttached();
    await openUserMenu(page);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'groups open and close by keyboard, on this device until they are closed again',
  onDesktop,
  async ({ page }) => {
    await openOffice(page, '/dashboard', 'admin');
    const prices = group(page, 'Prices');
    await prices.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(prices.getByRole('link', { name: 'Price Calculator' })).toBeFocused();
    await page.reload();
    await expect(prices.getByRole('link', { name: 'Tariffs' })).toBeVisible();
    await prices.locator('summary').press('Space');
    await expect(prices.getByRole('link', { name: 'Tariffs' })).toBeHidden();
    await page.goto(office('/tariffs'));
    const current = prices.getByRole('link', { name: 'Tariffs' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await prices.locator('summary').click();
    await expect(current).toBeHidden();
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(prices.getByRole('link', { name: 'Tariffs' })).toBeHidden();
  },
);

test(
  'a list says how many requests wait, and the number follows a change of status and an arrival',
  onDesktop,
  async ({ page, request }) => {
    const dealer = await addBookedDealer(request);
    const [first = '', second = ''] = dealer.times;
    await bookDrive(request, dealer, first);
    await openOffice(page, '/test-drives', dealer.username);
    const drives = menu(page).getByRole('link', { name: 'Test Drives' });
    await expect(drives).toHaveAccessibleName('Test Drives 1 waiting');
    await expect(menu(page).getByRole('link', { name: 'Parts Requests' })).toHaveAccessibleName(
      'Parts Requests',
    );
    await page.getByRole('combobox', { name: /^Status of/ }).selectOption('cancelled');
    await expect(drives).toHaveAccessibleName('Test Drives');
    await bookDrive(request, dealer, second);
    await expect(drives).toHaveAccessibleName('Test Drives 1 waiting');
    await hideDealer(request, dealer);
  },
);

test(
  'each account has the screens that it may open, a group of one as that screen',
  onDesktop,
  async ({ page, request }) => {
    const desk = await addAccount(request, 'desk', {
      permissions: ['test-drives', 'tariffs', 'media-management', 'news-management'],
    });
    await openOffice(page, '/dashboard', desk);
    await expect(menu(page).getByRole('link')).toHaveText([
      'My Day',
      'Dashboard',
      /^Test Drives/,
      'Tariffs',
      'Trash',
    ]);
    await expect(menu(page).locator('summary')).toHaveText(['Media']);
    await group(page, 'Media').locator('summary').click();
    await expect(group(page, 'Media').getByRole('link')).toHaveText([
      'News Management',
      'Media Management',
    ]);
  },
);

test(
  'counts are loaded after the list, and only for accounts that see requests',
  onDesktop,
  async ({ page, request }) => {
    const paths: string[] = [];
    page.on('request', (sent) => paths.push(new URL(sent.url()).pathname));
    const work = `/api${dashboardPaths.work}`;
    const counted = page.waitForResponse(`**${work}`);
    await openOffice(page, '/test-drives', 'hr');
    await counted;
    const list = paths.findIndex((path) => path.endsWith('/admin/test-drives'));
    expect(list).toBeGreaterThanOrEqual(0);
    expect(paths.indexOf(work)).toBeGreaterThan(list);
    paths.length = 0;
    const writer = await addAccount(request, 'writer', { permissions: ['news-management'] });
    await openOffice(page, '/news-management', writer);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(600);
    expect(paths).not.toContain(work);
  },
);
