import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotencyKeyHeader } from '#contract/http/http.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const book = (payload: object, headers: Record<string, string> = {}) =>
  test.call({ method: 'POST', url: '/api/vehicle-booking/book', payload, headers });
const accepted = () => acceptedInputs['vehicle-bookings']?.() ?? {};

it('every error has the code and the params of its message, and so has the answer', async () => {
  const response = await book({ ...accepted(), phone: '12', address: 'x'.repeat(501), city: '' });
  const first = { code: 'phone-invalid', message: 'Please enter a valid phone number' };
  expect(response.json()).toEqual({
    success: false,
    ...first,
    errors: [
      { field: 'phone', ...first },
      {
        field: 'address',
        code: 'text-too-long',
        params: { max: 500 },
        message: 'Please keep this within 500 characters',
      },
      { field: 'city', code: 'fields-missing', message: 'Please fill all required fields' },
    ],
  });
});

it('a refused price has it in its params', async () => {
  const response = await book({ ...accepted(), shownPrice: 1 });
  expect(response.statusCode).toBe(409);
  const { code, params, data } = response.json();
  if (data.price.finalPrice === null) expect(code).toBe('price-unknown');
  else {
    expect([code, params]).toEqual(['price-changed', { finalPrice: data.price.finalPrice }]);
  }
});

it('a used key with another input has its code, as often as it is sent', async () => {
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  expect((await book(accepted(), headers)).statusCode).toBe(201);
  for (const firstName of ['Other', 'Another']) {
    const again = await book({ ...accepted(), firstName }, headers);
    expect(again.json()).toMatchObject({ success: false, code: 'idempotency-key-reused' });
  }
});

it.each([
  ['/api/nothing', 'address-unknown'],
  ['/api/dealers?lat=24', 'coordinates-incomplete'],
  ['/api/dealers?sortBy=secret', 'not-one-of'],
  ['/api/news/public/none', 'record-unknown'],
  ['/api/news/public/01900000-0000-7000-8000-000000000000', 'not-found'],
  [`/api/appointments/${'A'.repeat(22)}`, 'appointment-unknown'],
  ['/api/contact/admin/stats', 'unauthenticated'],
])('GET %s has the code %s', async (url, code) => {
  expect((await test.call({ method: 'GET', url })).json()).toMatchObject({ success: false, code });
});

it('a write from another site has its code', async () => {
  const response = await book(accepted(), { origin: 'https://evil.example' });
  expect(response.json()).toMatchObject({ code: 'foreign-origin' });
});
