import { swipe } from './finger.ts';
import {
  control,
  expectPlaying,
  hero,
  isRunning,
  names,
  openOnOwnClock,
  press,
  shown,
  turns,
} from './hero.ts';
import { expect, expectAccessible, test } from './test.ts';

test('dots lead to any model; what was asked for is read out, what comes by itself is not', async ({
  page,
  isMobile,
}) => {
  await openOnOwnClock(page);
  const spoken = hero(page).locator('[aria-live]');
  await expect(spoken).toHaveAttribute('aria-live', 'off');
  await press(control(page, 'Show the Tank 500'), isMobile);
  await expect(shown(page)).toHaveText('Tank 500');
  await expect(control(page, 'Show the Tank 500')).toHaveAttribute('aria-current', 'true');
  await expect(spoken).toHaveAttribute('aria-live', 'polite');
  await expect(spoken).toHaveText('Tank 500, 8 of 8');
  await page.clock.resume();
  await expectAccessible(page);
});

test('arrows turn one back and one on, round the ends, by key as well', async ({
  page,
  isMobile,
}) => {
  await openOnOwnClock(page);
  const [back, on] = [control(page, 'Previous model'), control(page, 'Next model')];
  if (isMobile) {
    await expect(back).toBeHidden();
    await expect(on).toBeHidden();
    return;
  }
  await back.click();
  await expect(shown(page)).toHaveText('Tank 500');
  await on.click();
  await expect(shown(page)).toHaveText('Haval H6');
  await on.click();
  await on.click();
  await expect(shown(page)).toHaveText('Haval H6 PHEV');
  await on.press('Enter');
  await expect(shown(page)).toHaveText('Haval Jolion');
});

test('quick turns add up, also where a glide ends since the next one overtakes it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the arrows are for pointers');
  await openOnOwnClock(page);
  await control(page, 'Next model').evaluate((next) => {
    const track = next.ownerDocument.querySelector('.hero-track');
    for (let turn = 0; turn < 3; turn += 1) {
      (next as HTMLElement).click();
      track?.dispatchEvent(new Event('scrollend'));
    }
  });
  await expect(shown(page)).toHaveText('Haval Jolion');
});

test('the keyboard comes to the pause button first, then to every other control', async ({
  page,
  isMobile,
}) => {
  await openOnOwnClock(page);
  await page.getByRole('main').focus();
  const focused = page.locator(':focus');
  const expected = ['Pause', ...names.map((name) => `Show the ${name}`)];
  if (!isMobile) expected.push('Previous model', 'Next model');
  for (const name of expected) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  for (const name of ['Book your Haval H6', 'Book a Test Drive']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  expect(await focused.evaluate((element) => element.closest('[data-hero]'))).toBeNull();
});

test('a finger swipes to the next model, and the 7 s begin anew', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'fingers are for phones');
  await openOnOwnClock(page);
  await page.clock.runFor(6_000);
  await swipe(page, { x: 320, y: 300 }, { x: 60, y: 300 });
  await expect(shown(page)).toHaveText('Haval H6 HEV');
  await expectPlaying(page, true);
  const before = await turns(page);
  await page.clock.runFor(6_000);
  expect(await turns(page)).toBe(before);
  // The row may still have been gliding when the clock went on.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(shown(page)).toHaveText('Haval H6 PHEV', { timeout: 500 });
  }).toPass();
});

test('at 320 px every control is in the window, and the hero keeps its height', async ({
  page,
}) => {
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
});
