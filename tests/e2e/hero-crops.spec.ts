import type { Page } from '@playwright/test';
import { vehicles } from '#catalogue/vehicles.ts';
import { control, names } from './hero.ts';
import { expect, onDesktop, test } from './test.ts';

/** The part of each picture, in shares of its width, in which the car stands; measured on all models. */
const carInPicture: Record<string, [left: number, right: number]> = {
  frontWide: [0.35, 0.88],
  rearWide: [0.42, 0.9],
  profileWide: [0.3, 0.91],
  frontTall: [0.1, 0.86],
  rearTall: [0.16, 0.9],
  profileTall: [0.1, 0.92],
};

/** Sizes between phones and desktops: upright, hardly wider than high, and a large tablet held upright. */
const sizes = [
  [768, 1024],
  [900, 700],
  [990, 1200],
  [1024, 768],
  [1024, 1366],
] as const;

/** Where the car of a picture begins and ends on the page, in pixels. */
async function locateCar(page: Page, selector: string): Promise<{ left: number; right: number }> {
  const shown = await page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth, naturalHeight, currentSrc } = image;
    const { left, width, height } = image.getBoundingClientRect();
    const scale = Math.max(width / naturalWidth, height / naturalHeight);
    const share = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
    const drawn = naturalWidth * scale;
    return { name: currentSrc, start: left + (width - drawn) * share, drawn };
  });
  const name = shown.name.split('/').at(-1)?.split('-')[0] ?? '';
  const [from, to] = carInPicture[name] ?? [Number.NaN, Number.NaN];
  return { left: shown.start + from * shown.drawn, right: shown.start + to * shown.drawn };
}

for (const [width, height] of sizes) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'every slide of the home page shows the whole car, and no arrow stands on it',
      onDesktop,
      async ({ page }) => {
        await page.goto('/');
        for (const name of names) {
          await control(page, `Show the ${name}`).click();
          const slide = '.hero-slide:not([inert])';
          await expect(page.locator(slide).getByRole('heading')).toHaveText(name);
          await expect
            .poll(() => page.locator(slide).evaluate((e) => e.getBoundingClientRect().x))
            .toBe(0);
          const car = await locateCar(page, `${slide} picture img`);
          expect(car.left, name).toBeGreaterThanOrEqual(0);
          expect(car.right, name).toBeLessThanOrEqual(width);
          const stage = await page.locator(`${slide} .hero-stage`).boundingBox();
          const middle = (stage?.y ?? 0) + (stage?.height ?? 0) / 2;
          for (const arrow of ['Previous model', 'Next model']) {
            const box = await control(page, arrow).boundingBox();
            const isBeside = (box?.x ?? 0) > car.right || (box?.x ?? 0) + 44 < car.left;
            expect(isBeside || (box?.y ?? 0) > middle + 100, `${name}: ${arrow}`).toBe(true);
          }
        }
      },
    );

    test('the first picture of a model page shows the whole car', onDesktop, async ({ page }) => {
      for (const { slug } of vehicles) {
        await page.goto(`/models/${slug}`);
        const car = await locateCar(page, '.hero-photo picture img');
        expect(car.left, slug).toBeGreaterThanOrEqual(0);
        expect(car.right, slug).toBeLessThanOrEqual(width);
      }
    });
  });
}
