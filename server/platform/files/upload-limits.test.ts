import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitUpload } from './upload-limits.ts';
import type { Uploader } from './upload-places.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function startUpload(maxBytes: number, uploader: Uploader = 'visitor'): PassThrough {
  const request = new PassThrough();
  limitUpload(request as unknown as IncomingMessage, maxBytes, uploader);
  return request;
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('accepts a request of exactly the allowed size', async () => {
  const request = startUpload(10);
  request.end(Buffer.alloc(10));
  await settled();
  expect(request.readableEnded).toBe(true);
});

it('ends the connection after one byte more', async () => {
  const request = startUpload(10);
  request.write(Buffer.alloc(11));
  await settled();
  expect(request.destroyed).toBe(true);
});

/** Sends so many KB in each period of two minutes; returns the period in which the connection ended, or null. */
async function send(request: PassThrough, kilobytes: readonly number[]): Promise<number | null> {
  request.resume();
  for (const [index, amount] of kilobytes.entries()) {
    request.write(Buffer.alloc(amount * 1024));
    await settled();
    vi.advanceTimersByTime(120_000);
    if (request.destroyed) return index + 1;
  }
  return null;
}

it('continues a request that sends 32 KB in two minutes, and twice as much in every two more', async () => {
  expect(await send(startUpload(1_000_000_000), [32, 64, 128, 256])).toBeNull();
});

it.each([
  [1, [31]],
  [2, [32, 63]],
  [4, [32, 64, 128, 255]],
])('ends a request that sends less in period %i', async (period, kilobytes) => {
  expect(await send(startUpload(1_000_000_000), kilobytes)).toBe(period);
});

it('ends a request that sends single bytes after two minutes', async () => {
  const request = startUpload(1_000_000);
  request.resume();
  for (let seconds = 0; seconds < 120; seconds += 30) {
    request.write('x');
    await settled();
    vi.advanceTimersByTime(30_000);
  }
  expect(request.destroyed).toBe(true);
});

it('ends a fast request of a visitor after ten minutes, but not one of staff', async () => {
  const periods = Array(10).fill(1024);
  expect(await send(startUpload(1_000_000_000), periods)).toBe(5);
  expect(await send(startUpload(1_000_000_000, 'staff'), periods)).toBeNull();
});

it('leaves no timers after the end of a request', async () => {
  const request = startUpload(10);
  request.end();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
