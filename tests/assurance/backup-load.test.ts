import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Installation } from '#server/platform/backup/installation.ts';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import { namedFiles } from '#server/resources/index.ts';
import { setDisabled } from '#server/resources/staff/accounts.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { makeEmptyPlace, readChecksums, restoreInto } from '#tests/support/backups.ts';
import { makeAccount } from '#tests/support/test-app.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';

const backups = sized({ short: 2, long: 30 });
/** Upper limit for each writer's loop; none reaches it. */
const maxRounds = 100_000;
/** Applications that exist when a backup begins and are deleted while it runs. */
const deletions = 40;

const changedAccount = 'changed-during-backups';
const actor = { accountId: null, username: 'a test' };

let source: Awaited<ReturnType<typeof startBackupSource>>;
beforeAll(async () => {
  source = await startBackupSource();
  await makeAccount(source.test.database, changedAccount, []);
});
afterAll(() => source.close());

const applyOften = () => Promise.all(Array.from({ length: deletions }, source.apply));

/** Disables and enables an account. */
async function changeAccount(): Promise<void> {
  for (const isDisabled of [true, false]) {
    await setDisabled(source.test.database.db, actor, changedAccount, isDisabled);
  }
}

/** Makes a backup while other loops create, change and delete records. Returns the backup and how many calls they made. */
async function backUpWhileWriting() {
  const existing = await applyOften();
  let isOver = false;
  let calls = 0;
  const repeat = async (round: () => Promise<unknown>) => {
    for (let done = 0; !isOver && done < maxRounds; done += 1) {
      await round();
      calls += 1;
    }
  };
  const writers = [
    repeat(source.bookDrive),
    repeat(changeAccount),
    repeat(source.apply),
    repeat(async () => source.removeApplication(existing.pop() ?? (await source.apply()))),
    repeat(async () => source.replacePhoto(await source.publish())),
  ];
  try {
    return { ...(await source.backUp()), calls: () => calls };
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
}

/** Files without a record, records without their file, and wrong counts. */
async function findInconsistencies({ database: { db }, files }: Installation): Promise<string[]> {
  const named = sql.join([...namedFiles], sql` union `);
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from (${named}) as named (key) where key is not null`,
  );
  const wanted = new Set(rows.map(({ key }) => key));
  const found: string[] = [];
  for await (const { key } of files.storage.list()) {
    if (!wanted.delete(key)) found.push(`${key} belongs to nothing`);
  }
  const counts = await db.execute<{ lead: string; counted: number; stored: number }>(sql`
    select lead, coalesce(sum(count), 0)::int as counted, case lead
      when 'test-drives' then (select count(*)::int from test_drives where deleted_at is null)
      else (select count(*)::int from job_applications where deleted_at is null) end as stored
    from lead_days group by lead`);
  expect(counts.rows).toHaveLength(2);
  const wrong = counts.rows.filter(({ counted, stored }) => counted !== stored);
  return [
    ...found,
    ...[...wanted].map((key) => `${key} is missing`),
    ...wrong.map(({ lead, counted, stored }) => `${stored} ${lead} are counted as ${counted}`),
  ];
}

it('a backup made during writes is consistent: no record without its files, no wrong count', async () => {
  await source.bookDrive();
  const faults: string[] = [];
  let files = 0;
  let calls = 0;
  for (let round = 0; round < backups; round += 1) {
    const backup = await backUpWhileWriting();
    faults.push(...backup.missing);
    files += backup.files;
    calls += backup.calls();
    const installation = await makeEmptyPlace();
    await restoreInto(installation.env, backup.archive);
    faults.push(...(await withInstallation(installation.env, findInconsistencies)));
    await installation.clear();
  }
  expect(faults).toEqual([]);
  expect(files).toBeGreaterThan(backups);
  expect(calls).toBeGreaterThan(backups);
  recordFigure({
    promise: 'Backup',
    measured: `inconsistent records in ${backups} backups made during ${calls} writes, ${files} files in them`,
    bar: '0',
    found: String(faults.length),
  });
});

it('restored tables and files have the checksums of the originals', async () => {
  const before = await readChecksums(source.test);
  const { archive } = await source.backUp();
  const installation = await makeEmptyPlace();
  await restoreInto(installation.env, archive);
  const after = await withInstallation(installation.env, readChecksums);
  await installation.clear();
  expect(Object.keys(after.tables).length).toBeGreaterThan(20);
  expect(after.tables).toEqual(before.tables);
  // Files whose deletion waited for the backup belong to no record; the cleanup deletes them.
  expect(before.files).toMatchObject(after.files);
  recordFigure({
    promise: 'Backup',
    measured: 'tables and files whose checksums are equal after a restore',
    bar: 'all',
    found: `${Object.keys(after.tables).length} tables, ${Object.keys(after.files).length} files`,
  });
});
