import type { Page } from '@playwright/test';
import { vehicles } from '#catalogue/vehicles.ts';
import {
  control,
  expectPlaying,
  hero,
  names,
  openWithFakeClock,
  press,
  shown,
  slides,
  turns,
} from './hero.ts';
import { expect, onDesktop, onPhone, test } from './test.ts';

/** Moves the pointer and the focus out of the hero. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(400, 20);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Expects that no slide changes for 30 s, and that slides continue after `release`. */
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

test(
  'the eight models change every 7 s, and the first follows the last',
  onPhone,
  async ({ page }) => {
    await openWithFakeClock(page);
    await expect(shown(page)).toHaveText('Haval H6');
    await page.clock.runFor(6_900);
    expect(await turns(page)).toBe(0);
    await page.clock.runFor(100);
    for (const name of [...names.slice(1), names[0] ?? '']) {
      await expect(shown(page)).toHaveText(name);
      await expectPlaying(page, true);
      await page.clock.runFor(7_000);
    }
  },
);

test(
  'each slide has a logo, its price, links to its model and its test drive, and states its position',
  onPhone,
  async ({ page }) => {
    await openWithFakeClock(page);
    const logos = ['HAVAL', 'HAVAL', 'HAVAL', 'HAVAL', 'HAVAL', 'ORA', 'ORA', 'TANK'];
    for (const [index, { label, slug }] of vehicles.entries()) {
      const slide = slides(page).nth(index);
      await expect(slide).toHaveAttribute('aria-label', `${index + 1} of 8`);
      // Slides out of view are inert, so they have no roles.
      await expect(slide.locator(`svg[aria-label=${logos[index]}]`)).toBeVisible();
      await expect(slide).toContainText(
        /(Starting from )?PKR [1-9][\d,]+ Ex-Factory Price \(sample\)/,
      );
      await expect(slide.locator('a', { hasText: `Book your ${label}` })).toHaveAttribute(
        'href',
        `/models/${slug}`,
      );
      await expect(slide.locator('a', { hasText: 'Book a Test Drive' })).toHaveAttribute(
        'href',
        `/test-drive?vehicle=${slug}`,
      );
    }
  },
);

test(
  'neither a pointer over the slides nor a click on an arrow or a dot stops them',
  onDesktop,
  async ({ page }) => {
    await openWithFakeClock(page);
    await page.mouse.move(700, 300);
    await page.clock.runFor(7_000);
    await expect(shown(page)).toHaveText('Haval H6 HEV');
    for (const [name, model, next] of [
      ['Next model', 'Haval H6 PHEV', 'Haval Jolion'],
      ['Show the Ora 03', 'Ora 03', 'Ora 07'],
    ] as const) {
      await control(page, name).click();
      await expect(shown(page)).toHaveText(model);
      await expectPlaying(page, true);
      await page.clock.runFor(7_000);
      await expect(shown(page)).toHaveText(next);
    }
  },
);

test('the slides pause while keyboard focus is in them', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  await hero(page)
    .getByRole('link', { name: 'Book your Haval H6 on its page', exact: true })
    .focus();
  await expectHeldUntil(page, () => leave(page));
});

test('the slides pause in a hidden tab', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  await setHidden(page, true);
  await expectHeldUntil(page, () => setHidden(page, false));
});

test('the slides pause while out of view and under a dialog', onPhone, async ({ page }) => {
  await openWithFakeClock(page);
  // On phones the button shows on the way up.
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  // React shows code that has loaded after a moment.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.locator('.floating-helper').count()).toBe(1);
  }).toPass();
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }));
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

test('the Pause button stops the slides until Play is pressed', async ({ page, isMobile }) => {
  await openWithFakeClock(page);
  await press(control(page, 'Pause'), isMobile);
  await leave(page);
  await expectHeldUntil(page, () => press(control(page, 'Play'), isMobile));
  await expect(control(page, 'Pause')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('slides change only on request, until the preference is lifted', async ({
    page,
    isMobile,
  }) => {
    await openWithFakeClock(page);
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
