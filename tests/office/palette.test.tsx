import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { router } from '#admin/router.tsx';
import { contact } from '#contract/leads/contact.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { issueAdmin } from '#contract/newsletter/newsletter-issues.ts';
import { hiddenDealer } from '#tests/e2e/office-records.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import {
  expectAccessible,
  expectFocus,
  fill,
  find,
  findDialog,
  findField,
  follow,
  press,
  readAddress,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, changeBooking, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { clearCookies } from '#tests/support/office/server-calls.ts';
import { password } from '#tests/support/test-app.ts';

const office = new Office();

const title = 'Go to a screen or find a person';
const searched = 'Screen, name, phone, email, reference, CNIC or VIN';

async function openPalette(): Promise<void> {
  // A page that has just appeared may not listen to keys yet.
  await waitFor(async () => {
    if (!screen.queryByRole('dialog')) await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: title })).not.toBeNull();
  });
  await expectFocus(find('combobox', searched));
}

const listOptions = (part: HTMLElement) => within(part).queryAllByRole('option');
const readOptions = (part: HTMLElement) => listOptions(part).map(({ textContent }) => textContent);
const findHeading = () => screen.findByRole('heading', { level: 1 });
const seeAddress = (address: string | RegExp) =>
  waitFor(() => expect(readAddress()).toMatch(address));
/** Waits until a group of the palette has options, as they are read. */
const seeOptions = (name: string, expected: readonly unknown[]) =>
  waitFor(() => expect(readOptions(screen.getByRole('group', { name }))).toEqual(expected));

let count = 0;

/** Builds a name of letters only that no other test uses. */
function uniqueWord(): string {
  count += 1;
  return `Person${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}q`;
}

it('opens a screen by keyboard, and Escape returns focus', async () => {
  await book(office, { lastName: uniqueWord() });
  await office.open('/test-drives');
  const search = await find('searchbox');
  search.focus();
  await openPalette();
  const palette = await find('dialog', title);
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(palette.isConnected).toBe(false);
  expect(document.activeElement).toBe(search);
  await openPalette();
  await user.keyboard('parts');
  const found = await find('dialog', title);
  await waitFor(() =>
    expect(readOptions(found)).toEqual(['Parts RequestsCustomers', 'New parts request']),
  );
  await user.keyboard('{Enter}');
  await seeAddress(/^\/parts-requests$/);
  await expectFocus(find('heading', 'Parts Requests'));
});

it('offers permitted screens and hides others', async () => {
  await office.open('/newsletter-subscriptions', 'media');
  await press('Search: find a screen or person');
  const palette = await find('dialog', title);
  await find('option', /^Newsletter Subscriptions/, palette);
  expect(within(palette).queryByRole('option', { name: /Test Drives/ })).toBeNull();
});

it('finds a person by name, and their page links to everything they sent', async () => {
  const lastName = uniqueWord();
  const email = `${lastName.toLowerCase()}@mail.example`;
  await book(office, { lastName, email });
  await office.call('POST', '/newsletter/subscribe', { email });
  await office.open('/dashboard');
  await press('Search: find a screen or person');
  await fill(searched, `${lastName} sample`);
  const person = await find('option', new RegExp(`Sample ${lastName}`));
  expect(person.textContent).toContain('Test Drives');
  expect(person.getAttribute('aria-selected')).toBe('true');
  await expectAccessible();
  (await findField(searched)).focus();
  await user.keyboard('{Enter}');
  await seeAddress(/^\/person\?/);
  await waitFor(async () => expect((await findHeading()).textContent).toBe(`Sample ${lastName}`));
  const sent = await find('main');
  await find('link', /^Newsletter Subscriptions/, sent);
  await follow(/^Test Drives: Haval H6/, sent);
  await seeAddress(/^\/test-drives\?open=/);
  await see(lastName, await findDialog());
});

it('a request’s details link to everything the person sent', async () => {
  const id = await book(office, { lastName: uniqueWord(), phone: '0300 0000003' });
  await office.open(`/test-drives?open=${id}`);
  await follow('Everything from this person');
  await seeAddress(/^\/person\?phone=0300/);
  const main = await find('main');
  await within(main).findAllByRole('link', { name: /^Test Drives: / });
});

it('the question mark shows the shortcuts, except in a text field', async () => {
  await office.open('/test-drives');
  const search = await find('searchbox');
  await user.type(search, '?');
  expect(search.value).toBe('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  (await findHeading()).focus();
  await user.keyboard('?');
  await see('Select the page', await find('dialog', 'Keys'));
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('starts something new, and finds a request by its reference', async () => {
  const lastName = uniqueWord();
  const id = await book(office, { lastName });
  await office.open('/dashboard');
  await openPalette();
  await user.keyboard('add job');
  await waitFor(() => expect(readOptions(document.body)).toEqual(['Add Job']));
  await user.keyboard('{Enter}');
  await find('dialog', 'Create New Job Opening');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openPalette();
  await user.keyboard(id.slice(-8));
  const found = await find('option', new RegExp(lastName), await find('group', 'Records'));
  await expectAccessible();
  await user.click(found);
  await seeAddress(`/test-drives?open=${id}`);
});

it('people whose whole name is typed come before parts of other names', async () => {
  const word = uniqueWord();
  await book(office, { lastName: word, email: 'a@whole.example' });
  await book(office, { lastName: `${word}son`, email: 'b@part.example' });
  await office.open('/dashboard');
  await openPalette();
  await user.keyboard(word);
  await seeOptions('People', [
    expect.stringContaining('a@whole.example'),
    expect.stringContaining('b@part.example'),
  ]);
});

it('a person’s page shows notes instead of repeating the name', async () => {
  const lastName = uniqueWord();
  const email = `${lastName.toLowerCase()}@mail.example`;
  const phone = uniquePhone();
  const id = await book(office, { lastName, email, phone });
  await changeBooking(office, id, { notes: 'Prefers the evening' });
  await office.open(`/person?email=${encodeURIComponent(email)}`);
  await waitFor(async () => expect((await findHeading()).textContent).toContain(lastName));
  const [note] = await screen.findAllByText(/Prefers the evening/);
  const item = note?.closest('li');
  expect(item?.textContent).toContain('Test Drives');
  expect(item?.textContent).not.toContain(lastName);
  await find('link', `Call ${phone}`);
  await expectAccessible();
});

it('begins with what was opened last', async () => {
  const lastName = uniqueWord();
  const id = await book(office, { lastName });
  const username = await office.addAccount('reopening', {});
  await office.open('/parts-requests', username);
  await waitFor(async () => expect((await findHeading()).textContent).toBe('Parts Requests'));
  await openPalette();
  await fill(searched, formatReference(id));
  await find('option', new RegExp(lastName));
  await user.keyboard('{Enter}');
  await see(lastName, await findDialog());
  await press('Close details');
  await follow('Back office, to the dashboard');
  await waitFor(async () => expect((await findHeading()).textContent).toBe('HR Dashboard'));
  await openPalette();
  await seeOptions('Recent', [
    expect.stringMatching(new RegExp(`^Sample ${lastName}Test Drives$`)),
    'Test Drives',
    'Parts Requests',
  ]);
  expect(readOptions(document.body).filter((text) => text?.startsWith('Parts Requests'))).toEqual([
    'Parts Requests',
  ]);
  await expectAccessible();
  await user.keyboard('{Enter}');
  await seeAddress(`/test-drives?open=${id}`);
  await press('Close details');
  await openPalette();
  const recent = readOptions(await find('group', 'Recent'));
  expect(recent.filter((text) => text?.includes(lastName))).toHaveLength(1);
});

it('offers dealers, inquiries and newsletter issues that were opened by name', async () => {
  const word = uniqueWord();
  const dealer = await office.call('POST', '/dealers', hiddenDealer(`HAVAL ${word}`));
  const input = { ...acceptedInputs[contact.slug]?.(), fullName: `Sample ${word}` };
  const url = `/api${contact.paths.submit}`;
  const submission = buildSubmission(contact.slug, { ...input, lastName: word });
  const sent = await office.app.call({ method: 'POST', url, ...submission });
  const issue = await office.send(issueAdmin.paths.records, {
    subject: `Issue ${word}`,
    text: 'Sample text',
  });
  await office.open('/dashboard');
  for (const address of [
    `/dealer-management?open=${dealer._id}`,
    `/contact-inquiries?open=${sent.json().data._id}`,
    `/newsletter-issues?edit=${issue._id}`,
  ]) {
    await router.navigate(address);
    await waitFor(async () => {
      const dialog = await findDialog();
      const fields = [...dialog.querySelectorAll('input')].map(({ value }) => value);
      expect(`${dialog.textContent} ${fields.join()}`).toContain(word);
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openPalette();
    const [first] = listOptions(await find('group', 'Recent'));
    expect(first?.textContent).toContain(word);
    await user.keyboard('{Escape}');
  }
});

it('finds articles, events and media by title, for who may see them', async () => {
  const word = uniqueWord();
  const fields = { title: `A ${word}`, content: 'Sample text', status: 'inactive' };
  await office.send('/news', { ...fields, type: 'news' });
  await office.send('/events', {
    ...fields,
    title: `Event ${word}`,
    eventDate: '2031-05-04T18:30',
  });
  await office.send('/media', fields);
  await office.open('/dashboard', 'media');
  await openPalette();
  await user.keyboard(word);
  await waitFor(() =>
    expect(listOptions(screen.getByRole('group', { name: 'Records' }))).toHaveLength(3),
  );
  await user.click(await find('option', /^Event/));
  await seeAddress(/^\/event-management\?edit=/);
  await waitFor(async () => expect((await findField(/^Title/)).value).toBe(`Event ${word}`));
  await office.open('/dashboard');
  await openPalette();
  await user.keyboard(word);
  await see('Nothing found.');
});

it('what was opened is not written to the browser, and goes when the session ends', async () => {
  const lastName = uniqueWord();
  const id = await book(office, { lastName });
  await office.open(`/test-drives?open=${id}`);
  await see(lastName, await findDialog());
  await press('Close details');
  await openPalette();
  await see(lastName, await find('group', 'Recent'));
  await user.keyboard('{Escape}');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(lastName);
  // The next call finds that the session is over.
  clearCookies();
  await follow('Back office, to the dashboard');
  await fill('Username', 'admin');
  await fill('Password', password);
  await press('Sign in');
  await find('heading', /Dashboard/);
  await openPalette();
  const palette = await find('listbox');
  expect(listOptions(palette).length).toBeGreaterThan(0);
  expect(palette.textContent).not.toContain(lastName);
});
