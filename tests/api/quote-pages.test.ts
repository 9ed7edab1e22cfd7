import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatRupees } from '#contract/format/rupees.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import type { OnRoadLine } from '#contract/on-road/on-road-price.ts';
import type { CarFact } from '#contract/prices/pricing.ts';
import { permissions } from '#contract/staff/staff.ts';
import { announceChange } from '#server/platform/changes.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { makeVehicleBooking } from '#tests/factories.ts';
import {
  type QuotingApp,
  quotedCar,
  quotedCity,
  startWithTariffs,
} from '#tests/support/quoted-car.ts';

let app: QuotingApp;
beforeAll(async () => {
  app = await startWithTariffs({ PUBLIC_URL: 'https://cars.example' });
});
afterAll(() => app.close());

const get = (url: string) => app.call({ method: 'GET', url });
const person = { name: 'Ayesha Khan', phone: '0300 7654321' };
const expire = (code: string) =>
  app.db
    .update(quotes)
    .set({ validUntil: new Date(Date.now() - 1_000).toISOString() })
    .where(eq(quotes.code, code));

/** Changes the car's price as staff do, for the pages too. */
async function changePrice(basePrice: number): Promise<void> {
  await app.db.update(cars).set({ basePrice }).where(eq(cars.vehicleId, 'haval-h6-1.5'));
  await announceChange(app.db, 'prices');
  await expect
    .poll(async () => readTags((await get('/book-now?vehicle=haval-h6')).body))
    .toContain(`Ex-Factory Price (sample), plus freight ${formatRupees(basePrice)}`);
}

/** The charges as buyers of the Urdu site read them. */
const urduCharges: Readonly<Record<OnRoadLine['charge'], string>> = {
  freight: 'فریٹ اور ڈیلیوری',
  'wht-231b': 'خریداری پر ایڈوانس انکم ٹیکس',
  cvt: 'کیپٹل ویلیو ٹیکس',
  registration: 'رجسٹریشن فیس',
  token: 'ٹوکن ٹیکس',
  'income-234': 'ٹوکن کے ساتھ انکم ٹیکس',
  luxury: 'لگژری ٹیکس',
  plates: 'نمبر پلیٹ / سمارٹ کارڈ',
};

/** The text between tags. */
const readTags = (html: string) =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** React separates neighboring texts by comments. */
const readText = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

describe("a quote's page", () => {
  it('shows every line, the sum in full and in lakh, sources, and what comes back', async () => {
    const { code } = await app.quote({ ...person, date: '2099-12-04' });
    const quote = await app.read(code);
    const page = await get(`/quote/${formatCode(code).toLowerCase()}`);
    expect(page.statusCode).toBe(200);
    const text = readText(page.body);
    for (const { label, amount } of quote.lines) {
      expect(text).toContain(label);
      if (amount !== null) expect(text).toContain(formatRupees(amount));
    }
    const sources = quote.tariffs.flatMap((tariff) => tariff.sources);
    const shown = [formatRupees(quote.onRoad), ' lakh', 'tax return', 'Sample', 'checked on'];
    for (const word of [...shown, ...sources.map(({ title }) => title)]) {
      expect(text).toContain(word);
    }
    expect(text).toContain('The sum is an estimate, not an offer');
    expect(text).toContain('Filer, registered in Punjab on 4 December 2099');
    expect(text).toContain('A… K…');
    expect(text).not.toMatch(/Ayesha|7654321/);
    expect(text).toContain(`href="/book-now?quote=${code}"`);
    expect(text).toContain(`href="/quote/${code}.pdf"`);
    expect(text).toContain(`https://wa.me/?text=`);
  });

  it('is neither cached nor indexed nor counted', async () => {
    const { code } = await app.quote();
    for (const url of [`/quote/${code}`, `/quote/${code}.data`]) {
      const { headers, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    expect((await get('/sitemap.xml')).body).not.toContain('/quote');
    for (const path of [`/quote/${code}`, '/quote', '/quote/:code']) {
      await app.request('POST', '/page-views', { payload: { path } });
    }
    const cookies = await app.signIn(permissions);
    const views = await app.request('GET', '/admin/dashboard/page-views', { cookies });
    expect(views.body).not.toContain('/quote');
  });

  it('answers an unknown code with 404, and says when a quote has expired', async () => {
    for (const code of [newCode(), 'hello']) {
      const page = await get(`/quote/${code}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('We know no such quote');
      expect((await get(`/quote/${code}.pdf`)).statusCode).toBe(404);
      expect((await get(`/sharing/quotes/${code}.jpg`)).statusCode).toBe(404);
    }
    const { code } = await app.quote();
    await expire(code);
    const text = readText((await get(`/quote/${code}`)).body);
    expect(text).toContain('This quote expired on');
    expect(text).not.toContain('Book at this price');
  });

  it('is shared with its own picture; the answer for an unknown code is not cached', async () => {
    const { code } = await app.quote();
    const { body } = await get(`/quote/${code}`);
    const address = `/sharing/quotes/${code}.jpg`;
    expect(body).toContain(`<meta property="og:image" content="https://cars.example${address}"`);
    const picture = await get(address);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const unknown = await get(`/sharing/quotes/${newCode()}.jpg`);
    expect(unknown.headers['cache-control']).toContain('no-store');
  });

  it('of a car that staff added is shared with a picture that exists', async () => {
    const added = { ...quotedCar, _id: randomUUID(), vehicleId: 'zz-car', model: 'Other car' };
    await app.db.insert(cars).values(added);
    const { code } = await app.quote({ vehicleId: 'zz-car' });
    const { body } = await get(`/quote/${code}`);
    const [, address = ''] =
      /property="og:image" content="https:\/\/cars\.example([^"]+)"/.exec(body) ?? [];
    expect(address).toBe('/sharing/book-now.jpg');
    const picture = await get(address);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    await app.db.delete(cars).where(eq(cars._id, added._id));
  });

  it('shows what its frozen price costs a month, as long as it is valid', async () => {
    const { code } = await app.quote();
    const readPage = async () => readText((await get(`/quote/${code}`)).body);
    const before = await readPage();
    expect(before).toMatch(/>From PKR [\d,]+ a month</);
    expect(before).toContain('PKR 6,000,000 down');
    expect(before).toContain('href="/finance?vehicle=haval-h6-1.5&amp;cityId=');
    expect(before).not.toContain('These count from the quote’s price');
    await changePrice(9_300_000);
    const after = await readPage();
    expect(after).toContain('PKR 6,000,000 down');
    expect(after).toContain(
      'These count from the quote’s price; the finance page counts from today’s, PKR 9,300,000.',
    );
    await changePrice(9_000_000);
    await expire(code);
    expect(await readPage()).not.toContain('a month<');
  });
});

describe("a quote's PDF", () => {
  it('has the text of the page, and tags for screen readers', async () => {
    const { code } = await app.quote({ ...person, date: '2099-12-04' });
    const quote = await app.read(code);
    const response = await get(`/quote/${code}.pdf`);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBe(1);
    const figures = quote.lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    for (const rupees of [quote.exFactory, quote.onRoad, ...figures]) {
      expect(text).toContain(formatRupees(rupees));
    }
    for (const word of [
      formatCode(code),
      'A… K…',
      'Filer, registered in Punjab on 4 December 2099',
      'The sum is an estimate, not an offer',
      'https://cars.example/verify',
    ]) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/Ayesha|7654321/);
    expect((await getMeta(pdf)).info).toMatchObject({
      Title: `Quote ${formatCode(code)}: Haval H6 1.5 on the road in Lahore`,
      Language: 'en',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(tree).toContain(`"role":"${role}"`);
    }
    expect(tree).toContain(`opens https://cars.example/verify for the quote ${formatCode(code)}`);
    expect(tree.match(/"role":"TR"/g)).toHaveLength(quote.lines.length + 3);
  });

  it.each([
    // The reader of this test names letters from left to right.
    ['فاطمہ علی خان', '…خ …ف'],
    ['Łukasz Żak', 'For Ł… Ż… · '],
  ])('has the letters of %s', async (name, shown) => {
    const { code } = await app.quote({ ...person, name });
    const { rawPayload } = await get(`/quote/${code}.pdf`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    expect(text).toContain(shown);
  });

  it('leaves out a name with letters that its fonts lack', async () => {
    const { code } = await app.quote({ ...person, name: 'Ольга Sample' });
    const { rawPayload } = await get(`/quote/${code}.pdf`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    expect(text).not.toMatch(/For |S…/);
  });

  it('is one page with the sample facts and the day of each tariff, as the page has them, for a car with every charge', async () => {
    const facts = { fuel: 'bev', origin: 'imported', engineCc: null, batteryKwh: 83 } as const;
    const sampleFacts: CarFact[] = ['fuel', 'batteryKwh', 'origin', 'kwhPer100Km'];
    await app.db.update(cars).set({ ...facts, sampleFacts });
    const { code } = await app.quote(person);
    await app.db.update(cars).set(quotedCar);
    const quote = await app.read(code);
    expect(quote.choice.sampleFacts).toEqual(['fuel', 'batteryKwh', 'origin']);
    expect(quote.lines).toHaveLength(7);
    const { rawPayload } = await get(`/quote/${code}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBe(1);
    const page = readText((await get(`/quote/${code}`)).body);
    for (const shown of [text.replaceAll(/\s+/g, ' '), page]) {
      expect(shown).toContain(
        'Sample facts of this car, not confirmed yet: electric, a battery of 83 kWh and imported.',
      );
      expect(shown).toContain('since 1 July 2026');
      expect(shown).toContain('some figures are samples');
    }
  });
});

describe("a quote's PDF in Urdu", () => {
  /** Reads a PDF's text line by line, without blanks: the reader of this test leaves some out within Urdu. */
  async function readPdf(payload: Buffer) {
    const pdf = await getDocumentProxy(new Uint8Array(payload));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    return { pdf, totalPages, text: withoutBlanks(text) };
  }
  const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

  it('has the sentences of Urdu in logical order, and figures, codes and names from left to right', async () => {
    const { code } = await app.quote({ ...person, date: '2099-12-04' });
    const quote = await app.read(code);
    const response = await get(`/ur/quote/${code}.pdf`);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'ur',
      'content-disposition': `inline; filename="quote-${code}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const { pdf, totalPages, text } = await readPdf(response.rawPayload);
    expect(totalPages).toBe(1);
    const figures = quote.lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
    const shown = [
      ...[quote.exFactory, quote.onRoad, ...figures].map(formatRupees),
      ...quote.lines.map(({ charge }) => urduCharges[charge]),
      formatCode(code),
      'Haval H6 1.5',
      'A… K…',
      'فائلر، رجسٹریشن پنجاب میں 4 دسمبر 2099 کو',
      'یہ رقم ایک اندازہ ہے، پیشکش نہیں',
      'خریدار اسے ٹیکس گوشوارے میں ایڈجسٹ کر سکتا ہے۔',
      'ہم کبھی نقد رقم یا کسی نجی اکاؤنٹ میں ادائیگی نہیں مانگتے۔',
      'https://cars.example/ur/verify',
    ];
    for (const words of shown) expect(text).toContain(withoutBlanks(words));
    expect(text).not.toMatch(/Ayesha|7654321|Filer|estimate|Scan/);
    expect((await getMeta(pdf)).info).toMatchObject({ Language: 'ur' });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(tree).toContain(`"role":"${role}"`);
    }
    expect(tree.match(/"role":"TR"/g)).toHaveLength(quote.lines.length + 3);
  });

  it('is another file than the English one, whichever was asked for first', async () => {
    const { code } = await app.quote(person);
    const read = async (path: string) => (await readPdf((await get(path)).rawPayload)).text;
    for (const _again of [1, 2]) {
      expect(await read(`/ur/quote/${code}.pdf`)).toContain(
        withoutBlanks('کیا یہ کوٹیشن اصلی ہے؟'),
      );
      expect(await read(`/quote/${code}.pdf`)).toContain('Isthisquotegenuine?');
    }
  });

  it('is one page for a car with every charge, and has no English sentence but the laws', async () => {
    const facts = { fuel: 'bev', origin: 'imported', engineCc: null, batteryKwh: 83 } as const;
    await app.db.update(cars).set({ ...facts, sampleFacts: ['fuel', 'batteryKwh', 'origin'] });
    const { code } = await app.quote({ ...person, name: 'فاطمہ علی خان' });
    await app.db.update(cars).set(quotedCar);
    const { lines } = await app.read(code);
    const { text, totalPages } = await readPdf((await get(`/ur/quote/${code}.pdf`)).rawPayload);
    expect(totalPages).toBe(1);
    expect(text).toContain('ف…خ…');
    expect(text).toContain(withoutBlanks('الیکٹرک، 83 kWh کی بیٹری اور درآمد شدہ'));
    const laws = lines.flatMap(({ tariff, legalRef }) => [tariff ?? '', legalRef ?? '']);
    const names = [...laws, 'https://cars.example', 'Haval', 'Lahore', 'PKR', formatCode(code)];
    const rest = names
      .map(withoutBlanks)
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => left.replaceAll(name, ' '), text);
    expect(rest.match(/[A-Za-z]{3,}/g)).toBeNull();
  });

  it('answers an unknown code with 404', async () => {
    for (const code of [newCode(), 'hello']) {
      const response = await get(`/ur/quote/${code}.pdf`);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toContain('no-store');
      expect((await get(`/sharing/quotes/ur-${code}.jpg`)).statusCode).toBe(404);
    }
  });

  it('is linked from the Urdu page, which is shared with a picture with Urdu text', async () => {
    const { code } = await app.quote();
    const { body } = await get(`/ur/quote/${code}`);
    expect(body).toContain(`href="/ur/quote/${code}.pdf"`);
    const address = `/sharing/quotes/ur-${code}.jpg`;
    expect(body).toContain(`<meta property="og:image" content="https://cars.example${address}"`);
    const picture = await get(address);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const english = await get(`/sharing/quotes/${code}.jpg`);
    expect(picture.rawPayload.equals(english.rawPayload)).toBe(false);
  });
});

describe('the page /verify', () => {
  it('works without script for a quote, a booking, a dealer and an unknown code', async () => {
    const { code } = await app.quote();
    const read = async (typed: string) =>
      readText((await get(`/verify?code=${encodeURIComponent(typed)}`)).body);
    expect(await read(formatCode(code).toLowerCase())).toContain('This is a genuine quote of ours');
    const booked = await app.request('POST', '/vehicle-booking/book', {
      payload: makeVehicleBooking(),
    });
    expect(await read(booked.json().data.verifyCode)).toContain('This is a genuine booking');
    expect(await read(newCode())).toContain('Not on our list');
    expect(await read('<script>')).toContain('Not on our list');
    const blank = readText((await get('/verify')).body);
    expect(blank).not.toContain('Not on our list');
    expect(blank).toContain('We never ask for cash');
    expect(blank).toContain('Sample, not a real account');
  });

  it('is indexed, but not with a code', async () => {
    expect((await get('/sitemap.xml')).body).toContain('/verify</loc>');
    const plain = await get('/verify');
    expect(plain.headers['x-robots-tag']).toBeUndefined();
    expect(plain.body).not.toContain('noindex');
    const { headers, body } = await get(`/verify?code=${newCode()}`);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect((await get('/')).body).toContain('href="/verify"');
  });
});

describe('booking from a quote', () => {
  const post = (url: string, fields: Record<string, unknown>) =>
    app.call({
      method: 'POST',
      url,
      payload: new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('the form shows the frozen price, chooses the car, and sends the code without script', async () => {
    const { code } = await app.quote();
    const url = `/book-now?quote=${code}`;
    const form = readText((await get(url)).body);
    expect(form).toContain('Ex-factory price and freight are fixed until');
    expect(form).toContain('for delivery to Lahore');
    expect(form).toMatch(/<option[^>]*selected=""[^>]*>Lahore</);
    expect(form).toContain(`name="quoteCode" value="${code}"`);
    expect(form).toMatch(/<option[^>]*selected=""[^>]*>Haval H6 1\.5</);
    const { promotionalConsent: _unchecked, ...fields } = makeVehicleBooking({ quoteCode: code });
    const sent = await post(url, fields);
    expect(sent.statusCode).toBe(200);
    const [booking] = await app.db
      .select()
      .from(vehicleBookings)
      .where(eq(vehicleBookings.quoteCode, code));
    expect(readText(sent.body)).toContain(formatCode(booking?.verifyCode ?? 'none'));
    expect(readText(sent.body)).toContain('/verify');
  });

  it('after a new price the quote’s is the one that counts, and the newer one is called today’s list price', async () => {
    const { code } = await app.quote();
    await changePrice(9_300_000);
    const [car] = await app.db.select().from(cars).where(eq(cars.vehicleId, 'haval-h6-1.5'));
    const choice = `carId=${car?._id}&cityId=${quotedCity._id}`;
    const text = readTags(readText((await get(`/book-now?quote=${code}&${choice}`)).body));
    expect(text).toContain('With freight to Lahore (sample) PKR 9,075,000');
    expect(text).toMatch(
      /Your quote’s price of [^;]+ counts for this booking; today’s list price is PKR 9,300,000\./,
    );
    expect(text).toContain('Haval H6 1.5 in Lahore, ex-showroom, at today’s list price');
    expect(text).toContain('Ex-factory price, today’s list PKR 9,300,000');
    expect(text).toMatch(
      /Your quote’s price, which counts for this booking price of [^P]+PKR 9,000,000/,
    );
    expect(text).toContain('PKR 6,000,000 down');
    const other = readTags(readText((await get('/book-now?vehicle=haval-h6')).body));
    expect(other).toContain('Ex-Factory Price (sample), plus freight PKR 9,300,000');
    expect(other).not.toContain('Your quote’s price (sample)');
    await changePrice(9_000_000);
  });

  it('an expired or unknown quote has a notice, and the booking keeps its code', async () => {
    const { code } = await app.quote();
    await expire(code);
    const expired = readText((await get(`/book-now?quote=${code}`)).body);
    expect(expired).toContain('Your quote expired on');
    expect(expired).toContain(`name="quoteCode" value="${code}"`);
    const unknown = newCode();
    const text = readText((await get(`/book-now?quote=${unknown}`)).body);
    expect(text).toContain('We know no quote');
    expect(text).toContain(`name="quoteCode" value="${unknown}"`);
    const malformed = readText((await get('/book-now?quote=hello')).body);
    expect(malformed).toContain('We know no quote hello');
    expect(malformed).not.toContain('name="quoteCode"');
  });
});
