import { beforeAll, expect, it } from 'vitest';
import { bookingPaths } from '#contract/bookings/payments.ts';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import {
  choose,
  expectAccessible,
  fill,
  find,
  findField,
  follow,
  gone,
  press,
  see,
  seeAt,
} from '#tests/support/office/acts.ts';
import { uniqueName, uniquePhone } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();
beforeAll(() =>
  office.call('POST', '/finance/admin/compensation', {
    from: '2020-01-01',
    daysUntilDue: 60,
    kiborBp: 1_053,
    marginBp: 300,
    isOn: true,
    sourceTitle: 'A circular',
  }),
);

/** Books a car for a buyer of whom no other booking knows; returns its id. */
async function book(lastName: string, fields: object = {}): Promise<string> {
  const phone = uniquePhone();
  const digits = phone.slice(-7);
  const { _id } = await office.call('POST', vehicleBooking.paths.submit, {
    ...makeVehicleBooking({ lastName, phone }),
    cnic: `35202-${digits}-1`,
    address: `House ${digits}, Sample Street, Gulberg`,
    ...fields,
  });
  return _id;
}

const open = (id: string) => office.open(`/vehicle-bookings?open=${id}`);
const findDetails = (name: string) => find('dialog', `Sample ${name}`);
const findSection = async (name: string) =>
  find('region', 'Payments and delivery', await findDetails(name));
const pay = (id: string, paidOn: string) =>
  office.call('POST', bookingPaths.payments(id), {
    ...{ amount: 1_800_000, paidOn, instrument: 'cheque', instrumentNumber: '0042' },
  });

it('a payment is noted with what is missing said first, and shown without most of its number', async () => {
  const lastName = uniqueName('Payer');
  await open(await book(lastName));
  await press('Note a payment', await findSection(lastName));
  const dialog = await find('dialog', 'Note a payment');
  await press('Note the payment', dialog);
  await seeAt(/^Amount/, 'Please enter the amount', dialog);
  await expectAccessible();
  await fill(/^Amount/, '18,00,000', dialog);
  await fill(/^Paid on/, '2026-01-10', dialog);
  await choose(/^Paid by/, 'Bank deposit', dialog);
  await fill(/^Number/, 'DEP-778899', dialog);
  await press('Note the payment', dialog);
  await gone(dialog);
  const section = await findSection(lastName);
  await see('PKR 1,800,000, Jan 10, 2026', section);
  await see('Bank deposit …899', section);
  await see('Noted by hr', section);
  await see('The price is not known', section);
  await see(/Waits for a car\d+ of \d+ with this vehicle and colour/, section);
  await see('Another account can reverse it', section);
  expect(document.body.textContent).not.toContain('DEP-778899');
  await see(/Changed · hr.*Bank deposit, …899/s, await findDetails(lastName));
  await expectAccessible();
});

it('a payment that a colleague noted is reversed with a reason, and stays visible', async () => {
  const lastName = uniqueName('Reversed');
  const id = await book(lastName);
  await pay(id, '2026-01-10');
  await open(id);
  await press('Reverse PKR 1,800,000 of Jan 10, 2026', await findSection(lastName));
  const dialog = await find('dialog', 'Reverse a payment');
  await press('Reverse the payment', dialog);
  await seeAt(/^Reason/, 'Please enter a reason', dialog);
  await fill(/^Reason/, 'The cheque bounced', dialog);
  await press('Reverse the payment', dialog);
  await gone(dialog);
  const section = await findSection(lastName);
  await see(/Reversed by hr, .*: The cheque bounced/, section);
  await see('PaidPKR 0', section);
  await expectAccessible();
});

it('a failure says why, and the input stays', async () => {
  const lastName = uniqueName('Refused');
  const id = await book(lastName);
  const { _id } = await pay(id, '2026-01-10');
  await open(id);
  await press(/^Reverse PKR/, await findSection(lastName));
  const dialog = await find('dialog', 'Reverse a payment');
  await fill(/^Reason/, 'Noted twice', dialog);
  await office.call('POST', bookingPaths.reverse(id, _id), { reason: 'Noted twice' }, 'hr');
  await press('Reverse the payment', dialog);
  await see('Not saved. This payment is already reversed', dialog);
  expect((await findField(/^Reason/, dialog)).value).toBe('Noted twice');
});

it('the days of delivery are set in the form, and another promised day needs a reason', async () => {
  const lastName = uniqueName('Promised');
  const id = await book(lastName);
  const save = async (fields: Record<string, string>) => {
    await open(id);
    const details = await findDetails(lastName);
    await see('Delivered', await findSection(lastName));
    for (const [label, value] of Object.entries(fields)) await fill(label, value, details);
    await press('Save', details);
    return details;
  };
  await gone(await save({ 'Promised delivery': '2026-12-15', 'Allotted on': '2026-02-01' }));
  const details = await save({ 'Promised delivery': '2027-01-10' });
  await seeAt(
    'Why the promised day changes, for the customer',
    'Please say why the promised day changes',
    details,
  );
  await fill('Why the promised day changes, for the customer', 'The ship is late', details);
  await press('Save', details);
  await gone(details);
  await open(id);
  const section = await findSection(lastName);
  await see('Promised forJan 10, 20272 promises', section);
  await see(/Dec 15, 2026, told on .*Jan 10, 2027, told on .*The ship is late/s, section);
  await see('AllottedFeb 1, 2026', section);
  await see('DeliveredNot yet', section);
  await expectAccessible();
});

it('the compensation for a late delivery is shown with its formula', async () => {
  const lastName = uniqueName('Late');
  const id = await book(lastName);
  await pay(id, addDays(todayInPakistan(), -90));
  await open(id);
  const section = await findSection(lastName);
  await see('PKR 20,017 for 30 days until', section);
  await see('An estimate that the company confirms', section);
  await see('PKR 1,800,000 × (10.53 % + 3 %) × 30 days ÷ 365', section);
});

it('another open booking of the same buyer is shown beside it with what differs, and opened', async () => {
  const [lastName, otherName, phone] = [uniqueName('Buyer'), uniqueName('Other'), uniquePhone()];
  await book(otherName, { phone, selectedColor: 'Hamilton White' });
  const id = await book(lastName, { phone });
  await open(id);
  const details = await findDetails(lastName);
  const notice = await find('region', 'Same buyer', details);
  await see('Another open booking has the same phone number', notice);
  await see('ColourBurgundyHamilton White', notice);
  expect(notice.textContent).not.toContain(phone);
  await expectAccessible();
  await follow(/^Open/, notice);
  await findDetails(otherName);
});
