import type { Page } from '@playwright/test';
import { details, inMain, rows, someOpening } from './openings.ts';
import { expect, expectAccessible, test } from './test.ts';

const openingLink = (page: Page, name: string) =>
  inMain(page).getByRole('link', { name, exact: true });

test('the details of an opening open and close by keyboard, keep focus and return it', async ({
  page,
}) => {
  await page.goto('/careers?category=Engineering');
  const opening = await someOpening(page, 'Engineering');
  const link = openingLink(page, opening.title);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await details(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(details(page).getByRole('link', { name: 'Apply' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/careers?category=Engineering');
  await page.keyboard.press('Enter');
  await details(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(details(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/careers?category=Engineering');
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeVisible();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await expect(rows(page)).not.toHaveCount(0);
});

test('an opening that is opened while its details still close is shown', async ({ page }) => {
  await page.goto('/careers');
  const { title } = await someOpening(page, 'Engineering');
  await openingLink(page, title).click();
  await expect(details(page)).toBeVisible();
  const link = page.locator('a', { hasText: title }).first();
  await link.evaluate((element: HTMLElement) => {
    addEventListener('popstate', () => element.click(), { once: true });
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?]open=/);
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/careers');
  await expect(details(page)).toBeHidden();
});

test('the details show all public facts of an opening', async ({ page }) => {
  const opening = await someOpening(page, 'Engineering');
  await page.goto('/careers');
  await openingLink(page, opening.title).click();
  const facts = [
    opening.title,
    opening.description,
    opening.category,
    opening.type,
    opening.jobLocation,
    opening.division,
    opening.reportsTo,
    opening.purpose,
    opening.qualification,
    `${opening.experienceMin} to ${opening.experienceMax} years`,
    `Up to ${opening.ageMax} years`,
    opening.gender,
    ...opening.responsibilities,
    ...opening.requirements,
    ...opening.skills,
  ];
  for (const fact of facts)
    await expect(details(page)).toContainText(fact ?? 'a fact that is missing');
});

test('an opening has its own URL and links to its application form', async ({ page }) => {
  const { _id, title } = await someOpening(page, 'Marketing');
  await page.goto(`/careers?open=${_id}`);
  await expect(details(page).getByRole('heading', { level: 2 })).toContainText(title);
  await details(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/careers');
  await inMain(page)
    .getByRole('link', { name: `Apply for ${title}` })
    .click();
  await expect(page).toHaveURL(`/careers/apply?job=${encodeURIComponent(title)}`);
  await expect(inMain(page).getByLabel('Job title')).toHaveValue(title);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});
