import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { availability } from '#server/resources/availability/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { type PricePagesApp, startWithPricePages } from '#tests/support/priced-pages.ts';

const today = todayInPakistan();
const stated = `Stated on ${formatDayInPakistan(today)}.`;
const inSixWeeks = addDays(today, 42);
const someDealers = sampleDealers();
const [first, second, third] = someDealers.map(({ _id }) => _id);

let test: PricePagesApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startWithPricePages();
  cookies = await test.signIn(['availability', 'dealer-management'], 'Stock Keeper');
  await test.database.db.insert(dealers).values(someDealers);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(availability);
});

/** What a dealer has of the H6 HEV in one color. */
async function state(dealerId: string | undefined, fields: object): Promise<void> {
  const cell = { vehicleId: 'haval-h6-hev', color: 'Deep Teal', units: 0, ...fields };
  const { statusCode, body } = await test.call({
    method: 'PUT',
    url: '/api/availability/admin',
    cookies,
    payload: { dealerId, cells: [cell] },
  });
  expect(statusCode, body).toBe(200);
}

/** Waits until a page shows a text: the announcement of a change takes a moment. */
const seeOn = (url: string, text: string) =>
  expect.poll(async () => (await test.read(url)).text).toContain(text);
const missOn = (url: string, text: string) =>
  expect.poll(async () => (await test.read(url)).text).not.toContain(text);

const modelPage = '/models/haval-h6-hev';
const bookingPage = '/book-now?vehicle=haval-h6-hev';
const comparison = '/compare?models=haval-h6-hev,haval-jolion';

describe('cars at dealers', () => {
  beforeEach(async () => {
    await state(first, { units: 2 });
    await state(second, { units: 1, color: 'Storm Grey' });
    await state(third, { units: 7 });
  });

  it('show at the first color of a model page, and for any color in its box', async () => {
    await seeOn(modelPage, `At 2 dealers now ${stated}`);
    await seeOn(modelPage, `At 3 dealers now In at least one colour. ${stated}`);
  });

  it('show for the chosen color of a booking, without JavaScript', async () => {
    await seeOn(bookingPage, `At 3 dealers now In at least one colour. ${stated}`);
    await seeOn(`${bookingPage}&colour=Storm+Grey`, `Delivery At 1 dealer now ${stated}`);
  });

  it('are a row of the comparison, with a dash for the car that no dealer has', async () => {
    await seeOn(
      comparison,
      `Delivery At 3 dealers now In at least one colour. ${stated} — Not stated`,
    );
  });

  it('show in Urdu on Urdu pages', async () => {
    const day = 'اس وقت 3 ڈیلرز کے پاس موجود';
    for (const url of [modelPage, bookingPage, comparison]) await seeOn(`/ur${url}`, day);
    await seeOn(`/ur${modelPage}`, 'کم از کم ایک رنگ میں۔ یہ بات');
  });

  it('of a dealer that is hidden do not count', async () => {
    await seeOn(modelPage, 'At 2 dealers now');
    const hide = (isActive: boolean) =>
      test.call({ method: 'PUT', url: `/api/dealers/${third}`, cookies, payload: { isActive } });
    expect((await hide(false)).statusCode).toBe(200);
    await seeOn(modelPage, `At 1 dealer now ${stated}`);
    await hide(true);
    await seeOn(modelPage, 'At 2 dealers now');
  });
});

it('cars that are expected show in weeks', async () => {
  await state(first, { expectedOn: inSixWeeks });
  await seeOn(modelPage, `About 6 weeks ${stated}`);
  await seeOn(`${bookingPage}&colour=Deep+Teal`, `Delivery About 6 weeks ${stated}`);
  await seeOn(comparison, `Delivery About 6 weeks In at least one colour. ${stated}`);
  await seeOn(`/ur${modelPage}`, 'تقریباً 6 ہفتے');
});

it('an old statement says so, and one of 46 days says nothing', async () => {
  const old = addDays(today, -15);
  await state(first, { units: 2, statedOn: old });
  await seeOn(
    modelPage,
    `At 1 dealer Stated on ${formatDayInPakistan(old)}, more than 14 days ago: ask the dealer whether it is still there.`,
  );
  await state(first, { units: 2, statedOn: addDays(today, -46) });
  await missOn(modelPage, 'At 1 dealer');
  expect((await test.read(comparison)).text).not.toContain('Delivery');
});

it('no units without a day are not promised, and the time of the price list counts', async () => {
  await state(first, { units: 1 });
  await seeOn(modelPage, 'At 1 dealer now');
  await state(first, { units: 0 });
  await missOn(modelPage, 'At 1 dealer now');
  const { text } = await test.read(modelPage);
  expect(text).not.toContain(stated);
  expect(text).toContain('Ask the dealer: delivery time');
  const { data } = (
    await test.call({ method: 'GET', url: '/api/price-calculator/cars?search=haval-h6-hev' })
  ).json();
  const keeper = await test.signIn(['price-calculator'], 'Price Keeper');
  await test.call({
    method: 'PUT',
    url: `/api/price-calculator/cars/${data[0]._id}`,
    cookies: keeper,
    payload: { deliveryWeeks: 8 },
  });
  await seeOn(modelPage, `About 8 weeks ${stated}`);
  await state(first, { units: 1 });
  await seeOn(modelPage, `At 1 dealer now In at least one colour. ${stated}`);
});
