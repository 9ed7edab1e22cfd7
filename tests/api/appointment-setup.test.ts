import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays } from '#contract/reports/reports.ts';
import { readEnv } from '#server/platform/env.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer, listSlots } from '#tests/support/bookable-dealer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

type Cookies = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, path: string, payload?: object, cookies: Cookies = two.headOffice) =>
  test.call({ method, url: `/api${path}`, cookies, ...(payload && { payload }) });

const bookables = '/appointments/admin/bookables';
const openings = '/appointments/admin/openings';
const closures = '/appointments/admin/closures';
const firstDealer = () => two.dealers[0]?._id ?? '';
const secondDealer = () => two.dealers[1]?._id ?? '';
const asFirst = () => two.dealers[0]?.cookies ?? {};

const car = () => ({
  dealerId: firstDealer(),
  kind: 'test-drive',
  label: 'White H6',
  slotMinutes: 45,
});
const hours = () => ({
  dealerId: firstDealer(),
  kind: 'service',
  weekday: 5,
  opens: '09:00',
  closes: '12:30',
});
const eid = () => ({
  dealerId: firstDealer(),
  start: '2027-03-10T00:00',
  end: '2027-03-13T00:00',
  reason: 'Eid ul-Fitr',
});

describe('cars and bays', () => {
  it('serve all vehicles and services, without a pause, unless they say otherwise', async () => {
    const made = await call('POST', bookables, car());
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toEqual({
      _id: expect.any(String),
      ...car(),
      vehicles: [],
      serviceTypes: [],
      bufferMinutes: 0,
      isActive: true,
      isSample: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const full = {
      ...car(),
      vehicles: ['HAVAL H6', 'HAVAL H6'],
      serviceTypes: ['Oil Change'],
      bufferMinutes: '15',
      isActive: false,
    };
    expect((await call('POST', bookables, full)).json().data).toMatchObject({
      vehicles: ['HAVAL H6'],
      serviceTypes: ['Oil Change'],
      bufferMinutes: 15,
      isActive: false,
    });
  });

  it.each([
    [{ label: ' ' }, 'label', 'Please enter a name'],
    [{ kind: 'wash' }, 'kind', 'kind must be one of: test-drive, service'],
    [{ slotMinutes: 14 }, 'slotMinutes', 'The length must be at least 15'],
    [{ slotMinutes: 481 }, 'slotMinutes', 'The length must be at most 480'],
    [{ bufferMinutes: 241 }, 'bufferMinutes', 'The pause must be at most 240'],
    [{ vehicles: 'HAVAL H6' }, 'vehicles', 'vehicles must be a list'],
    [{ dealerId: undefined }, 'dealerId', 'Please choose a dealer'],
    [
      { dealerId: '00000000-0000-4000-8000-000000000000' },
      'dealerId',
      'There is no dealer with this id',
    ],
  ])('with %j are refused', async (fields, field, message) => {
    const response = await call('POST', bookables, { ...car(), ...fields });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  });

  it('keep their dealer and kind when they are changed, and refuse an old version', async () => {
    const { data } = (await call('POST', bookables, car())).json();
    const url = `${bookables}/${data._id}`;
    const changes = { label: 'Grey H6', kind: 'service', dealerId: secondDealer() };
    const changed = await call('PUT', url, changes);
    expect(changed.json().data).toMatchObject({ ...car(), label: 'Grey H6' });
    const stale = await test.call({
      method: 'PUT',
      url: `/api${url}`,
      cookies: two.headOffice,
      headers: { 'if-match': data.updatedAt },
      payload: { label: 'Black H6' },
    });
    expect(stale.statusCode).toBe(409);
  });

  it('with appointments to come are not deleted; after those are over they are', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const [slot = ''] = await listSlots(test, 'test-drive', dealer._id);
    const booked = await call(
      'POST',
      '/test-drive/book',
      makeTestDrive({ dealerId: dealer._id, slot } as object),
    );
    expect(booked.statusCode).toBe(201);
    const url = `${bookables}/${dealer.bookableIds[0]}`;
    const refused = await call('DELETE', url);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'It has 1 appointment to come: move it first, or set it to inactive',
    );
    await call('PUT', url, { isActive: false });
    expect(await listSlots(test, 'test-drive', dealer._id)).toEqual([]);
    const { _id } = booked.json().data;
    const request = `/api/test-drive/admin/test-drives/${_id}/status`;
    const payload = { status: 'cancelled' };
    await test.call({ method: 'PATCH', url: request, cookies: two.headOffice, payload });
    expect((await call('DELETE', url)).statusCode).toBe(200);
    expect((await call('GET', url)).statusCode).toBe(404);
    const restored = await call('POST', `/admin/trash/bookables/${dealer.bookableIds[0]}/restore`);
    expect(restored.statusCode).toBe(200);
    expect((await call('GET', url)).statusCode).toBe(200);
  });
});

it('a dealer with appointments to come is not deleted; once they are cancelled it is', async () => {
  const dealer = await addBookableDealer(test, 'test-drive');
  const [slot] = await listSlots(test, 'test-drive', dealer._id);
  const visit = { ...makeTestDrive({ phone: '+92 300 7000001' }), dealerId: dealer._id, slot };
  const booked = await call('POST', '/test-drive/book', visit);
  const refused = await call('DELETE', `/dealers/${dealer._id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(
    'It has 1 appointment to come: move it first, or set it to inactive',
  );
  const request = `/api/test-drive/admin/test-drives/${booked.json().data._id}/status`;
  const payload = { status: 'cancelled' };
  await test.call({ method: 'PATCH', url: request, cookies: two.headOffice, payload });
  expect((await call('DELETE', `/dealers/${dealer._id}`)).statusCode).toBe(200);
});

describe('opening hours', () => {
  it('count from today on and without an end, unless they say otherwise', async () => {
    const made = await call('POST', openings, hours());
    expect(made.json().data).toMatchObject({ ...hours(), from: todayInPakistan(), until: null });
    const season = { from: '2027-02-18', until: '2027-03-19' };
    const ramadan = await call('POST', openings, { ...hours(), ...season });
    expect(ramadan.json().data).toMatchObject(season);
  });

  it.each([
    [{ weekday: 8 }, 'weekday', 'The weekday must be at most 7'],
    [{ opens: '9' }, 'opens', 'Please enter a time as HH:MM, for example 14:30'],
    [{ closes: '09:00' }, 'closes', 'It must close after it opens'],
    [
      { from: '2027-02-18', until: '2027-02-17' },
      'until',
      'The last day cannot be before the first one',
    ],
  ])('with %j are refused, new or changed', async (fields, field, message) => {
    const made = await call('POST', openings, { ...hours(), ...fields });
    const { _id } = (await call('POST', openings, hours())).json().data;
    for (const response of [made, await call('PUT', `${openings}/${_id}`, fields)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field, message }]);
    }
  });

  it('may end at midnight, and times are offered until then', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const found = await call('GET', `${openings}?dealerId=${dealer._id}&limit=100`);
    for (const { _id } of found.json().data) {
      const changed = await call('PUT', `${openings}/${_id}`, { opens: '22:00', closes: '24:00' });
      expect(changed.json().data).toMatchObject({ opens: '22:00', closes: '24:00' });
    }
    const slots = await listSlots(test, 'test-drive', dealer._id, { days: '7' });
    expect(slots.some((slot) => slot.slice(11) >= '23:00')).toBe(true);
  });

  it('decide which times are offered', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const before = await listSlots(test, 'test-drive', dealer._id, { days: '14' });
    const found = await call('GET', `${openings}?dealerId=${dealer._id}&limit=100`);
    for (const { _id } of found.json().data) {
      await call('PUT', `${openings}/${_id}`, { opens: '15:00' });
    }
    const after = await listSlots(test, 'test-drive', dealer._id, { days: '14' });
    expect(before.some((slot) => slot.endsWith('T09:00'))).toBe(true);
    expect(after.length).toBeGreaterThan(0);
    for (const slot of after) expect(slot.slice(11) >= '15:00').toBe(true);
  });
});

describe('closures', () => {
  it('are of both kinds and close, unless they say otherwise; without a dealer they are of all', async () => {
    const made = await call('POST', closures, eid());
    expect(made.json().data).toMatchObject({
      dealerId: firstDealer(),
      kind: null,
      opens: false,
      start: '2027-03-09T19:00:00.000Z',
      end: '2027-03-12T19:00:00.000Z',
    });
    const everywhere = await call('POST', closures, { ...eid(), dealerId: null });
    expect(everywhere.json().data.dealerId).toBeNull();
  });

  it.each([
    [{ reason: '' }, 'reason', 'Please enter a reason'],
    [{ end: '2027-03-10T00:00' }, 'end', 'It must end after it begins'],
    [{ start: 'soon' }, 'start', 'Please enter a date and a time'],
    [{ end: '2028-03-11T00:00' }, 'end', 'A closure lasts at most 366 days'],
  ])('with %j are refused, new or changed', async (fields, field, message) => {
    const made = await call('POST', closures, { ...eid(), ...fields });
    const { _id } = (await call('POST', closures, eid())).json().data;
    for (const response of [made, await call('PUT', `${closures}/${_id}`, fields)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field, message }]);
    }
  });

  it('of a dealer are listed with those of all dealers, also by kind and from a day on', async () => {
    const list = async (query: string) => {
      const { data } = (
        await call('GET', `${closures}?search=Listed&sortBy=start&${query}`)
      ).json();
      return data
        .map(({ reason }: { reason: string }) => reason.slice('Listed '.length))
        .toReversed();
    };
    const add = (reason: string, fields: object) =>
      call('POST', closures, { ...eid(), reason: `Listed ${reason}`, ...fields });
    await add('own', { dealerId: secondDealer() });
    await add('all', { dealerId: null, start: '2027-03-11T00:00' });
    await add('service', { dealerId: secondDealer(), kind: 'service', start: '2027-03-12T00:00' });
    await add('old', {
      dealerId: secondDealer(),
      start: '2020-03-12T00:00',
      end: '2020-03-13T00:00',
    });
    expect(await list(`dealerId=${secondDealer()}`)).toEqual(['old', 'own', 'all', 'service']);
    expect(await list(`dealerId=${firstDealer()}`)).toEqual(['all']);
    expect(await list('kind=test-drive&from=2027-03-12')).toEqual(['own', 'all']);
  });

  it('count in the order in which they were entered: a later one beats an earlier one', async () => {
    const dealer = await addBookableDealer(test, 'test-drive');
    const day = addDays(todayInPakistan(), 3);
    const add = (fields: object) =>
      call('POST', closures, {
        ...eid(),
        start: `${day}T00:00`,
        end: `${addDays(day, 1)}T00:00`,
        ...fields,
      });
    const hasTimes = async () => {
      const slots = await listSlots(test, 'test-drive', dealer._id, { days: '14' });
      return slots.some((slot) => slot.startsWith(day));
    };
    await add({ dealerId: null });
    expect(await hasTimes()).toBe(false);
    await add({ dealerId: dealer._id, opens: true });
    expect(await hasTimes()).toBe(true);
    const { _id } = (await add({ dealerId: null })).json().data;
    expect(await hasTimes()).toBe(false);
    await call('DELETE', `${closures}/${_id}`);
    expect(await hasTimes()).toBe(true);
  });

  it('close their days in the free times, while booked days are only full', async () => {
    const dealer = await addBookableDealer(test, 'test-drive', { slotMinutes: 480 });
    const [closedDay, bookedDay] = [3, 4].map((later) => addDays(todayInPakistan(), later));
    await call('POST', closures, {
      ...eid(),
      dealerId: dealer._id,
      start: `${closedDay}T00:00`,
      end: `${bookedDay}T00:00`,
    });
    const drive = makeTestDrive({ dealerId: dealer._id, slot: `${bookedDay}T09:00` } as object);
    expect((await call('POST', '/test-drive/book', drive)).statusCode).toBe(201);
    const query = new URLSearchParams({ kind: 'test-drive', dealerId: dealer._id, days: '6' });
    const { data } = (await call('GET', `/appointments/slots?${query}`)).json();
    expect(data.slice(2)).toMatchObject([
      { isClosed: false, times: [{ time: '09:00' }] },
      { date: closedDay, isClosed: true, times: [] },
      { date: bookedDay, isClosed: false, times: [] },
      { isClosed: false, times: [{ time: '09:00' }] },
    ]);
  });
});

describe('the limits of a dealer', () => {
  const limits = [
    [
      'cars and bays of a kind',
      { slug: 'bookables', path: bookables, make: car, max: 20, field: 'label' },
      'A dealer has at most 20 cars or bays of a kind: delete one first',
    ],
    [
      'opening hours of a kind',
      { slug: 'openings', path: openings, make: hours, max: 500, field: 'opens' },
      'A dealer has at most 500 opening hours of a kind, past ones included: delete some first',
    ],
    [
      'closures',
      { slug: 'closures', path: closures, make: eid, max: 300, field: 'start' },
      'A dealer has at most 300 closures, past ones included: delete old ones first',
    ],
  ] as const;

  /** Copies a record until there are so many of its dealer. */
  const copy = (slug: string, id: string, times: number) =>
    test.database.pool.query(
      `insert into ${slug} select (jsonb_populate_record(null::${slug},
          to_jsonb(r) || jsonb_build_object('_id', gen_random_uuid()))).*
        from ${slug} as r, generate_series(1, ${times}) where _id = '${id}'`,
    );

  it.each(limits)(
    'hold for %s that are added at once or restored, and leave what is more',
    async (_, limit, message) => {
      const { slug, path, make, max, field } = limit;
      const dealerId = (await addBookableDealer(test, 'service'))._id;
      const draft = { ...make(), dealerId };
      await test.database.pool.query(`delete from ${slug} where dealer_id = '${dealerId}'`);
      const { _id } = (await call('POST', path, draft)).json().data;
      await copy(slug, _id, max - 3);
      const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', path, draft)));
      const made = answers.filter(({ statusCode }) => statusCode === 201);
      expect(made).toHaveLength(2);
      for (const refused of answers.filter((answer) => !made.includes(answer))) {
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({ message, errors: [{ field, message }] });
      }

      // Another takes the place of one in the trash.
      expect((await call('DELETE', `${path}/${_id}`)).statusCode).toBe(200);
      expect((await call('POST', path, draft)).statusCode).toBe(201);
      const restored = await call('POST', `/admin/trash/${slug}/${_id}/restore`);
      expect([restored.statusCode, restored.json().message]).toEqual([400, message]);

      // More from before the limit stay: they are listed, changed and deleted.
      const kept = made[0]?.json().data._id;
      await copy(slug, kept, 5);
      const listed = await call('GET', `${path}?dealerId=${dealerId}&limit=1`);
      expect(listed.json().pagination.totalItems).toBeGreaterThan(max);
      expect((await call('PUT', `${path}/${kept}`, draft)).statusCode).toBe(200);
      expect((await call('DELETE', `${path}/${kept}`)).statusCode).toBe(200);
      expect((await call('POST', path, draft)).statusCode).toBe(400);
    },
  );

  it('hold for the closures of all dealers', async () => {
    const everywhere = { ...eid(), dealerId: null };
    const { _id } = (await call('POST', closures, everywhere)).json().data;
    await copy('closures', _id, 300);
    const refused = await call('POST', closures, everywhere);
    const message =
      'There are at most 300 closures of all dealers, past ones included: delete old ones first';
    expect(refused.json().errors).toMatchObject([{ field: 'start', message }]);
    await test.database.pool.query('delete from closures where dealer_id is null');
  });

  it('leave a length as it was, and let it come closer to the limit', async () => {
    const bay = (await call('POST', bookables, { ...car(), kind: 'service' })).json().data;
    const long = (await call('POST', closures, eid())).json().data;
    await test.database.pool.query(
      `update bookables set slot_minutes = 5 where _id = '${bay._id}'`,
    );
    await test.database.pool.query(
      `update closures set "end" = '2199-01-01T00:00Z' where _id = '${long._id}'`,
    );
    const put = async (path: string, fields: object) =>
      (await call('PUT', path, fields)).statusCode;
    const [bayPath, closurePath] = [`${bookables}/${bay._id}`, `${closures}/${long._id}`];
    expect(await put(bayPath, { label: 'Bay 5', slotMinutes: 5 })).toBe(200);
    expect(await put(bayPath, { slotMinutes: 10 })).toBe(200);
    expect(await put(bayPath, { slotMinutes: 9 })).toBe(400);
    expect(await put(bayPath, { slotMinutes: 15 })).toBe(200);
    expect(await put(bayPath, { slotMinutes: 14 })).toBe(400);
    expect(await put(closurePath, { reason: 'Closed for good', end: '2199-01-01T05:00' })).toBe(
      200,
    );
    expect(await put(closurePath, { end: '2100-01-01T00:00' })).toBe(200);
    expect(await put(closurePath, { end: '2101-01-01T00:00' })).toBe(400);
  });
});

describe('an account of a dealer', () => {
  const kinds = [
    ['bookables', bookables, car, { label: 'Changed' }],
    ['openings', openings, hours, { closes: '12:00' }],
    ['closures', closures, eid, { reason: 'Changed' }],
  ] as const;

  it.each(kinds)('sees and changes its own %s only', async (slug, path, make, changes) => {
    const { _id: other } = (
      await call('POST', path, { ...make(), dealerId: secondDealer() })
    ).json().data;
    const as = (method: Method, url: string, payload?: object) =>
      call(method, url, payload, asFirst());
    for (const query of ['', `&dealerId=${secondDealer()}`]) {
      const { data } = (await as('GET', `${path}?limit=100${query}`)).json();
      const dealers = new Set(data.map(({ dealerId }: { dealerId: string }) => dealerId));
      dealers.delete(null);
      expect([...dealers].filter((id) => id !== firstDealer())).toEqual([]);
      const file = await as('GET', `${path}/export?${query}`);
      expect(file.statusCode).toBe(200);
      expect(file.body).not.toContain(other);
    }
    expect((await as('GET', `${path}/${other}`)).statusCode).toBe(404);
    expect((await as('PUT', `${path}/${other}`, changes)).statusCode).toBe(404);
    expect((await as('DELETE', `${path}/${other}`)).statusCode).toBe(404);
    const foreign = await as('POST', path, { ...make(), dealerId: secondDealer() });
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json().errors[0].field).toBe('dealerId');

    const { dealerId: _dealer, ...own } = make();
    const made = await as('POST', path, own);
    expect(made.json().data.dealerId).toBe(firstDealer());
    const { _id } = made.json().data;
    expect((await as('PUT', `${path}/${_id}`, changes)).json().data).toMatchObject(changes);
    expect((await as('DELETE', `${path}/${_id}`)).statusCode).toBe(200);

    await call('DELETE', `${path}/${other}`);
    const trash = (await as('GET', `/admin/trash?slug=${slug}`)).json();
    expect(trash.data.map((record: { _id: string }) => record._id)).toEqual([_id]);
    const restore = (id: string) => as('POST', `/admin/trash/${slug}/${id}/restore`);
    expect((await restore(other)).statusCode).toBe(404);
    expect((await restore(_id)).statusCode).toBe(200);
  });

  it('sees the closures of all dealers, but does not change or delete them', async () => {
    const { _id } = (await call('POST', closures, { ...eid(), dealerId: null })).json().data;
    const url = `${closures}/${_id}`;
    expect((await call('GET', url, undefined, asFirst())).statusCode).toBe(200);
    expect((await call('PUT', url, { reason: 'None' }, asFirst())).statusCode).toBe(404);
    expect((await call('DELETE', url, undefined, asFirst())).statusCode).toBe(404);
  });
});
