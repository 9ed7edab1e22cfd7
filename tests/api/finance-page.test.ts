import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import { financeRules } from '#server/resources/finance/schema.ts';
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

const h6 = `vehicle=haval-h6-1.5&cityId=${findCityId('Karachi')}`;
const plan = (kind: string, more = '') => test.read(`/finance?kind=${kind}&${h6}${more}`);

it('asks for the kind of finance first, with an example of each, and keeps the car in its links', async () => {
  const { text, body } = await test.read('/finance?vehicle=haval-h6-1.5');
  expect(text).toContain('Conventional');
  expect(text).toContain('Diminishing musharakah');
  expect(text).toContain('For example: Haval H6 1.5 in Karachi, 36 months');
  expect(text).toContain('Banks may finance one person’s cars with PKR 3,000,000 at most');
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
      'Down payment PKR 6,000,000 The least, set by the cap: banks may finance one person’s cars with PKR 3,000,000 at most.',
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

describe.each([
  ['ijarah', 'Rental Profit Towards the car Bank’s cost left'],
  ['diminishing-musharakah', 'Payment Rent Share you buy Bank’s share left'],
])('the Islamic kind %s', (kind, headings) => {
  /** The words of a loan. */
  const ofLoans =
    /\b(interest|principal|ow(e|es|ed|ing)|loans?|lends?|lent|lending|borrow\w*|debts?|instalments?|insurance)\b/i;

  it.each([
    '',
    '&taxpayer=non-atl',
    '&down=100&months=60&rate=12&other=20,000',
    '&down=9,500,000&rate=51&other=-1',
  ])('speaks of profit, rent and takaful, never of a loan, with "%s"', async (more) => {
    const { text } = await plan(kind, more);
    expect(text).toContain(headings);
    expect(text).toContain('Profit rate a year');
    expect(text).toMatch(/takaful 179,100/);
    expect(text).toContain('Takaful is due every year');
    expect(text).not.toMatch(ofLoans);
  });

  it('says of when its rate is', async () => {
    const { text } = await plan(kind);
    expect(text).toContain('Profit rate a year 11.78 %');
    expect(text).toContain('When the rate was seen is said with the rules below.');
    expect(text).toContain('Islamic bank rates of February 2026');
  });

  it.each(['vehicle=haval-jolion', 'vehicle=ora-03'])(
    'never speaks of a loan for a car with %s',
    async (car) => {
      const { text } = await test.read(`/finance?kind=${kind}&${car}`);
      expect(text).toMatch(/No bank may finance (an )?imported car/);
      expect(text).not.toMatch(ofLoans);
    },
  );
});

it.each(['conventional', 'ijarah'])(
  '%s names what banks want to see under the rules, and where the phone numbers are',
  async (kind) => {
    const { text, body } = await plan(kind);
    expect(text).toContain('Whom to ask, what to bring');
    expect(text).toContain('all monthly payments to banks together may take 40 % of it.');
    expect(text).toContain('at all banks together, it may be PKR 3,000,000.');
    expect(body).toContain('href="/find-a-dealer"');
  },
);

it('an ijarah has rentals and a security deposit', async () => {
  const { text } = await plan('ijarah');
  expect(text).toContain('PKR 99,328 Rental a month');
  expect(text).toContain('Security deposit PKR 6,000,000');
});

it('a diminishing musharakah has payments that fall month by month', async () => {
  const { text } = await plan('diminishing-musharakah');
  expect(text).toContain('in the first month, then less each month');
});

describe('the tax on a lease to a non-filer, s. 231B(1A)', () => {
  it.each(['ijarah', 'diminishing-musharakah'])(
    'is in the sum of the first day of a %s, in which the bank leases the car or its share',
    async (kind) => {
      const { text } = await plan(kind, '&taxpayer=non-atl');
      expect(text).toContain('Tax on a lease to a non-filer, s. 231B(1A) 360,000');
      expect((await plan(kind)).text).not.toContain('231B(1A)');
    },
  );

  it('is named beside the sum of a loan, which is no lease', async () => {
    const { text } = await plan('conventional', '&taxpayer=non-atl');
    // 6,000,000 + 540,000 + 202,500 + 4,000 + 2,450 + 5,000
    expect(text).toContain('Cash on the first day from PKR 6,753,950');
    expect(text).toContain(
      'If the bank leases the car to you instead of lending you the money, a non-filer pays PKR 360,000 more: the tax on a lease, s. 231B(1A).',
    );
    expect((await plan('conventional')).text).not.toContain('231B(1A)');
  });
});

it.each([
  ['conventional', 'the hire-purchase endorsement fee for the registration in the bank’s name'],
  ['ijarah', 'the endorsement fee for the registration in the bank’s name'],
  ['diminishing-musharakah', 'the endorsement fee for the registration in the bank’s name'],
])('a %s plan names the endorsement fee, whose figure is not known', async (kind, fee) => {
  const { text } = await plan(kind);
  expect(text).toMatch(new RegExp(`Not known, and not in the sum: [^.]*${fee}`));
});

it('no bank may finance an imported car, and the page shows no plan', async () => {
  const { text } = await test.read('/finance?kind=conventional&vehicle=ora-03');
  expect(text).toContain('No bank may finance imported cars: a rule of the State Bank. Sample');
  expect(text).not.toContain('Month by month');
});

describe('a car whose facts are not confirmed', () => {
  const origin =
    'It is not confirmed whether this car is made in Pakistan or imported. No bank may finance an imported car, so these figures count only if it is made in Pakistan.';
  const size =
    'The size of its engine is not confirmed. The longest term is 60 months up to 1,000 cc and 36 months above; these figures take 36.';

  it.each(['', 'kind=conventional&', 'kind=ijarah&', 'kind=diminishing-musharakah&'])(
    'is named as such, before and after the choice of a kind: "%s"',
    async (kind) => {
      const { text } = await test.read(`/finance?${kind}vehicle=haval-jolion`);
      expect(text).toContain(origin);
      expect(text).toContain(size);
      const known = await test.read(`/finance?${kind}vehicle=haval-h6-1.5`);
      expect(known.text).not.toMatch(/not confirmed whether|size of its engine/);
    },
  );

  it('may have 60 months only with a small engine', async () => {
    const { text } = await test.read('/finance?kind=ijarah&vehicle=haval-jolion&months=60');
    expect(text).toContain(
      'The rules allow 36 months at most, and 60 only for engines up to 1,000 cc',
    );
  });

  it('is an electric car, for whose term there is no rule', async () => {
    const { db } = test.database;
    const isOra = eq(cars.vehicleId, 'ora-03');
    await db.update(cars).set({ origin: 'local' }).where(isOra);
    await announceChange(db, 'prices');
    await expect
      .poll(async () => (await test.read('/finance?kind=ijarah&vehicle=ora-03')).text)
      .toContain('No rule names the longest term of an electric car');
    await db.update(cars).set({ origin: 'imported' }).where(isOra);
    await announceChange(db, 'prices');
  });
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
    [
      'down=9,500,000',
      'The price is PKR 9,000,000: enter less than that. The plan uses the least, PKR 6,000,000',
    ],
    [
      'down=9000000',
      'The price is PKR 9,000,000: enter less than that. The plan uses the least, PKR 6,000,000',
    ],
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
  expect(text).toContain('No bank may finance imported cars: a rule of the State Bank.');
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
