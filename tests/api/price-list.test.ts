import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const carsUrl = '/api/price-calculator/cars';
const citiesUrl = '/api/price-calculator/cities';
const car = { name: 'H6 Sample', model: 'Haval H6', vehicleId: 'h6-sample', basePrice: 9_000_000 };
const city = { name: 'Lahore', province: 'Punjab' };

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['price-calculator'], 'Price Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [cars, cities, auditLines]) await test.database.db.delete(table);
});

const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) =>
  test.call({ method, url, cookies, ...(payload && { payload }) });
const add = async (url: string, payload: object) => (await send('POST', url, payload)).json().data;

describe('a car', () => {
  it('is stored with defaults, returned with all fields, and shown to visitors', async () => {
    const response = await send('POST', carsUrl, {
      ...car,
      basePrice: '90,00,000',
      extra: 'dropped',
    });
    expect(response.statusCode).toBe(201);
    const stored = response.json().data;
    expect(stored).toEqual({
      ...car,
      variant: null,
      pricedAt: expect.any(String),
      engineCc: null,
      batteryKwh: null,
      fuel: null,
      origin: null,
      litresPer100Km: null,
      kwhPer100Km: null,
      sampleFacts: [],
      bookingAmount: null,
      deliveryWeeks: null,
      deliveryStatedOn: null,
      imageUrl: null,
      description: null,
      isActive: true,
      isSample: false,
      _id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await send('GET', `${carsUrl}/${stored._id}`)).json().data).toEqual(stored);
    expect((await test.call({ method: 'GET', url: carsUrl })).json().data).toEqual([stored]);
  });

  it('has the facts that staff fill in, and loses those that they clear', async () => {
    const facts = {
      engineCc: 1_499,
      batteryKwh: 1.6,
      fuel: 'hev',
      origin: 'local',
      litresPer100Km: 5.2,
      kwhPer100Km: null,
    };
    const stored = await add(carsUrl, { ...car, ...facts });
    expect(stored).toMatchObject(facts);
    const cleared = { engineCc: null, batteryKwh: '', fuel: null, origin: null };
    const { data } = (await send('PUT', `${carsUrl}/${stored._id}`, cleared)).json();
    expect(data).toMatchObject({ ...facts, ...cleared, batteryKwh: null });
  });

  it('stays a sample until its price changes: its facts say nothing of the price', async () => {
    const { _id } = await add(carsUrl, car);
    await test.database.db.update(cars).set({ isSample: true });
    const url = `${carsUrl}/${_id}`;
    const change = async (fields: object) => (await send('PUT', url, fields)).json().data;
    const facts = { engineCc: 1_499, fuel: 'petrol', basePrice: car.basePrice };
    expect(await change(facts)).toMatchObject({ ...facts, isSample: true });
    const priced = { basePrice: 9_500_000, priceReason: 'A test' };
    expect(await change(priced)).toMatchObject({ isSample: false });
    expect(await change({ engineCc: 1_500 })).toMatchObject({ isSample: false });
  });

  it('is no sample any more once staff confirm its price, which stays as it is', async () => {
    const { _id, pricedAt } = await add(carsUrl, car);
    await test.database.db.update(cars).set({ isSample: true });
    const url = `${carsUrl}/${_id}`;
    const change = async (fields: object) => (await send('PUT', url, fields)).json().data;
    expect(await change({ confirmsPrice: false })).toMatchObject({ isSample: true });
    const confirmed = await change({ confirmsPrice: true });
    expect(confirmed).toMatchObject({ isSample: false, basePrice: car.basePrice, pricedAt });
    expect(confirmed).not.toHaveProperty('confirmsPrice');
    const [line] = await test.database.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.action, 'update'));
    expect(line).toMatchObject({ old: { isSample: true }, new: { isSample: false } });
  });

  it('has sample facts until staff change them one by one, or confirm all, apart from its price', async () => {
    const facts = { engineCc: 1_499, fuel: 'petrol', origin: 'local', litresPer100Km: 9 } as const;
    const { _id } = await add(carsUrl, { ...car, ...facts });
    const sampleFacts = ['fuel', 'engineCc', 'origin', 'litresPer100Km'] as const;
    await test.database.db.update(cars).set({ isSample: true, sampleFacts: [...sampleFacts] });
    const url = `${carsUrl}/${_id}`;
    const change = async (fields: object) => (await send('PUT', url, fields)).json().data;
    const dearer = { ...facts, basePrice: 9_500_000, priceReason: 'Tax' };
    expect(await change(dearer)).toMatchObject({ isSample: false, sampleFacts });
    expect(await change({ sampleFacts: [] })).toMatchObject({ sampleFacts });
    expect(await change({ ...facts, engineCc: 1_500, litresPer100Km: null })).toMatchObject({
      sampleFacts: ['fuel', 'origin'],
    });
    expect(await change({ engineCc: 1_499, confirmsFacts: false })).toMatchObject({
      sampleFacts: ['fuel', 'origin'],
    });
    const confirmed = await change({ confirmsFacts: true });
    expect(confirmed).toMatchObject({ sampleFacts: [], fuel: 'petrol', origin: 'local' });
    expect(confirmed).not.toHaveProperty('confirmsFacts');
    const lines = await test.database.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.action, 'update'))
      .orderBy(auditLines._id);
    expect(lines.at(-1)).toMatchObject({
      old: { sampleFacts: ['fuel', 'origin'] },
      new: { sampleFacts: [] },
    });
  });

  it('changes only in the given fields, and every change is audited', async () => {
    const { _id } = await add(carsUrl, { ...car, variant: '1.5' });
    await send('PUT', `${carsUrl}/${_id}`, { isActive: false });
    const { data } = (await send('PUT', `${carsUrl}/${_id}`, { variant: '' })).json();
    expect(data).toMatchObject({ ...car, isActive: false, variant: null });
    expect((await test.call({ method: 'GET', url: carsUrl })).json().data).toEqual([]);
    const other = { method: 'GET', url: `${carsUrl}/${_id}` } as const;
    expect((await test.call(other)).statusCode).toBe(401);
    expect((await send('DELETE', `${carsUrl}/${_id}`)).json()).toMatchObject({ success: true });
    expect((await send('DELETE', `${carsUrl}/${_id}`)).statusCode).toBe(404);
    const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
    expect(lines).toMatchObject([
      { username: 'Price Editor', kind: 'cars', recordId: _id, action: 'create' },
      { action: 'update', old: { isActive: true }, new: { isActive: false } },
      { action: 'update', old: { variant: '1.5' }, new: { variant: null } },
      { action: 'delete', recordId: _id },
    ]);
  });

  it('has a unique vehicle ID in any letter case, even if two are added in parallel', async () => {
    const twice = [car, { ...car, vehicleId: 'H6-SAMPLE' }];
    const responses = await Promise.all(twice.map((payload) => send('POST', carsUrl, payload)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const message = 'Another car has this vehicle ID';
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      success: false,
      message,
      errors: [{ field: 'vehicleId', message }],
    });
    const { _id } = await add(carsUrl, { ...car, vehicleId: 'other' });
    const change = await send('PUT', `${carsUrl}/${_id}`, { vehicleId: 'h6-Sample' });
    expect(change.statusCode).toBe(409);
    expect(await test.database.db.select().from(cars)).toHaveLength(2);
  });

  it('cannot be changed based on an old version, and the conflict has both versions', async () => {
    const { _id, updatedAt } = await add(carsUrl, car);
    await send('PUT', `${carsUrl}/${_id}`, { basePrice: 1, priceReason: 'A test' });
    const response = await test.call({
      method: 'PUT',
      url: `${carsUrl}/${_id}`,
      payload: { basePrice: 2, priceReason: 'A test' },
      headers: { 'if-match': updatedAt },
      cookies,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().conflict).toMatchObject({
      yours: { basePrice: 2 },
      current: { basePrice: 1 },
    });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ model: undefined }, 'model'],
    [{ vehicleId: '' }, 'vehicleId'],
    [{ basePrice: '' }, 'basePrice'],
    [{ basePrice: -1 }, 'basePrice'],
    [{ basePrice: 1.5 }, 'basePrice'],
    [{ basePrice: 1e12 }, 'basePrice'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ isActive: 'perhaps' }, 'isActive'],
    [{ engineCc: 1.5 }, 'engineCc'],
    [{ batteryKwh: 47.855 }, 'batteryKwh'],
    [{ fuel: 'steam' }, 'fuel'],
    [{ origin: 'Mars' }, 'origin'],
    [{ litresPer100Km: -1 }, 'litresPer100Km'],
    [{ kwhPer100Km: 'some' }, 'kwhPer100Km'],
  ])('with %j is refused by field, new or changed', async (fields, field) => {
    const response = await send('POST', carsUrl, { ...car, ...fields });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
    const { _id } = await add(carsUrl, car);
    const isNamed = Object.values(fields)[0] !== undefined;
    const change = await send('PUT', `${carsUrl}/${_id}`, fields);
    expect(change.statusCode).toBe(isNamed ? 400 : 200);
  });
});

describe('a city', () => {
  it('adds nothing by default, and may lower the price', async () => {
    expect(await add(citiesUrl, city)).toMatchObject({
      ...city,
      priceAdjustment: 0,
      adjustmentType: 'fixed',
      isActive: true,
    });
    const less = { ...city, priceAdjustment: '-0.75', adjustmentType: 'percentage' };
    expect(await add(citiesUrl, less)).toMatchObject({ priceAdjustment: -0.75 });
  });

  it('is refused an adjustment that does not fit its type, also if only the type changes', async () => {
    for (const fields of [
      { priceAdjustment: 0.5 },
      { priceAdjustment: 1000.1, adjustmentType: 'percentage' },
      { priceAdjustment: '0,75', adjustmentType: 'percentage' },
    ]) {
      const response = await send('POST', citiesUrl, { ...city, ...fields });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field: 'priceAdjustment' }]);
    }
    const { _id } = await add(citiesUrl, { ...city, priceAdjustment: 75_000 });
    const change = await send('PUT', `${citiesUrl}/${_id}`, { adjustmentType: 'percentage' });
    expect(change.statusCode).toBe(400);
    expect(change.json().errors).toMatchObject([{ field: 'priceAdjustment' }]);
  });
});

describe.each([
  ['cars', carsUrl, car, 'basePrice'],
  ['cities', citiesUrl, city, 'priceAdjustment'],
])('the %s', (_what, url, one, number) => {
  it('are sorted by name, number and time, and refuse unknown keys', async () => {
    await add(url, { ...one, name: 'beta', [number]: 1 });
    await add(url, { ...one, name: 'Alpha', vehicleId: 'second', [number]: 2 });
    const order = async (query: string) =>
      (await send('GET', `${url}?${query}`)).json().data.map(({ name }: typeof city) => name);
    expect(await order('')).toEqual(['beta', 'Alpha']);
    expect(await order('sortBy=name&sortOrder=asc')).toEqual(['Alpha', 'beta']);
    expect(await order(`sortBy=${number}&sortOrder=desc`)).toEqual(['Alpha', 'beta']);
    expect(await order('sortBy=createdAt&sortOrder=desc')).toEqual(['Alpha', 'beta']);
    expect((await send('GET', `${url}?sortBy=isSample`)).statusCode).toBe(400);
  });

  it('are 401 without a session and 403 without the permission', async () => {
    const others = await test.signIn(['dealer-management']);
    const calls = [
      { method: 'POST', url, payload: one },
      { method: 'GET', url: `${url}/${randomUUID()}` },
      { method: 'PUT', url: `${url}/${randomUUID()}`, payload: {} },
      { method: 'DELETE', url: `${url}/${randomUUID()}` },
    ] as const;
    for (const call of calls) {
      expect((await test.call(call)).statusCode).toBe(401);
      expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
    }
  });
});
