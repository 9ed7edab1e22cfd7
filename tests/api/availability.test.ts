import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { availability } from '#server/resources/availability/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

const url = '/api/availability/admin';
const today = todayInPakistan();
const inSixWeeks = addDays(today, 42);

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp();
  two = await addTwoDealers(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(availability);
});

type Cookies = Record<string, string>;
const [one, other] = [0, 1].map((index) => ({
  id: () => two.dealers[index]?._id ?? '',
  cookies: (): Cookies => two.dealers[index]?.cookies ?? {},
})) as [Account, Account];
interface Account {
  id: () => string;
  cookies: () => Cookies;
}

const read = async (cookies: Cookies, query = '') =>
  (await test.call({ method: 'GET', url: `${url}${query}`, cookies })).json();
const put = (cookies: Cookies, payload: object) =>
  test.call({ method: 'PUT', url, cookies, payload });
const send = (cookies: Cookies, table: string, dealerId?: string) =>
  test.call({
    method: 'POST',
    url: `${url}/import`,
    cookies,
    payload: { table, ...(dealerId && { dealerId }) },
  });
const teal = { vehicleId: 'haval-h6-hev', color: 'Deep Teal' };
const grey = { vehicleId: 'haval-h6-hev', color: 'Storm Grey' };
const countRows = async () => (await test.database.db.select().from(availability)).length;

describe('what a dealer states', () => {
  it('is stored with today’s date, read by head office, and counted', async () => {
    const cells = [
      { ...teal, units: '3' },
      { ...grey, units: 0, expectedOn: inSixWeeks },
    ];
    const { statusCode, body } = await put(one.cookies(), { cells });
    expect(statusCode, body).toBe(200);
    expect(JSON.parse(body).data).toEqual({ changed: 2 });
    const { data } = await read(two.headOffice, '?sortBy=statedOn');
    expect(data).toHaveLength(2);
    expect(data).toContainEqual(
      expect.objectContaining({
        ...teal,
        dealerId: one.id(),
        dealer: 'Dealer one',
        units: 3,
        expectedOn: null,
        statedOn: today,
      }),
    );
    expect(data).toContainEqual(
      expect.objectContaining({ ...grey, units: 0, expectedOn: inSixWeeks, statedOn: today }),
    );
  });

  it('changes nothing if it is stated again, and is withdrawn without units', async () => {
    const state = (units: number | null) => put(one.cookies(), { cells: [{ ...teal, units }] });
    expect((await state(null)).json().data).toEqual({ changed: 0 });
    expect((await state(2)).json().data).toEqual({ changed: 1 });
    expect((await state(2)).json().data).toEqual({ changed: 0 });
    expect((await state(null)).json().data).toEqual({ changed: 1 });
    expect((await read(one.cookies())).data).toMatchObject([{ ...teal, units: null }]);
  });

  it('is refused as a whole, and every error names its cell', async () => {
    const cells = [
      { ...teal, units: 1 },
      { ...grey, units: 'many' },
      { ...grey, expectedOn: '31/31/2026', units: 1 },
    ];
    const refused = await put(one.cookies(), { cells });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'cells.1.units',
      'cells.2.expectedOn',
    ]);
    expect(await countRows()).toBe(0);
  });

  it.each([
    ['a variant that is not sold', { ...teal, vehicleId: 'haval-h9', units: 1 }, 'vehicleId'],
    ['a color of another model', { ...teal, color: 'Burgundy', units: 1 }, 'color'],
    ['a day without units', { ...teal, expectedOn: inSixWeeks }, 'units'],
    ['a day that has passed', { ...teal, units: 0, expectedOn: addDays(today, -1) }, 'expectedOn'],
    ['a statement of tomorrow', { ...teal, units: 1, statedOn: addDays(today, 1) }, 'statedOn'],
    ['fewer than no units', { ...teal, units: -1 }, 'units'],
  ])('is refused with %s', async (_what, cell, field) => {
    const refused = await put(one.cookies(), { cells: [{ ...grey, units: 1 }, cell] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ field: `cells.1.${field}` }]);
    expect(await countRows()).toBe(0);
  });

  it('is refused if a color is named twice', async () => {
    const cells = [
      { ...teal, units: 1 },
      { ...teal, color: 'deep teal', units: 2 },
    ];
    const refused = await put(one.cookies(), { cells });
    expect(refused.json().errors).toMatchObject([{ field: 'cells.1.color' }]);
  });

  it('is refused if someone else has changed it, and nothing else of the save is stored', async () => {
    await put(one.cookies(), { cells: [{ ...teal, units: 1, updatedAt: null }] });
    const [{ updatedAt }] = (await read(one.cookies())).data;
    await put(two.headOffice, {
      dealerId: one.id(),
      cells: [{ ...teal, units: 2, updatedAt }],
    });
    for (const seen of [updatedAt, null]) {
      const cells = [
        { ...grey, units: 7, updatedAt: null },
        { ...teal, units: 9, updatedAt: seen },
      ];
      const refused = await put(one.cookies(), { cells });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().errors).toMatchObject([{ field: 'cells.1.units' }]);
    }
    expect((await read(one.cookies())).data).toMatchObject([{ ...teal, units: 2 }]);
  });

  it('needs a dealer from head office, and one that exists', async () => {
    const cells = [{ ...teal, units: 1 }];
    for (const dealerId of [undefined, '00000000-0000-4000-8000-000000000000']) {
      const refused = await put(two.headOffice, { dealerId, cells });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toMatchObject([{ field: 'dealerId' }]);
    }
  });
});

describe('an account of a dealer', () => {
  it('neither reads nor exports nor changes what another dealer states', async () => {
    await put(other.cookies(), { cells: [{ ...teal, units: 4 }] });
    await put(one.cookies(), { cells: [{ ...grey, units: 1 }] });
    for (const query of ['', `?dealerId=${one.id()}`, '?vehicleId=haval-h6-hev']) {
      expect((await read(one.cookies(), query)).data, query).toMatchObject([grey]);
    }
    expect((await read(one.cookies(), `?dealerId=${other.id()}`)).data).toEqual([]);
    const file = await test.call({
      method: 'GET',
      url: `${url}/export?dealerId=${other.id()}`,
      cookies: one.cookies(),
    });
    expect(file.body).not.toContain('Deep Teal');
    const cells = [{ ...teal, units: 0 }];
    const refused = await put(one.cookies(), { dealerId: other.id(), cells });
    expect(refused.statusCode).toBe(403);
    expect((await read(other.cookies())).data).toMatchObject([{ ...teal, units: 4 }]);
  });

  it('sees only the history of its own dealer', async () => {
    await put(other.cookies(), { cells: [{ ...teal, units: 4 }] });
    await put(one.cookies(), { cells: [{ ...grey, units: 1 }] });
    await put(one.cookies(), { cells: [{ ...grey, units: 5 }] });
    const { data } = await read(one.cookies(), `/history?dealerId=${one.id()}`);
    expect(data).toMatchObject([
      { ...grey, username: 'dealer-one', old: { units: 1 }, new: { units: 5 } },
      { ...grey, username: 'dealer-one', old: null, new: { units: 1, statedOn: today } },
    ]);
    expect((await read(one.cookies(), `/history?dealerId=${other.id()}`)).data).toEqual([]);
    expect((await read(two.headOffice, '/history?vehicleId=haval-h6-hev')).data).toHaveLength(3);
  });

  it('needs the permission', async () => {
    const cookies = await test.signIn(['tariffs'], 'without');
    for (const path of ['', '/history', '/export']) {
      const { statusCode } = await test.call({ method: 'GET', url: `${url}${path}`, cookies });
      expect(statusCode, path).toBe(403);
    }
    expect((await put(cookies, { cells: [{ ...teal, units: 1 }] })).statusCode).toBe(403);
    expect((await test.call({ method: 'GET', url })).statusCode).toBe(401);
  });
});

describe('a file', () => {
  const head = 'Vehicle,Colour,Units,Expected,As of';

  it('is stored with its days, in any spelling of names', async () => {
    const stated = addDays(today, -2);
    const table = `${head}\r\nHaval H6 HEV,deep teal,3,,${stated}\r\n\r\nhaval-h6-hev,Storm Grey,0,${inSixWeeks},\r\n`;
    const stored = await send(one.cookies(), table);
    expect(stored.json().data, stored.body).toEqual({ lines: 2, changed: 2 });
    const { data } = await read(one.cookies());
    expect(data).toContainEqual(
      expect.objectContaining({ ...teal, units: 3, expectedOn: null, statedOn: stated }),
    );
    expect(data).toContainEqual(
      expect.objectContaining({ ...grey, units: 0, expectedOn: inSixWeeks, statedOn: today }),
    );
  });

  it('with a fault stores nothing, and every error names its line', async () => {
    const table = `${head}\nHaval H6 HEV,Deep Teal,3,,\nHaval H9,Deep Teal,3,,\nHaval H6 HEV,Storm Grey,x,,\n`;
    const refused = await send(one.cookies(), table);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'lines.3.vehicleId', message: 'Line 3: There is no such variant' },
      {
        field: 'lines.4.units',
        message: 'Line 4: Please enter whole cars, for example 3 or 0',
      },
    ]);
    expect(await countRows()).toBe(0);
  });

  it('without the columns that it needs is refused', async () => {
    const refused = await send(one.cookies(), 'Haval H6 HEV,Deep Teal,3');
    expect(refused.json().errors).toMatchObject([
      { field: 'table', message: 'The first line must name the columns Vehicle, Colour and Units' },
    ]);
  });

  it('of head office names its dealers; a dealer’s account cannot name another', async () => {
    const table =
      'Dealer;Vehicle;Color;Units\nDealer one;Haval H6 HEV;Deep Teal;1\ndealer TWO;Haval H6 HEV;Deep Teal;2';
    expect((await send(two.headOffice, table)).json().data).toEqual({ lines: 2, changed: 2 });
    expect((await read(other.cookies())).data).toMatchObject([{ ...teal, units: 2 }]);
    const refused = await send(one.cookies(), table.replace(';1\n', ';8\n'));
    expect(refused.json().errors).toMatchObject([{ field: 'lines.3.dealer' }]);
    expect((await send(one.cookies(), 'Vehicle,Color,Units', other.id())).statusCode).toBe(403);
    expect((await read(one.cookies())).data).toMatchObject([{ ...teal, units: 1 }]);
    const unknown = 'Dealer,Vehicle,Color,Units\nNobody,Haval H6 HEV,Deep Teal,1';
    expect((await send(two.headOffice, unknown)).json().errors).toMatchObject([
      { field: 'lines.2.dealer' },
    ]);
  });

  it('that was exported is read again', async () => {
    await put(one.cookies(), { cells: [{ ...grey, units: 0, expectedOn: inSixWeeks }] });
    const { body } = await test.call({
      method: 'GET',
      url: `${url}/export`,
      cookies: two.headOffice,
    });
    await put(one.cookies(), { cells: [{ ...grey, units: 6 }] });
    expect((await send(two.headOffice, body)).json().data).toEqual({ lines: 1, changed: 1 });
    expect((await read(one.cookies())).data).toMatchObject([
      { ...grey, units: 0, expectedOn: inSixWeeks },
    ]);
  });
});

it('a save that is refused leaves no line in the audit', async () => {
  const count = async () => (await test.database.db.select().from(auditLines)).length;
  const before = await count();
  const cells = [
    { ...teal, units: 1 },
    { ...grey, units: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
  ];
  expect((await put(one.cookies(), { cells })).statusCode).toBe(409);
  expect(await count()).toBe(before);
});
