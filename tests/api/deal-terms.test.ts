import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import {
  findCityId,
  type PricePagesApp,
  startWithPricePages,
} from '#tests/support/priced-pages.ts';

const termsUrl = '/api/price-calculator/terms';
const noUrdu = { urdu: {}, staleUrdu: [] };
const heading = 'When, and what do I owe';

let test: PricePagesApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startWithPricePages();
  cookies = await test.signIn(['price-calculator'], 'Price Editor');
  await test.database.db.insert(dealers).values(sampleDealers());
});
afterAll(() => test.close());

const change = (payload: object) => test.call({ method: 'PUT', url: termsUrl, cookies, payload });
const changeCar = async (payload: object) => {
  const [car] = await test.database.db
    .select()
    .from(cars)
    .where(eq(cars.vehicleId, 'haval-h6-1.5'));
  const url = `/api/price-calculator/cars/${car?._id}`;
  return (await test.call({ method: 'PUT', url, cookies, payload })).json().data;
};
const pages = [
  '/models/haval-h6',
  `/on-road-price?vehicle=haval-h6-1.5&cityId=${findCityId('Lahore')}`,
  '/book-now?vehicle=haval-h6-1.5',
];

async function readQuotePage(): Promise<string> {
  const payload = {
    vehicleId: 'haval-h6-1.5',
    cityId: findCityId('Lahore'),
    province: 'PK-PB',
    taxpayer: 'atl',
  };
  const { url } = (await test.call({ method: 'POST', url: '/api/quotes', payload })).json().data;
  return (await test.read(url)).text;
}

/** Waits until a page shows a text: the announcement of a change takes a moment. */
const seeOn = (url: string, text: string) =>
  expect.poll(async () => (await test.read(url)).text).toContain(text);

describe('before staff enter anything', () => {
  it.each(pages)('%s says to ask the dealer, and where the phone numbers are', async (url) => {
    const { text, body } = await test.read(url);
    expect(text).toContain(heading);
    expect(text).toContain(
      'Ask the dealer: delivery time, booking amount, whom you pay, when the rest is due and papers to bring.',
    );
    expect(body).toContain('href="/find-a-dealer"');
  });

  it('the pages of a price in a city name a dealer there, with the phone number', async () => {
    const [dealer] = sampleDealers().filter(({ city }) => city === 'Lahore');
    const shown = `${dealer?.name}, ${dealer?.phone}`;
    const { text, body } = await test.read(pages[1] ?? '');
    expect(text).toContain(shown);
    expect(body).toContain(`<bdi dir="ltr" class="whitespace-nowrap">${dealer?.phone}</bdi>`);
    expect(await readQuotePage()).toContain(shown);
    expect((await test.read(pages[0] ?? '')).text).not.toContain(shown);
  });

  it('the API answers empty terms to staff only', async () => {
    const read = (own?: Record<string, string>) =>
      test.call({ method: 'GET', url: termsUrl, ...(own && { cookies: own }) });
    expect((await read(cookies)).json().data).toEqual({
      payee: null,
      restDue: null,
      papers: null,
      ...noUrdu,
    });
    expect((await read()).statusCode).toBe(401);
  });
});

describe('the delivery time of a car', () => {
  const today = todayInPakistan();

  it('is stated today unless staff name a day, and loses its day with its time', async () => {
    const read = ({ deliveryWeeks, deliveryStatedOn }: Record<string, unknown>) => [
      deliveryWeeks,
      deliveryStatedOn,
    ];
    expect(read(await changeCar({ deliveryWeeks: 6 }))).toEqual([6, today]);
    const earlier = addDays(today, -3);
    expect(read(await changeCar({ deliveryStatedOn: earlier }))).toEqual([6, earlier]);
    expect(read(await changeCar({ description: 'As before' }))).toEqual([6, earlier]);
    // A form sends the old day with the new time.
    const resent = { deliveryWeeks: 8, deliveryStatedOn: earlier };
    expect(read(await changeCar(resent))).toEqual([8, today]);
    expect(read(await changeCar({ deliveryWeeks: null }))).toEqual([null, null]);
  });

  it('is shown with its day, and called old after two weeks', async () => {
    await changeCar({ deliveryWeeks: 6, bookingAmount: '10,00,000' });
    await seeOn('/models/haval-h6', `About 6 weeks Stated on ${formatDayInPakistan(today)}.`);
    await seeOn('/models/haval-h6', 'Booking amount PKR 1,000,000');
    const old = addDays(today, -15);
    await changeCar({ deliveryStatedOn: old });
    await seeOn(
      pages[1] ?? '',
      `Stated on ${formatDayInPakistan(old)}, more than 14 days ago: ask the dealer how long it takes now.`,
    );
  });
});

describe('terms that staff enter', () => {
  const terms = {
    payee: 'The Test Company',
    restDue: 'Before the car leaves the factory',
    papers: 'A copy of the CNIC\nThe pay order',
  };

  it('are stored and audited once, keep absent fields and lose blank ones', async () => {
    expect((await change(terms)).json().data).toEqual({ ...terms, ...noUrdu });
    await change(terms);
    expect((await change({ restDue: '' })).json().data).toEqual({
      ...terms,
      ...noUrdu,
      restDue: null,
    });
    expect((await change({ restDue: terms.restDue })).json().data).toEqual({
      ...terms,
      ...noUrdu,
    });
    const lines = await test.database.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.kind, 'payment-terms'));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ username: 'Price Editor', new: terms });
  });

  it('show on every page with a price, and nothing is left to ask', async () => {
    const company =
      'Paid to The Test Company Check our accounts before you pay The rest Before the car leaves the factory Papers to bring A copy of the CNIC The pay order';
    for (const url of pages) await seeOn(url, company);
    expect(await readQuotePage()).toContain(company);
    expect((await test.read(pages[2] ?? '')).text).not.toContain('Ask the dealer:');
  });

  it('are in Urdu below /ur as far as they are translated, and stale once the English text changes', async () => {
    const urdu = { restDue: 'گاڑی کی روانگی سے پہلے', papers: 'شناختی کارڈ کی نقل\nپے آرڈر' };
    expect((await change({ urdu })).json().data).toEqual({ ...terms, urdu, staleUrdu: [] });
    const url = `/ur${pages[0]}`;
    await seeOn(url, 'گاڑی کی روانگی سے پہلے');
    await seeOn(url, 'شناختی کارڈ کی نقل پے آرڈر');
    // The payee is the name on the pay order.
    await seeOn(url, terms.payee);
    expect((await test.read(url)).text).not.toContain('A copy of the CNIC');
    expect((await test.read(pages[0] ?? '')).body).not.toContain('روانگی');
    const restDue = 'Within a week';
    expect((await change({ restDue })).json().data.staleUrdu).toEqual(['restDue']);
    expect((await change({ urduStillRight: ['restDue'] })).json().data.staleUrdu).toEqual([]);
    expect((await change({ urdu: { papers: '' } })).json().data.urdu).toEqual({
      restDue: urdu.restDue,
    });
    await seeOn(url, 'A copy of the CNIC');
    expect((await test.read(url)).body).toMatch(/<bdi lang="en">A copy of the CNIC<\/bdi>/);
  });
});
