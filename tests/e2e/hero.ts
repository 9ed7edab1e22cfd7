import type { Locator, Page } from '@playwright/test';
import { vehicles } from '#catalogue/vehicles.ts';
import { installFakeClock } from './fake-clock.ts';
import { expect } from './test.ts';

/** The models’ names, in slide order. */
export const names = vehicles.map(({ label }) => label);

export const hero = (page: Page) => page.getByRole('region', { name: 'Our models' });
export const slides = (page: Page) => hero(page).getByRole('list').locator('> li');
/** The name on the slide in view. */
export const shown = (page: Page) => hero(page).locator('li:not([inert])').getByRole('heading');
export const control = (page: Page, name: string) =>
  hero(page).getByRole('button', { name, exact: true });

/** Opens the home page with a fake clock and counts slide changes. */
export async function openWithFakeClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo as (to: ScrollToOptions) => void;
    Object.assign(window, { turns: 0 });
    Element.prototype.scrollTo = function turn(this: Element, to: ScrollToOptions) {
      Object.assign(window, { turns: Reflect.get(window, 'turns') + 1 });
      scrollTo.call(this, to);
    } as typeof Element.prototype.scrollTo;
  });
  await installFakeClock(page);
  await page.goto('/');
  await isRunning(page);
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expectPlaying(page, !isCalm);
}

/** Expects slides to play or not. While they play, the line under the current one fills. */
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

/** Waits until the page's script runs: it makes the slides out of view inert. */
export const isRunning = (page: Page) =>
  expect(hero(page).locator('li[inert]')).toHaveCount(names.length - 1);
/** Reads how often slides have changed. */
export const turns = (page: Page) => page.evaluate(() => Reflect.get(window, 'turns'));
export const press = (button: Locator, isMobile: boolean) =>
  isMobile ? button.tap() : button.click();
