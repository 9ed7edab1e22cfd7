import type { Page } from '@playwright/test';
import { findSharedSentence } from '#site/careers/openings.tsx';
import { holdRequests } from './held-requests.ts';
import { details, inMain, openings, rows, someOpening } from './openings.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const listData = '**/careers.data*';
const chip = (page: Page, name: string) =>
  inMain(page).getByRole('navigation', { name: 'Job categories' }).getByRole('link', { name });

test('the page lists and counts all openings and offers the categories that have some', async ({
  page,
}) => {
  const all = await openings(page);
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
  await expect(inMain(page).getByText(`${all.length} Jobs`, { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveText(all.map(({ title }) => title));
  const categories = [...new Set(all.map(({ category }) => category))].sort();
  await expect(inMain(page).getByRole('navigation').getByRole('link')).toHaveText([
    'View All',
    ...categories,
  ]);
  await expect(chip(page, 'View All')).toHaveAttribute('aria-current', 'true');
  const shared = findSharedSentence(all.map(({ description }) => description));
  await expect(inMain(page)).toContainText(shared);
  for (const { title, description, location, type } of all) {
    const row = inMain(page).getByRole('listitem').filter({ hasText: title });
    const own = description.slice(shared.length).trim();
    for (const fact of [own, location, type]) await expect(row).toContainText(fact);
    if (shared) await expect(row).not.toContainText(shared);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a category shows its openings without reloading the page, and Back works', async ({
  page,
}) => {
  const inSales = await openings(page, 'Sales');
  const all = await openings(page);
  await page.goto('/careers');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const refetched = page.waitForResponse(listData);
  await chip(page, 'Sales').click();
  await refetched;
  await expect(page).toHaveURL('/careers?category=Sales');
  await expect(inMain(page).getByText(`${inSales.length} Jobs`, { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveText(inSales.map(({ title }) => title));
  await expect(chip(page, 'Sales')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, 'Sales')).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(all.length);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('a message shows while a category loads', async ({ page }) => {
  await page.goto('/careers');
  const release = await holdRequests(page, listData);
  await chip(page, 'Engineering').click();
  await expect(page.getByRole('status').getByText('Loading job openings...')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText('Loading job openings...')).toBeHidden();
  await expect(rows(page)).not.toHaveCount(0);
});

test.describe('when the openings cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED', 'Failed to fetch'] });

  test('an error shows, the categories stay, and trying again shows the openings', async ({
    page,
  }) => {
    await page.goto('/careers');
    await page.route(listData, (route) => route.abort());
    await chip(page, 'Sales').click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load job openings. Please try again later.',
    );
    await expect(chip(page, 'Engineering')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(listData);
    await inMain(page).getByRole('link', { name: 'Try Again', exact: true }).click();
    await expect(page).toHaveURL('/careers?category=Sales');
    await expect(rows(page)).not.toHaveCount(0);
  });
});

test('a category without openings says so', async ({ page }) => {
  await page.goto('/careers?category=Gardening');
  await expect(inMain(page).getByRole('status')).toHaveText(
    'No job openings available at the moment. Please check back later.',
  );
  await expect(rows(page)).toHaveCount(0);
  await expectAccessible(page);
  await chip(page, 'View All').click();
  await expect(rows(page)).not.toHaveCount(0);
});

test('the list and the details fit at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/careers');
  await expectNoSidewaysScroll(page);
  await rows(page).first().click();
  await expect(details(page)).toBeVisible();
  const overhang = await details(page).evaluate(
    (dialog) => dialog.scrollWidth - dialog.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('categories, details and applying work', async ({ page }) => {
    const { title, qualification } = await someOpening(page, 'Sales');
    const inSales = await openings(page, 'Sales');
    await page.goto('/careers');
    await chip(page, 'Sales').click();
    await expect(page).toHaveURL('/careers?category=Sales');
    await expect(rows(page)).toHaveCount(inSales.length);
    await rows(page).first().click();
    await expect(details(page)).toContainText(qualification);
    await details(page).getByRole('button', { name: 'Close' }).click();
    await expect(details(page)).toBeHidden();
    await inMain(page).getByRole('link', { name: 'Apply for' }).first().click();
    await expect(inMain(page).getByLabel('Job title')).toHaveValue(title);
  });
});

test('a press on the page behind the details closes them, one in them does not', async ({
  page,
}) => {
  const { title } = await someOpening(page, 'Sales');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/careers');
  await rows(page).filter({ hasText: title }).first().click();
  await expect(details(page)).toBeVisible();
  const { x = 0 } = (await details(page).boundingBox()) ?? {};
  await page.mouse.click(x + 40, 400);
  await expect(details(page)).toBeVisible();
  await page.mouse.click(x - 40, 400);
  await expect(details(page)).toHaveCount(0);
});
