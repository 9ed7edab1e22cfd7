import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import type { Car } from '#contract/prices/pricing.ts';
import { energyPrices, financeRules } from '#server/resources/finance/schema.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { sampleFinanceRules } from '#server/resources/seed/sample-finance.ts';
import { sampleCars, sampleCities } from '#server/resources/seed/sample-prices.ts';
import { listSampleLines, sampleTariffs } from '#server/resources/seed/sample-tariffs.ts';
import { tariffLines, tariffs } from '#server/resources/tariffs/schema.ts';
import { startTestApp } from './test-app.ts';

const noFacts = {
  ...{ fuel: null, origin: null, engineCc: null, batteryKwh: null },
  ...{ litresPer100Km: null, kwhPer100Km: null, sampleFacts: [] },
};

/** The facts of the cars whose prices the tests compute; all other cars have none. */
const facts: Record<string, Partial<Car>> = {
  'haval-h6-1.5': { fuel: 'petrol', origin: 'local', engineCc: 1_499, litresPer100Km: 9 },
  'haval-h6-phev': {
    fuel: 'phev',
    origin: 'local',
    engineCc: 1_499,
    litresPer100Km: 2,
    kwhPer100Km: 15,
  },
  'ora-03': { fuel: 'bev', origin: 'imported', batteryKwh: 48, kwhPer100Km: 15 },
};

const pricedCars = sampleCars().map((car) => ({ ...car, ...noFacts, ...facts[car.vehicleId] }));
const pricedCities = sampleCities();

/** Finds a city's id by its name. */
export function findCityId(name: string): string {
  const city = pricedCities.find((one) => one.name === name);
  if (!city) throw new Error(`no sample city ${name}`);
  return city._id;
}

/** The sample rules with the rates of the tests’ worked examples: KIBOR of 10.53 % and 3 points. */
const keptRules: FinanceRules = {
  ...sampleFinanceRules(),
  kiborBp: 1_053,
  kiborOn: '2026-01-19',
  spreadBp: 300,
  islamicRateBp: 1_178,
};

/** Prices of energy since 1 November 2025. */
const keptEnergyPrice: EnergyPrice = {
  _id: '00000000-0000-4000-8000-000000000001',
  from: '2025-11-01',
  petrolPerLitre: 260.5,
  electricityPerKwh: 45,
  sourceTitle: 'The price list of the test',
  sourceUrl: null,
  isSample: false,
  createdAt: '2025-11-01T00:00:00.000Z',
  updatedAt: '2025-11-01T00:00:00.000Z',
};

/** Starts an application with samples of prices and tariffs, with finance rules, and with known facts of three cars. */
export async function startWithPricePages(dependencies?: Parameters<typeof startTestApp>[0]) {
  const test = await startTestApp(dependencies);
  const { db } = test.database;
  const addedTariffs = sampleTariffs();
  await db.insert(cars).values(pricedCars);
  await db.insert(cities).values(pricedCities);
  await db.insert(tariffs).values(addedTariffs);
  await db.insert(tariffLines).values(listSampleLines(addedTariffs));
  await db.insert(financeRules).values(keptRules);
  await db.insert(energyPrices).values(keptEnergyPrice);
  /** Opens a page and returns the text of its main part, without markup. */
  const read = async (url: string) => {
    const { statusCode, body } = await test.call({ method: 'GET', url });
    const main = /<main\b.*?<\/main>/s.exec(body)?.[0] ?? '';
    return { statusCode, body, text: readText(main) };
  };
  return { ...test, read };
}

export type PricePagesApp = Awaited<ReturnType<typeof startWithPricePages>>;

/** The text of markup: tags become spaces, of which no two follow each other. */
const readText = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<script\b.*?<\/script>/gs, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
