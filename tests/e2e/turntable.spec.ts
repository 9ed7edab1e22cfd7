import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './held-requests.ts';
import { swipe } from './swipe.ts';
import { expect, onPhone, test } from './test.ts';

/** A model whose other pictures show none of these views. */
const paints = { first: 'coral-red', second: 'polar-white' };

const car = (page: Page) => page.getByRole('slider', { name: 'Turn the car' });
const shows = (page: Page, view: string, paint = 'Coral Red') =>
  expect(car(page)).toHaveAttribute('aria-valuetext', `Haval Jolion in ${paint}, ${view}`);

async function openAtCar(page: Page): Promise<void> {
  await page.goto('/models/haval-jolion');
  await car(page).scrollIntoViewIfNeeded();
}

/** Records which views of a paint are requested, in any size. */
function watchViews(page: Page, paint: string): Set<string> {
  const views = new Set<string>();
  page.on('request', (request) => {
    const [, view] = request.url().match(`/haval-jolion/${paint}/([a-zA-Z]+)-\\d+`) ?? [];
    if (view) views.add(view);
  });
  return views;
}

/** Drags horizontally by `byPx`, with a finger on phones. */
async function drag(page: Page, over: Locator, byPx: number, isMobile: boolean): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('the car is not shown');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const to = { x: from.x + byPx, y: from.y };
  if (isMobile) return swipe(page, from, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('the car can be turned all the way round by keys, and by buttons and dragging', async ({
  page,
  isMobile,
}) => {
  await openAtCar(page);
  await shows(page, 'front right');
  await car(page).focus();
  await page.keyboard.press('ArrowRight');
  await shows(page, 'front');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'right side');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'rear right');
  await page.getByRole('button', { name: 'Turn right' }).click();
  await shows(page, 'right side');
  await page.getByRole('button', { name: 'Turn left' }).click();
  await shows(page, 'rear right');
  await drag(page, car(page), -100, isMobile);
  await shows(page, 'front right');
  for (let view = 0; view < 8; view += 1) await page.keyboard.press('ArrowRight');
  await shows(page, 'front right');
});

test(
  'a paint’s visible view loads first, three more when idle, the others on the first turn',
  onPhone,
  async ({ page }) => {
    const first = watchViews(page, paints.first);
    const second = watchViews(page, paints.second);
    await openAtCar(page);
    await expect.poll(() => first.size).toBe(4);
    await page.waitForTimeout(1_000);
    expect([...first].at(0)).toBe('frontRightQuarter');
    expect(first.size).toBe(4);
    await page.getByRole('radio', { name: 'Polar White' }).check({ force: true });
    await expect.poll(() => second.size).toBe(4);
    expect([...second].at(0)).toBe('frontRightQuarter');
    expect(first.size).toBe(4);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect.poll(() => second.size).toBe(8);
    expect(first.size).toBe(4);
  },
);

test(
  'the car stays in its previous paint until the new picture has loaded',
  onPhone,
  async ({ page }) => {
    const second = `**/haval-jolion/${paints.second}/frontRightQuarter-*`;
    const release = await holdRequests(page, second);
    const first = watchViews(page, paints.first);
    await openAtCar(page);
    await expect.poll(() => first.size).toBe(4);
    const before = await car(page).screenshot();
    await page.getByRole('radio', { name: 'Polar White' }).check({ force: true });
    await shows(page, 'front right', 'Polar White');
    expect(before.equals(await car(page).screenshot())).toBe(true);
    release();
    await expect.poll(async () => before.equals(await car(page).screenshot())).toBe(false);
  },
);
