import type { Page } from '@playwright/test';
import { officeBudgets, overweight } from '#tests/weights/budgets.ts';
import { weighPage } from '#tests/weights/weigh-page.ts';
import { screens } from '../../admin/screens.ts';
import { origin } from './address.ts';
import { beginSession, office, openOffice, signedOut } from './sign-in.ts';
import { test as base, expect, expectAccessibleInThemes, expectNoSidewaysScroll } from './test.ts';

/** Describes where the title of the open screen stands. */
async function findTitlePlace(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { x, y, height } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
  return `${x} ${y} ${height}`;
}

/** Opens a screen in a browser with an empty cache, and expects that it is within its budget, if it has one. */
async function openWithinBudget(page: Page, path: string): Promise<void> {
  const budget = officeBudgets[path];
  if (!budget) await page.goto(office(path));
  else expect(overweight(path, (await weighPage(page, office(path))).weight, budget)).toEqual([]);
}

const test = base.extend<object, { titlePlace: string }>({
  /** Where the title of the dashboard stands. */
  titlePlace: [
    async ({ browser }, use, { project }) => {
      const { viewport = null } = project.use;
      const page = await browser.newPage({ baseURL: origin, viewport });
      await openOffice(page, '/dashboard', 'admin');
      await use(await findTitlePlace(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedErrors: [signedOut] });

/** What cards of records on a phone are at most high, in px. */
const cardHeights: Readonly<Record<string, number>> = {
  '/news-management': 150,
  '/event-management': 150,
  '/media-management': 150,
  // A dealer's card has a line for its phone number and email address.
  '/dealer-management': 175,
  '/job-openings': 150,
  '/message-templates': 150,
};

/** Expects that records are short cards with buttons of 44 px. */
async function expectShortCards(page: Page, limit: number): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  const card = page.locator('tbody tr').first();
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(limit);
  const edit = await card.getByRole('button', { name: /^Edit / }).boundingBox();
  expect(Math.min(edit?.width ?? 0, edit?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
}

const views = [
  { username: 'hr', title: 'HR Dashboard', path: '/dashboard' },
  { username: 'media', title: 'Media Dashboard', path: '/dashboard' },
  { username: 'admin', title: 'Your Account', path: '/account' },
  ...screens.map(({ title, path }) => ({ username: 'admin', title, path })),
];

// One load for everything: changing the window or the colors is much cheaper than loading the screen again.
for (const { username, title, path } of views) {
  test(`${title} is accessible in both themes, fits the window and is within its budget`, async ({
    page,
    isMobile,
    titlePlace,
  }) => {
    await beginSession(page, username);
    await openWithinBudget(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    if (!isMobile) expect(await findTitlePlace(page)).toBe(titlePlace);
    await expectAccessibleInThemes(page);
    await expectNoSidewaysScroll(page);
    const limit = cardHeights[path];
    if (isMobile && limit) await expectShortCards(page, limit);
  });
}
