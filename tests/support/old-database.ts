import { getTableName } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrateTo, migrationsFolder } from '#server/platform/db/migrate.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { fillEveryTable } from './fill-every-table.ts';

/** Migrates an empty database to where it was before the migration that has this text. Throws if none has it. */
export async function migrateBefore(client: pg.Client, text: string): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder });
  const index = all.findIndex(({ sql }) => sql.join().includes(text));
  if (index < 1) throw new Error(`no migration after the first one has '${text}'`);
  await migrateTo(
    client,
    all.slice(0, index).map(({ folderMillis }) => folderMillis),
  );
}

/** The first text of the migrations after the first half of the product: owners, a response clock and a timeline. */
const firstOfSecondHalf = 'CREATE TABLE "lead_timeline"';

/** Columns of the old database that the upgrade changes on purpose. */
const changed: Record<string, readonly string[]> = {
  // An owner who is no account moves to the notes.
  contact_inquiries: ['assigned_to', 'notes'],
  // The key is folded from the address again.
  newsletter_subscriptions: ['email_key'],
};

/** Counts the requests of each day as they are stored. */
async function countDays(client: pg.Client): Promise<void> {
  await client.query('delete from lead_days');
  for (const { facts, table } of leads) {
    await client.query(
      `insert into lead_days (lead, day, status, shard, count)
       select $1, (created_at at time zone 'Asia/Karachi')::date, status, 1, count(*)
       from "${getTableName(table)}" group by 2, 3`,
      [facts.slug],
    );
  }
}

/**
 * Creates the old tables in an empty database with rows in each, and keeps a copy of them. The function that it returns
 * names the tables, after an upgrade, of which a row is missing, additional or altered.
 */
export async function makeOldDatabase(
  client: pg.Client,
  rows: number,
): Promise<() => Promise<string[]>> {
  await migrateBefore(client, firstOfSecondHalf);
  const filled = await fillEveryTable(client, rows);
  await countDays(client);
  // The upgrade counts days again.
  const tables = filled.filter(({ name }) => name !== 'lead_days');
  await client.query('create schema before');
  for (const { name } of tables)
    await client.query(`create table before."${name}" as table "${name}"`);
  return async () => {
    const damaged: string[] = [];
    for (const { name, columns } of tables) {
      const kept = columns
        .filter((column) => !changed[name]?.includes(column.name))
        .map((column) => `"${column.name}"`)
        .join(', ');
      const [old, now] = [`select ${kept} from before."${name}"`, `select ${kept} from "${name}"`];
      const { rows: differing } = await client.query(
        `(${old} except all ${now}) union all (${now} except all ${old}) limit 1`,
      );
      if (differing.length > 0) damaged.push(name);
    }
    return damaged;
  };
}
