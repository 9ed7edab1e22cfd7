import type { Page } from '@playwright/test';
import { addRecord, changeRecord, someDealer, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  test,
} from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut, '500 (Internal', '409 (Conflict)'] });

const searches = (page: Page) => page.getByRole('region', { name: 'Dealer Search Locations' });
const dealers = (page: Page) => page.getByRole('region', { name: 'Dealer Locations' });

test('a dealer search can be created, edited and deleted', async ({ page }) => {
  const query = uniqueName('Near Gulberg');
  await openOffice(page, '/dealer-locations');
  const region = searches(page);
  await region.getByRole('button', { name: 'Add a dealer search' }).click();
  await expect(region.getByLabel('Search radius (km)')).toHaveValue('25');
  await region.getByLabel('Search query').fill(query);
  await region.getByLabel('Search radius (km)').fill('200');
  await region.getByRole('button', { name: 'Create Search' }).click();
  await expect(region.getByRole('alert')).toContainText('The radius is between 5 and 100 km');
  await region.getByLabel('Search radius (km)').fill('40');
  await region.getByRole('button', { name: 'Create Search' }).click();
  await expect(page.getByText(`${query} is saved.`)).toBeVisible();
  await expect(region.getByLabel('Search query')).toHaveValue('');
  const line = region.getByRole('listitem').filter({ hasText: query });
  await expect(line).toContainText('40 km');
  await expect(line).toContainText('Pending');

  await line.getByRole('button', { name: `Edit ${query}` }).click();
  await region.getByLabel('Status').selectOption('Completed');
  await region.getByRole('button', { name: 'Update Search' }).click();
  await expect(line).toContainText('Completed');
  await expect(region.getByRole('button', { name: 'Create Search' })).toBeVisible();
  await line.getByRole('button', { name: `Delete ${query}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Delete this dealer search?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'is moved to the trash.');
  await expect(line).toHaveCount(0);
});

test('a dealer edited in its form keeps its hours; Reset starts a new one; it can be deleted', async ({
  page,
  request,
}) => {
  const name = uniqueName('A HAVAL in a form');
  const city = `Aa ${name}`;
  const hours = { workingHours: { Monday: '10 - 4' }, isActive: false };
  const { _id } = await addRecord(request, '/dealers', {
    data: { ...someDealer(name), city, ...hours },
  });
  await openOffice(page, '/dealer-locations');
  const region = dealers(page);
  const line = region.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByRole('img', { name: 'Inactive' })).toBeVisible();
  const search = region.getByRole('searchbox', { name: 'Search' });
  await search.fill(name);
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await search.fill('');
  await expect(region.getByRole('listitem')).not.toHaveCount(1);
  await line.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(region.getByLabel('Name *')).toHaveValue(name);
  await region.getByRole('button', { name: 'Reset' }).click();
  await expect(region.getByLabel('Name *')).toHaveValue('');
  await region.getByRole('button', { name: 'Create Dealer' }).click();
  await expect(region.getByRole('alert')).toContainText(
    'Name, city, address, email, phone and map link are required.',
  );
  await line.getByRole('button', { name: `Edit ${name}` }).click();
  await region.getByLabel('Services (comma separated)').fill('Sales, , Test Drive');
  await region.getByLabel('Active: shown to visitors').check();
  const email = region.getByLabel('Email');
  const typed = await email.inputValue();
  await email.fill('nobody@');
  await region.getByRole('button', { name: 'Update Dealer' }).click();
  await expect(region.getByRole('alert')).toContainText('Invalid email format.');
  await email.fill(typed);
  await region.getByRole('button', { name: 'Update Dealer' }).click();
  await expect(line.getByRole('img', { name: 'Active', exact: true })).toBeVisible();
  const { data } = await (await request.get(`/api/dealers/${_id}`)).json();
  expect(data).toMatchObject({
    services: ['Sales', 'Test Drive'],
    workingHours: hours.workingHours,
  });
  await line.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Delete this dealer?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'is moved to the trash.');
  await expect(line).toHaveCount(0);
});

test('after a failed save the form keeps the input, and merges an edit of another field', async ({
  page,
  request,
}) => {
  const searchQuery = uniqueName('Collided');
  const path = '/dealer-searches';
  const { _id } = await addRecord(request, path, { data: { searchQuery } });
  await openOffice(page, '/dealer-locations');
  const region = searches(page);
  await region.getByRole('button', { name: `Edit ${searchQuery}` }).click();
  await region.getByLabel('Notes').fill('Mine');
  await page.route(`**/api${path}/${_id}`, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
  );
  await region.getByRole('button', { name: 'Update Search' }).click();
  await expect(region.getByRole('alert')).toHaveText('It went wrong.');
  await expect(region.getByLabel('Notes')).toHaveValue('Mine');
  await page.unroute(`**/api${path}/${_id}`);
  await page.route(`**/api${path}/${_id}`, (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await region.getByRole('button', { name: 'Update Search' }).click();
  await expect(region.getByRole('alert')).toHaveText(/^Save failed\. /);
  await page.unroute(`**/api${path}/${_id}`);
  await changeRecord(request, `${path}/${_id}`, { data: { searchRadius: 60 } });
  await region.getByRole('button', { name: 'Update Search' }).click();
  await expect(region.getByRole('button', { name: 'Create Search' })).toBeVisible();
  const { data } = await (await request.get(`/api${path}/${_id}`)).json();
  expect(data).toMatchObject({ notes: 'Mine', searchRadius: 60 });
});

test('empty lists say so, and the dashboards have no dealer form', async ({ page }) => {
  await page.route('**/api/dealer*?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [],
        pagination: { page: 1, limit: 50, totalItems: 0, totalPages: 0 },
      },
    }),
  );
  await openOffice(page, '/dealer-locations');
  await expect(searches(page)).toContainText('No dealer searches found.');
  await expect(dealers(page)).toContainText('No dealers found.');
  await openOffice(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
  await expect(dealers(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dealer Locations', exact: true }).click();
  await expect(dealers(page)).toBeVisible();
  await page.context().clearCookies();
  await openOffice(page, '/dashboard', 'media');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Dashboard');
  await expect(dealers(page)).toHaveCount(0);
});

test('the forms are accessible in both themes', async ({ page, request }) => {
  const searchQuery = uniqueName('Averylongname'.repeat(4));
  await addRecord(request, '/dealer-searches', { data: { searchQuery } });
  await openOffice(page, '/dealer-locations');
  await expect(searches(page)).toContainText(searchQuery);
  await expect(dealers(page).getByRole('listitem').first()).toBeVisible();
  await searches(page).getByRole('button', { name: 'Add a dealer search' }).click();
  await dealers(page).getByRole('button', { name: 'Add a dealer' }).click();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

test('a mark on the map loads its dealer into the form', async ({ page, request, isMobile }) => {
  const name = uniqueName('A HAVAL on the map');
  await addRecord(request, '/dealers', { data: { ...someDealer(name), city: 'Lahore' } });
  await openOffice(page, '/dealer-locations');
  const region = dealers(page);
  // A wide window shows both.
  if (isMobile) await region.getByRole('button', { name: 'Map', exact: true }).click();
  else await expect(region.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0);
  await region.getByRole('searchbox', { name: 'Search' }).fill(name);
  const map = region.getByRole('application', { name: 'Map of the dealers' });
  await expect(map.getByRole('button', { name })).toHaveCount(1);
  await expect(region.getByText('1 dealer', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await map.getByRole('button', { name }).press('Enter');
  await expect(region.getByLabel('Name *')).toHaveValue(name);
});
