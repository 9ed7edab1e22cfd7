import { expect, it } from 'vitest';
import { CleanupStack } from './shutdown.ts';

it('closes everything once, the last opened first, and continues after a failure', async () => {
  const closed: string[] = [];
  const cleanup = new CleanupStack();
  cleanup.add(() => {
    closed.push('database');
  });
  cleanup.add(async () => {
    closed.push('mail');
    throw new Error('mail did not stop');
  });
  cleanup.add(() => {
    closed.push('application');
  });
  await expect(cleanup.close()).rejects.toThrow('mail did not stop');
  await cleanup.close();
  expect(closed).toEqual(['application', 'mail', 'database']);
});

it('interrupts a start at the next thing it opens, and still closes that', async () => {
  const cleanup = new CleanupStack();
  cleanup.interrupt();
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  expect(() => cleanup.add(close)).toThrow('The start was interrupted');
  expect(isClosed).toBe(false);
  await cleanup.close();
  expect(isClosed).toBe(true);
});
