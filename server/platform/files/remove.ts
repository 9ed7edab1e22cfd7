import type { FastifyBaseLogger } from 'fastify';
import { removeUnlessBackupRuns } from '#server/platform/backup/removals.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { FileStorage } from './storage.ts';

async function removeAll(storage: FileStorage, keys: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Removes files that no record refers to anymore. The hourly cleanup retries those that fail. */
export async function removeFiles(
  { db, storage }: { db: Db; storage: FileStorage },
  keys: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  if (keys.length === 0) return;
  try {
    await removeUnlessBackupRuns(db, () => removeAll(storage, keys));
  } catch (err) {
    log.warn({ err }, 'a file that no record refers to could not be removed');
  }
}
