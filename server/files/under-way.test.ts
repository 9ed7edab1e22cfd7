import { expect, it } from 'vitest';
import { countUnderWay } from './under-way.ts';

const refusal = 'Too many files are being sent at the moment. Please try again shortly.';

it('one client cannot take the room of all, and room that is given back is free again', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const start = (client: string) => countUnderWay(client, () => end);
  const started = Array.from({ length: 50 }, () => start('greedy'));
  await expect(start('greedy')).rejects.toThrow(refusal);
  for (let client = 0; client < 250; client += 1) started.push(start(`other ${client}`));
  await expect(start('one more')).rejects.toThrow(refusal);
  resolve();
  await Promise.all(started);
  await expect(countUnderWay('greedy', async () => 'received')).resolves.toBe('received');
});

it('a form that fails gives its room back', async () => {
  for (let time = 0; time < 51; time += 1) {
    const failing = countUnderWay('unlucky', () => Promise.reject(new Error('broken off')));
    await expect(failing).rejects.toThrow('broken off');
  }
});
