import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatCode, parseCode } from '#contract/on-road/codes.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { cars, cities } from '#server/resources/pricing/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { tariffLines, tariffs } from '#server/resources/tariffs/schema.ts';
import { choice, type QuotingApp, quotedCar, startWithTariffs } from '#tests/support/quoted-car.ts';

let app: QuotingApp;
beforeAll(async () => {
  app = await startWithTariffs({ QUOTE_DAYS: '20' });
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60 * 1000;

describe('an on-road price', () => {
  it('is that of the car in the city, and its sum is that of its lines', async () => {
    const url = `/quotes/on-road?vehicleId=${choice.vehicleId}&cityId=${choice.cityId}`;
    const response = await app.request('GET', url);
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(data).toMatchObject({
      exFactory: quotedCar.basePrice,
      choice: { car: 'Haval H6 1.5', city: 'Lahore', province: 'PK-PB', taxpayer: 'atl' },
    });
    const lines: Quote['lines'] = data.lines;
    const sum = lines.reduce((total, { amount }) => total + (amount ?? 0), data.exFactory);
    expect(data.onRoad).toBe(sum);
  });

  it.each([
    ['an unknown car', { vehicleId: 'no-such-car' }, 404],
    ['an unknown city', { cityId: crypto.randomUUID() }, 404],
    ['an unknown province', { province: 'Atlantis' }, 400],
    ['an unknown kind of taxpayer', { taxpayer: 'friend' }, 400],
  ])('is refused for %s', async (_what, fields, status) => {
    const query = new URLSearchParams({ ...choice, ...fields });
    expect((await app.request('GET', `/quotes/on-road?${query}`)).statusCode).toBe(status);
  });
});

describe('a quote', () => {
  it('copies the price of today, is valid for QUOTE_DAYS, and has a code with a check character', async () => {
    const { code, url, validUntil } = await app.quote({ taxpayer: 'non-atl', province: 'Sindh' });
    expect(parseCode(code)).toBe(code);
    expect(url).toBe(`/quote/${code}`);
    const quote = await app.read(code);
    const query = new URLSearchParams({ ...choice, taxpayer: 'non-atl', province: 'PK-SD' });
    const { data } = (await app.request('GET', `/quotes/on-road?${query}`)).json();
    expect(quote).toEqual({
      ...data,
      code,
      maskedName: null,
      createdAt: expect.any(String),
      validUntil,
    });
    expect(Date.parse(validUntil) - Date.parse(quote.createdAt)).toBe(20 * dayMs);
  });

  it('stores the language in which it was asked for, English by default', async () => {
    const codes = [await app.quote(), await app.quote({ language: 'ur', name: 'Sample' })];
    const stored = await app.db.select().from(quotes);
    const languages = codes.map(({ code }) => stored.find((row) => row.code === code)?.language);
    expect(languages).toEqual(['en', 'ur']);
  });

  it('from before sample facts were kept has none', async () => {
    const { code } = await app.quote();
    await app.db.update(quotes).set({ choice: sql`choice - 'sampleFacts'` });
    expect((await app.read(code)).choice.sampleFacts).toEqual([]);
  });

  it('is found however its code is typed; malformed and unknown codes are answered alike', async () => {
    const { code } = await app.quote();
    const typed = ` ${formatCode(code).toLowerCase()} `;
    expect((await app.read(encodeURIComponent(typed))).code).toBe(code);
    const answers = await Promise.all(
      ['0000000000', 'hello', 'UUUUUUUUUU', '%00'].map((wrong) =>
        app.request('GET', `/quotes/${wrong}`),
      ),
    );
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404);
      expect(body).toBe(answers[0]?.body);
    }
  });

  it('shows a name masked, and never a phone number', async () => {
    const { code } = await app.quote({ name: 'Ayesha Bibi Khan', phone: '0300 7654321' });
    const response = await app.request('GET', `/quotes/${code}`);
    expect(response.json().data.maskedName).toBe('A… K…');
    expect(response.body).not.toMatch(/Ayesha|Bibi|Khan|7654321/);
  });

  it('is made once per Idempotency-Key, and not for another input under it', async () => {
    const once = await app.request('POST', '/quotes', {
      payload: choice,
      headers: { 'idempotency-key': 'a-key' },
    });
    const again = await app.request('POST', '/quotes', {
      payload: choice,
      headers: { 'idempotency-key': 'a-key' },
    });
    expect(once.statusCode).toBe(201);
    expect(again.json()).toEqual(once.json());
    const other = await app.request('POST', '/quotes', {
      payload: { ...choice, taxpayer: 'non-atl' },
      headers: { 'idempotency-key': 'a-key' },
    });
    expect(other.statusCode).toBe(409);
  });

  it('is made once by parallel calls with one Idempotency-Key', async () => {
    const before = await app.db.$count(quotes);
    const headers = { 'idempotency-key': 'parallel' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.request('POST', '/quotes', { payload: choice, headers })),
    );
    const codes = new Set(answers.map((answer) => answer.json().data?.code));
    expect(codes.size).toBe(1);
    expect(await app.db.$count(quotes)).toBe(before + 1);
  });

  it('gets another code if the drawn one is taken', async () => {
    const { code } = await app.quote();
    await app.db.execute(sql`create sequence draws`);
    await app.db.execute(sql`alter function new_code() rename to random_code`);
    await app.db.execute(
      sql.raw(`create function new_code() returns text language sql volatile as
        $$ select case when nextval('draws') = 1 then '${code}' else random_code() end $$`),
    );
    await app.db.execute(sql`alter table quotes alter column code set default new_code()`);
    const second = await app.quote();
    expect(parseCode(second.code)).toBe(second.code);
    expect(second.code).not.toBe(code);
    expect((await app.read(second.code)).code).toBe(second.code);
  });

  it('is not made for a day of registration that has passed; the calculation is', async () => {
    const yesterday = todayInPakistan(new Date(Date.now() - dayMs));
    const payload = { ...choice, date: yesterday };
    const refused = await app.request('POST', '/quotes', { payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'date', message: 'Please choose a date that has not passed' },
    ]);
    const calculated = await app.request('GET', `/quotes/on-road?${new URLSearchParams(payload)}`);
    expect(calculated.json().data.choice.date).toBe(yesterday);
    const { code } = await app.quote({ date: todayInPakistan() });
    expect((await app.read(code)).choice.date).toBe(todayInPakistan());
  });

  it('is refused where the law bars a non-filer from the car', async () => {
    const bar = { nonFilerLimit: 5_000_000, nonFilerLimitFrom: '2020-01-01' };
    await app.db.update(tariffs).set(bar).where(eq(tariffs.jurisdiction, 'PK'));
    const payload = { ...choice, taxpayer: 'non-atl' };
    const response = await app.request('POST', '/quotes', { payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'taxpayer' }]);
    expect(response.json().message).toContain('A non-filer cannot book this car');
    await app.quote();
    const none = { nonFilerLimit: null, nonFilerLimitFrom: null };
    await app.db.update(tariffs).set(none).where(eq(tariffs.jurisdiction, 'PK'));
  });

  it('may be of a non-filer’s car that costs exactly the limit, and of none a rupee above', async () => {
    const { code } = await app.quote();
    const { exFactory } = await app.read(code);
    const payload = { ...choice, taxpayer: 'non-atl' };
    const statuses: number[] = [];
    for (const nonFilerLimit of [exFactory, exFactory - 1, null]) {
      const limit = { nonFilerLimit, nonFilerLimitFrom: nonFilerLimit ? '2020-01-01' : null };
      await app.db.update(tariffs).set(limit).where(eq(tariffs.jurisdiction, 'PK'));
      statuses.push((await app.request('POST', '/quotes', { payload })).statusCode);
    }
    expect(statuses).toEqual([201, 400, 201]);
  });
});

describe('what is changed later', () => {
  const chosen = fc.record({
    taxpayer: fc.constantFrom('atl', 'non-atl'),
    province: fc.constantFrom('PK-PB', 'PK-SD', 'PK-IS', 'PK-KP'),
  });
  const changed = fc.record({
    basePrice: fc.integer({ min: 1, max: 99_999_999 }),
    priceAdjustment: fc.integer({ min: -50_000, max: 900_000 }),
    rateBp: fc.integer({ min: 0, max: 5_000 }),
    engineCc: fc.option(fc.integer({ min: 600, max: 4_000 })),
    fuel: fc.constantFrom('petrol', 'hev', 'bev', null),
    label: fc.string({ minLength: 1, maxLength: 20 }),
    model: fc.string({ minLength: 1, maxLength: 20 }),
  });

  it('changes no quote: tariffs, prices, freight or facts of the car', async () => {
    const { db } = app;
    await fc.assert(
      fc.asyncProperty(chosen, changed, async (buyer, change) => {
        const { code } = await app.quote(buyer);
        const before = await app.request('GET', `/quotes/${code}`);
        expect(before.statusCode).toBe(200);
        const { basePrice, priceAdjustment, rateBp, engineCc, fuel } = change;
        const model = `Model ${[...change.model].length}`;
        await db
          .update(cars)
          .set({ basePrice, engineCc, fuel, model, pricedAt: new Date().toISOString() });
        await db.update(cities).set({ adjustmentType: 'fixed', priceAdjustment });
        await db.update(tariffLines).set({ rateBp, amount: null });
        await db.update(tariffs).set({ label: `Act ${change.label.length}`, isSample: false });
        const after = await app.request('GET', `/quotes/${code}`);
        expect(after.body).toBe(before.body);
      }),
      { numRuns: 25 },
    );
  });

  it('nor does it when a tariff is withdrawn and another one is published', async () => {
    const { db } = app;
    const { code } = await app.quote();
    const before = await app.request('GET', `/quotes/${code}`);
    const [federal] = await db.select().from(tariffs).where(eq(tariffs.jurisdiction, 'PK'));
    if (!federal) throw new Error('no federal tariff');
    await db.update(tariffs).set({ status: 'withdrawn' });
    const _id = crypto.randomUUID();
    const later = { status: 'published', label: 'A later act', until: null } as const;
    await db.insert(tariffs).values({ ...federal, ...later, _id });
    const { data } = (
      await app.request('GET', `/quotes/on-road?${new URLSearchParams(choice)}`)
    ).json();
    expect(data.tariffs.map(({ label }: { label: string }) => label)).toEqual(['A later act']);
    await db.update(cars).set({ isActive: false });
    expect((await app.request('GET', `/quotes/${code}`)).body).toBe(before.body);
  });
});
