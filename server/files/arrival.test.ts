import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitArrival } from './arrival.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function arriving(maxBytes: number): PassThrough {
  const request = new PassThrough();
  limitArrival(request as unknown as IncomingMessage, maxBytes);
  return request;
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('a request of as many bytes as allowed comes in whole', async () => {
  const request = arriving(10);
  request.end(Buffer.alloc(10));
  await settled();
  expect(request.readableEnded).toBe(true);
});

it('one byte more ends the connection', async () => {
  const request = arriving(10);
  request.write(Buffer.alloc(11));
  await settled();
  expect(request.destroyed).toBe(true);
});

it('a pause of two minutes ends it, a shorter one does not', async () => {
  const request = arriving(10);
  vi.advanceTimersByTime(119_000);
  request.write('x');
  await settled();
  vi.advanceTimersByTime(119_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(request.destroyed).toBe(true);
});

it('after the end nothing is waited for', async () => {
  const request = arriving(10);
  request.end();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
