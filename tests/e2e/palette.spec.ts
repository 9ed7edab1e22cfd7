import { formatReference } from '#contract/lead.ts';
import { contact } from '#contract/leads/contact.ts';
import { issueAdmin } from '#contract/newsletter-issues.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { book, changeBooking, uniquePhone } from './bookings.ts';
import { addRecord, hiddenDealer } from './office-records.ts';
import { publish } from './published-content.ts';
import { office, openOffice, openUserMenu, signedOut, signIn } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  test,
} from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** Builds a name of letters only that no other test uses. */
const uniqueWord = () =>
  `Person${[...String(Date.now() * 1000 + Math.floor(Math.random() * 1000))]
    .map((digit) => 'abcdefghij'[Number(digit)])
    .join('')}`;

const field = 'Screen, name, phone, email, reference, CNIC or VIN';

test('the command palette opens a screen by keyboard, and Escape returns focus', async ({
  page,
}) => {
  await openOffice(page, '/test-drives');
  const search = page.getByRole('searchbox');
  await expect(page.getByText(/^[\d,+]+ test drives? found/)).toBeVisible();
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
  await expect(palette.getByRole('option')).toHaveText([
    'Parts RequestsCustomers',
    'New parts request',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(office('/parts-requests'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the palette offers permitted screens and hides others', async ({ page }) => {
  await openOffice(page, '/newsletter-subscriptions', 'media');
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await expect(page.getByRole('option', { name: 'Newsletter Subscriptions' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Test Drives' })).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('a person can be found by name, and their page links to everything they sent', async ({
  page,
  request,
}) => {
  const lastName = uniqueWord();
  const email = `${lastName.toLowerCase()}@mail.example`;
  const phone = uniquePhone();
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

test('a request’s details link to everything the person sent', async ({ page, request }) => {
  const lastName = uniqueWord();
  const id = await book(request, { lastName });
  await openOffice(page, `/test-drives?open=${id}`);
  await page.getByRole('link', { name: 'Everything from this person' }).click();
  await expect(page).toHaveURL(/\/person\?phone=0300/);
  await expect(page.getByText(/newest first/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: /^Test Drives/ }).first()).toBeVisible();
});

test('the question mark shows the shortcuts, except in a text field', async ({ page }) => {
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

test('the palette and the person page are accessible in both themes', async ({ page, request }) => {
  const lastName = uniqueWord();
  await book(request, { lastName });
  await openOffice(page, '/person?phone=%2B92%20300%200000003');
  await expect(page.getByText(/newest first/)).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Find a screen or person' }).click();
  await page.getByRole('combobox', { name: field }).fill(lastName);
  await expect(page.getByRole('option', { name: lastName })).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

test('the palette starts something new, and finds a request by its reference', async ({
  page,
  request,
}) => {
  const lastName = uniqueWord();
  const id = await book(request, { lastName });
  await openOffice(page, '/dashboard');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to a screen or find a person' });
  await page.keyboard.type('add job');
  await expect(palette.getByRole('option')).toHaveText(['Add Job']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create New Job Opening' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(id.slice(-8));
  const found = palette.getByRole('group', { name: 'Records' }).getByRole('option');
  await expect(found.filter({ hasText: lastName })).toBeVisible();
  await expectAccessible(page);
  await found.filter({ hasText: lastName }).click();
  await expect(page).toHaveURL(new RegExp(`/test-drives\\?open=${id}`));
});

test('people whose whole name is typed come before parts of other names', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await book(request, { lastName: word, phone: uniquePhone(), email: 'a@whole.example' });
  await book(request, { lastName: `${word}son`, phone: uniquePhone(), email: 'b@part.example' });
  await openOffice(page, '/dashboard');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  const people = page.getByRole('group', { name: 'People' }).getByRole('option');
  await expect(people).toHaveCount(2);
  await expect(people.first()).toContainText('a@whole.example');
});

test('a person’s page shows notes instead of repeating the name', async ({ page, request }) => {
  const lastName = uniqueWord();
  const email = `${lastName.toLowerCase()}@mail.example`;
  const phone = uniquePhone();
  const id = await book(request, { lastName, email, phone });
  await changeBooking(request, id, { notes: 'Prefers the evening' });
  await openOffice(page, `/person?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Test Drives' });
  await expect(item).toContainText('Prefers the evening');
  await expect(item).not.toContainText(lastName);
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an opened palette begins with what was opened last, until sign-out', async ({
  page,
  request,
}) => {
  const lastName = uniqueWord();
  const id = await book(request, { lastName });
  await openOffice(page, '/parts-requests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts Requests');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').first().fill(formatReference(id));
  await expect(page.getByRole('option', { name: new RegExp(lastName) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(lastName);
  await page.getByRole('button', { name: 'Close details' }).click();
  await page.getByRole('link', { name: 'Back office, to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([
    /^Sample Person\w+Test Drives$/,
    'Test Drives',
    'Parts Requests',
  ]);
  await expect(page.getByRole('option').first()).toContainText(lastName);
  await expect(page.getByRole('option', { name: 'Parts Requests' })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(office(`/test-drives?open=${id}`));
  await page.getByRole('button', { name: 'Close details' }).click();
  await page.keyboard.press('Control+k');
  await expect(recent.filter({ hasText: lastName })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await openUserMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText('Dashboard');
});

test('dealers, inquiries and newsletter issues that were opened are offered by name', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  const { _id: dealer } = await addRecord(request, '/dealers', {
    data: hiddenDealer(`HAVAL ${word}`),
  });
  const input = { ...acceptedInputs[contact.slug]?.(), fullName: `Sample ${word}` };
  const { payload: data, headers } = buildSubmission(contact.slug, input);
  const sent = await request.post(`/api${contact.paths.submit}`, { data, headers });
  const { _id: inquiry } = (await sent.json()).data;
  const draft = { subject: `Issue ${word}`, text: 'Sample text' };
  const { _id: issue } = await addRecord(request, issueAdmin.paths.records, { multipart: draft });
  await openOffice(page, `/dealer-management?open=${dealer}`);
  const palette = page.getByRole('dialog', { name: 'Go to a screen or find a person' });
  const recent = palette.getByRole('group', { name: 'Recent' });
  for (const [address, name] of [
    [`/dealer-management?open=${dealer}`, `HAVAL ${word}`],
    [`/contact-inquiries?open=${inquiry}`, `Sample ${word}`],
    [`/newsletter-issues?edit=${issue}`, `Issue ${word}`],
  ] as const) {
    // Another document would forget what was opened.
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, office(address));
    const details = page.getByRole('dialog');
    await expect(details.getByText(word).or(details.getByLabel('Subject *')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(recent.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Escape');
  }
});

test('the palette finds articles, events and media by title, for who may see them', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  for (const kind of ['news', 'events', 'media'] as const) {
    await publish(request, kind, { title: `${kind} ${word}`, status: 'inactive' });
  }
  await openOffice(page, '/dashboard', 'media');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  const records = page.getByRole('group', { name: 'Records' }).getByRole('option');
  await expect(records).toHaveCount(3);
  await records.filter({ hasText: 'events' }).click();
  await expect(page).toHaveURL(/\/event-management\?edit=/);
  await expect(page.getByRole('dialog').getByLabel(/^Title/)).toHaveValue(`events ${word}`);
  await openOffice(page, '/dashboard', 'hr');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  await expect(page.getByText('Nothing found.')).toBeVisible();
});

test('what was opened is not written to the browser, and goes when the session ends', async ({
  page,
  request,
}) => {
  const lastName = uniqueWord();
  const id = await book(request, { lastName });
  await openOffice(page, `/test-drives?open=${id}`);
  await expect(page.getByRole('dialog')).toContainText(lastName);
  await page.getByRole('button', { name: 'Close details' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText(lastName);
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(lastName);
  // The next call finds that the session is over.
  await page.context().clearCookies();
  const username = page.getByLabel('Username');
  const dashboard = page.getByRole('link', { name: 'Back office, to the dashboard' });
  await dashboard.or(username).first().click();
  await expect(username).toBeVisible();
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('listbox')).not.toContainText(lastName);
});
