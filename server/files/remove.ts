import type { FastifyBaseLogger } from 'fastify';
import { removeUnlessHeld } from '#server/backup/removals.ts';
import type { Db } from '#server/db/client.ts';
import type { FileStorage } from './storage.ts';

async function removeAll(storage: FileStorage, keys: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Removes files that no record names any more. Those that stay behind the sweep finds. */
export async function removeFiles(
  { db, storage }: { db: Db; storage: FileStorage },
  keys: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  if (keys.length === 0) return;
  try {
    await removeUnlessHeld(db, () => removeAll(storage, keys));
  } catch (err) {
    log.warn({ err }, 'a file that no record names is still there');
  }
}
