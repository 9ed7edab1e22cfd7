import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listNetworks } from '#server/platform/http/client.ts';
import { limitUpload, type Uploader, withUploadPlace } from './upload-places.ts';

const refusal = 'Too many files are being sent at the moment. Please try again shortly.';

/** A client that is limited by one network alone. */
const only = (network: string) => [{ network, share: 1 }];

/** Occupies slots, each for a sender and a client, until `end` releases them all. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  return {
    take: (sender: Uploader, client: string) =>
      held.push(withUploadPlace(sender, only(client), () => promise)),
    end: async () => {
      resolve();
      await Promise.all(held);
    },
  };
}

it('a visitor’s address has ten places, and places that are given back are free again', async () => {
  const { take, end } = hold();
  for (let form = 0; form < 10; form += 1) take('visitor', 'greedy');
  await expect(withUploadPlace('visitor', only('greedy'), async () => 1)).rejects.toThrow(refusal);
  await expect(withUploadPlace('visitor', only('other'), async () => 'received')).resolves.toBe(
    'received',
  );
  await end();
  await expect(withUploadPlace('visitor', only('greedy'), async () => 'received')).resolves.toBe(
    'received',
  );
});

it('visitors have 200 places in all; when they are taken, staff still have theirs', async () => {
  const { take, end } = hold();
  for (let form = 0; form < 200; form += 1) take('visitor', `visitor ${form % 20}`);
  await expect(withUploadPlace('visitor', only('one more'), async () => 1)).rejects.toThrow(
    refusal,
  );
  for (let form = 0; form < 50; form += 1) take('staff', 'the office');
  await expect(withUploadPlace('staff', only('the office'), async () => 1)).rejects.toThrow(
    refusal,
  );
  for (let form = 0; form < 50; form += 1) take('staff', `member ${form}`);
  await expect(withUploadPlace('staff', only('one more'), async () => 1)).rejects.toThrow(refusal);
  await end();
});

it('a form that fails gives its place back', async () => {
  for (let time = 0; time < 11; time += 1) {
    const failing = withUploadPlace('visitor', only('unlucky'), () =>
      Promise.reject(new Error('broken')),
    );
    await expect(failing).rejects.toThrow('broken');
  }
});

it('all clients of a wider network have ten times the places of one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const receiveFrom = (client: number) =>
    withUploadPlace('visitor', listNetworks(`2001:db8:0:${client.toString(16)}::1`), () => promise);
  const held = Array.from({ length: 100 }, (_, client) => receiveFrom(client));
  await expect(receiveFrom(100)).rejects.toThrow(refusal);
  const elsewhere = listNetworks('2001:db8:1::1');
  await expect(withUploadPlace('visitor', elsewhere, async () => 'received')).resolves.toBe(
    'received',
  );
  resolve();
  await Promise.all(held);
});

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

/** Sends so many KB in each period of two minutes; returns the period in which the connection was closed, or null. */
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
