import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentMessages } from '#contract/appointments/appointment.ts';
import { slotMessages, slotToMoment } from '#contract/appointments/slot-input.ts';
import { formatSlot } from '#contract/appointments/slots.ts';
import { permissions, rolePermissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { serviceAppointments } from '#server/resources/leads/types/service-appointment.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { makeServiceAppointment, makeTestDrive } from '#tests/factories.ts';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
} from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn(permissions, 'office');
});
afterAll(() => test.close());

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+92 300 1${String(phones).padStart(6, '0')}`;
};

const book = (dealer: BookableDealer, slot: string, fields: object = {}, key?: string) =>
  test.call({
    method: 'POST',
    url: '/api/test-drive/book',
    payload: { ...makeTestDrive({ phone: newPhone() }), dealerId: dealer._id, slot, ...fields },
    headers: key ? { 'idempotency-key': key } : {},
  });

const findSlot = async (dealer: BookableDealer, index = 0) => {
  const slots = await listSlots(test, 'test-drive', dealer._id);
  const slot = slots[index];
  if (!slot) throw new Error('no slot is free');
  return slot;
};

const readAppointments = (dealer: BookableDealer) =>
  test.database.db.select().from(appointments).where(eq(appointments.dealerId, dealer._id));

describe('booking a slot', () => {
  it('stores the request with its appointment, and names dealer, date and time', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const response = await book(dealer, slot, { selectedDealership: 'Another one' });
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data.appointmentUrl).toMatch(/^\/appointment\/[A-Za-z0-9_-]{22}$/);
    const [request] = await test.database.db
      .select()
      .from(testDrives)
      .where(eq(testDrives._id, data._id));
    expect(request).toMatchObject({
      dealerId: dealer._id,
      selectedDealership: dealer.label,
      preferredDate: slot.slice(0, 10),
      preferredTime: slot.slice(11),
    });
    expect(await readAppointments(dealer)).toMatchObject([
      {
        requestId: data._id,
        bookableId: dealer.bookableIds[0],
        status: 'requested',
        startAt: slotToMoment(slot),
        createdBy: 'visitor',
      },
    ]);
    expect(await listSlots(test, 'test-drive', dealer._id)).not.toContain(slot);
  });

  it('takes the date and time of a service from the slot', async () => {
    const dealer = await addBookableDealer(test, 'service');
    const [slot = ''] = await listSlots(test, 'service', dealer._id);
    const { serviceDate: _date, ...payload } = makeServiceAppointment();
    const response = await test.call({
      method: 'POST',
      url: '/api/service/schedule',
      payload: { ...payload, dealerId: dealer._id, slot },
    });
    expect(response.statusCode).toBe(201);
    const [stored] = await readAppointments(dealer);
    expect(stored).toMatchObject({ kind: 'service', startAt: slotToMoment(slot) });
    const [request] = await test.database.db
      .select()
      .from(serviceAppointments)
      .where(eq(serviceAppointments._id, response.json().data._id));
    expect(request).toMatchObject({
      serviceDate: slot.slice(0, 10),
      preferredTime: slot.slice(11),
      appointmentAt: `${slot.replace('T', ' ')}:00`,
    });
  });

  it('accepts one of fifty parallel requests for the last free place', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer, 3);
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(dealer, slot)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await readAppointments(dealer)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      errors: [{ field: 'slot', message: slotMessages.taken }],
      data: { next: [expect.any(String), expect.any(String), expect.any(String)] },
    });
    const free = await listSlots(test, 'test-drive', dealer._id, { days: '31' });
    expect(free).toEqual(expect.arrayContaining(refused?.data.next));
    const { rows } = await test.database.db.execute<{ requests: number }>(
      sql`select count(*)::int as requests from test_drives where dealer_id = ${dealer._id}`,
    );
    expect(rows).toEqual([{ requests: 1 }]);
  });

  it('gives as many requests a time as there are cars', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { count: 3 });
    const slot = await findSlot(dealer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(dealer, slot)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    const stored = await readAppointments(dealer);
    expect(new Set(stored.map(({ bookableId }) => bookableId)).size).toBe(3);
  });

  it('returns the first answer to a repeat, also in parallel, and stores nothing twice', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { count: 2 });
    const slot = await findSlot(dealer);
    const fields = { phone: newPhone() };
    const key = 'a-repeated-slot';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => book(dealer, slot, fields, key)),
    );
    const later = await book(dealer, slot, fields, key);
    const bodies = [...answers, later].map((answer) => answer.json());
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]?.success).toBe(true);
    expect(await readAppointments(dealer)).toHaveLength(1);
  });

  it('refuses times that are not offered, at the slot and in words of why, with the next free ones', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer, 2);
    const day = slot.slice(0, 10);
    const refusals = {
      [`${day}T${slot.slice(11, 13)}:17`]: 'unlisted',
      [`${day}T20:00`]: 'closed',
      '2020-01-01T10:00': 'past',
      '2099-01-01T10:00': 'late',
    } as const;
    for (const [other, name] of Object.entries(refusals)) {
      const response = await book(dealer, other);
      expect(response.statusCode).toBe(409);
      const { errors, data } = response.json();
      expect(errors).toMatchObject([{ field: 'slot', message: slotMessages[name] }]);
      expect(data.next).toHaveLength(3);
    }
    const malformed = await book(dealer, 'tomorrow');
    expect(malformed.json().errors).toMatchObject([
      { field: 'slot', message: 'Please choose a time from the list' },
    ]);
    expect(await readAppointments(dealer)).toHaveLength(0);
  });

  it('refuses a third appointment with one phone number', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { count: 5 });
    const slots = await listSlots(test, 'test-drive', dealer._id);
    const phone = newPhone();
    const answers = [];
    for (const slot of slots.slice(0, 3)) answers.push(await book(dealer, slot, { phone }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409]);
    const refusal = answers[2]?.json();
    expect(refusal.errors).toMatchObject([{ field: 'slot', message: slotMessages.tooMany }]);
    // The form would mark the time as taken.
    expect(refusal.data).toBeUndefined();
  });

  it('offers the day in 30 days as the last one, and books on it', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slots = await listSlots(test, 'test-drive', dealer._id, { days: '31' });
    const dates = [...new Set(slots.map((slot) => slot.slice(0, 10)))];
    const last = formatSlot(Date.now() + 30 * 86_400_000).slice(0, 10);
    expect(dates.at(-1)).toBe(last);
    expect((await book(dealer, slots.at(-1) ?? '')).statusCode).toBe(201);
  });

  it('accepts two of eight parallel appointments with one number, however it is written', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { count: 2 });
    const slots = await listSlots(test, 'test-drive', dealer._id);
    const written = ['0307 0000001', '+92 307 0000001', '0092-307-0000001', '3070000001'];
    const answers = await Promise.all(
      slots.slice(0, 8).map((slot, index) => book(dealer, slot, { phone: written[index % 4] })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(await readAppointments(dealer)).toHaveLength(2);
    for (const phone of [...written, '923070000001', '+92 (0)307 0000001', '+92 0307 0000001']) {
      const refused = await book(dealer, slots[9] ?? '', { phone });
      expect(refused.json().errors, phone).toMatchObject([
        { field: 'slot', message: slotMessages.tooMany },
      ]);
    }
  });

  it('returns the first answer to parallel repeats of the second appointment with a number', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { count: 3 });
    const [first = '', second = ''] = await listSlots(test, 'test-drive', dealer._id);
    const fields = { phone: newPhone() };
    await book(dealer, first, fields);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => book(dealer, second, fields, 'a-repeated-second-slot')),
    );
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(answers[0]?.statusCode).toBe(201);
    expect(await readAppointments(dealer)).toHaveLength(2);
  });

  it('refuses an unknown dealer', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const response = await book({ ...dealer, _id: unknown }, slot);
    expect(response.json().errors).toMatchObject([
      { field: 'dealerId', message: 'There is no dealer with this id' },
    ]);
  });
});

describe('an appointment and its request', () => {
  const patch = (id: string, payload: object) =>
    test.call({
      method: 'PATCH',
      url: `/api/test-drive/admin/test-drives/${id}/status`,
      cookies,
      payload,
    });

  it('has a link for messages to its customer, which staff read and which opens its page', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const { _id, appointmentUrl } = (await book(dealer, await findSlot(dealer))).json().data;
    const url = `/api/appointments/admin/requests/${_id}`;
    const { link } = (await test.call({ method: 'GET', url, cookies })).json().data;
    expect(new URL(link).pathname).toBe(appointmentUrl);
    const page = await test.call({ method: 'GET', url: new URL(link).pathname });
    expect(page.statusCode).toBe(200);
  });

  it('is confirmed with its request, at the time of the slot', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const { _id } = (await book(dealer, slot)).json().data;
    const confirmed = await patch(_id, { status: 'confirmed' });
    expect(confirmed.json().data).toMatchObject({
      status: 'confirmed',
      confirmedDate: slot.slice(0, 10),
      confirmedTime: slot.slice(11),
    });
    expect(await readAppointments(dealer)).toMatchObject([{ status: 'confirmed', sequence: 1 }]);
  });

  it.each([
    ['day', 'time'],
    ['time', 'day'],
  ])('is confirmed at another %s, and keeps its %s', async (changed) => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slots = await listSlots(test, 'test-drive', dealer._id);
    const later = slots.filter((slot) => slot > `${slots[0]?.slice(0, 10)}T24`);
    const [first = '', second = ''] = later;
    const nextDay = later.find((slot) => slot > first && slot.slice(11) === first.slice(11)) ?? '';
    const wanted = changed === 'day' ? nextDay : second;
    const [confirmedDate, confirmedTime] = wanted.split('T');
    const named = changed === 'day' ? { confirmedDate } : { confirmedTime };
    const confirm = (id: string) => patch(id, { status: 'confirmed', ...named });
    const { _id } = (await book(dealer, first)).json().data;
    const other = (await book(dealer, wanted)).json().data;
    expect((await confirm(_id)).statusCode).toBe(409);
    await patch(other._id, { status: 'cancelled' });
    expect((await confirm(_id)).json().data).toMatchObject({ confirmedDate, confirmedTime });
    const stored = await readAppointments(dealer);
    expect(stored.find(({ requestId }) => requestId === _id)).toMatchObject({
      status: 'confirmed',
      startAt: slotToMoment(wanted),
    });
  });

  it('moves with the confirmed time, and refuses one that is taken', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const [first = '', second = '', third = ''] = await listSlots(test, 'test-drive', dealer._id);
    const { _id } = (await book(dealer, first)).json().data;
    await book(dealer, second);
    const name = (slot: string) => ({
      status: 'confirmed',
      confirmedDate: slot.slice(0, 10),
      confirmedTime: slot.slice(11),
    });
    expect((await patch(_id, name(second))).statusCode).toBe(409);
    expect((await patch(_id, name(third))).statusCode).toBe(200);
    const stored = await readAppointments(dealer);
    expect(stored.find(({ requestId }) => requestId === _id)).toMatchObject({
      startAt: slotToMoment(third),
      status: 'confirmed',
    });
  });

  it('protects its time when it is overbooked, unless another reason is given', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slots = await listSlots(test, 'test-drive', dealer._id);
    const ids: string[] = [];
    for (const slot of slots.slice(0, 3)) ids.push((await book(dealer, slot)).json().data._id);
    const [first = '', second = '', third = ''] = ids;
    const taken = slotToMoment(slots[0] ?? '');
    const findOfRequest = async (id: string) =>
      (await readAppointments(dealer)).find(({ requestId }) => requestId === id);
    const move = async (id: string, payload: object) =>
      test.call({
        method: 'PATCH',
        url: `/api/appointments/admin/records/${(await findOfRequest(id))?._id}`,
        cookies,
        payload: { startAt: taken, ...payload },
      });
    expect((await move(second, { overrideReason: 'Two friends' })).statusCode).toBe(200);
    await patch(first, { status: 'cancelled' });
    const refused = await move(third, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toMatchObject([
      { field: 'startAt', message: appointmentMessages.overlaps },
    ]);
    expect((await patch(second, { status: 'confirmed' })).statusCode).toBe(200);
    expect((await move(third, { overrideReason: 'A third friend' })).statusCode).toBe(200);

    const payload = makeTestDrive({ phone: newPhone() });
    const unplanned = await test.call({
      method: 'POST',
      url: '/api/test-drive/book',
      payload: { ...payload, selectedDealership: dealer.label },
    });
    const plan = (fields: object) =>
      test.call({
        method: 'POST',
        url: `/api/appointments/admin/requests/${unplanned.json().data._id}`,
        cookies,
        payload: { startAt: taken, bookableId: dealer.bookableIds[0], ...fields },
      });
    expect((await plan({})).statusCode).toBe(409);
    expect((await plan({ overrideReason: 'A fourth friend' })).statusCode).toBe(201);
  });

  it('frees its time when the request is cancelled or goes to the trash', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const [first = '', second = ''] = await listSlots(test, 'test-drive', dealer._id);
    const one = (await book(dealer, first)).json().data._id;
    const two = (await book(dealer, second)).json().data._id;
    await patch(one, { status: 'cancelled' });
    const url = `/api/test-drive/admin/test-drives/${two}`;
    await test.call({ method: 'DELETE', url, cookies });
    const free = await listSlots(test, 'test-drive', dealer._id);
    expect(free.slice(0, 2)).toEqual([first, second]);

    const restore = `/api/admin/trash/test-drives/${two}/restore`;
    expect((await test.call({ method: 'POST', url: restore, cookies })).statusCode).toBe(200);
    expect(await listSlots(test, 'test-drive', dealer._id)).not.toContain(second);
  });

  it('is cancelled when its request is restored after its time was taken', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const { _id } = (await book(dealer, slot)).json().data;
    const url = `/api/test-drive/admin/test-drives/${_id}`;
    await test.call({ method: 'DELETE', url, cookies });
    expect((await book(dealer, slot)).statusCode).toBe(201);
    const restore = `/api/admin/trash/test-drives/${_id}/restore`;
    expect((await test.call({ method: 'POST', url: restore, cookies })).statusCode).toBe(200);
    const stored = await readAppointments(dealer);
    expect(stored.find(({ requestId }) => requestId === _id)).toMatchObject({
      status: 'cancelled',
      nextReminderAt: null,
    });
    const timeline = await test.call({
      method: 'GET',
      url: `/api/admin/timeline/test-drives/${_id}`,
      cookies,
    });
    const entries = timeline.json().data as { type: string; by: string; text: string }[];
    const entry = entries.find(({ type }) => type === 'appointment');
    expect(entry?.text).toMatch(/requested → .*cancelled$/);
    // The back office formats the moment.
    expect(entry?.text).toContain(new Date(`${slot}+05:00`).toISOString());
    expect(entry?.by).toEqual(expect.any(String));
  });

  it('keeps its request at its dealer while it is to come', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const other = await addBookableDealer(test, 'test-drive');
    const { _id } = (await book(dealer, await findSlot(dealer))).json().data;
    expect((await patch(_id, { dealerId: other._id })).statusCode).toBe(400);
    await patch(_id, { status: 'cancelled' });
    expect((await patch(_id, { dealerId: other._id })).statusCode).toBe(200);
    expect(await readAppointments(dealer)).toEqual([]);
    expect(await readAppointments(other)).toMatchObject([
      { requestId: _id, status: 'cancelled', bookableId: null },
    ]);
  });

  it('is shown to nobody at the dealer that its request left', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const other = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const { _id } = (await book(dealer, slot)).json().data;
    await patch(_id, { status: 'cancelled' });
    await patch(_id, { dealerId: other._id });
    const day = slot.slice(0, 10);
    const readCalendar = async ({ _id: dealerId }: BookableDealer) => {
      const account = await test.signIn(rolePermissions.dealer, undefined, dealerId);
      const url = `/api/appointments/admin/calendar?from=${day}&to=${day}`;
      const calendar = await test.call({ method: 'GET', url, cookies: account });
      expect(calendar.statusCode).toBe(200);
      return calendar.json().data.appointments;
    };
    expect(await readCalendar(dealer)).toEqual([]);
    expect(await readCalendar(other)).toMatchObject([{ requestId: _id, status: 'cancelled' }]);
  });

  it('stays cancelled without a car when its request is reopened at another dealer, until it is planned', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const other = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const { _id } = (await book(dealer, slot)).json().data;
    await patch(_id, { status: 'cancelled' });
    expect((await patch(_id, { dealerId: other._id, status: 'pending' })).statusCode).toBe(200);
    const [stored] = await readAppointments(other);
    expect(stored).toMatchObject({ status: 'cancelled', bookableId: null });
    const confirmed = await test.call({
      method: 'PATCH',
      url: `/api/appointments/admin/records/${stored?._id}`,
      cookies,
      payload: { status: 'confirmed' },
    });
    expect(confirmed.json().errors).toMatchObject([
      { field: 'bookableId', message: appointmentMessages.needsBookable },
    ]);
    const planned = await test.call({
      method: 'POST',
      url: `/api/appointments/admin/requests/${_id}`,
      cookies,
      payload: { startAt: slotToMoment(slot) },
    });
    expect(planned.statusCode).toBe(201);
    expect(await readAppointments(other)).toMatchObject([
      { _id: stored?._id, status: 'requested', bookableId: other.bookableIds[0] },
    ]);
  });
});

describe("a customer's link", () => {
  const bookWithLink = async (dealer: BookableDealer, slot: string) => {
    const { appointmentUrl } = (await book(dealer, slot)).json().data;
    return appointmentUrl.replace('/appointment/', '/api/appointments/') as string;
  };
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.call({ method, url, ...(payload && { payload }) });

  it('shows the appointment without name, phone number or email address', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const link = await bookWithLink(dealer, slot);
    const response = await call('GET', link);
    expect(response.json().data).toMatchObject({
      kind: 'test-drive',
      status: 'requested',
      startAt: slotToMoment(slot),
      isChangeable: true,
      dealer: { city: 'Lahore' },
    });
    expect(response.body).not.toMatch(/Visitor|300 1|mail\.example/);
    expect((await call('GET', `${link.slice(0, -1)}0`)).statusCode).toBe(404);
  });

  it('moves the appointment to a free time, and refuses one that is taken', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const [first = '', second = '', third = ''] = await listSlots(test, 'test-drive', dealer._id);
    const link = await bookWithLink(dealer, first);
    await book(dealer, second);
    const refused = await call('POST', `${link}/move`, { slot: second });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().data.next).toContain(third);
    const moved = await call('POST', `${link}/move`, { slot: third });
    expect(moved.json().data).toMatchObject({ startAt: slotToMoment(third) });
    expect(await listSlots(test, 'test-drive', dealer._id)).toContain(first);
  });

  it('cancels the appointment once', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const slot = await findSlot(dealer);
    const link = await bookWithLink(dealer, slot);
    for (const _ of [1, 2]) {
      const response = await call('POST', `${link}/cancel`);
      expect(response.json().data).toMatchObject({ status: 'cancelled', isChangeable: false });
    }
    const [stored] = await readAppointments(dealer);
    expect(stored).toMatchObject({ status: 'cancelled', sequence: 1, nextReminderAt: null });
    expect((await call('POST', `${link}/move`, { slot })).statusCode).toBe(409);
    expect(await listSlots(test, 'test-drive', dealer._id)).toContain(slot);
  });
});
