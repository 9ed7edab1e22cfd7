import { expect, it } from 'vitest';
import { DiskRoom, isNearlyFull } from './disk-room.ts';

const gigabyte = 1024 ** 3;

it.each([
  ['2 GB of a large disk', { free: 2 * gigabyte, total: 1000 * gigabyte }, false],
  ['a byte less than 2 GB of it', { free: 2 * gigabyte - 1, total: 1000 * gigabyte }, true],
  ['5 % of a small disk', { free: gigabyte, total: 20 * gigabyte }, false],
  ['a byte less than 5 % of it', { free: gigabyte - 1, total: 20 * gigabyte }, true],
])('with %s free (%j), whether the disk is nearly full is %s', (_what, space, refused) => {
  expect(isNearlyFull(space)).toBe(refused);
});

it('refuses uploads while the disk is nearly full, and accepts them as soon as space is freed', async () => {
  const space = { free: 0, total: gigabyte };
  const room = new DiskRoom('/', async () => space);
  await expect(room.check()).rejects.toMatchObject({ code: 'unavailable' });
  space.free = gigabyte;
  await expect(room.check()).resolves.toBeUndefined();
});

it('checks the disk of the folder', async () => {
  await expect(new DiskRoom('/nowhere at all').check()).rejects.toMatchObject({ code: 'ENOENT' });
});
