import { statusCount } from './counter.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';
import { fillTestDrive, submitButton } from './test-drive-form.ts';

test.use({ expectedErrors: [signedOut] });

test('a visitor books a test drive; staff find and confirm it, and more are counted as confirmed', async ({
  page,
}) => {
  const lastName = `Journey ${Date.now()}`;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).last().click();
  const { dealership } = await fillTestDrive(page, { lastName, vehicle: 'Haval Jolion HEV' });
  await submitButton(page).click();
  const banner = page.getByRole('status').filter({ hasText: 'submitted successfully' });
  const reference = /[0-9A-F]{8}/.exec((await banner.textContent()) ?? '')?.[0] ?? 'none';

  await openOffice(page, '/test-drives');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByText('1 test drive found')).toBeVisible();
  // The tabs count what the search finds.
  expect(await statusCount(page, 'Confirmed')).toBe(0);
  await page.getByRole('link', { name: `Sample ${lastName}` }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(dealership);
  await expect(details).toContainText('Haval Jolion HEV');
  await expect(details).toContainText(reference);
  await details.getByRole('combobox', { name: 'Status' }).selectOption('confirmed');
  await details.getByLabel('Confirmed date').fill('2099-05-04');
  await details.getByRole('button', { name: 'Note', exact: true }).first().click();
  const note = details.getByRole('textbox', { name: 'Note', exact: true });
  await note.fill('Called back.\nWill come with family.');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row.getByRole('combobox')).toHaveValue('confirmed');
  await expect(async () => {
    expect(await statusCount(page, 'Confirmed')).toBe(1);
  }).toPass();
});
