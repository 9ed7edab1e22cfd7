import type { Page } from '@playwright/test';
import { makeDraft } from '../support/tariff-drafts.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '409 (Conflict)'] });

const path = '/tariffs';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const line = (page: Page, number: number) =>
  page.getByRole('rowgroup', { name: `Line ${number}`, exact: true });

/** A separate year for each test, so that no two tests publish for the same days. */
const pickYear = () => 2100 + Math.floor(Math.random() * 7_000);

test('a draft is written line by line, shows its gap, and is published by another account', async ({
  page,
  browser,
}) => {
  const label = uniqueName('Act');
  const year = pickYear();
  await openOffice(page, path, 'hr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tariffs');
  await page.getByRole('button', { name: 'New Draft', exact: true }).click();
  await page.getByLabel('Jurisdiction').selectOption('Gilgit-Baltistan');
  await page.getByLabel('Label *').first().fill(label);
  await page.getByLabel('First day *').fill(`${year}-07-01`);
  await page.getByLabel('First day after it').fill(`${year + 1}-07-01`);

  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(line(page, 1).getByLabel('Charge')).toBeFocused();
  await line(page, 1).getByLabel('To cc').fill('1,000');
  await line(page, 1).getByLabel('Rate %').fill('1.25');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  // The law is missing: the line opens and says so.
  await expect(line(page, 1)).toContainText('Please name the law');
  await line(page, 1).getByLabel('Law').fill('A schedule of fees');
  await line(page, 1).getByRole('button', { name: 'Copy line 1' }).click();
  await expect(line(page, 2).getByLabel('Charge')).toBeFocused();
  await line(page, 2).getByLabel('From cc').fill('1301');
  await line(page, 2).getByLabel('To cc').fill('');
  await line(page, 2).getByLabel('Rate %').press('Shift+Enter');
  await expect(line(page, 1).getByLabel('Rate %')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${label} is saved as a draft.`)).toBeVisible();

  const gaps = page.getByRole('region', { name: 'Gaps' });
  await expect(gaps).toContainText('Petrol, Diesel, Hybrid, Plug-in hybrid · 1,001 to 1,300 cc');
  await expect(gaps).toContainText('No line at all: it is not charged');
  await expect(page.getByText(/^No tariff\s?From .+ no tariff counts\.$/)).toBeVisible();
  await expect(page.getByText('An account that wrote none of this draft')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);

  const other = await browser.newPage();
  await openOffice(other, `${path}${new URL(page.url()).search}`, 'admin');
  await other.getByRole('button', { name: 'Publish' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('It sets the charges of Gilgit-Baltistan from');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText(`${label} is published.`)).toBeVisible();
  await other.getByRole('button', { name: 'All Tariffs' }).click();
  await other.getByRole('searchbox').fill(label);
  await expect(row(other, label)).toContainText('Coming');
  await expect(row(other, label)).toContainText('Gilgit-Baltistan');
  await other.close();
});

test('a line that gets another charge takes its label and due time, and asks for its law', async ({
  page,
}) => {
  const year = pickYear();
  await openOffice(page, path, 'hr');
  await page.getByRole('button', { name: 'New Draft', exact: true }).click();
  await page.getByLabel('Jurisdiction').selectOption('Gilgit-Baltistan');
  await page.getByLabel('Label *').first().fill(uniqueName('Act'));
  await page.getByLabel('First day *').fill(`${year}-07-01`);
  await page.getByLabel('First day after it').fill(`${year + 1}-07-01`);
  await page.getByRole('button', { name: 'Add line' }).click();
  await line(page, 1).getByRole('button', { name: 'More of line 1' }).click();
  await line(page, 1).getByLabel('Label').fill('Fee for new cars');
  await line(page, 1).getByLabel('Law').fill('A schedule of fees');
  await line(page, 1).getByLabel('Already in the price').check();
  await page.getByRole('button', { name: 'Add line' }).click();
  await line(page, 2).getByLabel('Charge').selectOption('Token tax');
  await line(page, 2).getByRole('button', { name: 'More of line 2' }).click();
  await expect(line(page, 2).getByLabel('Label')).toHaveValue('Token tax');
  await expect(line(page, 2).getByLabel('Law')).toHaveValue('');
  await expect(line(page, 2).getByLabel('Paid')).toHaveValue('yearly');
  await expect(line(page, 2).getByLabel('Already in the price')).not.toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(line(page, 2)).toContainText('Please name the law');
  await line(page, 2).getByLabel('Law').fill('A law of tokens');
  await page.keyboard.press('Control+Enter');
  const changes = page.getByRole('region', { name: /^Changes/ }).getByRole('listitem');
  // The draft is compared with a version that another test may have published.
  await expect(changes.filter({ hasText: 'Registration fee‘Fee for new cars’' })).toHaveCount(1);
  await expect(changes.filter({ hasText: 'Token taxAll cars' })).toHaveCount(1);
});

test('a published version is copied into a new draft, and unsaved changes are asked about', async ({
  page,
  request,
}) => {
  const label = uniqueName('Act');
  const year = pickYear();
  const data = makeDraft({ label, from: `${year}-07-01`, until: `${year + 1}-07-01` });
  const { _id } = await addRecord(request, '/tariffs/admin/versions', { data });
  await openOffice(page, `${path}?open=${_id}`, 'admin');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Coming')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy into a New Draft' }).click();
  await expect(page.getByRole('heading', { name: `Edit ${label}` })).toBeVisible();
  await expect(line(page, 1).getByLabel('Rate %')).toHaveValue('1');
  await line(page, 1).getByRole('button', { name: 'Remove line 1' }).click();
  await expect(page.getByText('No lines yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Discard your changes?');
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('searchbox').fill(label);
  await expect(page.getByText('2 tariffs found')).toBeVisible();
});

test('overlapping lines are named and keep a draft from being published', async ({
  page,
  request,
}) => {
  const lines = makeDraft().lines.flatMap((one) => [one, { ...one, engineFrom: 1_300 }]);
  const data = makeDraft({ label: uniqueName('Act'), lines });
  const { _id } = await addRecord(request, '/tariffs/admin/versions', { data });
  await openOffice(page, `${path}?open=${_id}`, 'admin');
  const overlaps = page.getByRole('region', { name: 'Overlaps' });
  await expect(overlaps).toContainText('1,300 cc and more');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('finance rules are typed in percent; a second entry for a day is refused at its field', async ({
  page,
}) => {
  const label = uniqueName('Rules');
  const first = `${pickYear()}-01-01`;
  await openOffice(page, `${path}?tab=finance-rules`);
  const dialog = page.getByRole('dialog');
  for (const isTaken of [false, true]) {
    await page.getByRole('button', { name: 'Add Finance Rules' }).click();
    await dialog.getByLabel('Label').fill(label);
    await dialog.getByLabel('First day').fill(first);
    for (const [field, percent] of [
      ['Least down payment', '30'],
      ['Largest share of income', '40'],
      ['Tax on leases', '4'],
      ['KIBOR (% a year)', '10.53'],
      ['Spread of banks', '3'],
      ['Islamic rate', '11.78'],
      ['Insurance', '0'],
      ['Takaful', '1.99'],
    ] as const) {
      await dialog.getByLabel(field).fill(percent);
    }
    await dialog.getByLabel('Source *', { exact: true }).fill('A circular');
    await dialog.getByRole('button', { name: 'Create Finance Rules' }).click();
    if (isTaken) await expect(dialog).toContainText('Other rules begin on this day');
    else await expect(page.getByText(`${label} is saved.`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(row(page, label)).toContainText('10.53 % + 3 %');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a new price is saved with its reason and stands in the price history', async ({
  page,
  request,
}) => {
  const name = uniqueName('Car');
  const data = { name, model: 'Haval H6', vehicleId: name, basePrice: 9_000_000 };
  const { _id } = await addRecord(request, '/price-calculator/cars', { data });
  await openOffice(page, `/price-calculator?tab=cars&edit=${_id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Why the price changes')).toHaveCount(0);
  await dialog.getByLabel('Base price').fill('9,500,000');
  await dialog.getByLabel('Why the price changes').fill('Sales tax of July');
  await dialog.getByLabel('Driven by').selectOption('Hybrid');
  await dialog.getByLabel('Engine (cc)').fill('1,499');
  await dialog.getByRole('button', { name: 'Update Car' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await expect(page).toHaveURL(office('/price-calculator?tab=cars'));
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toContainText('Facts missing: origin, petrol consumption');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const history = dialog.getByRole('region', { name: 'Price history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('Sales tax of July');
  await expectAccessible(page);
});
