import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotToMoment } from '#contract/appointments/slot-input.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { appointments } from '#server/resources/appointments/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
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

let customers = 0;
async function book(dealer: BookableDealer, slot: string): Promise<string> {
  customers += 1;
  const phone = `+92 300 3${String(customers).padStart(6, '0')}`;
  const payload = { ...makeTestDrive({ phone }), dealerId: dealer._id, slot };
  const response = await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  expect(response.statusCode).toBe(201);
  return response.json().data._id;
}

const records = '/api/test-drive/admin/test-drives';
const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  test.call({ method, url, cookies, payload });
const call = async (...sent: Parameters<typeof send>) => (await send(...sent)).statusCode;
const setStatus = (id: string, status: string) =>
  call('PATCH', `${records}/${id}/status`, { status });

const ofRequest = (id: string) => eq(appointments.requestId, id);
const readStored = async (id: string) => {
  const [stored] = await test.database.db.select().from(appointments).where(ofRequest(id));
  return stored;
};

/** Moves an appointment by two months into the past. */
async function makePast(id: string): Promise<void> {
  const stored = await readStored(id);
  const move = (at = '') => new Date(Date.parse(at) - 60 * 86_400_000).toISOString();
  const past = {
    startAt: move(stored?.startAt),
    endAt: move(stored?.endAt),
    blockedUntil: move(stored?.blockedUntil),
  };
  await test.database.db.update(appointments).set(past).where(ofRequest(id));
}

/** Adds a dealer with one car, and returns it with its free slots. */
async function addDealer() {
  const dealer = await addBookableDealer(test, 'test-drive');
  const [first = '', second = ''] = await listSlots(test, 'test-drive', dealer._id);
  return { dealer, first, second };
}

it('an appointment takes place again when its request is reopened while its time is free', async () => {
  const { dealer, first } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  expect(await setStatus(id, 'pending')).toBe(200);
  expect(await readStored(id)).toMatchObject({
    status: 'requested',
    nextReminderAt: expect.anything(),
  });
});

it('a cancelled request is reopened without its appointment if the time is taken, and can be planned', async () => {
  const { dealer, first, second } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  await book(dealer, first);
  expect(await setStatus(id, 'pending')).toBe(200);
  expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
  const plan = `/api/appointments/admin/requests/${id}`;
  expect(await call('POST', plan, { startAt: slotToMoment(first) })).toBe(409);
  expect(await call('POST', plan, { startAt: slotToMoment(second) })).toBe(201);
  expect(await readStored(id)).toMatchObject({
    status: 'requested',
    startAt: slotToMoment(second),
  });
});

describe('a cancelled request whose time is gone', () => {
  /** Books and cancels an appointment whose time somebody else books, or which passes. */
  async function loseTime(how: 'taken' | 'past') {
    const { dealer, first, second } = await addDealer();
    const id = await book(dealer, first);
    await setStatus(id, 'cancelled');
    if (how === 'taken') await book(dealer, first);
    else await makePast(id);
    return { dealer, first, second, id };
  }

  it.each(['taken', 'past'] as const)(
    'is not confirmed (%s), and the refusal names the next free times',
    async (how) => {
      const { dealer, id } = await loseTime(how);
      const refused = await send('PATCH', `${records}/${id}/status`, { status: 'confirmed' });
      expect(refused.statusCode).toBe(409);
      const { errors, data, message } = refused.json();
      expect(errors).toMatchObject([
        { field: 'status', message: expect.stringContaining('can no longer take place') },
      ]);
      const free = await listSlots(test, 'test-drive', dealer._id);
      expect(data.next).toEqual(free.slice(0, 3));
      for (const slot of data.next) expect(message).toContain(slot.slice(11));
      expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
      const list = await test.call({ method: 'GET', url: `${records}?_id=${id}`, cookies });
      expect(list.json().data[0].status).toBe('cancelled');
    },
  );

  it('is confirmed at another time, or at the same with a reason to overbook it', async () => {
    const { dealer, id, first } = await loseTime('taken');
    const url = `/api/appointments/admin/records/${(await readStored(id))?._id}`;
    const [bookableId] = dealer.bookableIds;
    const again = { status: 'confirmed', startAt: slotToMoment(first), bookableId };
    expect(await call('PATCH', url, again)).toBe(409);
    expect(await call('PATCH', url, { ...again, overrideReason: 'Two friends' })).toBe(200);
    const other = await loseTime('past');
    const free = `/api/appointments/admin/records/${(await readStored(other.id))?._id}`;
    const later = { status: 'confirmed', startAt: slotToMoment(other.second) };
    expect(await call('PATCH', free, later)).toBe(200);
    const list = await test.call({ method: 'GET', url: `${records}?_id=${other.id}`, cookies });
    expect(list.json().data[0].status).toBe('confirmed');
    expect(await readStored(other.id)).toMatchObject({
      status: 'confirmed',
      startAt: slotToMoment(other.second),
    });
  });
});

describe('a request that is restored after its time was taken', () => {
  it.each(['pending', 'confirmed'])(
    'was %s and is pending, and the answer says so',
    async (status) => {
      const { dealer, first } = await addDealer();
      const id = await book(dealer, first);
      if (status === 'confirmed') await setStatus(id, status);
      await test.call({ method: 'DELETE', url: `${records}/${id}`, cookies });
      await book(dealer, first);
      const restored = await send('POST', `/api/admin/trash/test-drives/${id}/restore`, {});
      expect(restored.statusCode).toBe(200);
      const { message, data } = restored.json();
      expect(message).toContain('the time has been taken');
      const free = await listSlots(test, 'test-drive', dealer._id);
      expect(data.next).toEqual(free.slice(0, 3));
      expect(await readStored(id)).toMatchObject({ status: 'cancelled', deletedAt: null });
      const list = await test.call({ method: 'GET', url: `${records}?_id=${id}`, cookies });
      expect(list.json().data[0].status).toBe('pending');
      const counts = await test.call({
        method: 'GET',
        url: `${records}/status-counts?dealerId=${dealer._id}`,
        cookies,
      });
      expect(counts.json().data).toMatchObject({ pending: 2 });
    },
  );

  it('keeps its status and its time while that is free, and the answer says nothing', async () => {
    const { dealer, first } = await addDealer();
    const id = await book(dealer, first);
    await setStatus(id, 'confirmed');
    await test.call({ method: 'DELETE', url: `${records}/${id}`, cookies });
    const restored = await send('POST', `/api/admin/trash/test-drives/${id}/restore`, {});
    expect(restored.json()).toEqual({ success: true });
    expect(await readStored(id)).toMatchObject({ status: 'confirmed', deletedAt: null });
  });
});

describe('before its time', () => {
  it.each([
    ['done', 'completed'],
    ['no-show', 'no-show'],
  ])(
    'an appointment is not %s, neither in the calendar nor through its request',
    async (status, ofRequest) => {
      const { dealer, first } = await addDealer();
      const id = await book(dealer, first);
      const url = `/api/appointments/admin/records/${(await readStored(id))?._id}`;
      const answers = [
        await send('PATCH', url, { status }),
        await send('PATCH', `${records}/${id}/status`, { status: ofRequest }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json().errors).toMatchObject([
          { field: 'status', message: expect.stringContaining('cannot be done or missed before') },
        ]);
      }
      expect(await readStored(id)).toMatchObject({ status: 'requested' });
      await makePast(id);
      expect(await call('PATCH', url, { status })).toBe(200);
    },
  );

  it.each([
    ['done', 'completed'],
    ['no-show', 'no-show'],
  ])(
    'an appointment is %s if staff confirm that, in the calendar and through its request, and reopened',
    async (status, ofRequest) => {
      const { dealer, first, second } = await addDealer();
      const [one, other] = [await book(dealer, first), await book(dealer, second)];
      const url = `/api/appointments/admin/records/${(await readStored(one))?._id}`;
      expect(await call('PATCH', url, { status, isBeforeTime: true })).toBe(200);
      const change = { status: ofRequest, isBeforeTime: true };
      expect(await call('PATCH', `${records}/${other}/status`, change)).toBe(200);
      for (const id of [one, other]) {
        expect(await readStored(id)).toMatchObject({ status });
        expect(await setStatus(id, 'confirmed')).toBe(200);
        expect(await readStored(id)).toMatchObject({ status: 'confirmed' });
      }
    },
  );

  it('the confirmation alone changes nothing, and is refused', async () => {
    const { dealer, first } = await addDealer();
    const id = await book(dealer, first);
    expect(await call('PATCH', `${records}/${id}/status`, { isBeforeTime: true })).toBe(400);
  });

  it('a request whose appointment was cancelled is completed, and the appointment stays cancelled', async () => {
    const { dealer, first } = await addDealer();
    const id = await book(dealer, first);
    await setStatus(id, 'cancelled');
    expect(await setStatus(id, 'completed')).toBe(200);
    expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
  });
});

it('closing as a duplicate is undone although the time was taken', async () => {
  const { dealer, first, second } = await addDealer();
  const id = await book(dealer, first);
  const duplicateOf = await book(dealer, second);
  expect(await call('POST', `${records}/${id}/duplicate`, { duplicateOf })).toBe(200);
  await book(dealer, first);
  const undone = await test.call({ method: 'DELETE', url: `${records}/${id}/duplicate`, cookies });
  expect(undone.json().data).toMatchObject({ status: 'pending' });
  expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
});

it('a cancelled appointment whose time is past stays cancelled', async () => {
  const { dealer, first } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  await makePast(id);
  expect(await setStatus(id, 'pending')).toBe(200);
  expect(await readStored(id)).toMatchObject({ status: 'cancelled' });
});

it('the mark that nobody came is undone after the time', async () => {
  const { dealer, first } = await addDealer();
  const id = await book(dealer, first);
  await makePast(id);
  await setStatus(id, 'no-show');
  expect(await setStatus(id, 'confirmed')).toBe(200);
  expect(await readStored(id)).toMatchObject({ status: 'confirmed' });
});

it('a reopened request that names another time gets it, and is refused a taken one', async () => {
  const { dealer, first, second } = await addDealer();
  const id = await book(dealer, first);
  await setStatus(id, 'cancelled');
  const name = (slot: string) => ({
    status: 'confirmed',
    confirmedDate: slot.slice(0, 10),
    confirmedTime: slot.slice(11),
  });
  const other = await book(dealer, second);
  const url = `${records}/${id}/status`;
  expect(await call('PATCH', url, name(second))).toBe(409);
  await setStatus(other, 'cancelled');
  expect(await call('PATCH', url, name(second))).toBe(200);
  expect(await readStored(id)).toMatchObject({
    status: 'confirmed',
    startAt: slotToMoment(second),
  });
});
