import type { Page } from '@playwright/test';
import { vehicles } from '#catalogue/vehicles.ts';
import {
  control,
  expectPlaying,
  hero,
  names,
  openOnOwnClock,
  press,
  shown,
  slides,
  turns,
} from './hero.ts';
import { expect, test } from './test.ts';

/** Neither points at the hero nor has focus in it. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(400, 20);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Nothing turns for a long while; and left alone again, it goes on. */
async function expectHeldUntil(page: Page, release: () => Promise<void>): Promise<void> {
  await expectPlaying(page, false);
  const before = await turns(page);
  await page.clock.runFor(30_000);
  expect(await turns(page)).toBe(before);
  await release();
  await expectPlaying(page, true);
  await page.clock.runFor(7_000);
  expect(await turns(page)).toBe(before + 1);
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('the eight models follow each other every 7 s, and after the last comes the first', async ({
  page,
}) => {
  await openOnOwnClock(page);
  await expect(shown(page)).toHaveText('Haval H6');
  await page.clock.runFor(6_900);
  expect(await turns(page)).toBe(0);
  await page.clock.runFor(100);
  for (const name of [...names.slice(1), names[0] ?? '']) {
    await expect(shown(page)).toHaveText(name);
    await expectPlaying(page, true);
    await page.clock.runFor(7_000);
  }
});

test('each slide leads to its model and to its test drive, and says where it stands', async ({
  page,
}) => {
  await openOnOwnClock(page);
  for (const [index, { label, slug }] of vehicles.entries()) {
    const slide = slides(page).nth(index);
    await expect(slide).toHaveAttribute('aria-label', `${index + 1} of 8`);
    await expect(slide.locator('a', { hasText: `Book your ${label}` })).toHaveAttribute(
      'href',
      `/models/${slug}`,
    );
    await expect(slide.locator('a', { hasText: 'Book a Test Drive' })).toHaveAttribute(
      'href',
      `/test-drive?vehicle=${slug}`,
    );
  }
});

test('the slides stand still under a pointer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover');
  await openOnOwnClock(page);
  await page.mouse.move(700, 300);
  await expectHeldUntil(page, () => page.mouse.move(700, 20));
});

test('the slides stand still with focus in them', async ({ page }) => {
  await openOnOwnClock(page);
  await hero(page).getByRole('link', { name: 'Book your Haval H6', exact: true }).focus();
  await expectHeldUntil(page, () => leave(page));
});

test('the slides stand still in a tab that nobody sees', async ({ page }) => {
  await openOnOwnClock(page);
  await setHidden(page, true);
  await expectHeldUntil(page, () => setHidden(page, false));
});

test('the slides stand still while they are out of view, and under a dialog', async ({ page }) => {
  await openOnOwnClock(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expectHeldUntil(page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  });
  await expect(shown(page)).toHaveText('Haval H6 HEV');
  await expectPlaying(page, true);
  await page.evaluate(() =>
    document.body.appendChild(document.createElement('dialog')).showModal(),
  );
  const before = await turns(page);
  await page.clock.runFor(28_000);
  expect(await turns(page)).toBe(before);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
  await leave(page);
  await page.clock.runFor(7_000);
  await expect(shown(page)).toHaveText('Haval H6 PHEV');
});

test('a button stops the slides for good, and starts them where it is', async ({
  page,
  isMobile,
}) => {
  await openOnOwnClock(page);
  await press(control(page, 'Pause'), isMobile);
  await leave(page);
  await expectHeldUntil(page, () => press(control(page, 'Play'), isMobile));
  await expect(control(page, 'Pause')).toBeVisible();
});

test.describe('who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees slides turn when they turn them, and never else', async ({ page, isMobile }) => {
    await openOnOwnClock(page);
    await page.clock.runFor(60_000);
    expect(await turns(page)).toBe(0);
    await expect(control(page, 'Pause')).toBeHidden();
    await press(control(page, 'Show the Ora 03'), isMobile);
    await expect(shown(page)).toHaveText('Ora 03');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await leave(page);
    await expectPlaying(page, true);
    await page.clock.runFor(7_000);
    await expect(shown(page)).toHaveText('Ora 07');
  });
});
