import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { openStaging } from './staging.ts';

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
