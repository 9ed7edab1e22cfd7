import { expect, it } from 'vitest';
import { listNetworks } from '#server/platform/http/client-network.ts';
import { type Uploader, withUploadPlace } from './upload-places.ts';

const refusal = 'Too many files are being sent at the moment. Please try again shortly.';

/** A client that is limited by one network alone. */
const only = (network: string) => [{ network, share: 1 }];

/** Occupies places, each for a sender and a client, until `end` releases them all. */
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
