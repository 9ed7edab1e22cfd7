import { cards, field } from './dealers.ts';
import { expectWithin, map, pin, region } from './map.ts';
import { expect, expectAccessible, onPhone, test } from './test.ts';

// Chromium logs this when touches start while the page still scrolls.
test.use({ expectedErrors: ['Ignored attempt to cancel a touch'] });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'one finger on the map shows a hint to use two, and two fingers zoom it',
  onPhone,
  async ({ page }) => {
    await page.goto('/find-a-dealer');
    const quetta = pin(page, 'HAVAL ORA Airport Road, Quetta');
    const multan = map(page)
      .getByRole('button', { name: /Multan/ })
      .first();
    await expectWithin(map(page), quetta);
    const measureDistance = async () =>
      ((await multan.boundingBox())?.x ?? 0) - ((await quetta.boundingBox())?.x ?? 0);
    const before = await measureDistance();
    const { x = 0, y = 0 } = (await region(page).boundingBox()) ?? {};
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
      });
    const hint = map(page).getByText('Use two fingers to move the map');
    await touch('touchStart', [[180, 300]]);
    await touch('touchMove', [[180, 280]]);
    await expect(hint).toHaveAttribute('data-shown', '');
    await touch('touchEnd', []);
    await expect(hint).not.toHaveAttribute('data-shown');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await touch('touchStart', [
      [170, 300],
      [190, 300],
    ]);
    for (const spread of [20, 60, 100, 150]) {
      await touch('touchMove', [
        [180 - spread, 300],
        [180 + spread, 300],
      ]);
    }
    await touch('touchEnd', []);
    await expect.poll(measureDistance).toBeGreaterThan(before * 3);
  },
);

test.describe('with the visitor’s location', () => {
  const karachi = { latitude: 24.83, longitude: 67.03 };
  test.use({ geolocation: karachi, permissions: ['geolocation'] });

  test(
    'the map zooms in on the location until dealers are separate, and marks it',
    onPhone,
    async ({ page }) => {
      await page.goto('/find-a-dealer');
      await expect(pin(page, 'HAVAL ORA Airport Road, Quetta')).toBeVisible();
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expectWithin(map(page), pin(page, 'HAVAL ORA Clifton, Karachi'));
      await expectWithin(map(page), map(page).locator('.map-visitor'));
      await expect(map(page).locator('.map-area')).toHaveCount(1);
    },
  );
});

test(
  'the page’s HTML does not load the map’s code, which follows later',
  onPhone,
  async ({ page }) => {
    const html = await (await page.request.get('/find-a-dealer')).text();
    expect(html.includes('leaflet')).toBe(false);
    const loaded = page.waitForResponse(/leaflet-map.*\.js$/);
    await page.goto('/find-a-dealer');
    expect((await loaded).ok()).toBe(true);
  },
);

test.describe('when the map does not load', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] });

  test('a message says so, and the list works without it', onPhone, async ({ page }) => {
    await page.route(/leaflet-map.*\.js$/, (route) => route.abort());
    await page.goto('/find-a-dealer');
    await region(page).scrollIntoViewIfNeeded();
    await expect(region(page).getByText('The map could not be loaded.')).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('sialkot');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link', { name: 'Get Directions' })).toBeVisible();
  });
});
