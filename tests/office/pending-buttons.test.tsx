import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { timelinePath } from '#contract/leads/timeline.ts';
import { issueAdmin } from '#contract/newsletter/newsletter-issues.ts';
import { trashPath } from '#contract/staff/trash.ts';
import { hiddenDealer } from '#tests/e2e/office-records.ts';
import {
  fill,
  find,
  findDialog,
  gone,
  press,
  readAddress,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, uniqueName, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { hold } from '#tests/support/office/server-calls.ts';

const office = new Office();

/** Presses a button by keyboard and expects that it keeps focus, and does nothing more, while its call is under way. */
async function expectFocusKept(button: HTMLElement, path: string): Promise<void> {
  const calls = hold(new RegExp(`^(POST|PUT|DELETE) /api${path}`));
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(calls.count()).toBe(1);
  calls.release();
}

it('the button that adds an entry to the timeline keeps focus while it is sent', async () => {
  const id = await book(office, { lastName: uniqueName('Entry') });
  await office.open(`/test-drives?open=${id}`);
  const composer = await find('form', 'Add to the timeline');
  await press('Note', composer);
  const note = await find('textbox', 'Note', composer);
  await waitFor(() => expect(document.activeElement).toBe(note));
  await fill('Note', 'Called back', composer);
  const add = composer.querySelector<HTMLElement>('button[type=submit]');
  await expectFocusKept(add as HTMLElement, timelinePath);
  await waitFor(() =>
    expect(
      screen.getAllByRole('listitem').some((item) => item.textContent?.includes('Called back')),
    ).toBe(true),
  );
  // Out of the form, so that the next key is a shortcut again.
  const heading = await find('heading', 'Timeline');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('the buttons that send a newsletter issue and its test keep focus while it is sent', async () => {
  await office.call('POST', '/newsletter/subscribe', { email: 'pending@reader.example' });
  const subject = uniqueName('Pending issue');
  await office.send(issueAdmin.paths.records, { subject, text: 'Sample text' });
  await office.open(`/newsletter-issues?search=${encodeURIComponent(subject)}`);
  await press(`Send ${subject}`);
  const dialog = await findDialog();
  await fill('Send a test to', 'test@reader.example', dialog);
  await expectFocusKept(
    await find('button', 'Send Test', dialog),
    `${issueAdmin.paths.records}/.*/test`,
  );
  await expectFocusKept(
    await find('button', /^Send to /, dialog),
    `${issueAdmin.paths.records}/.*/send`,
  );
  await gone(dialog);
});

it('the button that restores a record keeps focus until the record has left the trash', async () => {
  const name = uniqueName('HAVAL Trashed');
  const { _id } = await office.call('POST', '/dealers', hiddenDealer(name));
  await office.call('DELETE', `/dealers/${_id}`);
  await office.open('/trash?slug=dealers', 'admin');
  await expectFocusKept(await find('button', `Restore ${name}`), trashPath);
  await see(`${name} is restored.`);
});

it('the button that erases a person keeps focus until it is done', async () => {
  const email = `${uniqueName('erased').replaceAll(' ', '-')}@mail.example`;
  await book(office, { lastName: 'Erased', email, phone: uniquePhone() });
  await office.open(`/person?email=${encodeURIComponent(email)}`, 'admin');
  const erase = await find('button', 'Erase this person');
  erase.focus();
  await user.keyboard('{Enter}');
  await see('1 record goes');
  const calls = hold(/^(POST|DELETE) .api.admin.person/);
  (await find('button', 'Erase for good')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(erase.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(erase);
  calls.release();
  await waitFor(() => expect(readAddress()).toBe('/dashboard'));
});
