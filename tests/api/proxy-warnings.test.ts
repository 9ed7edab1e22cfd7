import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { startTestApp } from '#tests/support/test-app.ts';

/** Starts with these settings and makes two calls behind a proxy; returns the warnings in order. */
async function collectWarnings(settings: Record<string, string>): Promise<string[]> {
  const warnings: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      const { level, msg } = JSON.parse(String(line));
      if (level >= 40) warnings.push(msg);
      done();
    },
  });
  const test = await startTestApp({ env: readEnv(settings), logger: pino(stream) });
  warnings.push('started');
  for (const client of ['203.0.113.1', '203.0.113.2']) {
    const headers = { 'x-forwarded-for': client };
    await test.call({ method: 'GET', url: '/api/dealers', headers });
  }
  await test.close();
  return warnings;
}

const atStart = expect.stringMatching(/^PUBLIC_URL is https, but TRUST_PROXY is not set/);
const atCall = expect.stringMatching(/^X-Forwarded-For came, but TRUST_PROXY is not set/);

it.each([
  [{ PUBLIC_URL: 'https://cars.example' }, [atStart, 'started', atCall]],
  [{ PUBLIC_URL: 'https://cars.example', TRUST_PROXY: 'false' }, [atStart, 'started', atCall]],
  [{ PUBLIC_URL: 'http://cars.example' }, ['started', atCall]],
  [{}, ['started', atCall]],
  [{ PUBLIC_URL: 'https://cars.example', TRUST_PROXY: '1' }, ['started']],
  [{ TRUST_PROXY: '1' }, ['started']],
])('with %j each warning of an untrusted proxy is logged once', async (settings, expected) => {
  expect(await collectWarnings(settings)).toEqual(expected);
});
