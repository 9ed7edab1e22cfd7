import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palettes } from '#catalogue/colors.ts';
import { readEnv } from '#server/platform/env.ts';
import { serviceAppointments } from '#server/resources/leads/types/service-appointment.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { makeServiceAppointment, makeTestDrive, makeVehicleBooking } from '#tests/factories.ts';
import { type PricePagesApp, startWithPricePages } from '#tests/support/priced-pages.ts';

/** What browsers read that know neither script nor style sheets, such as Lynx and w3m. */
let test: PricePagesApp;
beforeAll(async () => {
  test = await startWithPricePages({ env: readEnv({ PUBLIC_URL: 'https://cars.example' }) });
});
afterAll(() => test.close());

const read = async (url: string) => (await test.call({ method: 'GET', url })).body;

const send = (url: string, input: object) => {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [name, value === true ? 'on' : String(value)]);
  return test.call({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
};

const pages = [
  '/contact-us',
  '/test-drive',
  '/book-service',
  '/book-now',
  '/parts-request',
  '/careers/apply',
  '/become-a-dealer',
  '/on-road-price',
  '/find-a-dealer',
  '/news-and-events/news',
];

it.each(pages)('%s has no button in a form that needs script', async (page) => {
  const forms = (await read(page)).match(/<form.*?<\/form>/gs) ?? [];
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.join('').match(/<button[^>]*type="button"[^>]*>/g) ?? []).toEqual([]);
});

it('the dealer finder and the models do not speak of what needs script', async () => {
  const finder = (await read('/find-a-dealer')).replace(/data-text="[^"]*"/g, '');
  for (const text of ['Use my location', 'Skip the map', 'Loading the map']) {
    expect(finder).not.toContain(text);
  }
  const models = (await read('/models')).replace(/data-text="[^"]*"/g, '');
  expect(models).not.toContain('Tap to keep overlay visible');
});

describe('a date', () => {
  it('has a hint where there is no script', async () => {
    for (const page of ['/test-drive', '/book-service', '/careers/apply', '/on-road-price']) {
      expect(await read(page)).toMatch(
        /<noscript><p[^>]*>As (<!-- -->)?YYYY-MM-DD or DD\/MM\/YYYY/,
      );
    }
  });

  it('is read as Pakistan writes it', async () => {
    const response = await send('/test-drive', makeTestDrive({ preferredDate: '28/12/2099' }));
    expect(response.statusCode, response.body).toBe(200);
    const service = { ...makeServiceAppointment(), serviceDate: '28.12.2099' };
    expect((await send('/book-service', service)).statusCode).toBe(200);
    const { db } = test.database;
    expect(await db.select().from(testDrives)).toMatchObject([{ preferredDate: '2099-12-28' }]);
    expect(await db.select().from(serviceAppointments)).toMatchObject([
      { serviceDate: '2099-12-28' },
    ]);
  });

  it('that is none is told how to be written', async () => {
    const { body } = await send('/test-drive', makeTestDrive({ preferredDate: '28 Dec' }));
    expect(body).toContain('Please enter a date as YYYY-MM-DD or DD/MM/YYYY');
  });
});

describe('the source of a request', () => {
  it.each([
    ['/test-drive?utm_source=paper&utm_campaign=spring', 'paper / spring'],
    ['/test-drive', 'direct'],
  ])('that was sent from %s is %s', async (url, source) => {
    const lastName = `From ${source}`;
    await send(url, makeTestDrive({ lastName }));
    const stored = await test.database.db.select().from(testDrives);
    expect(stored.find((row) => row.lastName === lastName)?.source).toBe(source);
  });
});

describe('a group of choices', () => {
  it.each([
    ['/test-drive', 'ownsVehicle'],
    ['/book-now', 'selectedColor'],
  ])('on %s that nobody has answered begins with no answer', async (page, name) => {
    const radios = (await read(page)).match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'));
    expect(radios?.[0]).toContain('value=""');
    expect(radios?.join('')).not.toContain('checked');
  });

  it('that is sent without an answer asks for one', async () => {
    const { body } = await send('/test-drive', { ...makeTestDrive(), ownsVehicle: '' });
    expect(body).toContain('Please select if you own a vehicle');
  });
});

describe('the colours of a booking', () => {
  const listColors = (html: string) =>
    [...html.matchAll(/<input[^>]*name="selectedColor"[^>]*>/g)].flatMap(
      ([input]) => /value="([^"]+)"/.exec(input)?.[1] ?? [],
    );

  it('are only those of the known vehicle', async () => {
    expect(listColors(await read('/book-now?vehicle=haval-jolion'))).toEqual(
      palettes['haval-jolion'].exterior.map(({ name }) => name),
    );
    expect(listColors(await read('/book-now')).length).toBeGreaterThan(30);
  });

  it('of another vehicle are refused by name, and its own are offered', async () => {
    const booking = {
      ...makeVehicleBooking(),
      selectedVehicle: 'Haval Jolion',
      selectedColor: 'Burgundy',
    };
    const response = await send('/book-now', booking);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('This colour is not made for the Haval Jolion');
    expect(response.body).not.toContain('Please fill all required fields');
    expect(listColors(response.body)).toEqual(
      palettes['haval-jolion'].exterior.map(({ name }) => name),
    );
  });
});

it.each([
  ['/models/haval-h6', /Book Test Drive Ex-Factory Price( \(sample\))? (from |Starting from )?PKR/],
  ['/models', /Ex-Factory Price( \(sample\))? (from |Starting from )?PKR/],
  ['/book-now', /Submit Booking /],
  ['/test-drive', / You send your request and get a reference\. /],
])('the words of %s are apart without style sheets', async (page, words) => {
  const html = (await read(page)).replace(/<(script|style|noscript).*?<\/\1>/gs, '');
  const apart = html.replace(/<\/?(?:p|div|li|ul|ol|h\d|section|form|label|dd|dt)\b[^>]*>/g, ' ');
  expect(apart.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ')).toMatch(words);
});

it('a form that leads to another page names it as a whole', async () => {
  const cityId = /<option value="([\da-f-]{36})"/.exec(await read('/on-road-price'))?.[1] ?? '';
  const { statusCode, headers } = await send('/on-road-price', {
    vehicleId: 'haval-h6-1.5',
    cityId,
    taxpayer: 'atl',
  });
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^https:\/\/cars\.example\/quote\/\w+$/);
});
