import {
  control,
  expectPlaying,
  hero,
  isRunning,
  names,
  openWithFakeClock,
  press,
  shown,
  turns,
} from './hero.ts';
import { swipe } from './swipe.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

test('dots lead to any model; a slide chosen by the visitor is announced, automatic ones are not', async ({
  page,
  isMobile,
}) => {
  await openWithFakeClock(page);
  const liveRegion = hero(page).locator('[aria-live]');
  await expect(liveRegion).toHaveAttribute('aria-live', 'off');
  await press(control(page, 'Show the Tank 500'), isMobile);
  await expect(shown(page)).toHaveText('Tank 500');
  await expect(control(page, 'Show the Tank 500')).toHaveAttribute('aria-current', 'true');
  await expect(liveRegion).toHaveAttribute('aria-live', 'polite');
  await expect(liveRegion).toHaveText('Tank 500, 8 of 8');
  await page.clock.resume();
  await expectAccessible(page);
});

test(
  'on desktop, arrows go one slide back or forward, past the ends, also by keyboard',
  onDesktop,
  async ({ page }) => {
    await openWithFakeClock(page);
    const [back, on] = [control(page, 'Previous model'), control(page, 'Next model')];
    await back.click();
    await expect(shown(page)).toHaveText('Tank 500');
    await on.click();
    await expect(shown(page)).toHaveText('Haval H6');
    await on.click();
    await on.click();
    await expect(shown(page)).toHaveText('Haval H6 PHEV');
    await on.press('Enter');
    await expect(shown(page)).toHaveText('Haval Jolion');
  },
);

test(
  'quick clicks add up, even if one animation ends because the next overtakes it',
  onDesktop,
  async ({ page }) => {
    await openWithFakeClock(page);
    await control(page, 'Next model').evaluate((next) => {
      const track = next.ownerDocument.querySelector('.hero-track');
      for (let turn = 0; turn < 3; turn += 1) {
        (next as HTMLElement).click();
        track?.dispatchEvent(new Event('scrollend'));
      }
    });
    await expect(shown(page)).toHaveText('Haval Jolion');
  },
);

test('the tab order of the hero starts at the pause button and reaches every control', async ({
  page,
  isMobile,
}) => {
  await openWithFakeClock(page);
  await page.getByRole('main').focus();
  const focused = page.locator(':focus');
  const expected = ['Pause', ...names.map((name) => `Show the ${name}`)];
  if (isMobile) await expect(hero(page).getByRole('button', { name: / model$/ })).toHaveCount(0);
  else expected.push('Previous model', 'Next model');
  for (const name of expected) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  for (const name of [
    'Instalments and on-road price of the Haval H6',
    'Book your Haval H6 on its page',
    'Book a Test Drive',
  ]) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  expect(await focused.evaluate((element) => element.closest('[data-hero]'))).toBeNull();
});

test('a swipe shows the next model and restarts the 7 s', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  await page.clock.runFor(6_000);
  await swipe(page, { x: 320, y: 300 }, { x: 60, y: 300 });
  await expect(shown(page)).toHaveText('Haval H6 HEV');
  await expectPlaying(page, true);
  const before = await turns(page);
  await page.clock.runFor(6_000);
  expect(await turns(page)).toBe(before);
  // The swipe animation may still have been running when the clock moved on.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(shown(page)).toHaveText('Haval H6 PHEV', { timeout: 500 });
  }).toPass();
});

test(
  'at 320 px the controls fit the window, and the hero keeps its height',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/');
    await isRunning(page);
    for (const name of ['Pause', 'Show the Haval H6', 'Show the Tank 500']) {
      const box = await control(page, name).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }
    const { height } = (await hero(page).boundingBox()) ?? {};
    await control(page, 'Show the Haval Jolion HEV').click();
    await expect(shown(page)).toHaveText('Haval Jolion HEV');
    expect((await hero(page).boundingBox())?.height).toBe(height);
  },
);
