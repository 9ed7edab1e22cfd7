import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Place } from '#server/backup/place.ts';
import { withPlace } from '#server/backup/run-command.ts';
import { namedFiles } from '#server/sweep.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { checksumsOf, makeEmptyPlace, restoreInto } from '#tests/support/backups.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';

const backups = sized({ short: 2, long: 30 });
/** A bound to each writer's loop; none gets there. */
const mostRounds = 100_000;
/** Applications that are there when a backup begins, and are deleted while it is made. */
const deletions = 40;

let source: Awaited<ReturnType<typeof startBackupSource>>;
beforeAll(async () => {
  source = await startBackupSource();
});
afterAll(() => source.close());

const applyOften = () => Promise.all(Array.from({ length: deletions }, source.apply));

/** Sends, changes and deletes without a pause while a backup is made; answers both. */
async function backUpWhileWriting() {
  const standing = await applyOften();
  let isOver = false;
  let calls = 0;
  const repeat = async (round: () => Promise<unknown>) => {
    for (let done = 0; !isOver && done < mostRounds; done += 1) {
      await round();
      calls += 1;
    }
  };
  const writers = [
    repeat(source.bookDrive),
    repeat(source.apply),
    repeat(async () => source.removeApplication(standing.pop() ?? (await source.apply()))),
    repeat(async () => source.replacePhoto(await source.publish())),
  ];
  try {
    return { ...(await source.backUp()), calls: () => calls };
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
}

/** What does not fit together: files without a record, records without their file, counts that are wrong. */
async function halves({ database: { db }, files }: Place): Promise<string[]> {
  const named = sql.join([...namedFiles], sql` union `);
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from (${named}) as named (key) where key is not null`,
  );
  const wanted = new Set(rows.map(({ key }) => key));
  const found: string[] = [];
  for await (const { key } of files.storage.list()) {
    if (!wanted.delete(key)) found.push(`${key} belongs to nothing`);
  }
  const counts = await db.execute<{ lead: string; counted: number; there: number }>(sql`
    select lead, coalesce(sum(count), 0)::int as counted, case lead
      when 'test-drives' then (select count(*)::int from test_drives)
      else (select count(*)::int from job_applications) end as there
    from lead_days group by lead`);
  expect(counts.rows).toHaveLength(2);
  const wrong = counts.rows.filter(({ counted, there }) => counted !== there);
  return [
    ...found,
    ...[...wanted].map((key) => `${key} is not there`),
    ...wrong.map(({ lead, counted, there }) => `${there} ${lead} are counted as ${counted}`),
  ];
}

it('backups that are made while everybody writes hold whole records only', async () => {
  await source.bookDrive();
  const faults: string[] = [];
  let files = 0;
  let calls = 0;
  for (let round = 0; round < backups; round += 1) {
    const backup = await backUpWhileWriting();
    faults.push(...backup.missing);
    files += backup.files;
    calls += backup.calls();
    const place = await makeEmptyPlace();
    await restoreInto(place.env, backup.archive);
    faults.push(...(await withPlace(place.env, halves)));
    await place.clear();
  }
  expect(faults).toEqual([]);
  expect(files).toBeGreaterThan(backups);
  expect(calls).toBeGreaterThan(backups);
  recordFigure({
    promise: 'Backup',
    measured: `half records in ${backups} backups made during ${calls} writes, ${files} files in them`,
    bar: '0',
    found: String(faults.length),
  });
});

it('what is restored has the checksums of every table and every file', async () => {
  const before = await checksumsOf(source.test);
  const { archive } = await source.backUp();
  const place = await makeEmptyPlace();
  await restoreInto(place.env, archive);
  const after = await withPlace(place.env, checksumsOf);
  await place.clear();
  expect(Object.keys(after.tables).length).toBeGreaterThan(20);
  expect(after.tables).toEqual(before.tables);
  // What was left by a removal that waited for a backup belongs to no record, and goes with the sweep.
  expect(before.files).toMatchObject(after.files);
  recordFigure({
    promise: 'Backup',
    measured: 'tables and files whose checksums are equal after a restore',
    bar: 'all',
    found: `${Object.keys(after.tables).length} tables, ${Object.keys(after.files).length} files`,
  });
});
