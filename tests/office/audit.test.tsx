import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { someCar } from '#tests/e2e/office-records.ts';
import {
  choose,
  expectAccessible,
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
import { book, changeBooking, listAddress, uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();
const uniqueWord = (prefix: string) => uniqueName(prefix).replace(' ', '-');
const seeAddress = (address: string | RegExp) =>
  waitFor(() => expect(readAddress()).toMatch(address));
const readReference = (id: string) => id.slice(-8).toUpperCase();

it('a request’s details show who changed what', async () => {
  const lastName = uniqueWord('Traced');
  await book(office, { lastName });
  await office.open(listAddress(lastName));
  await follow(`Sample ${lastName}`);
  const seeEntries = async (count: number) => {
    const timeline = await find('region', 'Timeline', await findDialog());
    await waitFor(() => expect(within(timeline).getAllByRole('listitem')).toHaveLength(count));
    return timeline;
  };
  await see('Submitted · Customer', await seeEntries(1));
  await fill('Confirmed time', '18:00');
  await press('Save', await findDialog());
  await see('is saved.');
  await follow(`Sample ${lastName}`);
  // The first change also makes the request the user's own.
  const timeline = await seeEntries(3);
  await see('Changed · hr', timeline);
  await see(/Confirmed time: ?from empty ?→ ?to 6:00\sPM/, timeline);
  await expectAccessible();
});

it('the audit log can be searched and filtered, and the URL holds the filters', async () => {
  const lastName = uniqueWord('Audited');
  const id = await book(office, { lastName });
  await changeBooking(office, id, { notes: `Note on ${lastName}` });
  await changeBooking(office, id, { notes: '' });
  await office.open(`/audit?search=${lastName}`, 'admin');
  await see('2 changes found');
  await screen.findAllByText(`Note on ${lastName}`, { selector: 'ins bdi' });
  await expectAccessible();
  await choose('Action', 'Deleted');
  await see('No changes found');
  await choose('Action', 'Changed');
  await seeAddress(/action=update/);
  await see('2 changes found');
  await press(/^Filters/);
  await fill('From', '2099-01-01');
  await see('No changes found');
  history.back();
  await seeAddress(/^(?!.*2099)/);
  await fill('User', 'nobody at all');
  await user.keyboard('{Enter}');
  await seeAddress(/username=nobody/);
  await see('No changes found');
  await press('Done');
  await press('Clear Filters');
  await seeAddress(/^\/audit$/);
  await press(/^Filters/);
  expect((await findField('User')).value).toBe('');
});

it('each entry says in a sentence who did what to which record', async () => {
  const name = uniqueWord('Haval H6');
  const cars = '/price-calculator/cars';
  const car = await office.call('POST', cars, someCar(name), 'hr');
  const change = { ...someCar(name), basePrice: 9_500_000, priceReason: 'A test' };
  await office.call('PUT', `${cars}/${car._id}`, change, 'hr');
  await office.open(`/audit?recordId=${car._id}`, 'admin');
  await see('2 changes found');
  const [changed, created] = document.querySelectorAll<HTMLElement>('tbody tr');
  await see(`hr created car ${name}`, created);
  // The line of the change holds no name: that of the creation does.
  await see(`hr changed the base price of car ${name}`, changed);
  await see(`Cars · ${readReference(car._id)}`, changed);
  await see(/from 9,000,000 ?→ ?to 9,500,000/, changed);
  await expectAccessible();
});

it('a purged record is found by its reference only, and its personal data is not shown', async () => {
  const lastName = uniqueWord('Erased');
  const id = await book(office, { lastName });
  await changeBooking(office, id, { notes: `Note on ${lastName}` });
  await office.call('DELETE', `/test-drive/admin/test-drives/${id}`);
  await office.call('DELETE', `/admin/trash/test-drives/${id}`);
  await office.open(`/audit?search=${lastName}`, 'admin');
  await see('No changes found');
  await office.open(`/audit?search=${readReference(id)}`, 'admin');
  await see('3 changes found');
  await see('The record was deleted for good.');
  await user.click(await screen.findByText('The deleted record'));
  await see(/Personal data, removed/);
  expect(document.body.textContent).not.toContain(lastName);
  await expectAccessible();
});

it('a record’s reference leads to all of its changes', async () => {
  const lastName = uniqueWord('Referenced');
  const id = await book(office, { lastName });
  await changeBooking(office, id, { notes: lastName });
  await changeBooking(office, id, { notes: 'Something else' });
  await office.open(`/audit?search=${lastName}&action=update`, 'admin');
  const name = `All changes of Sample ${lastName}, ${readReference(id)}`;
  const [link] = await screen.findAllByRole('link', { name });
  await user.click(link as HTMLElement);
  await seeAddress(new RegExp(`^/audit\\?recordId=${id}$`));
  await see('2 changes found');
});

it('an auditor without a record’s permission does not see its values', async () => {
  const lastName = uniqueWord('Hidden');
  const id = await book(office, { lastName });
  await changeBooking(office, id, { notes: lastName });
  await office.addAccount('auditor', { permissions: ['audit'] });
  await office.open(`/audit?recordId=${id}`, 'auditor');
  await see('1 change found');
  await see('You do not have permission to see these changes.');
  expect(document.body.textContent).not.toContain(lastName);
});
