import path from 'node:path';
import type { Env } from '#server/env.ts';
import { openFolderStorage } from './folder-storage.ts';
import { openStaging, type Staging } from './staging.ts';
import type { FileStorage } from './storage.ts';

/** Where files are received and where they are kept. */
export interface Files {
  staging: Staging;
  storage: FileStorage;
}

/**
 * Opens what the settings name: an S3-compatible service, or a folder in DATA_DIR. The service's
 * library takes 30 MB, and is loaded where it is used.
 */
export async function openFiles(env: Env): Promise<Files> {
  const { DATA_DIR, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } =
    env;
  const staging = openStaging(path.join(DATA_DIR, 'incoming'));
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { staging, storage: openFolderStorage(path.join(DATA_DIR, 'files'), staging) };
  }
  const { openS3Storage } = await import('./s3-storage.ts');
  const storage = openS3Storage({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
  return { staging, storage };
}
