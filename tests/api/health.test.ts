import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(['/healthz', '/readyz'])('%s reports success', async (url) => {
  const response = await test.call({ method: 'GET', url });
  expect(response.json()).toEqual({ success: true });
  expect(response.headers['cache-control']).toBe('no-store');
});
