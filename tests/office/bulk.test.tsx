import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { makeDealer } from '#tests/factories.ts';
import { find, findQuestion, press, see, user } from '#tests/support/office/acts.ts';
import {
  changeBooking,
  checkAll,
  deleteSelected,
  findBar,
  listAddress,
  listBoxes,
  listStatuses,
  openRows,
  readStored,
  setStatus,
  uniqueName,
  uniquePhone,
} from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();

const readStatuses = async (name: string) =>
  (await readStored(office, name)).map(({ status }) => status);
const countStored = async (name: string) => (await readStored(office, name)).length;

it('rows can be selected one by one, as a range, and all on a page', async () => {
  await openRows(office, uniqueName('Chosen'), 4);
  const [first, , third] = listBoxes();
  await user.click(first as Element);
  await see('1 selected', await findBar());
  const whole = await find('checkbox', 'Select all on this page');
  expect(whole.indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(third as Element);
  await user.keyboard('{/Shift}');
  await see('3 selected', await findBar());
  await user.click(whole);
  await see('4 selected', await findBar());
  await press('Clear', await findBar());
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(document.activeElement).toBe(listBoxes()[0]);
});

it('a bulk status change is announced and can be undone, which restores each row’s own status', async () => {
  const name = uniqueName('Many');
  const [, second = ''] = await openRows(office, name, 3);
  await changeBooking(office, second, { status: 'cancelled' });
  await office.open(listAddress(name));
  await waitFor(() => expect(listStatuses()).toEqual(['pending', 'cancelled', 'pending']));
  await checkAll();
  await setStatus('Completed');
  const announced = await waitFor(() => {
    const [found] = screen
      .getAllByRole('status')
      .filter((one) => one.textContent?.includes('3 test drives are now Completed.'));
    expect(found).toBeDefined();
    return found;
  });
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(await readStatuses(name)).toEqual(['completed', 'completed', 'completed']);
  await press('Undo', announced);
  await see('3 test drives were restored.');
  expect(await readStatuses(name)).toEqual(['pending', 'cancelled', 'pending']);
  await waitFor(() => expect(listStatuses()).toEqual(['pending', 'cancelled', 'pending']));
});

it('a bulk delete hides the rows at once; Undo restores them from the trash', async () => {
  const name = uniqueName('Undone');
  await openRows(office, name, 3);
  const [first, second] = listBoxes();
  await user.click(first as Element);
  await user.click(second as Element);
  await press('Delete', await findBar());
  const question = await findQuestion();
  await see('Are you sure you want to delete these 2 test drives?', question);
  await see('You can undo this for 10 seconds.', question);
  await press('Delete', question);
  await see('1 test drive found');
  expect(listBoxes()).toHaveLength(1);
  await see('2 test drives are moved to the trash.');
  expect(await countStored(name)).toBe(1);
  await press('Undo');
  await see('3 test drives found');
  await waitFor(() => expect(listBoxes()).toHaveLength(3));
  expect(await countStored(name)).toBe(3);
});

it('an Undo that fails says why, and the record stays in the trash', async () => {
  const name = uniqueName('Lost');
  await openRows(office, name, 2);
  await user.click(listBoxes()[0] as Element);
  await deleteSelected();
  const message = 'Another test drive has taken its place.';
  answer(/^POST .*\/trash\/.*\/restore$/, { status: 409, json: { success: false, message } });
  await press('Undo');
  await see(message);
  await see('1 test drive found');
  expect(await countStored(name)).toBe(1);
});

const addDealer = (city: string) =>
  office.call('POST', '/dealers', makeDealer({ name: uniqueName('Dealer'), city }), 'admin');

it('requests can be given to a dealer; dealers in the customers’ cities come first', async () => {
  // With one dealer in the city, the inquiries would be that one's already.
  const dealers = [await addDealer('Gilgit'), await addDealer('Okara'), await addDealer('Okara')];
  const [far = '', near = '', nearToo = ''] = dealers.map(dealershipLabel);
  const name = uniqueName('Given');
  const message = 'Which colours are there?';
  for (const fullName of [`${name} A`, `${name} B`]) {
    const inquiry = { fullName, message, phone: uniquePhone(), city: 'Okara' };
    await office.call('POST', '/contact/submit', inquiry);
  }
  await office.open(`/contact-inquiries?search=${encodeURIComponent(name)}`);
  await see('2 inquiries found');
  await checkAll();
  await press('Give to dealer', await findBar());
  await find('menuitem', far);
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
  const note = ' In the customer’s city';
  expect(offered.slice(0, 2).toSorted()).toEqual(
    [`${near}${note}`, `${nearToo}${note}`].toSorted(),
  );
  expect(offered.indexOf(far)).toBeGreaterThan(1);
  expect(offered.at(-1)).toBe('Head office');
  await user.click(await find('menuitem', `${near}${note}`));
  await see(`2 inquiries are now with ${near}.`);
  const path = `/contact/admin/inquiries?search=${encodeURIComponent(name)}`;
  const stored: { dealerId: string }[] = await office.call('GET', path);
  expect(stored.map(({ dealerId }) => dealerId)).toEqual([dealers[1]._id, dealers[1]._id]);
  // The rows name the customer's city and the dealer that answers.
  await waitFor(() => expect(screen.getAllByText(near.replace(/, Okara$/, ''))).toHaveLength(2));
  expect(screen.getAllByText('Okara', { selector: 'bdi' })).toHaveLength(2);
});

it('owners are offered only if they may see all selected requests', async () => {
  const [dealer, other] = [await addDealer('Gilgit'), await addDealer('Gilgit')];
  const name = uniqueName('Offered');
  const [first = '', second = ''] = await openRows(office, name, 2);
  const seller = uniqueName('seller').replace(' ', '-');
  await office.addAccount(seller, { role: 'dealer', dealerId: dealer._id });
  const offersSeller = async () => {
    await office.open(listAddress(name));
    await checkAll();
    await press('Assign to', await findBar());
    await find('menuitem', 'Nobody');
    return screen.queryByRole('menuitem', { name: seller }) !== null;
  };
  for (const id of [first, second]) await changeBooking(office, id, { dealerId: dealer._id });
  expect(await offersSeller()).toBe(true);
  await changeBooking(office, first, { dealerId: other._id });
  expect(await offersSeller()).toBe(false);
});
