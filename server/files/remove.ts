import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './storage.ts';

/** Removes files that no record names any more. Those that stay behind the sweep finds. */
export async function removeFiles(
  storage: FileStorage,
  keys: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) log.warn({ err: failed.reason }, 'a file that no record names is still there');
}
