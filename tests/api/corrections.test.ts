import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import type { leads } from '#server/resources/leads/registry.ts';
import { leadTallies } from '#server/resources/leads/schema.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { pricedBookings } from '#tests/support/priced-bookings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, answeredLeads, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

type Lead = (typeof leads)[number];

const patch = (
  { facts }: Lead,
  id: string,
  payload: object,
  {
    cookies = two.headOffice,
    basedOn,
  }: { cookies?: Record<string, string>; basedOn?: string } = {},
) =>
  test.call({
    method: 'PATCH',
    url: `/api${facts.paths.records}/${id}/status`,
    cookies,
    payload,
    ...(basedOn && { headers: { 'if-match': basedOn } }),
  });
const get = async (url: string) =>
  (await test.call({ method: 'GET', url: `/api${url}`, cookies: two.headOffice })).json();
const read = async ({ facts }: Lead, id: string) =>
  (await get(`${facts.paths.records}?_id=${id}`)).data[0];
const dealer = (index: number) => {
  const found = two.dealers[index];
  if (!found) throw new Error('no such dealer');
  return found;
};

/** Another valid value of a field, chosen by its name. */
function buildOther(field: string): unknown {
  if (/Date$/.test(field)) return '2099-12-24';
  if (/Time$/.test(field)) return '09:05';
  const values: Record<string, unknown> = {
    phone: '+92 300 9999999',
    email: 'corrected@mail.example',
    cnic: '99999-9999999-9',
    vinNumber: 'LGWEF6A5XKH999999',
    odometer: 77_000,
    mileage: 88_000,
  };
  return values[field] ?? `Corrected ${field}`;
}

describe.each(answeredLeads.map((lead) => ({ slug: lead.facts.slug, lead })))(
  '$slug',
  ({ lead }) => {
    const { facts } = lead;

    it('every customer field can be corrected, and the timeline and the audit show it', async () => {
      const id = await two.submit(lead, 0);
      const before = await read(lead, id);
      for (const field of facts.corrected) {
        const value = buildOther(field);
        const answer = await patch(lead, id, { [field]: value });
        expect(answer.statusCode, field).toBe(200);
        expect(answer.json().data[field], field).toBe(value);
      }
      const { data: entries } = await get(`/admin/timeline/${facts.slug}/${id}`);
      const changed = entries.filter(({ type }: { type: string }) => type === 'changed');
      for (const field of facts.corrected) {
        const change = { from: before[field], to: buildOther(field) };
        const entry = changed.find(({ changes }: { changes: object }) => field in changes);
        expect(entry, field).toMatchObject({ by: 'office', changes: { [field]: change } });
      }
      const { data: lines } = await get(`/admin/audit?recordId=${id}&limit=100`);
      expect(JSON.stringify(lines)).toContain('+92 300 9999999');
      expect((await read(lead, id)).firstResponseAt).toBeNull();
    });

    it('is then found under the corrected phone number, and no longer under the old one', async () => {
      const id = await two.submit(lead, 0, { phone: '+92 300 1112223' });
      await patch(lead, id, { phone: '0300 4445556' });
      const find = async (phone: string) =>
        (await get(`${facts.paths.records}?search=${phone}`)).data.map(
          ({ _id }: { _id: string }) => _id,
        );
      expect(await find('03004445556')).toContain(id);
      expect(await find('03001112223')).not.toContain(id);
    });

    it('keeps the visitor’s rules: a wrong value, and a cleared one that is needed, is refused', async () => {
      const id = await two.submit(lead, 0);
      const refused: [string, unknown][] = [
        ['phone', 'none'],
        ['phone', ''],
        ['phone', null],
        ['email', 'none'],
        [facts.named[0] ?? '', ' '],
        [facts.named[0] ?? '', null],
      ];
      for (const [field, value] of refused) {
        const answer = await patch(lead, id, { [field]: value });
        expect(answer.statusCode, `${field} ${value}`).toBe(400);
        expect(answer.json().errors[0].field).toBe(field);
      }
      const cleared = await patch(lead, id, { email: '' });
      expect(cleared.json().data.email).toBeNull();
    });

    it('a correction of an old version is refused with both versions', async () => {
      const id = await two.submit(lead, 0);
      const { updatedAt: basedOn } = await read(lead, id);
      expect((await patch(lead, id, { phone: '0300 1000001' }, { basedOn })).statusCode).toBe(200);
      const second = await patch(lead, id, { phone: '0300 1000002' }, { basedOn });
      expect(second.statusCode).toBe(409);
      expect(second.json().conflict).toMatchObject({
        yours: { phone: '0300 1000002' },
        current: { phone: '0300 1000001' },
      });
    });

    it.runIf(facts.dealership)(
      'a corrected dealership moves it; an account of a dealer cannot',
      async () => {
        const field = facts.dealership ?? '';
        const id = await two.submit(lead, 0);
        await patch(lead, id, { assignedTo: 'dealer-one' });
        for (const label of [dealer(1).label, 'Nobody, Nowhere']) {
          const answer = await patch(lead, id, { [field]: label }, { cookies: dealer(0).cookies });
          expect(answer.statusCode, label).toBe(400);
          expect(answer.json().errors).toMatchObject([
            { field, message: 'Your account cannot move a request to another dealer' },
          ]);
        }
        expect(await read(lead, id)).toMatchObject({ dealerId: dealer(0)._id });
        const moved = await patch(lead, id, { [field]: dealer(1).label });
        expect(moved.json().data).toMatchObject({ dealerId: dealer(1)._id, assignedTo: null });
        const mine = await patch(
          lead,
          id,
          { phone: '0300 1000003' },
          { cookies: dealer(0).cookies },
        );
        expect(mine.statusCode).toBe(404);
        const unknown = await patch(lead, id, { [field]: 'Nobody, Nowhere' });
        expect(unknown.json().data.dealerId).toBeNull();
        const kept = await patch(lead, id, { [field]: 'Nobody, Nowhere', dealerId: dealer(1)._id });
        expect(kept.json().data.dealerId).toBe(dealer(1)._id);
        const same = await patch(lead, id, { [field]: 'Nobody, Nowhere' });
        expect(same.json().data.dealerId).toBe(dealer(1)._id);
      },
    );
  },
);

it('the counts by dealer equal a recount after corrections moved requests', async () => {
  const ids = await Promise.all([0, 0, 1].map((index) => two.submit(testDriveLead, index)));
  await Promise.all(
    ids.map((id, index) =>
      patch(testDriveLead, id, { selectedDealership: dealer((index + 1) % 2).label }),
    ),
  );
  const { rows } = await test.database.pool.query(`
    select c.n as counted, r.n as recounted
    from (select dealer, sum(count)::int as n from lead_days where lead = 'test-drives' group by 1 having sum(count) <> 0) c
    full join (select coalesce(dealer_id, '00000000-0000-0000-0000-000000000000') as dealer, count(*)::int as n
      from test_drives group by 1) r using (dealer)`);
  expect(rows.length).toBeGreaterThan(1);
  for (const { counted, recounted } of rows) expect(counted).toBe(recounted);
});

it('a corrected vehicle of an inquiry counts under the new vehicle', async () => {
  const id = await two.submit(contactLead, 0, { vehicle: 'Tank 500' });
  const countVehicle = async (value: string) => {
    const { rows } = await test.database.pool.query(
      `select coalesce(sum(count), 0)::int as n from lead_tallies where lead = $1 and value = $2 and dealer = $3`,
      [contactLead.facts.slug, value, dealer(0)._id],
    );
    return rows[0].n;
  };
  const [tanks, oras] = [await countVehicle('Tank 500'), await countVehicle('Ora 03')];
  await patch(contactLead, id, { vehicle: 'ora 03' });
  expect(await countVehicle('Tank 500')).toBe(tanks - 1);
  expect(await countVehicle('Ora 03')).toBe(oras + 1);
  await patch(contactLead, id, { city: 'Multan' });
  expect(await countVehicle('Ora 03')).toBe(oras + 1);
  const [{ rowsOfLead } = { rowsOfLead: 0 }] = await test.database.db
    .select({ rowsOfLead: count() })
    .from(leadTallies);
  expect(rowsOfLead).toBeGreaterThan(0);
});

it('many at once, in both directions, all succeed and leave right counts', async () => {
  const vehicles = ['Haval H6', 'TANK 500'];
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, n) => two.submit(contactLead, 0, { vehicle: vehicles[n % 2] })),
  );
  for (let round = 1; round <= 4; round += 1) {
    const answers = await Promise.all(
      ids.map((id, n) => patch(contactLead, id, { vehicle: vehicles[(n + round) % 2] })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  const { rows } = await test.database.pool.query(`
    select t.n as counted, r.n as recounted
    from (select value, sum(count)::int as n from lead_tallies where lead = 'contact-inquiries' group by 1 having sum(count) <> 0) t
    full join (select counted_vehicle as value, count(*)::int as n from contact_inquiries where counted_vehicle is not null group by 1) r
      using (value)`);
  expect(rows.length).toBeGreaterThan(1);
  for (const { counted, recounted } of rows) expect(counted).toBe(recounted);
});

describe('the price of a booking', () => {
  const { setPrices, book } = pricedBookings(
    () => test,
    () => two.headOffice,
  );
  const jolion = {
    name: 'Jolion',
    model: 'Haval Jolion',
    variant: null,
    vehicleId: 'haval-jolion',
  };
  const h6 = { name: 'H6 1.5', model: 'Haval H6', variant: '1.5', vehicleId: 'haval-h6-1.5' };

  it('is frozen with its freight, for the trim and the city on that day', async () => {
    await setPrices(
      [
        { ...jolion, basePrice: 7_500_000 },
        { ...h6, basePrice: 9_000_000 },
      ],
      [
        { name: 'Lahore', adjustmentType: 'fixed', priceAdjustment: 75_000 },
        { name: 'Quetta', adjustmentType: 'percentage', priceAdjustment: 1.5 },
      ],
    );
    const city = { city: 'Lahore', selectedCity: undefined };
    const booking = await book({ selectedVehicle: 'Haval H6 1.5', ...city });
    const frozen = { basePrice: 9_000_000, freight: 75_000, finalPrice: 9_075_000 };
    expect(booking).toMatchObject(frozen);
    const taken = await test.call({
      method: 'POST',
      url: '/api/vehicle-booking/admin/bookings',
      cookies: two.headOffice,
      payload: {
        selectedVehicle: 'Haval H6 1.5',
        selectedColor: 'Burgundy',
        firstName: 'Sample',
        lastName: 'Caller',
        phone: '+92 300 0000009',
        address: 'Sample street 3',
        city: 'Quetta',
        cnic: '12345-1234567-1',
        preferredDealership: dealer(0).label,
        typeOfBooking: 'Purchase Booking',
        source: 'phone',
      },
    });
    expect(taken.json().data).toMatchObject({ freight: 135_000, finalPrice: 9_135_000 });
    await test.database.db.update(cars).set({ basePrice: 1 });
    await test.database.db.update(cities).set({ priceAdjustment: 2 });
    expect(await read(vehicleBookingLead, booking._id)).toMatchObject(frozen);
    const renamed = await patch(vehicleBookingLead, booking._id, { firstName: 'Corrected' });
    expect(renamed.json().data).toMatchObject(frozen);
    const exported = await test.call({
      method: 'GET',
      url: `/api/vehicle-booking/admin/bookings/export?_id=${booking._id}`,
      cookies: two.headOffice,
    });
    expect(exported.body).toContain('75000');
    expect(exported.body.split('\n')[0]).toMatch(/freight/i);
  });

  it('is taken from today’s list when the trim or the city is corrected, with history', async () => {
    await setPrices(
      [
        { ...jolion, basePrice: 7_500_000 },
        { ...h6, basePrice: 9_000_000 },
      ],
      [{ name: 'Lahore', adjustmentType: 'fixed', priceAdjustment: 75_000 }],
    );
    const city = { city: 'Lahore', selectedCity: undefined };
    const { _id } = await book({ selectedVehicle: 'Haval H6 1.5', ...city });
    await test.database.db.update(cars).set({ basePrice: 8_000_000 });
    const other = await patch(vehicleBookingLead, _id, { selectedVehicle: 'Haval Jolion' });
    expect(other.json().data).toMatchObject({ basePrice: 8_000_000, finalPrice: 8_075_000 });
    const { data } = await get(`/admin/timeline/vehicle-bookings/${_id}`);
    expect(data[0].changes).toMatchObject({
      selectedVehicle: { from: 'Haval H6 1.5', to: 'Haval Jolion' },
      basePrice: { from: 9_000_000, to: 8_000_000 },
    });
    const elsewhere = await patch(vehicleBookingLead, _id, { selectedCity: 'Atlantis' });
    expect(elsewhere.json().data).toMatchObject({
      basePrice: null,
      freight: null,
      finalPrice: null,
    });
  });
});
