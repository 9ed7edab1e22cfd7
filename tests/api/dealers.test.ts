import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const samples = sampleDealers();
const [closed] = samples;

beforeAll(async () => {
  test = await startTestApp();
  const rows = samples.map((dealer) => ({ ...dealer, isActive: dealer !== closed }));
  await test.database.db.insert(dealers).values(rows);
});
afterAll(() => test.close());

const list = async (query: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  (await test.call({ method: 'GET', url: '/api/dealers', query, cookies })).json();

it('visitors see only active dealers, whatever filter they send', async () => {
  for (const query of [{}, { isActive: 'false' }, { isActive: 'true' }] as Record<
    string,
    string
  >[]) {
    const { data, pagination } = await list(query);
    expect(pagination).toMatchObject({ limit: 100, totalItems: samples.length - 1 });
    expect(data.map(({ _id }: Dealer) => _id)).not.toContain(closed?._id);
  }
});

it('staff with the permission see all dealers and can filter by isActive', async () => {
  const cookies = await test.signIn(['dealer-management']);
  const other = await test.signIn(['test-drives']);
  expect((await list({}, cookies)).pagination.totalItems).toBe(samples.length);
  expect((await list({ isActive: 'false' }, cookies)).data).toMatchObject([{ _id: closed?._id }]);
  expect((await list({ isActive: 'false' }, other)).pagination.totalItems).toBe(samples.length - 1);
});

it('every page tells the same total: full, partial, the last and those beyond', async () => {
  const total = samples.length - 1;
  for (const limit of [4, total - 1, total, total + 1]) {
    const pages = Math.ceil(total / limit);
    for (let page = 1; page <= pages + 2; page += 1) {
      const { data, pagination } = await list({ limit: `${limit}`, page: `${page}` });
      const left = Math.min(limit, total - (page - 1) * limit);
      expect(data).toHaveLength(Math.max(0, left));
      expect(pagination).toEqual({ page, limit, totalItems: total, totalPages: pages });
    }
  }
  expect((await list({ search: 'no such dealer' })).pagination.totalItems).toBe(0);
});

it('searches and filters by city in any letter case, and takes % literally', async () => {
  const { data } = await list({ search: ' gulBERG ' });
  expect(data).toMatchObject([{ city: 'Lahore' }]);
  expect((await list({ city: 'lahore' })).data).toHaveLength(3);
  expect((await list({ search: '%' })).data).toEqual([]);
});

it('lists the nearest first, with the great-circle distance in km', async () => {
  const { data } = await list({ lat: '31.5204', lng: '74.3587' });
  expect(data[0]).toMatchObject({ city: 'Lahore', distance: 0 });
  const distances = data.map(({ distance }: Dealer) => distance);
  expect([...distances].sort((a, b) => a - b)).toEqual(distances);
  // Lahore to Islamabad, computed by hand with the haversine formula and 6371 km.
  const islamabad = data.find(({ name }: Dealer) => name.endsWith('Blue Area'));
  expect(islamabad.distance).toBeCloseTo(269.97, 0);
  const near = await list({ lat: '31.5204', lng: '74.3587', maxDistance: '5' });
  expect(near.data.every(({ city }: Dealer) => city === 'Lahore')).toBe(true);
});

it('the nearest are the same on pages, in one list, and with a distance that leaves none out', async () => {
  const place = { lat: '31.5204', lng: '74.3587' };
  const whole = await list(place);
  expect(whole.data).toHaveLength(samples.length - 1);
  expect((await list({ ...place, maxDistance: '21000' })).data).toEqual(whole.data);
  const paged = [];
  for (let page = 1; page <= Math.ceil(samples.length / 5); page += 1) {
    paged.push(...(await list({ ...place, page: String(page), limit: '5' })).data);
  }
  expect(paged).toEqual(whole.data);
  const elsewhere = await list({ lat: '24.86', lng: '67.01' });
  expect(elsewhere.data[0]).toMatchObject({ city: 'Karachi' });
  const cookies = await test.signIn(['dealer-management']);
  expect((await list(place, cookies)).pagination.totalItems).toBe(samples.length);
});

it('every dealer is on exactly one page', async () => {
  const ids = [];
  for (let page = 1; page <= 6; page += 1) {
    const { data } = await list({ page: String(page), limit: '5' });
    ids.push(...data.map(({ _id }: Dealer) => _id));
  }
  expect(ids).toHaveLength(samples.length - 1);
  expect(new Set(ids).size).toBe(samples.length - 1);
});

it.each([
  { lat: '91', lng: '0' },
  { lat: '0', lng: '181' },
  { lat: 'north', lng: '0' },
  { lat: '', lng: '0' },
  { lat: '10' },
  { maxDistance: '5' },
  { lat: '0', lng: '0', maxDistance: '-1' },
  { isActive: 'perhaps' },
  { limit: '101' },
])('%j is refused with one error', async (query) => {
  const response = await test.call({ method: 'GET', url: '/api/dealers', query: query as never });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toHaveLength(1);
});

it('sample dealers are marked, have made-up contacts, and lie in Pakistan', () => {
  for (const { isSample, email, phone, lat, lng } of samples) {
    expect(isSample).toBe(true);
    expect(email).toMatch(/\.example$/);
    expect(phone).toMatch(/^\+92 00 /);
    expect(lat).toBeGreaterThan(23.6);
    expect(lat).toBeLessThan(37.1);
    expect(lng).toBeGreaterThan(60.8);
    expect(lng).toBeLessThan(77.1);
  }
  expect(samples.length).toBeGreaterThanOrEqual(25);
});
