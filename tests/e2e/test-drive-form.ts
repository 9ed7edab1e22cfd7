import type { Page } from '@playwright/test';

/** Fills the required fields. Returns the dealership that it chose. */
export async function fillTestDrive(
  page: Page,
  { lastName = 'Visitor', vehicle = 'Haval H6' }: { lastName?: string; vehicle?: string } = {},
): Promise<{ dealership: string }> {
  await page.getByLabel('Vehicle', { exact: true }).selectOption(vehicle);
  const dealerships = page.getByLabel('Dealership');
  const dealership = (await dealerships.locator('option').nth(3).textContent()) ?? '';
  await dealerships.selectOption(dealership);
  await page.getByLabel('First name').fill('Sample');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone number').fill('0300 0000001');
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('I hold a valid driving license and agree').check();
  await page.getByLabel('I take responsibility of any damage').check();
  return { dealership };
}

export const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Book a Test Drive' });
