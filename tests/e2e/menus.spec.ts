import type { Page } from '@playwright/test';
import { findFooterLink } from './footer.ts';
import { swipe } from './swipe.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string) => bar(page).getByText(name, { exact: true }).first();
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

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
  expect(height).toBeLessThan(950);
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

test.describe('the desktop menu', onDesktop, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/test-drive');
  });

  test('opens a group on hover and closes it 300 ms after the pointer has left', async ({
    page,
  }) => {
    await title(page, 'After Sales').hover();
    await expect(item(page, 'Warranty')).toBeVisible();
    await page.evaluate(() => {
      const group = document.querySelector('[data-group="After Sales"]');
      const times: number[] = [];
      Object.assign(window, { times });
      group?.addEventListener('pointerleave', () => times.push(performance.now()));
      new MutationObserver(() => times.push(performance.now())).observe(group as Node, {
        subtree: true,
        attributeFilter: ['open'],
      });
    });
    await page.mouse.move(700, 700);
    await expect(item(page, 'Warranty')).toBeHidden();
    const [left = 0, closed = 0] = await page.evaluate(() => Reflect.get(window, 'times'));
    expect(closed - left).toBeGreaterThanOrEqual(299);
    expect(closed - left).toBeLessThan(900);
  });

  test('has one group open at a time, and crossing the gap to its items does not close it', async ({
    page,
  }) => {
    await title(page, 'After Sales').hover();
    await item(page, 'FAQ').hover();
    await expect(item(page, 'FAQ')).toBeVisible();
    await title(page, 'Contact').hover();
    await expect(item(page, 'Careers')).toBeVisible();
    await expect(item(page, 'FAQ')).toBeHidden();
  });

  test('closes on a click outside and on following a link', async ({ page }) => {
    await title(page, 'Contact').click();
    await page.mouse.move(300, 700);
    await expect(item(page, 'Careers')).toBeVisible();
    // The browser opens it without a script, but only the page's script closes it.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await expect(item(page, 'Careers')).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await title(page, 'Contact').click();
    await item(page, 'Contact Us').click();
    await expect(page).toHaveURL('/contact-us');
    await expect(item(page, 'Careers')).toBeHidden();
  });

  test('works with the arrow keys, Home and End, opens with Enter and closes with Escape', async ({
    page,
  }) => {
    const focus = page.locator(':focus');
    // Arrow keys work once the page's script runs.
    await expect(async () => {
      await item(page, 'Models').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(focus).toHaveText('Find a Dealer', { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(item(page, 'Become a Dealer')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(focus).toHaveText('Become a Dealer');
    await page.keyboard.press('Escape');
    await expect(item(page, 'Become a Dealer')).toBeHidden();
    await expect(focus).toHaveText('Find a Dealer');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Warranty')).toBeVisible();
    await expect(focus).toHaveText('After Sales');
    await page.keyboard.press('End');
    await expect(focus).toHaveText('FAQ');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(focus).toHaveText('Find a Dealer');
    await expect(item(page, 'Warranty')).toBeHidden();
  });

  test('shows the eight cars under Models, to the mouse and to the arrow keys', async ({
    page,
  }) => {
    const cars = bar(page).getByRole('list', { name: 'Models' }).getByRole('link');
    await title(page, 'Models').hover();
    await expect(cars).toHaveCount(8);
    const picture = cars.last().locator('img');
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(cars).toHaveCount(0);

    await item(page, 'Models').focus();
    await expect(cars).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(cars).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveText('Tank 500');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/models/tank-500');
    await expect(cars).toHaveCount(0);
  });

  test('closes a group when Tab leaves it', async ({ page }) => {
    await title(page, 'Contact').click();
    await item(page, 'Careers').focus();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Careers')).toBeHidden();
  });

  test('is accessible with a group open', async ({ page }) => {
    await title(page, 'After Sales').click();
    await expect(item(page, 'Warranty')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('the phone menu', onPhone, () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('fills the screen, with one group open at a time', async ({ page }) => {
    await opener(page).click();
    await expect
      .poll(() => menu(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 360, height: 760 });
    await group(page, 'After Sales').click();
    await expect(menu(page).getByRole('link', { name: 'Warranty' })).toBeVisible();
    await group(page, 'Contact').click();
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Warranty' })).toBeHidden();
    await group(page, 'Contact').click();
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeHidden();
  });

  test('shows the eight cars with pictures, a test drive and a dealer', async ({ page }) => {
    await opener(page).click();
    const cars = menu(page).getByRole('list', { name: 'Models' }).getByRole('link');
    await expect(cars).toHaveCount(8);
    const picture = cars.first().locator('img');
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(menu(page).getByRole('link', { name: 'Find a Dealer' }).last()).toHaveAttribute(
      'href',
      '/find-a-dealer',
    );
    await expect(menu(page).getByRole('link', { name: 'Book a Test Drive' })).toBeVisible();
    await cars.first().click();
    await expect(page).toHaveURL('/models/haval-h6');
    await expect(menu(page)).toBeHidden();
  });

  test('animates its items in one after the other, 80 ms apart', async ({ page }) => {
    await opener(page).click();
    const delays = await menu(page)
      .locator('.phone-menu-item')
      .evaluateAll((items) => items.map((entry) => getComputedStyle(entry).animationDelay));
    expect(delays).toEqual(['0s', '0.08s', '0.16s', '0.24s', '0.32s', '0.4s', '0.48s']);
  });

  test('takes focus and returns it on Escape', async ({ page }) => {
    await opener(page).click();
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('keeps Tab from the page behind it', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Book a Test Drive' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(0);
  });

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await opener(page).click();
    await expect.poll(() => menu(page).boundingBox()).toMatchObject({ x: 0 });
    await swipe(page, { x: 180, y: 600 }, { x: 180, y: 100 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('closes by its button and on following a link', async ({ page }) => {
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await group(page, 'Contact').click();
    await menu(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is accessible with a group open', async ({ page }) => {
    await opener(page).click();
    await group(page, 'News & Events').click();
    await expectAccessible(page);
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
