import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { openStaging } from './staging.ts';

const dir = makeReachableDir('test-staging-');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('the sweep takes what nobody has written to for an hour, not what is still being written', async () => {
  const staging = openStaging(path.join(dir, 'incoming'));
  const [left, underWay] = [staging.newPath(), staging.newPath()];
  for (const file of [left, underWay]) writeFileSync(file, 'x');
  const anHourAgo = Date.now() / 1000 - 3601;
  utimesSync(left, anHourAgo, anHourAgo);
  await staging.sweep(60 * 60 * 1000);
  expect([existsSync(left), existsSync(underWay)]).toEqual([false, true]);
});
