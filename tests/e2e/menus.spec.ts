import type { Page } from '@playwright/test';
import { findFooterLink } from './footer.ts';
import { expect, onDesktop, test } from './test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string) => bar(page).getByText(name, { exact: true }).first();
const _item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test('the header stays at the top, 60 px high', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const y of [0, 900]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 60 });
  }
});

test(
  'the header of a tablet has the menu and Test Drive, without overlap',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/warranty');
    const button = page.getByRole('banner').getByRole('link', { name: 'Test Drive' });
    await expect(button).toBeVisible();
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    const last = (await title(page, 'Contact').boundingBox()) ?? { x: 0, width: 0 };
    expect(last.x + last.width).toBeLessThanOrEqual(x);
    expect(x + width).toBeLessThanOrEqual(768);
    const [logo, first] = [
      await page.getByRole('banner').getByRole('link', { name: 'HAVAL, home page' }).boundingBox(),
      await title(page, 'Models').boundingBox(),
    ];
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
  },
);

test('the group of the open page is marked', onDesktop, async ({ page }) => {
  const marks = {
    '/warranty': 'After Sales',
    '/finance': 'Prices',
    '/become-a-dealer': 'Find a Dealer',
    '/news-and-events/media': 'News & Events',
    '/careers/apply': 'Contact',
    '/about-us/gwm': 'About',
  };
  for (const [path, name] of Object.entries(marks)) {
    await page.goto(path);
    const marked = bar(page).locator('[data-bar]').filter({ visible: true });
    const names = await marked.evaluateAll((items) =>
      items
        .filter((each) => getComputedStyle(each).boxShadow !== 'none')
        .map((each) => each.textContent),
    );
    expect(names).toEqual([name]);
  }
});

test('the footer has the years since 2025, after-sales and the terms of the test drive', async ({
  page,
  request,
}) => {
  const { data: config } = await (await request.get('/api/config')).json();
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const year = new Date(Date.now() + 5 * 3_600_000).getUTCFullYear();
  await expect(footer).toContainText(`© 2025–${year} HAVAL Pakistan`);
  await expect(await findFooterLink(page, 'Services', 'After Sales')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Test Drive Terms', exact: true })).toBeVisible();
  for (const text of [config.phone, config.address, config.hours]) {
    if (text) await expect(footer).toContainText(text);
  }
});

test('the footer of a phone is short: its groups are closed until one opens them', async ({
  page,
  isMobile,
}) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Careers', exact: true });
  const { height = 0 } = (await footer.boundingBox()) ?? {};
  if (!isMobile) return expect(link).toBeVisible();
  expect(height).toBeLessThan(1000);
  await expect(link).toBeHidden();
  await (await findFooterLink(page, 'Quick Links', 'Careers')).click();
  await expect(page).toHaveURL('/careers');
});

test.describe('the footer without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens its groups on a phone and shows them on a desktop', async ({ page, isMobile }) => {
    await page.goto('/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true });
    await expect(link).toBeVisible({ visible: !isMobile });
    await expect(await findFooterLink(page, 'Quick Links', 'Careers')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and their links work', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const container = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : bar(page);
    await container.locator('summary', { hasText: 'Contact' }).click();
    await container.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });
});
