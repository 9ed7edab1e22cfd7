import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { readAdminPath } from '#server/platform/admin-path.ts';
import { readJournal } from '#server/platform/db/migrate.ts';
import { blockRemovals } from '#server/platform/files/remove.ts';
import { entryNames, type Manifest, writeSealed } from './archive-format.ts';
import type { Installation } from './installation.ts';
import { dumpTable, tablesInOrder, withSession } from './tables.ts';

/** The database and the files to back up. */
export interface Source {
  installation: Installation;
  /** Queries of one column that together return the key of every file that a record names. */
  namedFiles: readonly SQL[];
  /** Ends the backup early; it then throws. */
  signal?: AbortSignal | undefined;
}

/** The content of a backup. */
export interface Backup {
  tables: number;
  files: number;
  /** The keys of files that records refer to but that do not exist. They were missing before the backup. */
  missing: string[];
}

async function addEntry(
  archive: Pack,
  name: string,
  bytes: number,
  content: Readable,
): Promise<void> {
  await pipeline(content, archive.entry({ name, size: bytes, mode: 0o600 }));
}

const addText = (archive: Pack, name: string, text: string) =>
  addEntry(archive, name, Buffer.byteLength(text), Readable.from([Buffer.from(text)]));

async function addTables(
  client: pg.Client,
  { files }: Installation,
  archive: Pack,
): Promise<number> {
  const tables = await tablesInOrder(client);
  for (const table of tables) {
    // A tar header contains the length of its entry, so the table is dumped to a file first.
    const dump = files.staging.newPath();
    try {
      const bytes = await dumpTable(client, table, dump);
      await addEntry(archive, entryNames.table(table), bytes, createReadStream(dump));
    } finally {
      await rm(dump, { force: true });
    }
  }
  return tables.length;
}

/** Lists the keys of the files that the records of the snapshot refer to. */
async function listFileKeys(client: pg.Client, namedFiles: readonly SQL[]): Promise<string[]> {
  const named = sql.join([...namedFiles], sql` union `);
  const { rows } = await drizzle(client, { casing: 'snake_case' }).execute<{ key: string }>(
    sql`select key from (${named}) as named (key) where key is not null order by key`,
  );
  return rows.map(({ key }) => key);
}

/** Adds a consistent snapshot of all tables; returns their number and the keys of their files. */
async function addSnapshot(client: pg.Client, { installation, namedFiles }: Source, archive: Pack) {
  await client.query('begin transaction isolation level repeatable read, read only');
  const contents: Manifest = {
    product: 'haval-distributor',
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await readJournal(client),
  };
  await addText(archive, entryNames.manifest, JSON.stringify(contents));
  const tables = await addTables(client, installation, archive);
  const keys = await listFileKeys(client, namedFiles);
  await client.query('commit');
  return { tables, keys };
}

async function addFiles(
  { installation: { files }, signal }: Source,
  archive: Pack,
  keys: string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    signal?.throwIfAborted();
    const file = await files.storage.find(key);
    if (!file) missing.push(key);
    else await addEntry(archive, entryNames.file(key), file.bytes, await file.read());
  }
  return missing;
}

async function fillArchive(client: pg.Client, source: Source, archive: Pack): Promise<Backup> {
  const { installation } = source;
  await blockRemovals(client);
  const { tables, keys } = await addSnapshot(client, source, archive);
  const missing = await addFiles(source, archive, keys);
  const adminPath = await readAdminPath(installation.dataDir);
  if (adminPath) await addText(archive, entryNames.adminPath, adminPath);
  archive.finalize();
  return { tables, files: keys.length - missing.length, missing };
}

/**
 * Writes a consistent snapshot of all tables, and every file that their records refer to, to a new archive. The product
 * may be running: file removals wait until the backup has finished.
 */
export async function makeBackup(source: Source, target: string): Promise<Backup> {
  const { installation, signal } = source;
  const makeArchive = async (client: pg.Client) => {
    signal?.throwIfAborted();
    const archive = pack();
    // The archive's writer then fails, and the session closes regardless of pending queries.
    const cancel = () => archive.destroy(signal?.reason);
    signal?.addEventListener('abort', cancel);
    const filling = fillArchive(client, source, archive).catch((error) => {
      archive.destroy(error);
      throw error;
    });
    try {
      const [backup] = await Promise.all([filling, writeSealed(target, Readable.from(archive))]);
      return backup;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
  return await withSession(installation.database, makeArchive);
}
