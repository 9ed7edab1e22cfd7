import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { formatReference } from '#contract/leads/lead.ts';
import {
  choose,
  expectAccessible,
  fill,
  find,
  findField,
  findRow,
  follow,
  gone,
  press,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, listAddress, uniqueName, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();
const findDetails = (name: string) => find('dialog', `Sample ${name}`);
const findNotice = async (name: string) => find('region', 'Duplicate', await findDetails(name));
const findCorrection = () => find('dialog', /^Correct the /);

async function seeStatus(name: string, value: string): Promise<void> {
  const status = await find('combobox', 'Status', await findDetails(name));
  await waitFor(() => expect(status.value).toBe(value));
}

it('a customer’s field is corrected, and the timeline shows it', async () => {
  const lastName = uniqueName('Misheard');
  const id = await book(office, { lastName, preferredDate: '2099-05-04' });
  await office.open(`/test-drives?open=${id}`);
  await press('Correct the customer’s data', await findDetails(lastName));
  const correction = await findCorrection();
  expect((await findField(/^Last name/, correction)).value).toBe(lastName);
  expect((await findField(/^Dealership/, correction)).value).toBe('HAVAL Clifton, Karachi');
  await fill(/^Phone/, 'none', correction);
  await press('Update test drive', correction);
  await see('Please enter a valid phone number', correction);
  await expectAccessible();
  const phone = uniquePhone();
  await fill(/^Phone/, phone, correction);
  await fill(/^Preferred date/, '2099-05-05', correction);
  await press('Update test drive', correction);
  await gone(correction);
  const details = await findDetails(lastName);
  await find('link', new RegExp(phone), details);
  await waitFor(() => expect(details.querySelector('li')?.textContent).toContain(phone));
  await expectAccessible();
});

it('a second request is marked in the list, closed as a duplicate, and opened again', async () => {
  const [lastName, phone] = [uniqueName('Twice'), uniquePhone()];
  const again = `${lastName} again`;
  const first = formatReference(await book(office, { lastName, phone }));
  const second = formatReference(await book(office, { lastName: again, phone }));
  await office.open(listAddress(lastName));
  const mark = await find('link', '2nd request', await findRow(again));
  expect(screen.getAllByRole('link', { name: '2nd request' })).toEqual([mark]);
  await expectAccessible();
  await user.click(mark);
  await see(first, await findDetails(lastName));
  await user.keyboard('{Escape}');

  await follow(`Sample ${again}`);
  const seeNotice = (text: string) =>
    waitFor(async () => expect((await findNotice(again)).textContent).toContain(text));
  await seeNotice('2nd request of this customer within 14 days');
  const details = await findDetails(again);
  await see(/(Due in|Overdue) /, details);
  await expectAccessible();
  await press(`Close as duplicate of ${first}`, await findNotice(again));
  await seeNotice(`Closed as a duplicate of ${first}`);
  await seeStatus(again, 'cancelled');
  await waitFor(() => expect(details.textContent).not.toMatch(/(Due in|Overdue) /));
  await waitFor(() => expect(screen.queryByRole('link', { name: '2nd request' })).toBeNull());
  await press('Undo');
  await seeNotice('2nd request of this customer');
  await seeStatus(again, 'pending');
  await follow(`Open ${first}`, await findNotice(again));
  await see(`${second} is no longer a duplicate of this request`, await findDetails(lastName));
});

it('an email keeps the name of the template that it began with', async () => {
  const name = uniqueName('Template');
  const template = { name, language: 'en', subject: 'Hello', text: 'Dear {{firstName}}' };
  await office.call('POST', '/admin/templates', template);
  const lastName = uniqueName('Reader');
  const id = await book(office, { lastName, email: 'reader@mail.example' });
  await office.open(`/test-drives?open=${id}`);
  const details = await findDetails(lastName);
  await press('Email', details);
  await choose('Template', name, details);
  await press('Send email', details);
  await see(`from template ‘${name}’`, details);
  await see('Dear Sample', details);
});
