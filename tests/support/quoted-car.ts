import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Quote, QuoteReceipt } from '#contract/on-road/quotes.ts';
import type { CarFact } from '#contract/prices/pricing.ts';
import type { Db } from '#server/platform/db/client.ts';
import { readEnv } from '#server/platform/env.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { financeRules } from '#server/resources/finance/schema.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { sampleAccount, sampleFinanceRules } from '#server/resources/seed/sample-finance.ts';
import { sampleCars, sampleCities } from '#server/resources/seed/sample-prices.ts';
import { listSampleLines, sampleTariffs } from '#server/resources/seed/sample-tariffs.ts';
import { tariffLines, tariffs } from '#server/resources/tariffs/schema.ts';
import { officialAccounts } from '#server/resources/verify/resource.ts';
import { startTestApp } from './test-app.ts';

const [car] = sampleCars().filter(({ name }) => name === 'H6 1.5');
const [lahore] = sampleCities().filter(({ name }) => name === 'Lahore');
if (!car || !lahore) throw new Error('no samples');

/** The car, city and buyer of the tests' quotes. The facts of the car are known. */
export const quotedCar = {
  ...car,
  engineCc: 1_499,
  batteryKwh: null,
  fuel: 'petrol',
  origin: 'local',
  sampleFacts: [] as CarFact[],
} as const;
/** Lahore. */
export const quotedCity = lahore;
export const choice = { vehicleId: quotedCar.vehicleId, cityId: quotedCity._id };

/** Adds the car, and samples of cities, tariffs, dealers, finance rules and accounts. */
export async function addTariffs(db: Db): Promise<void> {
  const addedTariffs = sampleTariffs();
  await db.insert(cars).values(quotedCar);
  await db
    .insert(cities)
    .values(sampleCities().map((city) => (city.name === 'Lahore' ? quotedCity : city)));
  await db.insert(tariffs).values(addedTariffs);
  await db.insert(tariffLines).values(listSampleLines(addedTariffs));
  await db.insert(dealers).values(sampleDealers());
  await db.insert(financeRules).values(sampleFinanceRules());
  await db.insert(officialAccounts).values(sampleAccount());
}

/** Starts an application without limits that has samples of prices, tariffs, dealers and accounts. */
export async function startWithTariffs(settings: Record<string, string> = {}) {
  const test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off', ...settings }) });
  const { db } = test.database;
  await addTariffs(db);
  const call = (
    method: 'GET' | 'POST',
    url: string,
    more: {
      payload?: object;
      headers?: Record<string, string>;
      cookies?: Record<string, string>;
    } = {},
  ): Promise<LightMyRequestResponse> => test.call({ method, url: `/api${url}`, ...more });
  const quote = async (fields: object = {}): Promise<QuoteReceipt> => {
    const response = await call('POST', '/quotes', { payload: { ...choice, ...fields } });
    expect(response.statusCode, response.body).toBe(201);
    return response.json().data;
  };
  const read = async (code: string): Promise<Quote> => {
    const response = await call('GET', `/quotes/${code}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().data;
  };
  return { ...test, db, request: call, quote, read };
}

export type QuotingApp = Awaited<ReturnType<typeof startWithTariffs>>;
