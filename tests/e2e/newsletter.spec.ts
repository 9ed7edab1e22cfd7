import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Newsletter' });
const field = (page: Page) => box(page).getByLabel('Email address');
const button = (page: Page) => box(page).getByRole('button');
const subscribePath = '**/api/newsletter/subscribe';

test('the box waits for an address, and says that it is subscribed', async ({ page }) => {
  await page.goto('/');
  await expect(button(page)).toBeDisabled();
  await field(page).fill('  ');
  await expect(button(page)).toBeDisabled();
  await field(page).fill(`visitor-${Date.now()}@sample.example`);
  await expect(button(page)).toBeEnabled();
  await page.route(subscribePath, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  await expect(box(page).getByRole('status')).toHaveText('Successfully subscribed to newsletter!');
  await expect(field(page)).toHaveValue('');
  await expect(button(page)).toBeDisabled();
  await expectAccessible(page);
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('the documents’ words say so, and the address is kept', async ({ page }) => {
    await page.goto('/test-drive');
    await field(page).fill('visitor@sample.example');
    await page.route(subscribePath, (route) => route.abort());
    await button(page).click();
    await expect(box(page).getByRole('alert')).toHaveText('Failed to subscribe. Please try again.');
    await expect(field(page)).toHaveValue('visitor@sample.example');
    await expectAccessible(page);
    await page.unroute(subscribePath);
    await button(page).click();
    await expect(box(page).getByRole('status')).toBeVisible();
  });

  test('the server says what is wrong with an address', async ({ page }) => {
    await page.goto('/');
    // The browser lets an address pass whose host is no more than a name.
    await field(page).fill('visitor@sample');
    await button(page).click();
    await expect(box(page).getByRole('alert')).toHaveText('Please enter a valid email address');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ['400 (Bad Request)'] });

  test('a page of its own answers the box', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('visitor@sample');
    await button(page).click();
    await expect(page).toHaveURL('/newsletter');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
    const again = page.getByRole('main').getByLabel('Email address');
    await expect(again).toHaveValue('visitor@sample');
    await again.fill(`plain-${Date.now()}@sample.example`);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status')).toHaveText('Successfully subscribed to newsletter!');
    await expect(again).toHaveValue('');
  });
});
