import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { readJournal } from '#server/db/journal.ts';
import { keptAdminPath } from '#server/office/admin-path.ts';
import { namedFiles } from '#server/sweep.ts';
import { entryNames, type Manifest } from './manifest.ts';
import type { Place } from './place.ts';
import { holdRemovals } from './removals.ts';
import { writeSealed } from './sealed-file.ts';
import { withSession } from './session.ts';
import { dumpTable, tablesInOrder } from './tables.ts';

/** What a backup holds. */
export interface Backup {
  tables: number;
  files: number;
  /** The keys of files that records name and that were not there, before the backup began already. */
  missing: string[];
}

async function add(archive: Pack, name: string, bytes: number, content: Readable): Promise<void> {
  await pipeline(content, archive.entry({ name, size: bytes, mode: 0o600 }));
}

const addText = (archive: Pack, name: string, text: string) =>
  add(archive, name, Buffer.byteLength(text), Readable.from([Buffer.from(text)]));

async function addTables(client: pg.Client, { files }: Place, archive: Pack): Promise<number> {
  const tables = await tablesInOrder(client);
  for (const table of tables) {
    // An archive says how long an entry is before it begins.
    const dump = files.staging.newPath();
    try {
      const bytes = await dumpTable(client, table, dump);
      await add(archive, entryNames.table(table), bytes, createReadStream(dump));
    } finally {
      await rm(dump, { force: true });
    }
  }
  return tables.length;
}

/** The keys of the files that the records of this moment name. */
async function keysIn(client: pg.Client): Promise<string[]> {
  const named = sql.join([...namedFiles], sql` union `);
  const { rows } = await drizzle(client, { casing: 'snake_case' }).execute<{ key: string }>(
    sql`select key from (${named}) as named (key) where key is not null order by key`,
  );
  return rows.map(({ key }) => key);
}

/** Adds all tables as they are at one moment; answers their number, and the files that they name. */
async function addMoment(client: pg.Client, place: Place, archive: Pack) {
  await client.query('begin transaction isolation level repeatable read, read only');
  const about: Manifest = {
    product: 'haval-distributor',
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await readJournal(client),
  };
  await addText(archive, entryNames.manifest, JSON.stringify(about));
  const tables = await addTables(client, place, archive);
  const keys = await keysIn(client);
  await client.query('commit');
  return { tables, keys };
}

async function addFiles({ files }: Place, archive: Pack, keys: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const file = await files.storage.find(key);
    if (!file) missing.push(key);
    else await add(archive, entryNames.file(key), file.bytes, await file.read());
  }
  return missing;
}

async function fill(client: pg.Client, place: Place, archive: Pack): Promise<Backup> {
  await holdRemovals(client);
  const { tables, keys } = await addMoment(client, place, archive);
  const missing = await addFiles(place, archive, keys);
  const adminPath = await keptAdminPath(place.dataDir);
  if (adminPath) await addText(archive, entryNames.adminPath, adminPath);
  archive.finalize();
  return { tables, files: keys.length - missing.length, missing };
}

/**
 * Writes all tables, as they are at one moment, and every file that their records name to a new
 * archive, while the product runs. Files that are due to be removed meanwhile are removed later.
 */
export async function makeBackup(place: Place, target: string): Promise<Backup> {
  return await withSession(place.database, async (client) => {
    const archive = pack();
    const filling = fill(client, place, archive).catch((error) => {
      archive.destroy(error);
      throw error;
    });
    const [backup] = await Promise.all([filling, writeSealed(target, Readable.from(archive))]);
    return backup;
  });
}
