import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  dismissToast,
  expectAccessible,
  find,
  findAlert,
  findQuestion,
  gone,
  press,
  readAddress,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, listAddress, uniqueName, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();

/** Waits for the trash's entry of a record. */
const findItem = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const item = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(title));
    if (!item) throw new Error(`the trash has no ${title}`);
    return item;
  });

/** Deletes the only test drive of a list, and waits until it is in the trash. */
async function deleteDrive(name: string, username: string): Promise<void> {
  await book(office, { lastName: name });
  await office.open(listAddress(name), username);
  await press(`Delete Sample ${name}`);
  await see('It moves to the trash for 30 days.', await findQuestion());
  await press('Delete', await findQuestion());
  await dismissToast(/is moved to the trash\./);
  await waitFor(async () => {
    const inTrash = await office.call('GET', '/admin/trash?slug=test-drives');
    expect(JSON.stringify(inTrash)).toContain(name);
  });
  await see('No test drives found');
}

it('a deleted request is restored from the trash, with its place in the list', async () => {
  const name = uniqueName('Restored');
  await deleteDrive(name, 'hr');
  await office.open('/trash?slug=test-drives');
  const item = await findItem(name);
  await see('Deleted by hr', item);
  await see('30 days left', item);
  const [until] = [...item.querySelectorAll('time')].slice(-1);
  const keptMs = Date.parse(until?.dateTime ?? '') - Date.now();
  expect(Math.round(keptMs / 86_400_000)).toBe(30);
  // Deleting for good needs another permission.
  expect(within(item).getAllByRole('button')).toHaveLength(1);
  await expectAccessible();
  await press(/^Restore/, item);
  await see(`${name} is restored.`);
  await gone(item);
  await office.open(listAddress(name));
  await find('link', `Sample ${name}`);
});

it('an admin deletes a record for good, after a question', async () => {
  const name = uniqueName('Purged');
  await deleteDrive(name, 'admin');
  await office.open('/trash', 'admin');
  const item = await findItem(name);
  await press(/for good/, item);
  await see('Nobody can restore them.', await findQuestion());
  await expectAccessible();
  await press('Cancel', await findQuestion());
  expect(item.isConnected).toBe(true);
  await press(/for good/, item);
  await press('Delete for good', await findQuestion());
  await see('is deleted for good.');
  await gone(item);
});

it('an admin erases a person, after a dialog that shows exactly what goes', async () => {
  const name = uniqueName('Erased');
  const email = `${name.toLowerCase().replace(/[^a-z0-9]/g, '-')}@mail.example`;
  const phone = uniquePhone();
  await book(office, { lastName: name, email, phone });
  // Somebody else used this number in another request.
  await book(office, { lastName: 'Other', email: `other-${email}`, phone });
  await office.open(`/person?email=${encodeURIComponent(email)}`, 'admin');
  await find('heading', new RegExp(name));
  await press('Erase this person');
  const question = await findQuestion();
  await see('also those in the trash', question);
  await see('1 record goes', question);
  const link = await find('checkbox', new RegExp(`^${phone}: 1 record, as .*Other`), question);
  expect(link.checked).toBe(false);
  await user.click(link);
  await see('2 records go', question);
  await see(`Further numbers and addresses: ${phone}`, question);
  await see(/Names: .*Other/, question);
  await expectAccessible();
  await user.click(link);
  await see('1 record goes', question);
  await press('Erase for good', question);
  await see('The person is erased: 1 record.');
  await waitFor(() => expect(readAddress()).toBe('/dashboard'));
});

it('the dashboard raises an alarm if the ledger does not balance', async () => {
  const drives = { slug: 'test-drives', accepted: 12, stored: 9, inTrash: 1, purged: 1 };
  const parts = { slug: 'parts-requests', accepted: 3, stored: 3, inTrash: 0, purged: 0 };
  const data = [
    { ...drives, isBalanced: false },
    { ...parts, isBalanced: true },
  ];
  answer(/^GET .api.admin.ledger/, { status: 200, json: { success: true, data } });
  await office.open('/dashboard', 'admin');
  const alarm = await findAlert('The ledger does not balance');
  await see('Test Drives: 12 accepted, 9 stored, 1 in trash, 1 purged', alarm);
  expect(within(alarm).getAllByRole('listitem')).toHaveLength(1);
  await expectAccessible();
});
