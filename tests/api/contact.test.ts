import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadTallies } from '#server/resources/leads/schema.ts';
import { contactInquiries } from '#server/resources/leads/types/contact.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['contact-inquiries']);
});
afterAll(() => test.close());

const submit = (fields: object) =>
  test.call({
    method: 'POST',
    url: '/api/contact/submit',
    payload: { ...acceptedInputs['contact-inquiries']?.(), ...fields },
  });
const call = async (url: string) => (await test.call({ method: 'GET', url, cookies })).json().data;

it.each([
  [{ phone: '', message: '' }, 'Phone number and message are required'],
  [{ message: ' ' }, 'Phone number and message are required'],
  [{ phone: '', firstName: '' }, 'Phone number and message are required'],
  [{ firstName: '' }, 'Name is required'],
  [{ lastName: '' }, 'Name is required'],
])('%j is refused: %s', async (fields, message) => {
  expect((await submit(fields)).json()).toMatchObject({ success: false, message });
});

it('a missing name is reported together with the other missing fields', async () => {
  const { errors } = (await submit({ phone: '', firstName: '' })).json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['phone', 'fullName']);
});

it('a missing full name is made of first and last name, and the subject is kept', async () => {
  const { data } = (await submit({ firstName: 'Given', lastName: 'Sample' })).json();
  const [record] = await call(`/api/contact/admin/inquiries?_id=${data._id}`);
  expect(record).toMatchObject({ fullName: 'Given Sample', subject: 'A question', priority: null });
  const short = (await submit({ fullName: 'One Name', firstName: '', lastName: '' })).json();
  const [other] = await call(`/api/contact/admin/inquiries?_id=${short.data._id}`);
  expect(other).toMatchObject({ fullName: 'One Name', firstName: null });
});

/** Returns the stored counts by vehicle, and a recount of the records. */
async function readTallies() {
  const { rows } = await test.database.db.execute(sql`
    select counted_vehicle as _id, count(*)::int as count from ${contactInquiries}
    where deleted_at is null group by counted_vehicle
    order by counted_vehicle = 'Other', count(*) desc, counted_vehicle`);
  const { vehicleStats } = await call('/api/contact/admin/stats');
  return { vehicleStats, recounted: rows };
}

it('vehicles of the catalogue and the price list are counted, most frequent first, then all others as one', async () => {
  const { db } = test.database;
  const now = new Date().toISOString();
  const car = { model: 'X', vehicleId: 'x-1', basePrice: 1, createdAt: now, updatedAt: now };
  await db.delete(contactInquiries);
  await db.delete(leadTallies);
  await db.insert(cars).values({ ...car, _id: crypto.randomUUID(), name: 'Haval X Prime' });
  const made = Array.from({ length: 30 }, (_, index) => `Made up ${index}`);
  const sent = ['ORA 03', 'Ora 03', ' tank 500', 'haval x PRIME', '', 'Other Inquiry', ...made];
  const ids = [];
  for (const vehicle of sent) ids.push((await submit({ vehicle })).json().data._id);
  const expected = [
    { _id: 'Ora 03', count: 2 },
    { _id: 'Haval X Prime', count: 1 },
    { _id: 'Tank 500', count: 1 },
    { _id: 'Other', count: made.length + 2 },
  ];
  expect(await readTallies()).toEqual({ vehicleStats: expected, recounted: expected });
  const [{ total }] = (
    await db.execute(sql`select count(distinct value)::int as total from ${leadTallies}`)
  ).rows as [{ total: number }];
  expect(total).toBe(4);

  // After a car leaves the price list, its inquiries still leave the count they were added to.
  await db.delete(cars);
  for (const id of [ids[0], ids[3], ids.at(-1)]) {
    await test.call({ method: 'DELETE', url: `/api/contact/admin/inquiries/${id}`, cookies });
  }
  const left = [
    { _id: 'Ora 03', count: 1 },
    { _id: 'Tank 500', count: 1 },
    { _id: 'Other', count: made.length + 1 },
  ];
  expect(await readTallies()).toEqual({ vehicleStats: left, recounted: left });
});

it('staff see the vehicle as the visitor wrote it, not the name it is counted under', async () => {
  const { data } = (await submit({ vehicle: 'My old one' })).json();
  const [record] = await call(`/api/contact/admin/inquiries?_id=${data._id}`);
  expect(record.vehicle).toBe('My old one');
  expect(record).not.toHaveProperty('countedVehicle');
});
