import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '#server/platform/env.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-storage.ts';
import { DailyAllowance, openStaging, type Staging } from './staging.ts';
import type { FileStorage } from './storage.ts';
import { makeVirusScanner } from './virus-scanner.ts';

/** Where files are received (staging) and where they are stored. */
export interface Files {
  staging: Staging;
  storage: FileStorage;
}

/** Returns how to reach the S3-compatible service of the settings; null if none is configured. */
export function findS3Settings(env: Env): S3Settings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Opens the storage that the settings select: an S3-compatible service, or a folder in DATA_DIR. The AWS SDK
 * takes 30 MB of memory and is only loaded if it is used.
 */
export async function openFiles(env: Env): Promise<Files> {
  const { DATA_DIR } = env;
  const staging = openStaging(path.join(DATA_DIR, 'incoming'), {
    allowance: env.RATE_LIMIT === 'on' ? new DailyAllowance() : undefined,
    scan: env.SCAN_COMMAND ? makeVirusScanner(env.SCAN_COMMAND) : undefined,
  });
  const s3 = findS3Settings(env);
  if (!s3) return { staging, storage: openFolderStorage(path.join(DATA_DIR, 'files'), staging) };
  const { openS3Storage } = await import('./s3-storage.ts');
  return { staging, storage: openS3Storage(s3) };
}

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
