import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.ts';
import { expect, expectAccessible, test } from './test.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Newsletter' });
const field = (page: Page) => box(page).getByLabel('Email address');
const button = (page: Page) => box(page).getByRole('button');
const subscribePath = '**/api/newsletter/subscribe';

test('Subscribe is disabled while the address is blank; with one the box confirms the subscription', async ({
  page,
}) => {
  await page.goto('/');
  const isDisabled = () => button(page).evaluate((one) => (one as HTMLButtonElement).disabled);
  await expect.poll(isDisabled).toBe(true);
  await field(page).fill('  ');
  expect(await isDisabled()).toBe(true);
  await field(page).fill('v');
  expect(await isDisabled()).toBe(false);
  await field(page).fill('');
  expect(await isDisabled()).toBe(true);
  await field(page).fill(`visitor-${Date.now()}@sample.example`);
  const release = await holdRequests(page, subscribePath);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  release();
  await expect(box(page).getByRole('alert')).toHaveText('Successfully subscribed to newsletter!');
  await expect(field(page)).toHaveValue('');
  await expect(box(page).getByRole('alert')).toBeFocused();
  expect(await isDisabled()).toBe(true);
  await expectAccessible(page);
});

test('Subscribe of the news page is disabled while its address is blank', async ({ page }) => {
  await page.goto('/news-and-events/news');
  const news = page.getByRole('region', { name: 'Subscribe to our newsletter' });
  const subscribe = news.locator('button:text("Subscribe")');
  await expect(news.locator('button:disabled')).toHaveText('Subscribe');
  await news.getByLabel('Email address').fill('visitor@sample.example');
  await expect(subscribe).toBeEnabled();
  await expect(news.locator('button:disabled')).toHaveCount(0);
});

test('an address typed before the page is hydrated enables Subscribe', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/faq', { waitUntil: 'commit' });
  await field(page).fill('visitor@sample.example');
  await expect(button(page)).toBeEnabled();
  release();
  await page.waitForRequest('**/api/page-views');
  await expect(button(page)).toBeEnabled();
  await field(page).fill('');
  await expect(box(page).locator('button:disabled')).toHaveCount(1);
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('an error shows, the address is kept, and a retry works', async ({ page }) => {
    await page.goto('/test-drive');
    await field(page).fill('visitor@sample.example');
    await page.route(subscribePath, (route) => route.abort());
    await button(page).click();
    await expect(box(page).getByRole('alert')).toHaveText('Failed to subscribe. Please try again.');
    await expect(field(page)).toHaveValue('visitor@sample.example');
    await expectAccessible(page);
    await page.unroute(subscribePath);
    await button(page).click();
    await expect(box(page).getByRole('alert')).toBeVisible();
  });

  test('the server’s message about an invalid address is shown', async ({ page }) => {
    await page.goto('/');
    // The browser accepts an address without a dot in its domain.
    await field(page).fill('visitor@sample');
    await button(page).click();
    await expect(box(page).getByRole('alert')).toHaveText('Please enter a valid email address');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('the form leads to a page that reports errors and confirms the subscription', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(button(page)).toBeEnabled();
    await field(page).fill('visitor@sample');
    await button(page).click();
    await expect(page).toHaveURL('/newsletter');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
    const again = page.getByRole('main').getByLabel('Email address');
    await expect(again).toHaveValue('visitor@sample');
    await again.fill(`plain-${Date.now()}@sample.example`);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert')).toHaveText('Successfully subscribed to newsletter!');
    await expect(again).toHaveValue('');
  });
});
