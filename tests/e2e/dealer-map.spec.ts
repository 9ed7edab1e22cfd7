import type { Page } from '@playwright/test';
import { card, cards, field } from './dealers.ts';
import { expectWithin, map, pin, region } from './map.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const showOnMap = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: /^Show on map/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the map opens on all dealers in its specified size and is accessible', async ({
  page,
  isMobile,
}) => {
  await page.goto('/find-a-dealer');
  await region(page).scrollIntoViewIfNeeded();
  const pins = map(page).getByRole('button', { name: /,|dealers/ });
  await expectWithin(map(page), pin(page, 'HAVAL ORA Airport Road, Quetta'));
  for (const each of await pins.all()) await expectWithin(map(page), each);
  const frame = await region(page).boundingBox();
  expect(frame?.height).toBe(isMobile ? 400 : 688);
  expect(frame?.width).toBe(isMobile ? 360 : 740);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test(
  'a city whose name has no room on its right has it on its left',
  onDesktop,
  async ({ page }) => {
    await page.goto('/find-a-dealer');
    const name = map(page).getByText('Karachi', { exact: true });
    await expect(name).toHaveClass(/map-city-left/);
    const text = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const city = await pin(page, '3 dealers: Karachi').boundingBox();
    expect(text).toBeLessThan((city?.x ?? 0) + (city?.width ?? 0) / 2 - 16);
  },
);

test('overlapping dealers form a group that opens by tap and by key; a button shows all dealers', async ({
  page,
  isMobile,
}) => {
  await page.goto('/find-a-dealer?near=islamabad');
  const group = pin(page, '2 dealers: Islamabad');
  await expectWithin(map(page), group);
  if (isMobile) await group.tap();
  else await group.press('Enter');
  await expect(group).toHaveCount(0);
  await expectWithin(map(page), pin(page, 'HAVAL ORA Blue Area, Islamabad'));
  await expectWithin(map(page), pin(page, 'HAVAL TANK I-9 Industrial Area, Islamabad'));
  if (!isMobile) await expect(map(page).locator('button:focus')).toHaveCount(1);
  await region(page).getByRole('button', { name: 'Show all dealers' }).click();
  await expectWithin(map(page), pin(page, 'HAVAL ORA Airport Road, Quetta'));
});

test('a pin opens its popup and marks its card; Escape closes it and returns focus to the pin', async ({
  page,
  isMobile,
}) => {
  await page.goto('/find-a-dealer');
  const chosen = pin(page, 'HAVAL ORA Airport Road, Quetta');
  if (isMobile) await chosen.tap();
  else await chosen.press('Space');
  await expect(popup(page, 'HAVAL ORA Airport Road')).toBeFocused();
  await expectWithin(map(page), popup(page, 'HAVAL ORA Airport Road'));
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  const marked = card(page, 'HAVAL ORA Airport Road');
  await expect(marked).toHaveAttribute('aria-current', 'true');
  if (!isMobile) await expectWithin(page.getByRole('list', { name: 'Dealers' }), marked);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chosen).toBeFocused();
  await expect(page.locator('[aria-current=true]').filter({ hasText: 'Hyderabad' })).toHaveCount(0);
  await chosen.press('Enter');
  await popup(page, 'HAVAL ORA Airport Road').getByRole('button', { name: 'Show in list' }).click();
  await expect(marked).toBeFocused();
  await expect(marked).toBeInViewport();
});

test('the page scrolls to a pin with focus, but not back to one that has lost it', async ({
  page,
}) => {
  await page.goto('/find-a-dealer');
  const chosen = pin(page, 'HAVAL ORA Airport Road, Quetta');
  await expect(chosen).toBeVisible();
  // Focus that scripts move shows as it does for the last key.
  await page.keyboard.press('Tab');
  const places = await chosen.evaluate(async (button) => {
    const settled = () => new Promise((resolve) => setTimeout(resolve, 400));
    const elsewhere = document.querySelector<HTMLElement>('footer a');
    window.scrollTo({ top: document.body.scrollHeight });
    const bottom = window.scrollY;
    button.focus({ preventScroll: true });
    elsewhere?.focus({ preventScroll: true });
    await settled();
    const afterLeaving = window.scrollY;
    button.focus({ preventScroll: true });
    await settled();
    return { bottom, afterLeaving, afterFocus: window.scrollY };
  });
  expect(places.afterLeaving).toBe(places.bottom);
  expect(places.afterFocus).toBeLessThan(places.bottom);
});

test('a card opens its dealer’s popup on the map, one at a time', async ({ page, isMobile }) => {
  await page.goto('/find-a-dealer?shown=all');
  await showOnMap(page, 'HAVAL ORA Airport Road').click();
  await expectWithin(map(page), popup(page, 'HAVAL ORA Airport Road, Quetta'));
  await expect(map(page)).toBeInViewport();
  await expect(showOnMap(page, 'HAVAL ORA Airport Road')).toHaveAttribute('aria-pressed', 'true');
  await expect(showOnMap(page, 'HAVAL ORA Airport Road')).toBeFocused();
  if (isMobile) await showOnMap(page, 'HAVAL ORA Gulberg').tap();
  else await showOnMap(page, 'HAVAL ORA Gulberg').press('Enter');
  await expectWithin(map(page), popup(page, 'HAVAL ORA Gulberg, Lahore'));
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('li[aria-current=true]')).toHaveCount(1);
  await popup(page, 'HAVAL ORA Gulberg').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('li[aria-current=true]')).toHaveCount(0);
});

test('until scripts have loaded there are no buttons that need them, and loading moves no card', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/find-a-dealer?shown=all', { waitUntil: 'commit' });
  const quetta = card(page, 'HAVAL ORA Airport Road');
  await quetta.scrollIntoViewIfNeeded();
  const ownPlace = page.getByRole('button', { name: 'Use my location' });
  await expect(ownPlace).toHaveCount(0);
  await expect(showOnMap(page, 'HAVAL ORA Airport Road')).toHaveCount(0);
  const before = await quetta.boundingBox();
  release();
  await expect(showOnMap(page, 'HAVAL ORA Airport Road')).toBeVisible();
  await expect(ownPlace).toHaveCount(1);
  expect(await quetta.boundingBox()).toEqual(before);
});

test('the map shows the search results', onPhone, async ({ page }) => {
  await page.goto('/find-a-dealer');
  await field(page).fill('peshawar');
  await expect(map(page).getByRole('button', { name: /,/ })).toHaveCount(1);
  await expectWithin(map(page), pin(page, 'HAVAL University Road, Peshawar'));
  await field(page).fill('');
  await expectWithin(map(page), pin(page, 'HAVAL ORA Airport Road, Quetta'));
});

test('buttons move the map in four directions', async ({ page }) => {
  await page.goto('/find-a-dealer');
  const quetta = pin(page, 'HAVAL ORA Airport Road, Quetta');
  await expectWithin(map(page), quetta);
  const readPlace = async () => {
    const [frame, box] = [await map(page).boundingBox(), await quetta.boundingBox()];
    // A click may scroll the page, so places are relative to the map.
    return {
      x: Math.round((box?.x ?? 0) - (frame?.x ?? 0)),
      y: Math.round((box?.y ?? 0) - (frame?.y ?? 0)),
    };
  };
  const start = await readPlace();
  const buttons = page.getByRole('group', { name: 'Move the map' });
  for (const [name, x, y] of [
    ['right', -120, 0],
    ['down', -120, -120],
    ['left', 0, -120],
    ['up', 0, 0],
  ] as const) {
    await buttons.getByRole('button', { name: `Move the map ${name}` }).click();
    await expect.poll(readPlace).toEqual({ x: start.x + x, y: start.y + y });
  }
});

test('the map can be moved, zoomed and skipped by keyboard', onDesktop, async ({ page }) => {
  await page.goto('/find-a-dealer');
  const hyderabad = pin(page, 'HAVAL TANK Auto Bhan Road, Hyderabad');
  await expectWithin(map(page), hyderabad);
  const before = await hyderabad.boundingBox();
  await map(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await hyderabad.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  const karachi = pin(page, '3 dealers: Karachi');
  const measureDistance = async () =>
    ((await hyderabad.boundingBox())?.x ?? 0) - ((await karachi.boundingBox())?.x ?? 0);
  const distance = await measureDistance();
  await page.keyboard.press('+');
  await expect.poll(measureDistance).toBeGreaterThan(distance * 1.5);
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await expect.poll(measureDistance).toBeLessThan(distance * 1.5);
  await page.getByRole('link', { name: 'Skip the map' }).press('Enter');
  await expect(page.locator('#dealers')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('button')).toBeFocused();
});
