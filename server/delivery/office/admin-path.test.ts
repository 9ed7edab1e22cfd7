import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepAdminPath, readAdminPath, resolveAdminPath } from '#server/platform/admin-path.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

const dataDir = makeReachableDir('test-admin-path-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a data folder without a path gets one, which then stays the same', async () => {
  expect(await readAdminPath(dataDir)).toBeNull();
  const made = await resolveAdminPath(undefined, dataDir);
  expect(made).toMatch(/^office-[0-9a-f]{32}$/);
  await keepAdminPath(dataDir, 'of-another-process');
  expect(await resolveAdminPath(undefined, dataDir)).toBe(made);
});

it('throws if the stored path cannot be read, instead of making another', async () => {
  const broken = path.join(dataDir, 'broken');
  mkdirSync(path.join(broken, 'admin-path'), { recursive: true });
  await expect(readAdminPath(broken)).rejects.toThrow('EISDIR');
});

it.skipIf(process.platform !== 'linux')('throws if the path cannot be written', async () => {
  await expect(keepAdminPath('/proc/self', 'office')).rejects.toThrow(/admin-path/);
});
