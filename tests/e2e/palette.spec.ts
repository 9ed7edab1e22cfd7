import { book } from './bookings.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** A name of letters only, that no other test has. */
const uniqueWord = () =>
  `Person${[...String(Date.now() * 1000 + Math.floor(Math.random() * 1000))]
    .map((digit) => 'abcdefghij'[Number(digit)])
    .join('')}`;

const field = 'Screen, or a person’s name, phone or email';

test('the palette goes to a screen by keyboard alone, and gives focus back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
  await openOffice(page, '/test-drives');
  const search = page.getByRole('searchbox');
  await expect(page.getByText(/test drives? found/)).toBeVisible();
  await search.focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to a screen or find a person' });
  const input = page.getByRole('combobox', { name: field });
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('parts');
  await expect(palette.getByRole('option')).toHaveText(['Parts Requests']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(office('/parts-requests'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('it offers the screens that the account may open, and no others', async ({ page }) => {
  await openOffice(page, '/newsletter-subscriptions', 'media');
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await expect(page.getByRole('option', { name: 'Newsletter Subscriptions' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Test Drives' })).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('a person is found by name or number and leads to everything they sent', async ({
  page,
  request,
}) => {
  const lastName = uniqueWord();
  const email = `${lastName.toLowerCase()}@mail.example`;
  const phone = `03${String(Date.now()).slice(-9)}`;
  await book(request, { lastName, email, phone });
  await request.post('/api/newsletter/subscribe', { data: { email } });
  await openOffice(page, '/dashboard');
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  const input = page.getByRole('combobox', { name: field });
  await input.fill(`${lastName} sample`);
  const person = page.getByRole('option', { name: `Sample ${lastName}` });
  await expect(person).toContainText('Test Drives');
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await input.press('Enter');
  await expect(page).toHaveURL(/\/person\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sample ${lastName}`);
  const sent = page.getByRole('main');
  await expect(sent.getByRole('link', { name: /^Newsletter Subscriptions/ })).toBeVisible();
  await sent.getByRole('link', { name: 'Test Drives: Haval H6' }).click();
  await expect(page).toHaveURL(/\/test-drives\?open=/);
  await expect(page.getByRole('dialog')).toContainText(lastName);
});

test('a record’s details lead to everything the person sent', async ({ page, request }) => {
  const lastName = uniqueWord();
  const id = await book(request, { lastName });
  await openOffice(page, `/test-drives?open=${id}`);
  await page.getByRole('link', { name: 'Everything from this person' }).click();
  await expect(page).toHaveURL(/\/person\?phone=0300/);
  await expect(page.getByText(/newest first/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: /^Test Drives/ }).first()).toBeVisible();
});

test('the question mark shows the keys, and not while something is typed', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
  await openOffice(page, '/test-drives');
  const search = page.getByRole('searchbox');
  await search.press('?');
  await expect(search).toHaveValue('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Select the page');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`palette and person are accessible in ${colorScheme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    const lastName = uniqueWord();
    await book(request, { lastName });
    await openOffice(page, '/person?phone=%2B92%20300%200000003');
    await expect(page.getByText(/newest first/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Find a screen or person' }).click();
    await page.getByRole('combobox', { name: field }).fill(lastName);
    await expect(page.getByRole('option', { name: lastName })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
