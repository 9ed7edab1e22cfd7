import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import { carAdmin } from '#contract/prices/pricing-admin.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { sampleCars } from '#server/resources/seed/sample-prices.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(dealers).values(sampleDealers());
  await test.database.db.insert(cars).values(sampleCars());
});
afterAll(() => test.close());

it.each([dealerAdmin.paths.records, carAdmin.paths.records])(
  'without a session, %s gives the same list with a trailing slash',
  async (path) => {
    const get = (url: string) => test.call({ method: 'GET', url });
    const [plain, slashed] = [await get(`/api${path}?limit=2`), await get(`/api${path}/?limit=2`)];
    expect(plain.json().data).toHaveLength(2);
    expect([slashed.statusCode, slashed.body]).toEqual([200, plain.body]);
  },
);
