import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openOffice, openUserMenu, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

/** The colors that fill at least a hundredth of an element and its outline, from a picture of it. */
async function listColors(page: Page, element: Locator): Promise<number[][]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  const png = await page.screenshot({ clip: box, animations: 'disabled' });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const key = [...data.subarray(at, at + 3)].join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const pixels = data.length / 3;
  return [...counts]
    .filter(([, count]) => count >= pixels / 100)
    .map(([key]) => key.split(',').map(Number));
}

/** Whether two colors are easily told apart. */
const differ = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) > 120;

/** Expects that a selected element has a color, in its area or its outline, that another one lacks. */
async function expectToLookSelected(page: Page, selected: Locator, other: Locator) {
  const [own, others] = [await listColors(page, selected), await listColors(page, other)];
  const unique = own.filter((color) => others.every((one) => differ(color, one)));
  expect(unique, `${own.join(' ')} besides ${others.join(' ')}`).not.toEqual([]);
}

/** The border of a button, which is its shape where backgrounds are replaced. */
const readBorder = (button: Locator) =>
  button.evaluate((node) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
    return `${borderTopStyle} ${borderTopWidth}`;
  });

test.describe('in forced colors', onDesktop, () => {
  test.use({ expectedErrors: [signedOut] });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });

  test('chosen chips look selected', async ({ page }) => {
    await page.goto('/faq');
    const categories = page.getByRole('group', { name: 'Category' }).getByRole('button');
    await expectToLookSelected(page, categories.nth(0), categories.nth(1));
    for (const [path, name] of [
      ['/careers', 'Job categories'],
      ['/models', 'Power'],
    ] as const) {
      await page.goto(path);
      const chips = page.getByRole('navigation', { name }).getByRole('link');
      await expectToLookSelected(page, chips.nth(0), chips.nth(1));
    }
  });

  test('the chosen day and the chosen dealer look selected', async ({ page }) => {
    await page.goto('/book-service');
    const days = page.getByRole('group', { name: 'The coming two weeks' }).getByRole('button');
    const enabled = days.and(page.locator(':enabled'));
    await enabled.nth(1).click();
    await expectToLookSelected(page, enabled.nth(1), enabled.nth(0));
    await page.goto('/find-a-dealer');
    await page
      .getByRole('button', { name: /^Show on map/ })
      .first()
      .click();
    const cards = page.locator('li[id^="dealer-"]');
    await expectToLookSelected(page, cards.nth(0), cards.nth(1));
  });

  test('the chosen theme of the back office looks selected', async ({ page }) => {
    await openOffice(page, '/dashboard');
    await openUserMenu(page);
    const themes = page.getByRole('group', { name: 'Theme' }).locator('label:visible');
    const chosen = themes.filter({ has: page.locator(':checked') }).first();
    await expectToLookSelected(
      page,
      chosen,
      themes.filter({ hasNot: page.locator(':checked') }).first(),
    );
  });

  test('the chosen period of the reports looks selected', async ({ page }) => {
    await openOffice(page, '/reports');
    const periods = page.getByRole('group', { name: 'Period' }).getByRole('button');
    const chosen = periods.filter({ hasText: 'Last 30 days' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expectToLookSelected(page, chosen, periods.nth(0));
  });

  test('buttons keep their shape', async ({ page }) => {
    await page.goto('/models/haval-h6');
    expect(await readBorder(page.getByRole('link', { name: 'Book', exact: true }).first())).toBe(
      'solid 1px',
    );
    await page.goto('/contact-us');
    expect(await readBorder(page.getByRole('main').locator('button[type=submit]'))).toBe(
      'solid 1px',
    );
  });
});

/** The contrast between two colors as CSS writes them. */
const computeContrast = (page: Page, one: string, other: string) =>
  page.evaluate(
    (colors) => {
      const luminances = colors.map((color) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      });
      return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
    },
    [one, other],
  );

test(
  'with more contrast asked for, fields have dark borders and grey text is at least 7:1',
  onDesktop,
  async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/contact-us');
    const field = page.getByLabel('First name').first();
    const border = await field.evaluate((node) => getComputedStyle(node).borderTopColor);
    expect(await computeContrast(page, border, '#fff')).toBeGreaterThan(7);
    const hint = page.getByText('(optional)').first();
    const color = await hint.evaluate((node) => getComputedStyle(node).color);
    expect(await computeContrast(page, color, '#faf8f5')).toBeGreaterThan(7);
  },
);
