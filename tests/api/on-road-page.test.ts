import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarFact } from '#contract/prices/pricing.ts';
import { announceChange } from '#server/platform/changes.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { tariffs } from '#server/resources/tariffs/schema.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  findCityId,
  type PricePagesApp,
  startWithPricePages,
} from '#tests/support/priced-pages.ts';

let test: PricePagesApp;
beforeAll(async () => {
  test = await startWithPricePages();
});
afterAll(() => test.close());

const lahore = findCityId('Lahore');
const karachi = findCityId('Karachi');
const page = (query = '') => test.read(`/on-road-price${query}`);

describe('the figures', () => {
  it('are those of a filer and of a non-filer side by side, line by line, with the law', async () => {
    const { text } = await page(`?vehicle=haval-h6-1.5&cityId=${karachi}`);
    expect(text).toContain('Haval H6 1.5 in Karachi');
    expect(text).toMatch(/Ex-factory price price of \d+ \w+ \d{4} 9,000,000 9,000,000/);
    expect(text).toMatch(
      /Advance income tax on purchase Income Tax Ordinance 2001, s\. 231B[^ ]* 180,000 540,000/,
    );
    expect(text).toMatch(/Registration fee [^0-9]*\d* ?202,500 202,500/);
    expect(text).toMatch(/Number plates [^0-9]*\d* ?2,450 2,450/);
    expect(text).toMatch(/Token tax, first year [^0-9]*2026-27 4,000 4,000/);
    expect(text).toMatch(/Income tax with token [^,]*, s\. 234 2,500 5,000/);
  });

  it('are summed in full and in lakh, complete where every charge has a figure', async () => {
    const { text } = await page(`?vehicle=haval-h6-1.5&cityId=${karachi}`);
    expect(text).toContain('Filer PKR 9,391,450 PKR 93.91 lakh Non-filer PKR 9,753,950');
    expect(text).not.toContain('without');
    expect(text).not.toContain('not in the sum');
  });

  it('read from where a charge has none, and one line says what is left out', async () => {
    const { text } = await page(`?vehicle=haval-h6-1.5&cityId=${lahore}`);
    expect(text).toContain('Filer from PKR 9,464,500 PKR 94.65 lakh Non-filer');
    expect(text).toContain(
      'from PKR 9,827,000 PKR 98.27 lakh without number plates and smart card',
    );
    expect(text).toMatch(
      /1 charge is not confirmed yet and not in the sum .*? Number plates and smart card/,
    );
  });

  it('of an imported car in Punjab leave its import tax open', async () => {
    const { text } = await page(`?vehicle=ora-03&cityId=${lahore}`);
    expect(text).toMatch(/without \d charges that are not confirmed yet/);
    expect(text).toMatch(/At registration .*Luxury tax on imported cars, once/);
  });

  it('say what a filer saves, what comes back at the tax return, and what is paid every year', async () => {
    const { text } = await page(`?vehicle=haval-h6-1.5&cityId=${karachi}`);
    expect(text).toContain('A filer saves PKR 362,500');
    expect(text).toContain('Comes back at the tax return PKR 182,500');
    expect(text).toContain('Every year again PKR 6,500');
  });

  it('of a token for life are paid at registration, and not again every year', async () => {
    const { text } = await page(`?vehicle=ora-03&cityId=${lahore}`);
    expect(text).toMatch(
      /At registration .*Token tax, for life [^0-9]*2023 and 2024: 95 % off for electric cars 1,000 1,000/,
    );
    expect(text).not.toContain('Every year again');
  });

  it('are ranges while facts of the car are open, a filer and a non-filer apart', async () => {
    const { text } = await page(`?vehicle=haval-jolion&cityId=${karachi}`);
    const sums =
      /Filer about PKR [\d.]+ to [\d.]+ lakh Non-filer about PKR [\d.]+ (lakh )?to [\d.]+ /;
    expect(text).toMatch(sums);
    expect(text).toContain(
      'the engine’s exact size and whether it is assembled in Pakistan are still to be confirmed',
    );
    expect(text).toMatch(
      /Advance income tax on purchase Income Tax Ordinance 2001, s\. 231B\S* [\d,]+ to [\d,]+ /,
    );
    expect(text).not.toContain('what drives it');
    const compared = await test.read('/compare?models=haval-jolion,haval-h6-2.0');
    expect(compared.text).toMatch(
      /On the road in Karachi, filer (differs )?about [\d.]+ to [\d.]+ lakh/,
    );
    expect(compared.text).toContain('Karachi, non-filer');
  });

  it('follow the province of registration and the freight to the city', async () => {
    const { text } = await page(`?vehicle=haval-h6-1.5&cityId=${lahore}`);
    expect(text).toContain('Registered in Punjab on');
    expect(text).toMatch(/Freight and delivery 75,000 75,000/);
    const other = await page(`?vehicle=haval-h6-1.5&cityId=${lahore}&province=PK-IS`);
    expect(other.text).toContain('Registered in Islamabad Capital Territory on');
  });
});

it('facts of the car that are not known are named, and the lines that need them have a range', async () => {
  const { text } = await page('?vehicle=tank-500');
  expect(text).toContain(
    'Still to be confirmed for this car: the engine’s exact size and whether it is assembled in Pakistan. Until then the sum is a range.',
  );
  // The catalogue says that it is a hybrid.
  expect(text).not.toContain('what drives it');
  expect(text).toMatch(/about PKR [\d.]+ to [\d.]+ crore/);
});

it('sample figures are called samples once, each tariff has its date and sources, and the page says it is no offer', async () => {
  const { text, body } = await page();
  expect(text).toContain('Estimate, not an offer. Sample figures');
  expect(text.match(/sample/gi)).toHaveLength(1);
  expect(text).toMatch(
    /Pakistan Finance Act 2026 In force since 1 July 2026, checked on 27 November 2026/,
  );
  expect(body).toContain('href="https://pkrevenue.com/');
});

it('sample facts of the car are named with their figures, though its price and tariffs are none', async () => {
  const { db } = test.database;
  const isH6 = eq(cars.vehicleId, 'haval-h6-1.5');
  const sampled = 'Sample facts of this car, not confirmed yet: petrol, 1,499 cc and assembled in';
  const areFor = (isSample: boolean, sampleFacts: CarFact[]) => async () => {
    await db.update(cars).set({ isSample, sampleFacts }).where(isH6);
    for (const table of [cities, tariffs]) await db.update(table).set({ isSample });
    for (const what of ['prices', 'tariffs'] as const) await announceChange(db, what);
  };
  const facts: CarFact[] = ['fuel', 'engineCc', 'origin', 'litresPer100Km'];
  await areFor(false, facts)();
  const read = async (url: string) => (await test.read(url)).text;
  const chosen = `vehicle=haval-h6-1.5&cityId=${karachi}`;
  await expect.poll(() => read(`/on-road-price?${chosen}`)).toContain(sampled);
  expect(await read(`/on-road-price?${chosen}`)).toContain('offer. Sample figures until');
  expect(await read(`/finance?kind=ijarah&${chosen}`)).toContain('a fact of the car was loaded');
  expect(await read('/compare?models=haval-h6,haval-h6-hev')).toContain('or a fact of a car was');
  expect(await read('/models/haval-h6')).toContain('or a fact of the car is a sample.');
  await areFor(true, [])();
  await expect.poll(() => read(`/on-road-price?${chosen}`)).not.toContain(sampled);
});

it('every page with on-road prices names the day of the price and of each tariff', async () => {
  const [car] = await test.database.db
    .select()
    .from(cars)
    .where(eq(cars.vehicleId, 'haval-h6-1.5'));
  const rates =
    'Finance Act 2026 since 1 July 2026 and Sindh motor vehicle tax 2026-27 since 1 July 2026';
  const chosen = `vehicle=haval-h6-1.5&cityId=${karachi}`;
  for (const url of [
    '/models/haval-h6',
    '/compare?models=haval-h6,ora-03',
    `/finance?kind=conventional&${chosen}`,
    `/book-now?carId=${car?._id}&cityId=${karachi}`,
  ]) {
    expect((await test.read(url)).text, url).toContain(rates);
  }
  const { text } = await page(`?${chosen}`);
  expect(text.match(/In force since 1 July 2026, checked on 27 November 2026/g)).toHaveLength(2);
  for (const url of ['/models/haval-h6', `/book-now?carId=${car?._id}&cityId=${karachi}`]) {
    expect((await test.read(url)).text, url).toMatch(/Price of \d+ \w+ \d{4}; tariffs:/);
  }
});

describe('an address', () => {
  it('of a model means its default trim, and the calculator’s ids are understood', async () => {
    expect((await page('?vehicle=haval-h6')).text).toContain('Haval H6 1.5 in Karachi');
    const car = (await test.read('/book-now')).body.match(/option value="([\da-f-]{36})">Ora 03/);
    expect((await page(`?carId=${car?.[1]}&cityId=${lahore}`)).text).toContain('Ora 03 in Lahore');
  });

  it.each([
    ['vehicle=none', 'This car is not in the price list'],
    ['cityId=none', 'This city is not in the price list'],
    ['province=Atlantis', 'There is no such province'],
    ['date=tomorrow', 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY'],
    ['date=2026-02-30', 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY'],
    ['date=31/12/2025', 'Please choose a date that has not passed'],
    ['date=2025-12-31', 'Please choose a date that has not passed'],
  ])('with %s says so beside the field and shows the default', async (query, message) => {
    const { statusCode, text } = await page(`?${query}`);
    expect(statusCode).toBe(200);
    expect(text).toContain(message);
    expect(text).toContain('Haval H6 1.5 in Karachi');
  });

  it('keeps its choice in the form', async () => {
    const { body } = await page(
      `?vehicle=ora-03&cityId=${lahore}&taxpayer=non-atl&date=2099-12-01`,
    );
    expect(body).toMatch(/<option value="ora-03" selected=""/);
    expect(body).toContain(`<option value="${lahore}" selected=""`);
    expect(body).toMatch(/<input[^>]* value="2099-12-01"/);
    expect(body).toMatch(
      /<input[^>]*checked=""[^>]*value="non-atl"|value="non-atl"[^>]*checked=""/,
    );
  });
});

describe('from the day on which s. 114C counts', () => {
  const federal = eq(tariffs.jurisdiction, 'PK');
  beforeAll(async () => {
    const { db } = test.database;
    await db
      .update(tariffs)
      .set({ nonFilerLimit: 7_000_000, nonFilerLimitFrom: '2026-01-01' })
      .where(federal);
    await announceChange(db, 'tariffs');
    await eventually(async () => expect((await page()).text).toContain('s. 114C'));
  });

  it('a non-filer reads why the car is not sold, and is offered no quote', async () => {
    const { text } = await page('?vehicle=haval-h6-1.5&taxpayer=non-atl');
    expect(text).toContain('A non-filer may not book, buy or register this car');
    expect(text).toContain('On the road 9,391,450 PKR 93.91 lakh not sold');
    expect(text).not.toContain('A filer saves');
    expect(text).not.toContain('Keep this price');
  });

  it('a filer reads a price', async () => {
    const { text } = await page('?vehicle=haval-h6-1.5');
    expect(text).toContain('Filer PKR 9,391,450');
    expect(text).toContain('Keep this price');
  });

  afterAll(async () => {
    await test.database.db.update(tariffs).set({ nonFilerLimitFrom: null }).where(federal);
    await announceChange(test.database.db, 'tariffs');
  });
});

describe('the form that keeps the price', () => {
  const send = (fields: Record<string, string>) =>
    test.call({
      method: 'POST',
      url: '/on-road-price?vehicle=haval-h6-1.5',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        vehicleId: 'haval-h6-1.5',
        cityId: lahore,
        taxpayer: 'atl',
        ...fields,
      }).toString(),
    });

  it('stores a quote and opens its page', async () => {
    const response = await send({ name: 'Ayesha Khan', phone: '0300 1234567' });
    expect(response.statusCode).toBe(303);
    const [quote] = await test.database.db.select().from(quotes);
    expect(response.headers.location).toBe(`/quote/${quote?.code}`);
    expect(quote).toMatchObject({ name: 'Ayesha Khan', city: 'Lahore', car: 'Haval H6 1.5' });
  });

  it('names a wrong phone number beside the field, and keeps what was typed', async () => {
    const response = await send({ name: 'Ayesha Khan', phone: '12' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Please enter a valid phone number');
    expect(response.body).toContain('value="Ayesha Khan"');
    expect(response.body).toContain('Haval H6 1.5 in Karachi');
  });
});

it('the price calculator calls its sums estimates, and samples while a figure is one', async () => {
  const { db } = test.database;
  const [car] = await db.select().from(cars).where(eq(cars.vehicleId, 'haval-h6-1.5'));
  const read = async () => (await test.read(`/book-now?carId=${car?._id}&cityId=${lahore}`)).text;
  const estimate = 'On-road prices are estimates, not offers.';
  const sample = 'A tariff, the price, the freight or a fact of the car is a sample.';
  expect(await read()).toContain(sample);
  for (const table of [cars, cities]) await db.update(table).set({ isSample: false });
  await announceChange(db, 'prices');
  await expect.poll(read).not.toContain('It is a sample');
  expect(await read()).toContain(sample);
  await db.update(tariffs).set({ isSample: false });
  await announceChange(db, 'tariffs');
  await expect.poll(read).not.toContain(sample);
  expect(await read()).toContain(estimate);
});
