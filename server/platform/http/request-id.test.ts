import { expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { createRequestNamer } from './request-id.ts';

const uuidV7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Assigns an id to a request that a client at this address sends with this id. */
function nameRequest(trustProxy: string, remoteAddress: string, id?: string | string[]): string {
  const { TRUST_PROXY } = readEnv({ TRUST_PROXY: trustProxy });
  const headers = { 'x-request-id': id as string };
  return createRequestNamer(TRUST_PROXY)({ headers, socket: { remoteAddress } as never });
}

it.each([
  ['true', '203.0.113.9'],
  ['1', '203.0.113.9'],
  ['10.0.0.0/8, 192.0.2.1', '10.1.2.3'],
  ['10.0.0.0/8, 192.0.2.1', '192.0.2.1'],
])('with TRUST_PROXY=%s an id from %s is taken', (trustProxy, address) => {
  expect(nameRequest(trustProxy, address, 'proxy-1:a.b')).toBe('proxy-1:a.b');
});

it.each([
  ['false', '203.0.113.9'],
  ['10.0.0.0/8', '203.0.113.9'],
])('with TRUST_PROXY=%s an id from %s is replaced by a UUID v7', (trustProxy, address) => {
  expect(nameRequest(trustProxy, address, 'forged')).toMatch(uuidV7);
});

it.each([undefined, '', 'a b', '<script>', 'x'.repeat(129), 'line\nbreak'])(
  'a trusted proxy’s id %j is not well-formed, so the request gets a new one',
  (id) => {
    expect(nameRequest('true', '10.0.0.1', id)).toMatch(uuidV7);
  },
);

it('ids differ, and sort by time', async () => {
  const first = nameRequest('false', '10.0.0.1');
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(nameRequest('false', '10.0.0.1') > first).toBe(true);
});
