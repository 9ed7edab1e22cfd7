import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import { financeRules } from '#server/resources/finance/schema.ts';
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

const h6 = `vehicle=haval-h6-1.5&cityId=${findCityId('Karachi')}`;
const plan = (kind: string, more = '') => test.read(`/finance?kind=${kind}&${h6}${more}`);

it('asks for the kind of finance first, with an example of each, and keeps the car in its links', async () => {
  const { text, body } = await test.read('/finance?vehicle=haval-h6-1.5');
  expect(text).toContain('Conventional');
  expect(text).toContain('Diminishing musharakah');
  expect(text).toContain('For example: Haval H6 1.5 in Karachi, 36 months');
  expect(text).toContain('One person may owe banks PKR 3,000,000 for cars at most');
  expect(text).toContain('PKR 101,849 Instalment a month Down payment PKR 6,000,000');
  expect(text).toContain('PKR 99,328 Rental a month Security deposit PKR 6,000,000');
  expect(text).toContain('in the first month, then less each month Your first share');
  expect(text).toContain('Sample figures');
  expect(body).toContain('href="/finance?kind=ijarah&amp;vehicle=haval-h6-1.5"');
});

describe('the worked example: Rs 9 million, KIBOR and 3 points', () => {
  it('has the instalment, the down payment with the rule that sets it, and the total', async () => {
    const { text } = await plan('conventional');
    expect(text).toContain('Haval H6 1.5 in Karachi, 36 months PKR 101,849 Instalment a month');
    expect(text).toContain(
      'Down payment PKR 6,000,000 The least, set by the cap: one person may owe banks PKR 3,000,000 for cars at most.',
    );
    expect(text).toContain('Amount financed PKR 3,000,000');
    expect(text).toContain('Instalments 36 × PKR 101,849');
    expect(text).toContain('Paid to the bank in all PKR 3,666,578');
    expect(text).toContain('Interest in all PKR 666,578');
    expect(text).toContain('7.41 % a year');
  });

  it('shows the annual rate on the falling balance with KIBOR, its day and the spread', async () => {
    const { text } = await plan('conventional');
    expect(text).toContain('Interest rate a year 13.53 %');
    expect(text).toContain('KIBOR of 1 year on 19 January 2026, 10.53 %, and 3 % for the bank');
  });

  it('keeps cash price and on-road price apart, and sums the first day', async () => {
    const { text } = await plan('conventional');
    expect(text).toContain('Cash price, ex factory PKR 9,000,000');
    expect(text).toContain('On-road price PKR 9,391,450');
    // 6,000,000 + 180,000 + 202,500 + 4,000 + 2,450 + 2,500
    expect(text).toContain('Cash on the first day from PKR 6,391,450');
    expect(text).toMatch(/Not known, and not in the sum: .*insurance/);
  });

  it('shows two points more or less, and the income needed', async () => {
    const { text } = await plan('conventional');
    expect(text).toContain('PKR 98,971 to PKR 104,776');
    expect(text).toContain('Net income needed a month PKR 254,623');
    expect((await plan('conventional', '&other=20,000')).text).toContain('PKR 304,623');
  });

  it('has every month in a table, and the balance ends at 0', async () => {
    const { body } = await plan('conventional');
    const rows =
      /<details class="group\/schedule.*?<\/details>/s.exec(body)?.[0].match(/<tr\b/g) ?? [];
    expect(rows).toHaveLength(37);
    expect(body).toMatch(/<th[^>]*>36<\/th>(<td[^>]*>[\d,]+<\/td>){3}<td[^>]*>0<\/td>/);
  });
});

describe.each(['ijarah', 'diminishing-musharakah'])('the Islamic kind %s', (kind) => {
  it('speaks of profit and takaful, never of interest', async () => {
    const { text } = await plan(kind);
    expect(text).not.toMatch(/interest/i);
    expect(text).toContain('Profit rate a year 11.78 %');
    expect(text).toContain('When the rate was seen is said with the rules below.');
    expect(text).toContain('Islamic bank rates of February 2026');
    expect(text).toMatch(/takaful 179,100/);
  });
});

it('an ijarah has rentals and a security deposit', async () => {
  const { text } = await plan('ijarah');
  expect(text).toContain('PKR 99,328 Rental a month');
  expect(text).toContain('Security deposit PKR 6,000,000');
});

it('a diminishing musharakah has payments that fall month by month', async () => {
  const { text } = await plan('diminishing-musharakah');
  expect(text).toContain('in the first month, then less each month');
});

it('a non-filer pays the tax on leases on the first day', async () => {
  const { text } = await plan('ijarah', '&taxpayer=non-atl');
  expect(text).toContain('Tax on a lease to a non-filer, s. 231B(1A) 360,000');
});

it('no bank may finance an imported car, and the page shows no plan', async () => {
  const { text } = await test.read('/finance?kind=conventional&vehicle=ora-03');
  expect(text).toContain('No bank may finance imported cars: a rule of the State Bank. Sample');
  expect(text).not.toContain('Month by month');
});

it('samples, the source, and that the bank decides, are on every plan', async () => {
  const { text } = await plan('conventional');
  expect(text).toContain('An illustration, not an offer; the bank decides. Sample figures');
  expect(text).toMatch(/The rules behind it Sample .* in force since 24 May 2022/);
  expect(text).toContain('Source: State Bank circulars');
  expect(text).toContain('older than the last known change of the policy rate, to 11.50 %');
});

describe('an amount', () => {
  it.each([
    ['down=lots', 'The amount must be a number'],
    ['down=100', 'The least is PKR 6,000,000, which the plan uses'],
    ['months=60', 'The rules allow 36 months at most'],
    ['months=0', 'The number of months must be at least 1'],
    ['rate=51', 'The rate must be at most 50'],
    ['rate=1.234', 'The rate may have 2 decimals at most'],
    ['other=-1', 'The amount must be at least 0'],
  ])('%s is named beside its field, and the rules decide', async (query, message) => {
    const { statusCode, text } = await plan('conventional', `&${query}`);
    expect(statusCode).toBe(200);
    expect(text).toContain(message);
    expect(text).toContain('Instalments 36 × PKR 101,849');
  });

  it('within the rules counts', async () => {
    const { text } = await plan('conventional', '&down=70,00,000&months=24&rate=12%25');
    expect(text).toContain('Down payment PKR 7,000,000 Your choice. The least is PKR 6,000,000');
    expect(text).toMatch(/Instalments 24 × PKR 94,147/);
    expect(text).toContain('Interest rate a year 12 %');
  });
});

it('a car that no bank may finance has no examples, but the kinds', async () => {
  const { text } = await test.read('/finance?vehicle=ora-03');
  expect(text).toContain('Diminishing musharakah');
  expect(text).not.toContain('PKR');
});

it('an unknown kind asks again', async () => {
  expect((await test.read('/finance?kind=loan')).text).toContain(
    'What a car costs a month: one way with interest, two Islamic ones',
  );
});

it('without rules the page says so', async () => {
  const { db } = test.database;
  const later = eq(financeRules.from, '2022-05-24');
  await db.update(financeRules).set({ from: '2099-01-01' }).where(later);
  await announceChange(db, 'tariffs');
  await expect
    .poll(async () => (await plan('conventional')).text)
    .toContain('No rules of car finance are published for today');
});
