import { readFileSync } from 'node:fs';
import { book, uniqueName } from './bookings.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessibleInThemes, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const address = (search: string) => `/test-drives?search=${encodeURIComponent(search)}`;

test('rows can be selected, deselected and changed by keyboard', async ({ page, request }) => {
  const name = uniqueName('Keyed');
  for (const letter of 'CBA') await book(request, { lastName: `${name} ${letter}` });
  await openOffice(page, address(name));
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await page.getByRole('link', { name: `${name} A` }).focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('3 selected');
  await page.keyboard.press('Space');
  await expect(bar).toContainText('2 selected');
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Set status' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pending' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 test drives are now Confirmed.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `${name} A` })).toBeFocused();
});

test('selected rows and their menu are accessible in both themes', async ({ page, request }) => {
  const name = uniqueName('Seen');
  for (const letter of 'BA') await book(request, { lastName: `${name} ${letter}` });
  await openOffice(page, address(name));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('menuitem', { name: 'No Show' })).toBeVisible();
  await expectAccessibleInThemes(page);
});

test('the filtered rows can be exported as CSV; without rows the link is disabled', async ({
  page,
  request,
}) => {
  const name = uniqueName('Saved');
  await book(request, { lastName: `${name} اردو` });
  await book(request, { lastName: `${name} B` });
  await openOffice(page, address(name));
  await expect(page.getByText('2 test drives found')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^test-drives-\d{4}-\d\d-\d\d\.csv$/);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(3);
  expect(file).toContain(`"${name} اردو"`);
  await page.getByRole('searchbox').fill(uniqueName('Nobody'));
  await expect(page.getByText('No test drives found')).toBeVisible();
  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await expect(link).not.toHaveAttribute('href');
});
