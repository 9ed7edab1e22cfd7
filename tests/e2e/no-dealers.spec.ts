import { test } from './counted-site.ts';
import { field } from './dealers.ts';
import { map, region } from './map.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

const worldPxAtZoom6 = 256 * 2 ** 6;
const karachi = { lng: 67.0011 };
const hyderabad = { lng: 68.3578 };

test('without dealers the search works, and the map shows Karachi at zoom 6', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/find-a-dealer');
  await expect(page.getByText('No dealers available')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dealers by city' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  await region(page).scrollIntoViewIfNeeded();
  const name = (city: string) => map(page).locator('.map-city', { hasText: city });
  await expect(name('Hyderabad')).toBeAttached();
  const readX = async (city: string) => (await name(city).boundingBox())?.x ?? 0;
  const frame = await region(page).boundingBox();
  const [x, other] = [await readX('Karachi'), await readX('Hyderabad')];
  expect(Math.abs(x - (frame?.x ?? 0) - (frame?.width ?? 0) / 2)).toBeLessThan(2);
  const expected = ((hyderabad.lng - karachi.lng) / 360) * worldPxAtZoom6;
  expect(Math.abs(other - x - expected)).toBeLessThan(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page).fill('lahore');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?]search=lahore$/);
  await expect(page.getByText('No dealers available')).toBeVisible();
});
