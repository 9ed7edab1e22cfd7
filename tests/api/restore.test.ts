import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Manifest, readSealed, writeSealed } from '#server/platform/backup/archive-format.ts';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { newKey } from '#server/platform/files/storage.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { makeEmptyPlace, readChecksums, restoreInto } from '#tests/support/backups.ts';

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

describe('a restore target that is not empty is refused and stays unchanged:', () => {
  const expectRefusal = async (what: RegExp) => {
    const { archive } = await source.backUp();
    const before = await withInstallation(installation.env, readChecksums);
    await expect(restoreInto(installation.env, archive)).rejects.toThrow(what);
    expect(await withInstallation(installation.env, readChecksums)).toEqual(before);
  };

  it('with tables', async () => {
    await withInstallation(installation.env, ({ database }) => migrateDatabase(database));
    await expectRefusal(/^This installation is not empty, it has tables in the database\./);
  });

  it('with files', async () => {
    await withInstallation(installation.env, ({ files }) =>
      files.storage.put(newKey('cv', 'pdf'), Readable.from(['x']), 'application/pdf'),
    );
    await expectRefusal(/^This installation is not empty, it has uploaded files\./);
  });

  it('with a path of the back office', async () => {
    await withInstallation(installation.env, async () => {});
    writeFileSync(path.join(installation.dataDir, 'admin-path'), 'office-here');
    await expectRefusal(/^This installation is not empty, it has the back office’s address/);
  });
});

/** Writes a complete archive with this manifest and these entries; returns its path. */
async function writeArchive(
  manifest: object,
  entries: Record<string, string | Buffer> = {},
): Promise<string> {
  const archive = pack();
  archive.entry({ name: 'backup.json' }, JSON.stringify(manifest));
  for (const [name, content] of Object.entries(entries)) archive.entry({ name }, content);
  archive.finalize();
  const file = path.join(path.dirname(installation.dataDir), 'other.tar');
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
  ['in another format', { ...known, format: 2 }, /not a backup that this version can read/],
  ['of something else', { product: 'another' }, /not a backup that this version can read/],
])('an archive %s is refused before anything is written', async (_what, manifest, message) => {
  const file = await writeArchive(manifest);
  await expect(restoreInto(installation.env, file)).rejects.toThrow(message);
  expect(readdirSync(path.dirname(installation.dataDir))).toEqual(['other.tar']);
});

it('an archive of an older version is migrated to this one', async () => {
  const migrations = await source.journal();
  const file = await writeArchive({ ...known, migrations: migrations.slice(0, 2) });
  await restoreInto(installation.env, file);
  const sums = await withInstallation(installation.env, async (restored) => {
    const before = await readChecksums(restored);
    await migrateDatabase(restored.database);
    return [before, await readChecksums(restored)];
  });
  const whole = await readChecksums(source.test);
  expect(Object.keys(sums[0]?.tables ?? {})).toEqual(Object.keys(whole.tables));
  // Nothing was left to migrate.
  expect(sums[1]).toEqual(sums[0]);
});

describe('sessions and sign-in counts', () => {
  it('are not in an archive', async () => {
    await source.test.signIn([]);
    const { archive } = await source.backUp();
    const names: string[] = [];
    for await (const entry of (await readSealed(archive)).pipe(extract())) {
      names.push(entry.header.name);
      entry.resume();
    }
    expect(names).toContain('tables/staff_accounts.copy.gz');
    expect(names.join()).not.toMatch(/staff_sessions|sign_in_counts/);
  });

  it('are skipped in an older archive, so that no ended session returns', async () => {
    const _id = '01900000-0000-7000-8000-0000000000ab';
    const at = '2026-01-01 00:00:00+00';
    const account = [_id, 'someone', 'hr', '{}', 'hash', 'f', 'f', at, at];
    const columns =
      '_id, username, role, permissions, password_hash, is_disabled, must_use_second_factor, created_at, updated_at';
    const { rows } = await source.test.database.pool.query(
      `select string_agg(column_name, ', ' order by ordinal_position) as all from information_schema.columns
       where table_name = 'staff_accounts'`,
    );
    const named = new Map(columns.split(', ').map((name, n) => [name, account[n]]));
    named.set('recovery_hashes', '{}');
    named.set('notice_mode', 'digest');
    const line = String(rows[0].all)
      .split(', ')
      .map((name) => named.get(name) ?? '\\N');
    const session = ['a'.repeat(64), _id, _id, at, at, '\\N', '\\N'];
    const asCopy = (values: (string | undefined)[]) => gzipSync(`${values.join('\t')}\n`);
    const file = await writeArchive(
      { ...known, migrations: await source.journal() },
      {
        'tables/staff_accounts.copy.gz': asCopy(line),
        'tables/staff_sessions.copy.gz': asCopy(session),
      },
    );
    await restoreInto(installation.env, file);
    const counts = await withInstallation(installation.env, async ({ database }) => {
      const found = await database.pool.query(`
        select (select count(*)::int from staff_accounts) as accounts,
          (select count(*)::int from staff_sessions) as sessions`);
      return found.rows[0];
    });
    expect(counts).toEqual({ accounts: 1, sessions: 0 });
  });
});

describe('a forged archive with a valid checksum', () => {
  const restoreForged = async (entries: Record<string, string | Buffer>) =>
    restoreInto(
      installation.env,
      await writeArchive({ ...known, migrations: await source.journal() }, entries),
    );
  const readTarget = () =>
    withInstallation(installation.env, async ({ database }) => {
      const { rows } = await database.pool.query(`
        select count(*)::int as rows from pg_description where description = 'forged'`);
      const tables = await database.pool.query("select from pg_tables where schemaname = 'public'");
      return {
        rows: rows[0].rows,
        tables: tables.rowCount,
        adminPath: existsSync(path.join(installation.dataDir, 'admin-path')),
      };
    });

  it.each(['pg_description', 'pg_authid', '__drizzle_migrations', 'no_such_table'])(
    'cannot write the table %s, which is not a table of the product',
    async (table) => {
      const row = gzipSync('1\t1259\t0\tforged\n');
      const restoring = restoreForged({ [`tables/${table}.copy.gz`]: row });
      await expect(restoring).rejects.toThrow(`${table} is not a table of the product`);
      expect(await readTarget()).toEqual({ rows: 0, tables: 0, adminPath: false });
    },
  );

  it.each(['x/../api/../<b>"', 'api', 'abc', 'a b c d', 'office\nsecond'])(
    'cannot make %j the path of the back office',
    async (forged) => {
      const restoring = restoreForged({ 'admin-path': forged });
      await expect(restoring).rejects.toThrow('not a path of a back office');
      expect(await readTarget()).toEqual({ rows: 0, tables: 0, adminPath: false });
    },
  );
});
