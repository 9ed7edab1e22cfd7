import { afterAll, beforeAll, expect, it } from 'vitest';
import { openingForm } from '#tests/submissions.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['price-calculator', 'dealer-management', 'job-openings']);
});
afterAll(() => test.close());

const shows = async (url: string, text: string) =>
  (await test.call({ method: 'GET', url })).body.includes(text);
const save = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
  (await test.call({ method, url: `/api${url}`, cookies, payload })).json().data;
/** Waits until a page shows a text, or no longer shows it. */
const waitForText = (url: string, text: string, isShown: boolean) =>
  eventually(async () => expect(await shows(url, text)).toBe(isShown));

it('a changed price reaches the model’s page, its JSON-LD and the calculator', async () => {
  const price = { name: 'Tank 500 HEV', model: 'Tank 500', vehicleId: 'tank-500-hev' };
  const car = await save('POST', '/price-calculator/cars', { ...price, basePrice: 31_000_000 });
  const city = await save('POST', '/price-calculator/cities', { name: 'Here', province: 'Punjab' });
  await waitForText('/models/tank-500', '"price":31000000', true);
  const changed = { basePrice: 32_500_000, priceReason: 'A test' };
  await save('PUT', `/price-calculator/cars/${car._id}`, changed);
  await waitForText('/models/tank-500', '"price":32500000', true);
  expect(await shows('/models/tank-500', '32,500,000')).toBe(true);
  const choice = { carId: car._id, cityId: city._id };
  const { pricing } = await save('POST', '/price-calculator/calculate', choice);
  expect(pricing.finalPrice).toBe(32_500_000);
  await save('PUT', `/price-calculator/cars/${car._id}`, { isActive: false });
  await waitForText('/models/tank-500', '32,500,000', false);
});

it('the dealer page follows when staff add, change or hide a dealer', async () => {
  const contact = {
    address: 'Sample street',
    email: 'sales@dealers.example',
    phone: '0421112223',
    lat: 31.5,
    lng: 74.3,
  };
  const fields = { name: 'HAVAL Fresh', city: 'Okara', map: 'https://maps.example/a', ...contact };
  const { _id } = await save('POST', '/dealers', fields);
  await waitForText('/find-a-dealer', 'HAVAL Fresh', true);
  await save('PUT', `/dealers/${_id}`, { name: 'HAVAL Renamed' });
  await waitForText('/find-a-dealer', 'HAVAL Renamed', true);
  await save('PUT', `/dealers/${_id}`, { isActive: false });
  await waitForText('/find-a-dealer', 'HAVAL Renamed', false);
});

it('an opening is on the careers page until it is deleted', async () => {
  const form = buildMultipart(openingForm({ title: 'Fresh Opening' }));
  const response = await test.call({ method: 'POST', url: '/api/jobs', cookies, ...form });
  await waitForText('/careers', 'Fresh Opening', true);
  await save('DELETE', `/jobs/${response.json().data._id}`);
  await waitForText('/careers', 'Fresh Opening', false);
});
