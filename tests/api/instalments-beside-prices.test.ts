import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { announceChange } from '#server/platform/changes.ts';
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

const figures =
  /From PKR [\d,]+ a month Over 36 months, PKR 6,000,000 down \(66\.7\s%\)\. Conventional PKR [\d,]+, Islamic \(ijarah\) PKR [\d,]+\. KIBOR of \d+ \w+ \d{4} \(sample rates\)\. An illustration, not an offer; the bank decides\./;
const link = 'href="/finance?vehicle=haval-h6-1.5';
const findCar = async (vehicleId: string) => {
  const [car] = await test.database.db.select().from(cars).where(eq(cars.vehicleId, vehicleId));
  if (!car) throw new Error(`no car ${vehicleId}`);
  return car;
};

it.each([
  ['a model’s page', '/models/haval-h6'],
  ['the booking form for a chosen car', '/book-now?vehicle=haval-h6'],
])(
  '%s has instalments and the day of the price, and leads to the finance page',
  async (_name, url) => {
    const { pricedAt } = await findCar('haval-h6-1.5');
    const { text, body } = await test.read(url);
    expect(text).toMatch(figures);
    expect(text).toMatch(new RegExp(`price of ${formatDayInPakistan(pricedAt)}`, 'i'));
    expect(body).toContain(link);
  },
);

it('the price of a car in a city is called ex-showroom, with what comes on top, its day and its instalments', async () => {
  const { _id, pricedAt } = await findCar('haval-h6-1.5');
  const { text, body } = await test.read(`/book-now?carId=${_id}&cityId=${findCityId('Lahore')}`);
  expect(text).toContain('Haval H6 1.5 in Lahore, ex-showroom PKR 9,075,000');
  expect(text).toContain(
    'The price includes all taxes and shipping charges. This is the ex-showroom price: the maker’s taxes and the freight to Lahore are in it. What the government charges the owner for the registration is no part of this price: advance income tax, registration and token tax are in the on-road price.',
  );
  expect(text).toContain(`Ex-factory price price of ${formatDayInPakistan(pricedAt)}`);
  expect(text).toMatch(figures);
  expect(body).toContain(link);
});

it('each slide of the home page with a price leads to it with its instalments', async () => {
  const { body } = await test.read('/');
  expect(body.match(/href="\/models\/[^"]+#on-road-price"/g)).toHaveLength(8);
  expect(body).toMatch(/href="\/models\/haval-h6#on-road-price"[^>]*>Instalments</);
  expect((await test.read('/models/haval-h6')).body).toContain('id="on-road-price"');
});

describe('a car that no bank may finance', () => {
  it.each(['/models/ora-03', '/book-now?vehicle=ora-03'])(
    'has that sentence in place of instalments on %s',
    async (url) => {
      const { text } = await test.read(url);
      expect(text).toContain('No bank may finance imported cars.');
      expect(text).not.toContain('a month');
    },
  );
});

it('without a price there are no instalments', async () => {
  const { db } = test.database;
  await db.update(cars).set({ basePrice: 0 }).where(eq(cars.vehicleId, 'haval-h6-1.5'));
  await announceChange(db, 'prices');
  await expect
    .poll(async () => (await test.read('/book-now?vehicle=haval-h6-1.5')).text)
    .not.toMatch(figures);
});
