import { readFileSync } from 'node:fs';
import { book, uniqueName } from './bookings.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const address = (search: string) => `/test-drives?search=${encodeURIComponent(search)}`;

test('selected rows and their menu are accessible in both themes', async ({ page, request }) => {
  const name = uniqueName('Seen');
  for (const letter of 'BA') await book(request, { lastName: `${name} ${letter}` });
  await openOffice(page, address(name));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectNoSidewaysScroll(page);
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
