import { expect, it } from 'vitest';
import { createFairQueue } from './client-queue.ts';

const enqueue = createFairQueue();

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs one task at a time, alternates between clients and keeps each client’s order', async () => {
  const order: string[] = [];
  let running = 0;
  const run = (client: string, name: string) =>
    enqueue(client, async () => {
      running += 1;
      expect(running).toBe(1);
      order.push(name);
      await settled();
      running -= 1;
    });
  const many = [1, 2, 3, 4].map((picture) => run('many', `many ${picture}`));
  await settled();
  await Promise.all([run('one', 'one'), run('two', 'two'), ...many]);
  expect(order.indexOf('one')).toBeLessThanOrEqual(3);
  expect(order.indexOf('two')).toBeLessThanOrEqual(4);
  expect(order.filter((name) => name.startsWith('many'))).toEqual([
    'many 1',
    'many 2',
    'many 3',
    'many 4',
  ]);
});

it('runs the next task after one that fails', async () => {
  const failing = enqueue('a', () => Promise.reject(new Error('broken')));
  const next = enqueue('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
