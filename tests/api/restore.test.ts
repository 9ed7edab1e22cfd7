import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '#server/backup/manifest.ts';
import { withPlace } from '#server/backup/run-command.ts';
import { writeSealed } from '#server/backup/sealed-file.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { newKey } from '#server/files/storage.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { checksumsOf, makeEmptyPlace, restoreInto } from '#tests/support/backups.ts';

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
