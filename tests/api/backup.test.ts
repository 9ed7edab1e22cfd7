import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { withPlace } from '#server/backup/run-command.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/files/files.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { checksumsOf, makeEmptyPlace, restoreInto } from '#tests/support/backups.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { startS3Settings } from '#tests/support/s3-server.ts';

let source: Awaited<ReturnType<typeof startBackupSource>>;
let place: Awaited<ReturnType<typeof makeEmptyPlace>>;
beforeAll(async () => {
  source = await startBackupSource();
});
afterAll(() => source.close());
beforeEach(async () => {
  place = await makeEmptyPlace();
});
afterEach(() => place.clear());

const restoredFiles = async () => Object.keys((await withPlace(place.env, checksumsOf)).files);

it('a file whose record is deleted during a backup is in it, and is removed by the sweep', async () => {
  const ids = [await source.apply(), await source.apply()];
  const { kept } = await filesLeft(source.test.files);
  const { storage } = source.test.files;
  const find = storage.find;
  storage.find = async (key) => {
    storage.find = find;
    for (const id of ids) expect((await source.removeApplication(id)).statusCode).toBe(200);
    return await find(key);
  };
  const { archive, files, missing } = await source.backUp();
  expect({ files, missing }).toEqual({ files: 4, missing: [] });
  await restoreInto(place.env, archive);
  expect(await restoredFiles()).toEqual(kept);
  // The hour that leftovers are given has not passed, so they are here still.
  expect((await filesLeft(source.test.files)).kept).toEqual(kept);
});

it('a file that was lost before is told of, and the rest is backed up', async () => {
  const { kept: before } = await filesLeft(source.test.files);
  const id = await source.apply();
  const { kept } = await filesLeft(source.test.files);
  const [lost = '', ...others] = kept.filter((key) => !before.includes(key));
  await source.test.files.storage.remove(lost);
  const { archive, missing } = await source.backUp();
  expect(missing).toEqual([lost]);
  await restoreInto(place.env, archive);
  expect(await restoredFiles()).toEqual(others);
  await source.removeApplication(id);
});

it('nothing of a backup is left on the way', async () => {
  await source.apply();
  await source.backUp();
  expect((await filesLeft(source.test.files)).staged).toEqual([]);
});

it('files go from a bucket into a folder and back', async () => {
  const { settings, stop } = await startS3Settings();
  const bucket = await openFiles(readEnv({ DATA_DIR: place.dataDir, ...settings }));
  const inBucket = await startBackupSource(bucket);
  await inBucket.apply();
  const before = await checksumsOf(inBucket.test);
  const { archive } = await inBucket.backUp();
  await restoreInto(place.env, archive);
  expect(await withPlace(place.env, checksumsOf)).toEqual(before);

  const other = await startS3Settings();
  const again = await makeEmptyPlace(other.settings);
  await restoreInto(again.env, archive);
  expect(await withPlace(again.env, checksumsOf)).toEqual(before);
  await again.clear();
  await inBucket.close();
  await Promise.all([stop(), other.stop()]);
});

it('no table counts by a sequence, which a backup would not hold', async () => {
  const { rows } = await source.test.database.pool.query(
    "select sequencename from pg_sequences where schemaname = 'public'",
  );
  expect(rows).toEqual([]);
});
