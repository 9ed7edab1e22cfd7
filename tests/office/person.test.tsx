import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { buildPersonAddress } from '#admin/people/build-person-address.ts';
import { formatReference } from '#contract/leads/lead.ts';
import {
  expectAccessible,
  find,
  findField,
  findForm,
  press,
  readAddress,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, uniqueName, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();

const open = (phone: string, username?: string) =>
  office.open(buildPersonAddress({ phone, email: null }), username);

it('the page of a person is one timeline of all requests, each entry with a link to its request', async () => {
  const [lastName, phone] = [uniqueName('Timeline'), uniquePhone()];
  const first = await book(office, { lastName, phone, selectedVehicle: 'Haval H6' });
  const second = await book(office, { lastName, phone, selectedVehicle: 'Ora 03' });
  const text = 'Wants the white one';
  await office.call('POST', `/admin/timeline/test-drives/${first}`, { type: 'note', text });
  await open(phone);
  const timeline = await find('region', 'Timeline');
  await see(/Note · admin.*Haval H6.*Wants the white one/s, timeline);
  const items = within(timeline).getAllByRole('listitem');
  const about = items.map((item) => item.querySelector('a')?.getAttribute('href') ?? '');
  const opened = about.map((href) => /open=(.*)$/.exec(href)?.[1]);
  expect(items[0]?.textContent).toContain(formatReference(first));
  expect(opened.slice(0, 1)).toEqual([first]);
  expect(opened.slice(-2)).toEqual([second, first]);
  await see(/Submitted · Customer.*Ora 03.*Pending/s, items.at(-2));
  await expectAccessible();
});

it('‘New’ opens the form of a request with name, phone and email filled in, and returns', async () => {
  const [lastName, phone] = [uniqueName('Caller'), uniquePhone()];
  await book(office, { lastName, phone, email: 'caller@mail.example' });
  await open(phone);
  await press('New');
  await expectAccessible();
  await user.click(await find('menuitem', 'New inquiry'));
  const inquiry = await findForm(/^Name/);
  expect(readAddress()).toBe('/contact-inquiries?edit=new');
  expect(await findField(/^Name/, inquiry)).toHaveProperty('value', `Sample ${lastName}`);
  expect(await findField(/^Phone/, inquiry)).toHaveProperty('value', phone);
  expect(await findField(/^Email/, inquiry)).toHaveProperty('value', 'caller@mail.example');
  await press('Cancel', inquiry);
  await see('1 record');
  await user.keyboard('n');
  await user.click(await find('menuitem', 'New test drive'));
  const drive = await findForm(/^First name/i);
  expect(await findField(/^First name/i, drive)).toHaveProperty(
    'value',
    `Sample ${lastName.split(' ')[0]}`,
  );
  expect(await findField(/^Last name/i, drive)).toHaveProperty('value', lastName.split(' ')[1]);
});
