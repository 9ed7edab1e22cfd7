import { json } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { knowsMigrations } from '#server/platform/db/migrate.ts';
import {
  entryNames,
  type Manifest,
  manifest,
  parseEntry,
  readSealed,
  verifySealed,
} from './archive-format.ts';
import type { Backup } from './backup.ts';

/** Reads the entries of an archive one after another. Call `verifyArchive` before. */
export async function* readEntries(archive: string, signal?: AbortSignal) {
  const content = await readSealed(archive, signal);
  const entries = extract();
  content.once('error', (error) => entries.destroy(error));
  yield* content.pipe(entries);
}

/**
 * Verifies the checksum of an archive and returns its manifest. Writes nothing.
 * @throws if the archive is truncated, altered, no backup, or was made by a newer version of the product
 */
export async function verifyArchive(archive: string, signal?: AbortSignal): Promise<Manifest> {
  await verifySealed(archive, signal);
  for await (const entry of readEntries(archive)) {
    if (entry.header.name !== entryNames.manifest) break;
    const parsed = manifest.safeParse(await json(entry));
    if (!parsed.success) break;
    if (knowsMigrations(parsed.data.migrations)) return parsed.data;
    throw new Error(
      `${archive} was made by a newer version of the product: restore it with that version. Nothing was restored.`,
    );
  }
  throw new Error(`${archive} is not a backup that this version can read. Nothing was restored.`);
}

/**
 * Reads a new archive back. Throws if it is damaged, lacks tables or files of the backup, or if `signal` is aborted.
 */
export async function verifyBackup(
  archive: string,
  { tables, files }: Pick<Backup, 'tables' | 'files'>,
  signal?: AbortSignal,
): Promise<void> {
  await verifyArchive(archive, signal);
  const found = { tables: 0, files: 0 };
  for await (const entry of readEntries(archive, signal)) {
    const target = parseEntry(entry.header.name);
    if (target) found['table' in target ? 'tables' : 'files'] += 1;
    entry.resume();
  }
  if (found.tables === tables && found.files === files) return;
  throw new Error(
    `the archive has ${found.tables} of ${tables} tables and ${found.files} of ${files} files`,
  );
}
