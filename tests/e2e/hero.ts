import type { Locator, Page } from '@playwright/test';
import { vehicles } from '#catalogue/vehicles.ts';
import { takeClock } from './own-clock.ts';
import { expect } from './test.ts';

/** The models’ names, in the order of their slides. */
export const names = vehicles.map(({ label }) => label);

export const hero = (page: Page) => page.getByRole('region', { name: 'Our models' });
export const slides = (page: Page) => hero(page).getByRole('list').locator('> li');
/** The name on the slide in view. */
export const shown = (page: Page) => hero(page).locator('li:not([inert])').getByRole('heading');
export const control = (page: Page, name: string) =>
  hero(page).getByRole('button', { name, exact: true });

/** Opens the home page on a clock that the test moves, and counts how often slides are turned. */
export async function openOnOwnClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo as (to: ScrollToOptions) => void;
    Object.assign(window, { turns: 0 });
    Element.prototype.scrollTo = function turn(this: Element, to: ScrollToOptions) {
      Object.assign(window, { turns: Reflect.get(window, 'turns') + 1 });
      scrollTo.call(this, to);
    } as typeof Element.prototype.scrollTo;
  });
  await takeClock(page);
  await page.goto('/');
  await isRunning(page);
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expectPlaying(page, !isCalm);
}

/** While slides play, the line under the current one fills: only then is the next one's time set. */
export async function expectPlaying(page: Page, isPlaying: boolean): Promise<void> {
  const countFilling = () =>
    hero(page)
      .locator('[aria-current]')
      .evaluate(
        (dot) =>
          dot
            .getAnimations({ subtree: true })
            .filter((animation) => !(animation instanceof CSSTransition)).length,
      );
  await expect.poll(countFilling).toBe(isPlaying ? 1 : 0);
}

/** The slides out of view can't be reached once the page's script runs. */
export const isRunning = (page: Page) =>
  expect(hero(page).locator('li[inert]')).toHaveCount(names.length - 1);
/** How often slides have been turned. */
export const turns = (page: Page) => page.evaluate(() => Reflect.get(window, 'turns'));
export const press = (button: Locator, isMobile: boolean) =>
  isMobile ? button.tap() : button.click();
