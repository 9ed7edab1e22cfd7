import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceChange, type ContentKind } from '#server/platform/changes.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = (url: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, headers });

const addDealer = async (name: string) => {
  const now = new Date().toISOString();
  const place = { address: 'Street 1', email: 'dealer@mail.example', phone: '021 0000000' };
  await test.database.db.insert(dealers).values({
    _id: crypto.randomUUID(),
    name,
    city: 'Karachi',
    ...place,
    lat: 24.8,
    lng: 67,
    map: 'https://maps.example',
    services: [],
    workingHours: {},
    createdAt: now,
    updatedAt: now,
  });
};

const readNames = async (url: string): Promise<string[]> =>
  (await read(url)).json().data.map(({ name }: { name: string }) => name);

/** Announces a change, as staff's changes do, and waits until this process has heard of it. */
async function announce(kind: ContentKind) {
  await announceChange(test.database.db, kind);
  await new Promise((resolve) => setTimeout(resolve, 200));
}

beforeEach(() => announce('dealers'));

describe('a public list', () => {
  it.each([
    '/api/dealers',
    '/api/price-calculator/cars',
    '/api/price-calculator/cities',
    '/api/news/public',
    '/api/events/public',
    '/api/media/public',
    '/api/config',
  ])('%s has an ETag, and is answered with 304 to who has it', async (url) => {
    const first = await read(url);
    if (first.statusCode === 404) throw new Error(`${url} does not exist`);
    expect(first.statusCode).toBe(200);
    const { etag = '' } = first.headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await read(url, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is answered from finished bytes until a change is announced', async () => {
    const before = await readNames('/api/dealers');
    await addDealer('Dealer written without announcement');
    expect(await readNames('/api/dealers')).toEqual(before);
    await announce('prices');
    expect(await readNames('/api/dealers')).toEqual(before);
    await announce('dealers');
    expect(await readNames('/api/dealers')).toContain('Dealer written without announcement');
  });

  it('shows each change of staff as soon as that is answered', async () => {
    const cookies = await test.signIn(['dealer-management']);
    await addDealer('Dealer 0');
    const [dealer] = await test.database.db.select().from(dealers).limit(1);
    for (let round = 1; round <= 100; round += 1) {
      const name = `Dealer ${round}`;
      const url = `/api/dealers/${dealer?._id}`;
      const changed = await test.call({ method: 'PUT', url, cookies, payload: { name } });
      expect(changed.statusCode).toBe(200);
      expect(await readNames('/api/dealers')).toContain(name);
    }
  });

  it('is the same bytes for the same query in another order', async () => {
    const first = await read('/api/dealers?limit=5&page=1');
    await addDealer('Another dealer without announcement');
    const second = await read('/api/dealers?page=1&limit=5');
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it.each(['search=written', 'city=Karachi', 'lat=24.8&lng=67', 'page=6'])(
    'with %s is always answered again',
    async (query) => {
      const response = await read(`/api/dealers?${query}`);
      expect(response.headers.etag).toBeUndefined();
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('is never kept for staff, who see more, nor are theirs kept for visitors', async () => {
    const session = await test.signIn(['price-calculator']);
    const now = new Date().toISOString();
    const car = { name: 'Hidden', model: 'Hidden', vehicleId: 'hidden', basePrice: 1 };
    const row = {
      ...car,
      _id: crypto.randomUUID(),
      isActive: false,
      createdAt: now,
      updatedAt: now,
    };
    await test.database.db.insert(cars).values(row);
    const url = '/api/price-calculator/cars';
    const names = async (cookies: Record<string, string>) =>
      (await test.call({ method: 'GET', url, cookies }))
        .json()
        .data.map(({ name }: { name: string }) => name);
    await announce('prices');
    expect(await names(session)).toContain('Hidden');
    expect(await names({})).not.toContain('Hidden');
    expect(await names(session)).toContain('Hidden');
  });

  it('is compressed for clients that accept it', async () => {
    for (let index = 0; index < 10; index += 1) await addDealer(`Dealer ${index}`);
    await announce('dealers');
    const response = await read('/api/dealers', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
  });
});

it('an invalid query is refused and not kept', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await read('/api/dealers?page=x')).statusCode).toBe(400);
  }
});
