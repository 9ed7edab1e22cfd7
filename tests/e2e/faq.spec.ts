import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const questions = (page: Page) => page.locator('main details');
const open = (page: Page) => page.locator('main details[open]');
const question = (page: Page, text: string) => page.locator('main summary', { hasText: text });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the FAQ starts with the first answer, shows one at a time, and a second click on its question closes it', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(questions(page)).toHaveCount(8);
  await expect(open(page)).toHaveCount(1);
  await expect(page.getByText('Every 5,000 to 10,000 km.')).toBeVisible();
  await question(page, 'How long is the warranty').click();
  await expect(open(page)).toHaveCount(1);
  await expect(page.getByText('6 years or 150,000 km')).toBeVisible();
  await expect(page.getByText('Every 5,000 to 10,000 km.')).toBeHidden();
  await expectAccessible(page);
  await question(page, 'How long is the warranty').click();
  await expect(open(page)).toHaveCount(0);
});

test('the FAQ can be filtered by category, which closes the open answer', async ({ page }) => {
  await page.goto('/faq');
  const chips = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(chips).toHaveText([
    'View All',
    'Aftersales',
    'Sales',
    'Customer Care',
    'SUVs',
    'EVs',
    'Warranty',
    'Other',
  ]);
  await expect(open(page)).toHaveCount(1);
  await chip(page, 'Aftersales').click();
  await expect(chip(page, 'Aftersales')).toHaveAttribute('aria-pressed', 'true');
  await expect(questions(page)).toHaveCount(2);
  await expect(open(page)).toHaveCount(0);
  await question(page, 'How often').click();
  await chip(page, 'View All').click();
  await expect(questions(page)).toHaveCount(8);
  await expect(open(page)).toHaveCount(0);
});

test('the FAQ works by keyboard, and its Aftersales answers link to the service booking', async ({
  page,
}) => {
  await page.goto('/faq');
  await chip(page, 'Aftersales').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Aftersales: 2 of 8 questions');
  await question(page, 'What do I need').focus();
  await page.keyboard.press('Enter');
  const book = page.getByRole('link', { name: 'Book Service Now' });
  await expect(book).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/book-service$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the FAQ opens one answer at a time and hides the category filter', async ({ page }) => {
    await page.goto('/faq');
    await expect(chip(page, 'View All')).toBeHidden();
    await question(page, 'How far').click();
    await expect(page.getByText('The Ora 03 has a range of 400 km.')).toBeVisible();
    await expect(open(page)).toHaveCount(1);
  });
});
