import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitArrival } from './arrival.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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

it('a line that brings a little in two minutes goes on, one that brings next to nothing ends', async () => {
  const request = arriving(1_000_000);
  request.resume();
  for (let minutes = 0; minutes < 6; minutes += 2) {
    request.write(Buffer.alloc(32 * 1024));
    await settled();
    vi.advanceTimersByTime(120_000);
    expect(request.destroyed).toBe(false);
  }
  for (let seconds = 0; seconds < 120; seconds += 30) {
    request.write('x');
    await settled();
    vi.advanceTimersByTime(30_000);
  }
  expect(request.destroyed).toBe(true);
});

it('after the end nothing is waited for', async () => {
  const request = arriving(10);
  request.end();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
