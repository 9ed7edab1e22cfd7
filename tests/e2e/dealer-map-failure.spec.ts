import type { Page } from '@playwright/test';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut, 'ERR_FAILED'] });

const path = '/dealer-management';
const dialog = (page: Page) => page.getByRole('dialog');

test('if the map fails to load, coordinates can still be typed', async ({ page }) => {
  await page.route('**/assets/location-map-*', (route) => route.abort());
  await openOffice(page, `${path}?edit=new`);
  await dialog(page).getByRole('button', { name: 'Pick a location on the map' }).click();
  await expect(dialog(page).getByText('The map could not be loaded.')).toBeVisible();
  await dialog(page).getByLabel('Latitude').fill('91');
  await dialog(page).getByRole('button', { name: 'Create Dealer' }).click();
  await expect(dialog(page).getByLabel('Latitude')).toHaveAccessibleDescription(
    'Invalid coordinates.',
  );
});
