import { control, names } from './hero.ts';
import { expect, onDesktop, test } from './test.ts';
import { expectReadableOverPictures, measureTextOverPictures } from './text-contrast.ts';

// text-over-pictures.spec.ts looks at one page more, and at two models.
const paths = [
  '/after-sales',
  '/careers',
  '/finance',
  '/news-and-events/events',
  '/about-us/gwm',
  '/about-us/sazgar',
  '/models/haval-h6-hev',
  '/models/haval-h6-phev',
  '/models/haval-jolion',
  '/models/ora-03',
  '/models/ora-07',
  '/features/safety',
];

for (const path of paths) {
  test(
    `${path}: text over pictures has a contrast of at least 4.5:1, at three widths`,
    onDesktop,
    ({ page }) => expectReadableOverPictures(page, path),
  );
}

test(
  'the slides of the home page: text over their pictures has a contrast of at least 4.5:1, at four sizes',
  onDesktop,
  async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [900, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const name of names) {
        // By keyboard, so that no button below the pointer shows its other colors.
        await control(page, `Show the ${name}`).press('Enter');
        const slide = page.locator('.hero-slide:not([inert])');
        await expect(slide.getByRole('heading')).toHaveText(name);
        await expect
          .poll(() => slide.evaluate((element) => element.getBoundingClientRect().x))
          .toBe(0);
        await slide.locator('picture img').evaluate((image: HTMLImageElement) => image.decode());
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        // Texts take their colors again after a measurement, with a transition.
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish();
        });
        const lines = await measureTextOverPictures(page, { fullPage: false });
        expect(lines.length).toBeGreaterThan(0);
        expect(
          lines.filter(({ contrast }) => contrast < 4.5),
          `${name} at ${width}`,
        ).toEqual([]);
      }
    }
  },
);
