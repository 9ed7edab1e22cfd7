import { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import type pg from 'pg';
import { extract } from 'tar-stream';
import { knowsMigrations, migrateTo, migrationLock } from '#server/db/journal.ts';
import { contentTypeOf } from '#server/files/judge/judge.ts';
import { isKey } from '#server/files/storage.ts';
import { forgetAdminPath, keepAdminPath } from '#server/office/admin-path.ts';
import { entryNames, type Manifest, manifest, partOf } from './manifest.ts';
import { type Place, requireEmpty } from './place.ts';
import { readSealed, verifySealed } from './sealed-file.ts';
import { withSession } from './session.ts';
import { fillTable } from './tables.ts';

/** What was restored. */
export interface Restored {
  madeAt: string;
  tables: number;
  files: number;
}

async function* entriesOf(archive: string) {
  const content = await readSealed(archive);
  const entries = extract();
  content.once('error', (error) => entries.destroy(error));
  yield* content.pipe(entries);
}

/**
 * Reads what a whole archive says of itself, and touches nothing.
 * @throws where it was cut off or altered, is no backup, or was made by a newer version of the product
 */
async function verifyArchive(archive: string): Promise<Manifest> {
  await verifySealed(archive);
  for await (const entry of entriesOf(archive)) {
    if (entry.header.name !== entryNames.manifest) break;
    const about = manifest.safeParse(await json(entry));
    if (!about.success) break;
    if (knowsMigrations(about.data.migrations)) return about.data;
    throw new Error(
      `${archive} was made by a newer version of the product: restore it with that version. Nothing was restored.`,
    );
  }
  throw new Error(`${archive} is no backup that this version can read. Nothing was restored.`);
}

async function keepFile({ files }: Place, key: string, content: Readable): Promise<void> {
  if (!isKey(key)) throw new Error(`${key} is no key of a file`);
  await files.storage.put(key, content, contentTypeOf(key.split('.').at(-1) ?? ''));
}

/** Restores every entry; what becomes a file is noted in `kept` before. */
async function restoreEntries(client: pg.Client, place: Place, archive: string, kept: string[]) {
  let tables = 0;
  for await (const entry of entriesOf(archive)) {
    const { name } = entry.header;
    const part = partOf(name);
    if (part && 'table' in part) {
      await fillTable(client, part.table, Readable.from(entry));
      tables += 1;
    } else if (part) {
      kept.push(part.key);
      await keepFile(place, part.key, Readable.from(entry));
    } else if (name === entryNames.adminPath) {
      await keepAdminPath(place.dataDir, await text(entry));
    } else entry.resume();
  }
  return { tables, files: kept.length };
}

/** A product that is started meanwhile waits. What fails leaves the place as empty as it was. */
async function restoreTo(
  place: Place,
  archive: string,
  { madeAt, migrations }: Manifest,
): Promise<Restored> {
  return await withSession(place.database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireEmpty(client, place);
    const kept: string[] = [];
    try {
      await client.query('begin');
      await migrateTo(client, migrations);
      const restored = await restoreEntries(client, place, archive, kept);
      await client.query('commit');
      return { madeAt, ...restored };
    } catch (error) {
      await forgetAdminPath(place.dataDir);
      await Promise.allSettled(kept.map((key) => place.files.storage.remove(key)));
      throw error;
    }
  });
}

/**
 * Restores an archive to an empty place, all tables in one transaction. `withPlace` opens the place,
 * and is called only when the whole archive has been verified.
 * @throws in words for whoever restores: what is wrong with the archive, or that the place is not empty
 */
export async function restoreArchive(
  archive: string,
  withPlace: (restore: (place: Place) => Promise<Restored>) => Promise<Restored>,
): Promise<Restored> {
  const about = await verifyArchive(archive);
  return await withPlace((place) => restoreTo(place, archive, about));
}
