import type { Page } from '@playwright/test';
import { hero, isRunning } from './hero.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

test.describe('the offerings', () => {
  const tile = (page: Page, name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  const price = (page: Page, name: string) =>
    tile(page, name).getByText('Ex-Factory Price').locator('..');

  /** How far the price is below the picture, in pixels; negative over it. */
  async function measureGap(page: Page, name: string): Promise<number> {
    const picture = await tile(page, name).locator('.offering-stage').boundingBox();
    const words = await price(page, name).boundingBox();
    return (words?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0);
  }
  const expectBelow = (page: Page, name: string) =>
    expect.poll(() => measureGap(page, name)).toBeGreaterThanOrEqual(-1);
  const expectOver = (page: Page, name: string) =>
    expect
      .poll(
        async () =>
          (await measureGap(page, name)) + ((await price(page, name).boundingBox())?.height ?? 0),
      )
      .toBeLessThanOrEqual(1);

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await isRunning(page);
  });

  test('are eight and link to their model', onPhone, async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'The Haval Offerings' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    await tile(page, 'Ora 03').getByRole('link').click();
    await expect(page).toHaveURL('/models/ora-03');
  });

  test(
    'show their price below the picture, and over it on hover until Escape',
    onDesktop,
    async ({ page }) => {
      await expectBelow(page, 'Haval H6');
      await expect(price(page, 'Haval H6')).toHaveText(/Starting from PKR [1-9][\d,]+$/);
      await tile(page, 'Haval H6').hover();
      await expectOver(page, 'Haval H6');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectBelow(page, 'Haval H6');
      await page.mouse.move(5, 5);
      await tile(page, 'Haval H6').hover();
      await expectOver(page, 'Haval H6');
      await page.mouse.move(5, 5);
      await expectBelow(page, 'Haval H6');
    },
  );

  test('show their price over the picture on focus', onDesktop, async ({ page }) => {
    await tile(page, 'Haval H6 HEV').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expectOver(page, 'Haval H6 HEV');
    await expect(price(page, 'Haval H6 HEV')).toHaveText(/Price \(sample\)PKR [1-9][\d,]+$/);
  });

  test('keep their price below the picture on a touch screen', onPhone, async ({ page }) => {
    await expect(price(page, 'Ora 07')).toHaveText(/Starting from PKR [1-9][\d,]+$/);
    await expectBelow(page, 'Ora 07');
    await expectAccessible(page);
  });

  test('come after the reasons to buy here, each with its page', async ({ page }) => {
    const reasons = page.getByRole('main').getByRole('listitem');
    for (const [title, path, text] of [
      ['6-year warranty', '/warranty', '6 years or 150,000 km, whichever comes first'],
      [/^\d+ dealers( \(sample\))?$/, '/find-a-dealer', /In \d+ cities/],
      ['Test drive', '/test-drive', 'Choose the model, the dealership and the time online.'],
      ['On-road price', '/on-road-price', 'line by line'],
    ] as const) {
      const link = page.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', path);
      await expect(reasons.filter({ has: link })).toContainText(text);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides can be reached without controls and have pictures, and prices are visible', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    await expect(hero(page).getByRole('link', { name: /^Book your/ })).toHaveCount(8);
    const price = page.getByRole('article').first().getByText('Ex-Factory Price').locator('..');
    await expect(price).toContainText('Starting from PKR 9,000,000');
    await expect(price).toBeVisible();
    const lastPicture = hero(page).getByRole('img', { name: /^Tank 500/ });
    await lastPicture.scrollIntoViewIfNeeded();
    await expect(lastPicture).toBeVisible();
    await expect
      .poll(() => lastPicture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    await hero(page).getByRole('link', { name: 'Book your Tank 500' }).click();
    await expect(page).toHaveURL('/models/tank-500');
  });
});
