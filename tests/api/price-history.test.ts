import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PriceChange, priceHistoryPath } from '#contract/prices/pricing-admin.ts';
import { cars, priceChanges } from '#server/resources/pricing/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/price-calculator/cars';
const car = { name: 'H6 Sample', model: 'Haval H6', vehicleId: 'h6-sample', basePrice: 9_000_000 };

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['price-calculator'], 'Price Editor');
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(cars));

const add = async (fields: object = {}) => {
  const payload = { ...car, ...fields };
  return (await test.call({ method: 'POST', url, cookies, payload })).json().data;
};
const change = (id: string, payload: object, headers?: Record<string, string>) =>
  test.call({
    method: 'PUT',
    url: `${url}/${id}`,
    cookies,
    payload,
    ...(headers && { headers }),
  });
const readPrices = async (id: string): Promise<PriceChange[]> =>
  (await test.call({ method: 'GET', url: `/api${priceHistoryPath(id)}`, cookies })).json().data;

it('a new car has its first price, with the reason and the account', async () => {
  const { _id, pricedAt } = await add({ priceReason: 'Launch' });
  expect(await readPrices(_id)).toEqual([
    {
      _id: expect.any(String),
      carId: _id,
      basePrice: 9_000_000,
      reason: 'Launch',
      by: 'Price Editor',
      createdAt: pricedAt,
    },
  ]);
});

it('every new price is kept, the newest first; other changes keep price and date', async () => {
  const { _id, pricedAt } = await add();
  const renamed = (await change(_id, { name: 'Renamed', priceReason: 'None' })).json().data;
  const same = (await change(_id, { basePrice: 9_000_000 })).json().data;
  expect([renamed.pricedAt, same.pricedAt]).toEqual([pricedAt, pricedAt]);
  const raised = (await change(_id, { basePrice: '9,500,000', priceReason: 'Sales tax' })).json()
    .data;
  expect(raised.pricedAt > pricedAt).toBe(true);
  expect(raised).not.toHaveProperty('priceReason');
  await change(_id, { basePrice: 9_400_000, priceReason: 'Corrected' });
  expect((await readPrices(_id)).map(({ basePrice, reason }) => [basePrice, reason])).toEqual([
    [9_400_000, 'Corrected'],
    [9_500_000, 'Sales tax'],
    [9_000_000, null],
  ]);
});

it.each([{}, { priceReason: '' }, { priceReason: ' ' }, { priceReason: null }])(
  'a new price without a reason (%j) is refused at its field, and nothing changes',
  async (reason) => {
    const { _id } = await add();
    const refused = await change(_id, { name: 'Renamed', basePrice: 9_500_000, ...reason });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'priceReason', message: 'Please say why the price changes' },
    ]);
    const [stored] = await test.database.db.select().from(cars).where(eq(cars._id, _id));
    expect(stored).toMatchObject({ name: car.name, basePrice: 9_000_000 });
    expect(await readPrices(_id)).toHaveLength(1);
  },
);

it('a first price, the same price and changes of other fields need no reason', async () => {
  const { _id } = await add();
  expect((await change(_id, { basePrice: 9_000_000 })).statusCode).toBe(200);
  expect((await change(_id, { engineCc: 1_499 })).statusCode).toBe(200);
  expect((await readPrices(_id)).map(({ reason }) => reason)).toEqual([null]);
});

it('a price that is based on an old version is a conflict first, with or without a reason', async () => {
  const { _id, updatedAt } = await add();
  await change(_id, { name: 'Renamed' });
  const late = await change(_id, { basePrice: 1 }, { 'if-match': `"${updatedAt}"` });
  expect(late.statusCode).toBe(409);
});

it('a reason alone leaves a sample car marked as a sample', async () => {
  const { _id } = await add();
  await test.database.db.update(cars).set({ isSample: true }).where(eq(cars._id, _id));
  expect((await change(_id, { priceReason: 'None' })).json().data.isSample).toBe(true);
  const priced = await change(_id, { basePrice: 1, priceReason: 'A test' });
  expect(priced.json().data.isSample).toBe(false);
});

it('a refused change keeps no price', async () => {
  const { _id, updatedAt } = await add();
  await change(_id, { name: 'Renamed' });
  const priced = { basePrice: 1, priceReason: 'A test' };
  const late = await change(_id, priced, { 'if-match': `"${updatedAt}"` });
  expect(late.statusCode).toBe(409);
  await add({ vehicleId: 'other' });
  expect((await change(_id, { ...priced, vehicleId: 'other' })).statusCode).toBe(409);
  expect(await readPrices(_id)).toHaveLength(1);
});

it('of many parallel changes each price is kept once, and the newest one is the car’s', async () => {
  const { _id } = await add();
  const prices = Array.from({ length: 40 }, (_, index) => 1_000_000 + index);
  const answers = await Promise.all(
    prices.map((basePrice) => change(_id, { basePrice, priceReason: 'A test' })),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const kept = await readPrices(_id);
  expect(kept.map(({ basePrice }) => basePrice).sort()).toEqual([...prices, 9_000_000].sort());
  const times = kept.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(times.length);
  const [stored] = await test.database.db.select().from(cars).where(eq(cars._id, _id));
  expect(kept[0]).toMatchObject({ basePrice: stored?.basePrice, createdAt: stored?.pricedAt });
});

it('staff with the permission read the prices of a kept car, in pages', async () => {
  const { _id } = await add();
  await change(_id, { basePrice: 1, priceReason: 'A test' });
  const path = `/api${priceHistoryPath(_id)}`;
  expect((await test.call({ method: 'GET', url: path })).statusCode).toBe(401);
  const others = await test.signIn(['tariffs']);
  expect((await test.call({ method: 'GET', url: path, cookies: others })).statusCode).toBe(403);
  const page = (await test.call({ method: 'GET', url: `${path}?limit=1&page=2`, cookies })).json();
  expect(page.data).toMatchObject([{ basePrice: 9_000_000 }]);
  expect(page.pagination.totalItems).toBe(2);
  await test.call({ method: 'DELETE', url: `${url}/${_id}`, cookies });
  expect((await test.call({ method: 'GET', url: path, cookies })).statusCode).toBe(404);
  const unknown = `/api${priceHistoryPath(randomUUID())}`;
  expect((await test.call({ method: 'GET', url: unknown, cookies })).statusCode).toBe(404);
  expect(await test.database.db.$count(priceChanges)).toBe(2);
});
