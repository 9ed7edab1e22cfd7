import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { makeEmptyPlace, readChecksums, restoreInto } from '#tests/support/backups.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { startS3Settings } from '#tests/support/s3-server.ts';

let source: Awaited<ReturnType<typeof startBackupSource>>;
let installation: Awaited<ReturnType<typeof makeEmptyPlace>>;
beforeAll(async () => {
  source = await startBackupSource();
});
afterAll(() => source.close());
beforeEach(async () => {
  installation = await makeEmptyPlace();
});
afterEach(() => installation.clear());

const restoredFiles = async () =>
  Object.keys((await withInstallation(installation.env, readChecksums)).files);

it('a file whose record is deleted during a backup is in the backup and stays in storage', async () => {
  const ids = [await source.apply(), await source.apply()];
  const { kept } = await listStoredFiles(source.test.files);
  const { storage } = source.test.files;
  const find = storage.find;
  storage.find = async (key) => {
    storage.find = find;
    for (const id of ids) expect((await source.removeApplication(id)).statusCode).toBe(200);
    return await find(key);
  };
  const { archive, files, missing } = await source.backUp();
  expect({ files, missing }).toEqual({ files: 4, missing: [] });
  await restoreInto(installation.env, archive);
  expect(await restoredFiles()).toEqual(kept);
  // The hourly sweep removes files only once they have been unused for an hour.
  expect((await listStoredFiles(source.test.files)).kept).toEqual(kept);
});

it('a missing file is reported, and the rest is backed up', async () => {
  const { kept: before } = await listStoredFiles(source.test.files);
  const id = await source.apply();
  const { kept } = await listStoredFiles(source.test.files);
  const [lost = '', ...others] = kept.filter((key) => !before.includes(key));
  await source.test.files.storage.remove(lost);
  const { archive, missing } = await source.backUp();
  expect(missing).toEqual([lost]);
  await restoreInto(installation.env, archive);
  expect(await restoredFiles()).toEqual(others);
  await source.removeApplication(id);
});

it('a backup leaves no staged files behind', async () => {
  await source.apply();
  await source.backUp();
  expect((await listStoredFiles(source.test.files)).staged).toEqual([]);
});

it('a backup of a bucket restores into a folder and into another bucket', async () => {
  const { settings, stop } = await startS3Settings();
  const bucket = await openFiles(readEnv({ DATA_DIR: installation.dataDir, ...settings }));
  const inBucket = await startBackupSource(bucket);
  await inBucket.apply();
  const before = await readChecksums(inBucket.test);
  const { archive } = await inBucket.backUp();
  await restoreInto(installation.env, archive);
  expect(await withInstallation(installation.env, readChecksums)).toEqual(before);

  const other = await startS3Settings();
  const again = await makeEmptyPlace(other.settings);
  await restoreInto(again.env, archive);
  expect(await withInstallation(again.env, readChecksums)).toEqual(before);
  await again.clear();
  await inBucket.close();
  await Promise.all([stop(), other.stop()]);
});

it('no table uses a sequence, because a backup holds none', async () => {
  const { rows } = await source.test.database.pool.query(
    "select sequencename from pg_sequences where schemaname = 'public'",
  );
  expect(rows).toEqual([]);
});
