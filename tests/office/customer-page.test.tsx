import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { fill, find, findDialog, findField, press, see, user } from '#tests/support/office/acts.ts';
import { openRows, readStored, uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();

const timelinePath = (id: string) => `/admin/timeline/${testDrive.slug}/${id}`;
const readPage = async (id: string) =>
  (await office.call('GET', `${timelinePath(id)}/page`)) as { url: string };
const readEntries = async (id: string) =>
  (await office.call('GET', timelinePath(id))) as { type: string; isVisible: boolean }[];

/** Opens a new request; its customer wrote. */
async function openWithMessage(prefix: string) {
  const name = uniqueName(prefix);
  const [id = ''] = await openRows(office, name, 2);
  const { url } = await readPage(id);
  await office.call('POST', `${new URL(url).pathname}/messages`, { text: 'When is it ready?' });
  await user.click(await find('link', `Sample ${name} A`));
  return { id, url, details: await findDialog() };
}

it('a message of the customer waits, until a reply, which they see', async () => {
  const { id, details } = await openWithMessage('Writes');
  await see('A message waits for an answer', details);
  await see('When is it ready?', details);
  await press('Reply', details);
  const box = await findField(/The customer sees this text/, details);
  expect(box).toHaveProperty('checked', true);
  await fill('Message to the customer', 'Tomorrow', details);
  await press('Send reply', details);
  await see('the customer sees it', details);
  await waitFor(() => expect(within(details).queryByText(/A message waits/)).toBeNull());
  expect(await readEntries(id)).toContainEqual(
    expect.objectContaining({ type: 'message', text: 'Tomorrow', isVisible: true }),
  );
});

it('a note is hidden from the customer unless staff show it', async () => {
  const { id, details } = await openWithMessage('Notes');
  await user.keyboard('n');
  expect(await findField(/The customer sees this text/, details)).toHaveProperty('checked', false);
  await fill('Note', 'Bargains', details);
  await press('Add note', details);
  await waitFor(async () =>
    expect(await readEntries(id)).toContainEqual(
      expect.objectContaining({ type: 'note', isVisible: false }),
    ),
  );
});

it('the link is renewed after a question', async () => {
  const { id, url, details } = await openWithMessage('Renews');
  await press('Renew link', details);
  const question = await find('alertdialog', 'Renew the link?');
  await press('Renew link', question);
  await waitFor(async () => expect((await readPage(id)).url).not.toBe(url));
});

it('a corrected phone number is stored by one press', async () => {
  const name = uniqueName('Corrects');
  const [id = ''] = await openRows(office, name, 2);
  const { pathname } = new URL((await readPage(id)).url);
  await office.call('POST', `${pathname}/correction`, { phone: '+92 300 0000044' });
  await user.click(await find('link', `Sample ${name} A`));
  const details = await findDialog();
  await see('+92 300 0000044', details);
  await press('Store it', details);
  await waitFor(async () => {
    const [stored] = await readStored(office, `${name} A`);
    expect(stored?.phone).toBe('+92 300 0000044');
  });
});
