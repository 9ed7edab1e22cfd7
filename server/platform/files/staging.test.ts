import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { DailyAllowance, openStaging } from './staging.ts';

const dir = makeReachableDir('test-staging-');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('removes files that were not written to for an hour, and keeps newer ones', async () => {
  const staging = openStaging(path.join(dir, 'incoming'));
  const [abandoned, inProgress] = [staging.newPath(), staging.newPath()];
  for (const file of [abandoned, inProgress]) writeFileSync(file, 'x');
  const anHourAgo = Date.now() / 1000 - 3601;
  utimesSync(abandoned, anHourAgo, anHourAgo);
  await staging.sweep(60 * 60 * 1000);
  expect([existsSync(abandoned), existsSync(inProgress)]).toEqual([false, true]);
});

const dayMs = 86_400_000;

/** A client that is limited by one network alone. */
const only = (network: string) => [{ network, share: 1 }];

it('a client may send so much within a day, and again on the next', () => {
  const allowance = new DailyAllowance({ perClient: 100, inAll: 1000 });
  allowance.take(only('a'), 60, 0);
  allowance.take(only('a'), 40, dayMs - 1);
  expect(() => allowance.take(only('a'), 1, dayMs - 1)).toThrow(
    expect.objectContaining({ code: 'too-many' }),
  );
  allowance.take(only('b'), 100, dayMs - 1);
  allowance.take(only('a'), 100, dayMs);
});

it('all clients together may send so much within a day', () => {
  const allowance = new DailyAllowance({ perClient: 100, inAll: 250 });
  for (const client of ['a', 'b']) allowance.take(only(client), 100, 0);
  expect(() => allowance.take(only('c'), 51, 0)).toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  );
  allowance.take(only('c'), 50, 0);
  expect(() => allowance.take(only('d'), 1, dayMs - 1)).toThrow();
  allowance.take(only('d'), 100, dayMs);
});
