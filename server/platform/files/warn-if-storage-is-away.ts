import type { Logger } from 'pino';
import type { Env } from '#server/platform/env.ts';
import type { FileStorage } from './storage.ts';

/**
 * If S3 is configured, lists one file, and logs a warning with the settings if that fails. The product runs
 * without S3: only uploads and uploaded files need it.
 */
export async function warnIfStorageIsAway(
  { S3_ENDPOINT, S3_BUCKET }: Pick<Env, 'S3_ENDPOINT' | 'S3_BUCKET'>,
  storage: FileStorage,
  logger: Logger,
): Promise<void> {
  if (!S3_ENDPOINT) return;
  try {
    await storage.list()[Symbol.asyncIterator]().next();
  } catch (error) {
    logger.warn(
      { err: error },
      `S3 cannot be used: the bucket ${S3_BUCKET} (S3_BUCKET) at ${S3_ENDPOINT} (S3_ENDPOINT) returns an error; uploads are refused until it works`,
    );
  }
}
