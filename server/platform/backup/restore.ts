import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { deleteAdminPath, keepAdminPath } from '#server/platform/admin-path.ts';
import type { Db } from '#server/platform/db/client.ts';
import { migrateFrom, migrateTo } from '#server/platform/db/migrate.ts';
import { isKey } from '#server/platform/files/storage.ts';
import { findContentType } from '#server/platform/files/validation/validate-file.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { adminPath } from '#server/platform/setting-values.ts';
import { entryNames, type Manifest, parseEntry } from './archive-format.ts';
import { type Installation, requireEmpty } from './installation.ts';
import { restores } from './schema.ts';
import { fillTable, tablesInOrder, transientTables, withSession } from './tables.ts';
import { readEntries, verifyArchive } from './verify-archive.ts';

/** What a restored product holds until staff decide about it. */
export interface Held {
  emails: number;
  /** Appointments with a due reminder or a due email about a change. */
  appointments: number;
  /** Issues of the newsletter that were being sent. */
  issues: number;
}

/** The result of a restore. */
export interface Restored {
  madeAt: string;
  tables: number;
  files: number;
  held: Held;
}

/** Holds outgoing messages after everything is restored; called in the transaction of the restore. */
export type HoldRestored = (tx: Db) => Promise<Held>;

async function restoreFile({ files }: Installation, key: string, content: Readable): Promise<void> {
  if (!isKey(key)) throw new Error(`${key} is not the key of a file`);
  await files.storage.put(key, content, findContentType(key.split('.').at(-1) ?? ''));
}

/** Throws if the text cannot be a path segment of the back office: an archive may be forged. */
async function restoreAdminPath({ dataDir }: Installation, text: string): Promise<void> {
  const parsed = adminPath.safeParse(text.trim());
  if (!parsed.success) throw new Error('The archive’s admin-path is not a path of a back office');
  await keepAdminPath(dataDir, parsed.data);
}

/**
 * Restores every entry, and adds the key of each file to `restoredKeys` before writing it. Throws for a table that the
 * archive's migrations do not create, such as a system table of PostgreSQL.
 */
async function restoreEntries(
  client: pg.Client,
  installation: Installation,
  archive: string,
  restoredKeys: string[],
) {
  const known = new Set(await tablesInOrder(client));
  let tables = 0;
  for await (const entry of readEntries(archive)) {
    const { name } = entry.header;
    const target = parseEntry(name);
    if (target && 'table' in target && transientTables.has(target.table)) {
      // Older archives contain these tables.
      entry.resume();
    } else if (target && 'table' in target) {
      if (!known.has(target.table))
        throw new Error(`${target.table} is not a table of the product`);
      await fillTable(client, target.table, Readable.from(entry));
      tables += 1;
    } else if (target) {
      restoredKeys.push(target.key);
      await restoreFile(installation, target.key, Readable.from(entry));
    } else if (name === entryNames.adminPath) {
      await restoreAdminPath(installation, await text(entry));
    } else entry.resume();
  }
  return { tables, files: restoredKeys.length };
}

/** A product that starts during the restore waits. A failed restore leaves the installation empty. */
async function restoreTo(
  installation: Installation,
  { archive, contents, hold }: { archive: string; contents: Manifest; hold: HoldRestored },
): Promise<Restored> {
  const { madeAt, migrations } = contents;
  return await withSession(installation.database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await requireEmpty(client, installation);
    const restoredKeys: string[] = [];
    try {
      await client.query('begin');
      await migrateTo(client, migrations);
      const restored = await restoreEntries(client, installation, archive, restoredKeys);
      await migrateFrom(client, migrations);
      const tx = drizzle(client, { casing: 'snake_case' });
      const restoredAt = new Date().toISOString();
      await tx.insert(restores).values({ restoredAt, madeAt });
      const held = await hold(tx);
      await client.query('commit');
      return { madeAt, ...restored, held };
    } catch (error) {
      await deleteAdminPath(installation.dataDir);
      await Promise.allSettled(restoredKeys.map((key) => installation.files.storage.remove(key)));
      throw error;
    }
  });
}

/**
 * Restores an archive to an empty installation, all tables in one transaction, and migrates it to this version.
 * `withInstallation` opens the installation; it is called only after the whole archive is verified. Outgoing messages
 * are then held: see `hold`.
 * @throws an Error for the operator: what is wrong with the archive, or that the installation is not empty
 */
export async function restoreArchive(
  archive: string,
  hold: HoldRestored,
  withInstallation: (
    restore: (installation: Installation) => Promise<Restored>,
  ) => Promise<Restored>,
): Promise<Restored> {
  const contents = await verifyArchive(archive);
  return await withInstallation((installation) =>
    restoreTo(installation, { archive, contents, hold }),
  );
}
