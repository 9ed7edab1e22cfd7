import { addAccount } from './accounts.ts';
import { book } from './bookings.ts';
import { openOffice, openUserMenu, signedOut, signIn } from './sign-in.ts';
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Builds a name of letters only that no other test uses. */
const uniqueWord = () =>
  `Person${[...String(Date.now() * 1000 + Math.floor(Math.random() * 1000))]
    .map((digit) => 'abcdefghij'[Number(digit)])
    .join('')}`;

const field = 'Screen, name, phone, email, reference, CNIC or VIN';

test('the palette and the person page are accessible in both themes', async ({ page, request }) => {
  const lastName = uniqueWord();
  await book(request, { lastName });
  await openOffice(page, '/person?phone=%2B92%20300%200000003');
  await expect(page.getByRole('link', { name: /^Test Drives: / }).first()).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await page.getByRole('combobox', { name: field }).fill(lastName);
  await expect(page.getByRole('option', { name: lastName })).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

test('what was opened is forgotten at sign-out', async ({ page, request }) => {
  const lastName = uniqueWord();
  const id = await book(request, { lastName });
  const username = await addAccount(request, 'leaver', { permissions: ['test-drives'] });
  await openOffice(page, `/test-drives?open=${id}`, username);
  await expect(page.getByRole('dialog')).toContainText(lastName);
  await page.getByRole('button', { name: 'Close details' }).click();
  await openUserMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn(page, username);
  await expect(page.getByRole('link', { name: 'Back office, to the dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('listbox')).not.toContainText(lastName);
});
