import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '#server/backup/manifest.ts';
import { withPlace } from '#server/backup/run-command.ts';
import { writeSealed } from '#server/backup/sealed-file.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/files/files.ts';
import { newKey } from '#server/files/storage.ts';
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

describe('a place that is not empty is refused and stays as it is:', () => {
  const refused = async (what: RegExp) => {
    const { archive } = await source.backUp();
    const before = await withPlace(place.env, checksumsOf);
    await expect(restoreInto(place.env, archive)).rejects.toThrow(what);
    expect(await withPlace(place.env, checksumsOf)).toEqual(before);
  };

  it('one with tables', async () => {
    await withPlace(place.env, ({ database }) => migrateDatabase(database));
    await refused(/^This place is not empty, it has tables in the database\./);
  });

  it('one with files', async () => {
    await withPlace(place.env, ({ files }) =>
      files.storage.put(newKey('cv', 'pdf'), Readable.from(['x']), 'application/pdf'),
    );
    await refused(/^This place is not empty, it has uploaded files\./);
  });

  it('one with an address of a back office', async () => {
    await withPlace(place.env, async () => {});
    writeFileSync(path.join(place.dataDir, 'admin-path'), 'office-here');
    await refused(/^This place is not empty, it has the back office’s address/);
  });
});

/** A whole archive that says this of itself. */
async function archiveThatSays(about: object): Promise<string> {
  const archive = pack();
  archive.entry({ name: 'backup.json' }, JSON.stringify(about));
  archive.finalize();
  const file = path.join(path.dirname(place.dataDir), 'other.tar');
  await writeSealed(file, Readable.from(archive));
  return file;
}

const known: Manifest = {
  product: 'haval-distributor',
  format: 1,
  madeAt: '2026-01-01T00:00:00.000Z',
  migrations: [],
};

it.each([
  ['of a newer version', { ...known, migrations: [9_999_999_999_999] }, /newer version/],
  ['in another format', { ...known, format: 2 }, /no backup that this version can read/],
  ['of something else', { product: 'another' }, /no backup that this version can read/],
])('an archive %s is refused before anything is touched', async (_what, about, words) => {
  const file = await archiveThatSays(about);
  await expect(restoreInto(place.env, file)).rejects.toThrow(words);
  expect(readdirSync(path.dirname(place.dataDir))).toEqual(['other.tar']);
});

it('an archive of an older version is restored as it was, and migrated by the next start', async () => {
  const migrations = await source.journal();
  const file = await archiveThatSays({ ...known, migrations: migrations.slice(0, 2) });
  await restoreInto(place.env, file);
  const tables = await withPlace(place.env, async (restored) => {
    const before = await checksumsOf(restored);
    await migrateDatabase(restored.database);
    return [before, await checksumsOf(restored)].map((sums) => Object.keys(sums.tables));
  });
  const whole = Object.keys((await checksumsOf(source.test)).tables);
  expect(tables[0]).not.toContain('public.dealer_searches');
  expect(tables[1]).toEqual(whole);
});

it('no table counts by a sequence, which a backup would not hold', async () => {
  const { rows } = await source.test.database.pool.query(
    "select sequencename from pg_sequences where schemaname = 'public'",
  );
  expect(rows).toEqual([]);
});
