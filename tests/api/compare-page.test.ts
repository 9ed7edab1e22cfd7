import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import { energyPrices } from '#server/resources/finance/schema.ts';
import { cars } from '#server/resources/pricing/schema.ts';
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

const compare = (query: string) => test.read(`/compare?${query}`);

/** The names of the compared cars, in the table's head. */
const readHead = (body: string) =>
  [...body.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, name]) => name);

describe('the cars', () => {
  it.each([
    ['models=haval-h6,ora-03', ['Haval H6 1.5', 'Ora 03']],
    ['models=ora-07-fwd,ora-07-awd', ['Ora 07 FWD', 'Ora 07 AWD']],
    [
      'models=haval-h6,ora-03,tank-500,haval-jolion,ora-07',
      ['Haval H6 1.5', 'Ora 03', 'Tank 500 HEV', 'Haval Jolion'],
    ],
    ['models=ora-03,ora-03,none,tank-500', ['Ora 03', 'Tank 500 HEV']],
    ['models=haval-h6', ['Haval H6 1.5', 'Haval Jolion HEV']],
    ['models=none', ['Haval H6 1.5', 'Haval H6 HEV', 'Haval H6 PHEV']],
    ['', ['Haval H6 1.5', 'Haval H6 HEV', 'Haval H6 PHEV']],
  ])('of %s are named in the head of the table', async (query, names) => {
    const { statusCode, body } = await compare(query);
    expect(statusCode).toBe(200);
    expect(readHead(body)).toEqual(names);
  });

  it('chosen in the form without script have one address to share', async () => {
    const url = '/compare?models=haval-h6-1.5&models=tank-500-hev&models=&models=&km=900';
    const response = await test.call({ method: 'GET', url });
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      '/compare?models=haval-h6-1.5,tank-500-hev&km=900',
    ]);
  });

  it('can be removed down to two', async () => {
    const three = await compare('models=haval-h6,ora-03,tank-500&km=900');
    expect(three.body).toContain('href="/compare?models=ora-03,tank-500-hev&amp;km=900"');
    expect((await compare('models=haval-h6,ora-03')).text).not.toContain('Remove');
  });
});

describe('the facts', () => {
  it('are side by side; what is not known is not stated, which one note explains', async () => {
    const { text } = await compare('models=haval-h6-hev,haval-h6-phev,haval-h6');
    expect(text).toContain('Power differs 240 HP 360 HP — Not stated');
    expect(text).toContain('Electric range — Not stated Up to 100 km — Not stated');
    expect(text.split('Not stated: the car does not have it')).toHaveLength(2);
  });

  it('of the price list stand where the specifications have none: engine and battery', async () => {
    const { text } = await compare('models=haval-h6-phev,haval-h6-hev,ora-03');
    expect(text).toContain('Engine differs 1,499 cc 1.5 L hybrid — Not stated');
    expect(text).toContain('Battery — Not stated — Not stated 48 kWh');
  });

  it('include the petrol of a car in km/l, but not of a plug-in hybrid', async () => {
    const { text } = await compare('models=haval-h6,haval-h6-phev');
    expect(text).toContain('Consumption 11.1 km/l — Not stated');
  });

  it('that only one car has do not differ: its price and running cost', async () => {
    const { db } = test.database;
    const isTank = like(cars.vehicleId, 'tank-500%');
    const read = async () =>
      (await compare(`models=haval-h6,tank-500&cityId=${findCityId('Karachi')}`)).text;
    await db.update(cars).set({ isActive: false }).where(isTank);
    await announceChange(db, 'prices');
    await expect.poll(read).toMatch(/Ex-factory price 9,000,000 PKR 90 lakh of [^—]*—/);
    const text = await read();
    expect(text).toMatch(/On the road in Karachi, filer 9,391,450 [^—]*—/);
    expect(text).toContain('Petrol and electricity a month at prices of 1 November 2025 35,168 —');
    await db.update(cars).set({ isActive: true }).where(isTank);
    await announceChange(db, 'prices');
    await expect.poll(read).toContain('Ex-factory price differs');
  });

  it('are compared row by row: cars of one price can differ on the road', async () => {
    const { db } = test.database;
    const isH6 = eq(cars.vehicleId, 'haval-h6-1.5');
    const read = async () => (await compare('models=haval-h6,ora-03')).text;
    await db.update(cars).set({ basePrice: 8_000_000 }).where(isH6);
    await announceChange(db, 'prices');
    await expect.poll(read).toMatch(/Ex-factory price of \d+ \w+ \d+ 8,000,000/);
    expect(await read()).toMatch(/On the road[^,]*, filer differs/);
    await db.update(cars).set({ basePrice: 9_000_000 }).where(isH6);
    await announceChange(db, 'prices');
    await expect.poll(read).toContain('Ex-factory price differs');
  });

  it('that no chosen car has are left out', async () => {
    const { text } = await compare('models=haval-h6,haval-h6-hev');
    expect(text).not.toContain('Electric range');
    expect(text).not.toContain('— Not stated — Not stated');
  });

  it('that differ are marked in words; equal ones are not', async () => {
    const { text } = await compare('models=haval-h6,haval-h6-hev');
    expect(text).toContain('Power source differs Petrol Hybrid');
    expect(text).toMatch(/Power-train 10 years or 1,000,000 km 10 years or 1,000,000 km/);
    expect(text).toContain('HEV battery, motor and controller — Not stated 8 years or 160,000 km');
  });

  it('include the prices, with the day of the price and what is left open', async () => {
    const { text } = await compare(`models=haval-h6,tank-500&cityId=${findCityId('Karachi')}`);
    expect(text).toMatch(
      /Ex-factory price differs of \d+ \w+ \d+ 9,000,000 PKR 90 lakh 35,000,000 PKR 3\.5 crore/,
    );
    expect(text).toContain('On the road in Karachi, filer differs 9,391,450 PKR 93.91 lakh about');
    expect(text).toContain('“About”: facts of the car are still to be confirmed');
    expect(text).toContain('non-filer differs 9,753,950');
    expect(text).toContain('Sample figures');
  });
});

describe('the running cost', () => {
  const cars = 'models=haval-h6,haval-h6-phev,ora-03,tank-500';

  it('comes from the distance, the prices that staff keep and the consumption of each car', async () => {
    const { text } = await compare(cars);
    // 1,500 km: 9 l × 260.5; 2 l × 260.5 and 15 kWh × 45; 15 kWh × 45; not known.
    expect(text).toContain(
      'Petrol and electricity a month differs at prices of 1 November 2025 35,168 17,940 10,125 —',
    );
    expect(text).toContain('Prices of energy since 1 November 2025: The price list of the test');
  });

  it('is announced only where it does not show', async () => {
    const announcement =
      'What a car costs in petrol and electricity shows once its consumption is known.';
    expect((await compare(cars)).text).toContain(announcement);
    const shown = await compare('models=haval-h6,haval-h6-phev');
    expect(shown.text).toMatch(
      /Petrol and electricity a month differs at prices of [^,]+ \d{4} [\d,]+ [\d,]+ /,
    );
    expect(shown.text).not.toContain(announcement);
    expect(shown.text).toContain('Enter your own distance and prices.');
  });

  it('follows the visitor’s own figures', async () => {
    const { text, body } = await compare(`${cars}&km=1000&petrol=300&electricity=50`);
    expect(text).toContain(
      'Petrol and electricity a month differs at your own prices 27,000 13,500 7,500 —',
    );
    expect(body).toMatch(/name="km"[^>]*value="1000"|value="1000"[^>]*name="km"/);
  });

  it.each([
    ['km=far', 'The distance must be a number'],
    ['km=0', 'The distance must be at least 1'],
    ['petrol=-1', 'The price of petrol must be at least 0'],
    ['electricity=1.234', 'The price of electricity may have 2 decimals at most'],
  ])('with %s says so, and keeps to the known figure', async (query, message) => {
    const { text } = await compare(`${cars}&${query}`);
    expect(text).toContain(message);
    expect(text).toContain('35,168 17,940 10,125 —');
  });

  it('is left out while no price of energy counts', async () => {
    const { db } = test.database;
    await db
      .update(energyPrices)
      .set({ from: '2099-01-01' })
      .where(eq(energyPrices.from, '2025-11-01'));
    await announceChange(db, 'tariffs');
    await expect
      .poll(async () => (await compare(cars)).text)
      .not.toContain('Petrol and electricity a month');
  });
});
