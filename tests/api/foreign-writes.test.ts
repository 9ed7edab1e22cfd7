import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const own = 'https://cars.example';
const foreign = 'https://evil.example';
const forwarded = (host: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' });

/** The headers of a write and its status: 403 if it counts as cross-origin, otherwise 401. */
type Case = [sent: Record<string, string>, status: 401 | 403];

const atHost: readonly Case[] = [
  [{ origin: foreign }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://localhost' }, 401],
  [{ 'sec-fetch-site': 'same-origin' }, 401],
  [{}, 401],
];

const behindProxy: readonly Case[] = [
  [{ origin: own, host: '10.0.0.1:3000' }, 401],
  [{ origin: foreign, ...forwarded('evil.example') }, 403],
  [{ origin: 'http://evil.example', host: 'evil.example' }, 403],
];

describe.each<[settings: Record<string, string>, cases: readonly Case[]]>([
  [{}, [...atHost, [{ origin: own, ...forwarded('cars.example') }, 403]]],
  [{ TRUST_PROXY: 'true' }, [...atHost, [{ origin: own, ...forwarded('cars.example') }, 401]]],
  [{ TRUST_PROXY: 'true', PUBLIC_URL: own }, behindProxy],
])('with the settings %j', (settings, cases) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: readEnv(settings) });
  });
  afterAll(() => test.close());

  it.each(cases)('a write with %j gets %i', async (sent, status) => {
    const response = await test.call({
      method: 'POST',
      url: '/api/admin/login',
      headers: { host: 'localhost', ...sent },
      payload: { username: 'nobody', password: 'x' },
    });
    expect(response.statusCode).toBe(status);
  });
});
