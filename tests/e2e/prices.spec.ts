import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The car and the city of the shown price: they head it, and are named again in the table and the form below. */
const shown = (page: Page, title: string) => page.getByRole('main').getByText(title).first();

test('a choice shows its price at once, in an address that can be shared', async ({ page }) => {
  await page.goto('/on-road-price');
  await page.getByLabel('Your vehicle').selectOption('Tank 500 HEV');
  await expect(shown(page, 'Tank 500 HEV in Karachi')).toBeVisible();
  await page.getByLabel('Your city').selectOption('Lahore');
  await expect(shown(page, 'Tank 500 HEV in Lahore')).toBeVisible();
  await expect(page).toHaveURL(/vehicle=tank-500-hev/);
  await page.reload();
  await expect(shown(page, 'Tank 500 HEV in Lahore')).toBeVisible();
});

test('the kind of finance comes first, and typed amounts wait for the button', async ({ page }) => {
  await page.goto('/finance?vehicle=haval-h6');
  await page.getByRole('link', { name: /Ijarah/ }).click();
  await expect(page.getByText('PKR 99,328').first()).toBeVisible();
  await page.getByLabel('Security deposit').fill('70,00,000');
  await page.getByRole('button', { name: 'Calculate' }).press('Enter');
  await expect(page.getByText('Your choice.').first()).toBeVisible();
  await page.getByText('Month by month', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Payments month by month' })).toBeVisible();
});

test('cars are chosen and removed, and their names stay in view', async ({ page, isMobile }) => {
  await page.goto('/compare?models=haval-h6,ora-03');
  await page.getByLabel('Car 3').selectOption('Tank 500 HEV');
  await expect(page).toHaveURL(/models=haval-h6-1\.5,ora-03,tank-500-hev/);
  const head = page.getByRole('columnheader', { name: 'Tank 500 HEV' });
  await page.getByRole('rowheader', { name: 'Power-train' }).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  if (isMobile) await page.getByRole('radio', { name: 'Ora 03' }).check();
  await page.getByRole('link', { name: 'Remove the Ora 03' }).click();
  await expect(page).toHaveURL(/models=haval-h6-1\.5,tank-500-hev/);
});

test('only the rows that differ are shown on request, in an address that can be shared', async ({
  page,
}) => {
  await page.goto('/compare?models=haval-h6,ora-03');
  const same = page.getByRole('rowheader', { name: 'Power-train' });
  const different = page.getByRole('rowheader', { name: 'Power source differs' });
  await expect(same).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect(same).toBeHidden();
  await expect(different).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Warranty', exact: true })).toBeHidden();
  await page.getByLabel('Car 2').selectOption('Tank 500 HEV');
  await expect(page).toHaveURL(
    /\/compare\?models=haval-h6-1\.5,tank-500-hev&show=differences&cityId=[\w-]+$/,
  );
  await page.reload();
  await expect(different).toBeVisible();
  await expect(same).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms of the three pages work', async ({ page }) => {
    await page.goto('/on-road-price');
    await page.getByLabel('Your vehicle').selectOption('Ora 03');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(shown(page, 'Ora 03 in Karachi')).toBeVisible();
    await page.goto('/finance?kind=conventional');
    await page.getByLabel('Term').selectOption('24 months');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(shown(page, 'Haval H6 1.5 in Karachi, 24 months')).toBeVisible();
    await page.goto('/compare');
    await page.getByLabel('Car 2').selectOption('Ora 03');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(
      /\/compare\?models=haval-h6-1\.5,ora-03,haval-h6-phev&cityId=[\w-]+$/,
    );
  });
});
