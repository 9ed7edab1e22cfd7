import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingPaths } from '#contract/bookings/payments.ts';
import type { StaffBookingProgress } from '#contract/bookings/progress.ts';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { deliveryMessages, vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { readEnv } from '#server/platform/env.ts';
import { readBookingProgress } from '#server/resources/bookings/progress.ts';
import { compensationRules } from '#server/resources/finance/schema.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
let id: string;
let count = 0;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

/** A buyer of whom no other booking knows. */
function makeBuyer() {
  count += 1;
  const number = String(1_000_000 + count);
  return {
    phone: `0300 ${number}`,
    cnic: `35202-${number}-1`,
    address: `House ${number}, Sample Street, Gulberg`,
  };
}

const submit = (fields: object = {}, dealer = 0) =>
  two.submit(vehicleBookingLead, dealer, { ...makeBuyer(), ...fields });

beforeEach(async () => {
  id = await submit();
});

const change = (fields: object, bookingId = id) =>
  test.call({
    method: 'PATCH',
    url: `/api${vehicleBooking.paths.records}/${bookingId}/status`,
    cookies: two.headOffice,
    payload: fields,
  });

async function read(
  bookingId = id,
  cookies: Record<string, string> = two.headOffice,
): Promise<StaffBookingProgress> {
  const url = `/api${bookingPaths.progress(bookingId)}`;
  return (await test.call({ method: 'GET', url, cookies })).json().data;
}

const today = todayInPakistan();

describe('the steps', () => {
  const readSteps = async () => {
    const { steps } = await read();
    return Object.fromEntries(steps.map(({ name, ...step }) => [name, step]));
  };
  const undone = { isDone: false, at: null };

  it('begin with the day of the booking', async () => {
    expect(await readSteps()).toEqual({
      booked: { isDone: true, at: today },
      confirmed: undone,
      allotted: undone,
      ready: undone,
      delivered: undone,
    });
  });

  it('have the days that staff set, and when the booking was confirmed', async () => {
    expect((await change({ status: 'confirmed' })).statusCode).toBe(200);
    const days = { allottedAt: '2026-01-10', readyAt: '2026-02-01', deliveredAt: '2026-02-01' };
    expect((await change(days)).json().data).toMatchObject(days);
    expect(await readSteps()).toMatchObject({
      confirmed: { isDone: true, at: today },
      allotted: { isDone: true, at: '2026-01-10' },
      ready: { isDone: true, at: '2026-02-01' },
      delivered: { isDone: true, at: '2026-02-01' },
    });
  });

  it('are all done once a booking is completed, even without days', async () => {
    await change({ status: 'completed' });
    expect(await readSteps()).toMatchObject({
      confirmed: { isDone: true, at: today },
      allotted: { isDone: true, at: null },
      ready: { isDone: true, at: null },
      delivered: { isDone: true, at: today },
    });
  });

  it('a booking that is pending again is not confirmed', async () => {
    await change({ status: 'confirmed' });
    await change({ status: 'pending' });
    expect((await readSteps()).confirmed).toEqual(undone);
  });

  it.each([
    [{ allottedAt: '2026-02-01' }, { readyAt: '2026-01-31' }, 'readyAt'],
    [{ readyAt: '2026-02-01' }, { deliveredAt: '2026-01-31' }, 'deliveredAt'],
    [{ deliveredAt: '2026-02-01' }, { allottedAt: '2026-02-02' }, 'deliveredAt'],
    [{}, { deliveredAt: addDays(today, 1) }, 'deliveredAt'],
  ])('after %j, %j is refused', async (before, fields, field) => {
    if (Object.keys(before).length > 0) await change(before);
    const response = await change(fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
  });
});

describe('the promised day', () => {
  it('keeps every day that was promised, with the reason of each change', async () => {
    expect((await read()).promised).toBeNull();
    await change({ promisedDate: '2026-12-15' });
    const silent = await change({ promisedDate: '2027-01-10' });
    expect(silent.statusCode).toBe(400);
    const message = deliveryMessages.reasonNeeded;
    expect(silent.json().errors).toEqual([
      expect.objectContaining({ field: 'promiseReason', message }),
    ]);
    const moved = { promisedDate: '2027-01-10', promiseReason: 'The ship is late' };
    const { data } = (await change(moved)).json();
    expect(data.promisedDate).toBe('2027-01-10');
    expect(data).not.toHaveProperty('promiseReason');
    await change({ promisedDate: '2027-01-10', status: 'confirmed' });
    const history = [
      { toldOn: today, date: '2026-12-15', reason: null },
      { toldOn: today, date: '2027-01-10', reason: 'The ship is late' },
    ];
    expect((await read()).promised).toEqual({ date: '2027-01-10', history });
    await change({ promisedDate: null, promiseReason: 'Sold out' });
    expect((await readBookingProgress(test.database.db, id)).promised).toEqual({
      date: null,
      history: [...history, { toldOn: today, date: null, reason: 'Sold out' }],
    });
  });

  it('a reason without a change is refused', async () => {
    expect((await change({ promiseReason: 'The ship is late' })).statusCode).toBe(400);
  });
});

describe('the place in the queue', () => {
  const ofColor = (selectedColor: string, fields: object = {}, dealer = 0) =>
    submit({ selectedVehicle: 'Ora 03', selectedColor, ...fields }, dealer);
  const readPlaces = (ids: readonly string[]) =>
    Promise.all(ids.map(async (bookingId) => (await read(bookingId)).queue));

  it('counts who waits for the same vehicle and color at any dealer, in the order of booking', async () => {
    const ids = [
      await ofColor('Green'),
      await ofColor('green', { selectedVehicle: 'ORA 03' }, 1),
      await ofColor('Green'),
    ];
    await ofColor('Blue');
    const places = [1, 2, 3].map((place) => ({ place, of: 3 }));
    expect(await readPlaces(ids)).toEqual(places);
    expect((await readBookingProgress(test.database.db, ids[1] ?? '')).queue).toEqual(places[1]);
  });

  it('goes by the day of the first payment, then by the order of booking', async () => {
    const ids = [await ofColor('Red'), await ofColor('Red'), await ofColor('Red')];
    const pay = (bookingId: string, paidOn: string) =>
      test.call({
        method: 'POST',
        url: `/api${bookingPaths.payments(bookingId)}`,
        cookies: two.headOffice,
        payload: { amount: 500_000, paidOn, instrument: 'card' },
      });
    const readOrder = async () => (await readPlaces(ids)).map((found) => found?.place);
    await pay(ids[2] ?? '', '2026-02-03');
    expect(await readOrder()).toEqual([2, 3, 1]);
    await pay(ids[1] ?? '', '2026-02-02');
    expect(await readOrder()).toEqual([3, 1, 2]);
  });

  it('of bookings that come and are paid at once are 1 to n', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ofColor('White', {}, index % 2)),
    );
    const places = (await readPlaces(ids)).map((found) => found?.place ?? 0);
    expect(places.sort((one, other) => one - other)).toEqual(ids.map((_, index) => index + 1));
  });

  it('moves up when one gets a car, is cancelled or goes to the trash, and those have no place', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await ofColor('Grey'));
    const [allotted = '', cancelled = '', trashed = '', last = ''] = ids;
    await change({ allottedAt: '2026-02-01' }, allotted);
    await change({ status: 'cancelled' }, cancelled);
    const url = `/api${vehicleBooking.paths.records}/${trashed}`;
    await test.call({ method: 'DELETE', url, cookies: two.headOffice });
    expect(await readPlaces([allotted, cancelled, last])).toEqual([
      null,
      null,
      { place: 1, of: 1 },
    ]);
  });
});

describe('the compensation', () => {
  const rules = {
    daysUntilDue: 60,
    kiborBp: 1_053,
    marginBp: 300,
    sourceTitle: 'A circular',
  };
  const setRules = (fields: object = {}) =>
    test.call({
      method: 'POST',
      url: '/api/finance/admin/compensation',
      cookies: two.headOffice,
      payload: { ...rules, from: '2020-01-01', isOn: true, ...fields },
    });
  const pay = (paidOn: string) =>
    test.call({
      method: 'POST',
      url: `/api${bookingPaths.payments(id)}`,
      cookies: two.headOffice,
      payload: { amount: 1_800_000, paidOn, instrument: 'pay-order' },
    });
  const readCompensation = async () => (await read()).compensation;
  beforeEach(async () => {
    await test.database.db.delete(compensationRules);
  });

  it('counts from the first payment by the rules that staff keep, until the car is delivered', async () => {
    await setRules();
    expect(await readCompensation()).toBeNull();
    const paidOn = addDays(today, -90);
    await pay(paidOn);
    expect(await readCompensation()).toMatchObject({
      amount: 20_017,
      days: 30,
      dueFrom: addDays(paidOn, 61),
      until: today,
      isSample: false,
    });
    await change({ deliveredAt: addDays(paidOn, 60) });
    expect(await readCompensation()).toMatchObject({ amount: 0, days: 0 });
  });

  it('is not shown without rules, or once the promise is switched off before any day counts', async () => {
    await pay(addDays(today, -30));
    expect(await readCompensation()).toBeNull();
    await setRules({ isOn: false });
    expect(await readCompensation()).toBeNull();
  });

  it('is not shown for a cancelled booking', async () => {
    await setRules();
    await pay(addDays(today, -90));
    await change({ status: 'cancelled' });
    expect(await readCompensation()).toBeNull();
  });
});

describe('other open bookings of the buyer', () => {
  const buyer = makeBuyer();
  const list = async (bookingId: string, cookies?: Record<string, string>) =>
    (await read(bookingId, cookies)).sameBuyer.map(({ _id, matches }) => ({ _id, matches }));

  it('are found by CNIC, phone number and address, in any notation', async () => {
    const mine = makeBuyer();
    const first = await submit(mine);
    const byPhone = await submit({ phone: mine.phone.replace('0', '+92 ') });
    const byAddress = await submit({ address: mine.address.toUpperCase().replaceAll(',', ' -') });
    const byAll = await submit(mine);
    expect(await list(first)).toEqual([
      { _id: byAll, matches: ['address', 'cnic', 'phone'] },
      { _id: byAddress, matches: ['address'] },
      { _id: byPhone, matches: ['phone'] },
    ]);
    expect(await list(byPhone)).toEqual([
      { _id: byAll, matches: ['phone'] },
      { _id: first, matches: ['phone'] },
    ]);
  });

  it('are neither closed ones, nor those in the trash, nor those of a short address', async () => {
    const closed = await submit(buyer);
    await change({ status: 'cancelled' }, closed);
    const trashed = await submit(buyer);
    const url = `/api${vehicleBooking.paths.records}/${trashed}`;
    await test.call({ method: 'DELETE', url, cookies: two.headOffice });
    const open = await submit(buyer);
    expect(await list(open)).toEqual([]);
    expect(await list(closed)).toEqual([]);
    const vague = [
      await submit({ address: 'DHA, Lahore' }),
      await submit({ address: 'DHA Lahore' }),
    ];
    expect(await list(vague[0] ?? '')).toEqual([]);
  });

  it('an account of a dealer sees no bookings of other dealers', async () => {
    const shared = makeBuyer();
    const [own, others] = [await submit(shared, 0), await submit(shared, 1)];
    expect(await list(own)).toMatchObject([{ _id: others }]);
    expect(await list(own, two.dealers[0]?.cookies)).toEqual([]);
  });
});
