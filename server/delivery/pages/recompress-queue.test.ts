import { expect, it } from 'vitest';
import { WorkQueue } from './recompress-queue.ts';

/** Tasks that record their name when they start, and end when the test says so. */
function controlled() {
  const started: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => () => {
    started.push(name);
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate.promise;
  };
  return { started, work, gates };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs one task after another, and goes on after a failed one', async () => {
  const queue = new WorkQueue(3);
  const { started, work, gates } = controlled();
  for (const name of ['a', 'b']) expect(queue.add({ name }, work(name))).toBe(true);
  expect(started).toEqual(['a']);
  gates.get('a')?.reject(new Error('no memory'));
  await settle();
  expect(started).toEqual(['a', 'b']);
  gates.get('b')?.resolve();
  await settle();
  queue.add({}, work('c'));
  expect(started).toEqual(['a', 'b', 'c']);
});

it('rejects tasks while it is full, and accepts more once there is room', async () => {
  const queue = new WorkQueue(2);
  const { started, work, gates } = controlled();
  const taken = ['a', 'b', 'c', 'd'].map((name) => queue.add({ name }, work(name)));
  expect(taken).toEqual([true, true, true, false]);
  expect(queue.length).toBe(2);
  gates.get('a')?.resolve();
  await settle();
  expect(started).toEqual(['a', 'b']);
  expect(queue.add({}, work('e'))).toBe(true);
});

it('does not run a removed task', async () => {
  const queue = new WorkQueue(2);
  const { started, work, gates } = controlled();
  const dropped = {};
  queue.add({}, work('a'));
  queue.add(dropped, work('b'));
  queue.remove(dropped);
  gates.get('a')?.resolve();
  await settle();
  expect(started).toEqual(['a']);
  expect(queue.length).toBe(0);
});
