import type { Page } from '@playwright/test';
import { allDealers, cards, count, field, names } from './dealers.ts';
import { expect, expectAccessible, onPhone, test } from './test.ts';

const latitude = 33.6007;
const longitude = 73.0679;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('with permission for geolocation', () => {
  test.use({ geolocation: { latitude, longitude }, permissions: ['geolocation'] });

  test('dealers are sorted by distance, and directions start at the visitor’s location', async ({
    page,
    isMobile,
  }) => {
    const nearest = await allDealers(page, { lat: latitude, lng: longitude });
    await page.goto('/find-a-dealer?shown=all');
    await expect(cards(page).getByText(/\d (km|m)$/)).toHaveCount(0);
    if (isMobile) await button(page, 'Use my location').tap();
    else await button(page, 'Use my location').click();
    await expect(button(page, 'Location enabled')).toBeVisible();
    await expect(names(page)).toHaveText(nearest.map(({ name }) => name));
    const distances = nearest.map(({ distance = 0 }) => `${distance.toFixed(1)} km`);
    await expect(cards(page).getByText(/^[\d.]+ km$/)).toHaveText(distances);
    await expect(count(page)).toHaveText(`${nearest.length} dealers, nearest to you first`);
    await expect(cards(page).first().getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      new RegExp(
        `/dir/.*origin=${latitude}%2C${longitude}&destination=${nearest[0]?.lat}%2C${nearest[0]?.lng}$`,
      ),
    );
    await expectAccessible(page);
  });

  test(
    'the location replaces a chosen city, and a search keeps the sorting',
    onPhone,
    async ({ page }) => {
      await page.goto('/find-a-dealer?near=quetta');
      await expect(cards(page).first()).toContainText('Quetta');
      await expect(button(page, 'Use my location')).toBeEnabled();
      await button(page, 'Use my location').press('Enter');
      await expect(page).toHaveURL('/find-a-dealer');
      await expect(cards(page).first()).toContainText('Rawalpindi');
      await field(page).fill('islamabad');
      await expect(count(page)).toHaveText('2 dealers matching "islamabad", nearest to you first');
    },
  );
});

test(
  'while locating, the button says so and is disabled; the position is requested with these options',
  onPhone,
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, _failed, options) =>
        Reflect.set(window, 'askedWith', options);
    });
    await page.goto('/find-a-dealer');
    await button(page, 'Use my location').click();
    await expect(button(page, 'Getting location...')).toBeDisabled();
    await expectAccessible(page);
    expect(await page.evaluate(() => Reflect.get(window, 'askedWith'))).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
  },
);

test(
  'after a refusal the button says so for three seconds, then can be used again',
  onPhone,
  async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await page.goto('/find-a-dealer');
    await expect(
      cards(page)
        .getByText(/^(Open until|Closed now)/)
        .first(),
    ).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Use my location').click();
    await expect(button(page, 'Location denied')).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(button(page, 'Location denied')).toBeVisible();
    await page.clock.runFor(200);
    await expect(button(page, 'Use my location')).toBeEnabled();
    await expect(cards(page).getByText(/^[\d.]+ km$/)).toHaveCount(0);
  },
);

test('a timeout shows an alert that suggests searching for a city', onPhone, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  await page.goto('/find-a-dealer');
  await button(page, 'Use my location').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your location could not be found. Search for your city instead.',
  );
});

test('a browser without geolocation gets an alert', onPhone, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  await page.goto('/find-a-dealer');
  await button(page, 'Use my location').click();
  await expect(page.getByRole('alert')).toHaveText('Geolocation is not supported by this browser.');
  await expect(button(page, 'Use my location')).toBeEnabled();
  await expectAccessible(page);
});
