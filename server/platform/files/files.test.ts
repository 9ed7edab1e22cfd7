import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '#server/platform/http/logger.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { warnIfStorageIsAway } from './files.ts';
import { openS3Storage, type S3Settings } from './s3-storage.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

/** Returns the warnings about a service with these settings. */
async function collectWarnings(settings: S3Settings): Promise<unknown[][]> {
  const warnings: unknown[][] = [];
  const logger = createLogger('silent', false);
  logger.warn = (...args: unknown[]) => {
    warnings.push(args);
  };
  const env = { S3_ENDPOINT: settings.endpoint, S3_BUCKET: settings.bucket };
  await warnIfStorageIsAway(env, openS3Storage(settings), logger);
  return warnings;
}

it('logs no warning for a service that works', async () => {
  expect(await collectWarnings(s3.settings)).toEqual([]);
});

it('names S3 and its settings if nothing listens there', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const [[fields, text] = [], ...more] = await collectWarnings({ ...s3.settings, endpoint });
  expect(text).toContain(
    `S3 cannot be used: the bucket uploads (S3_BUCKET) at ${endpoint} (S3_ENDPOINT)`,
  );
  expect(fields).toMatchObject({ err: { code: 'ECONNREFUSED' } });
  expect(more).toEqual([]);
});

it('names a bucket that does not exist', async () => {
  const [[, text] = []] = await collectWarnings({ ...s3.settings, bucket: 'missing' });
  expect(text).toContain('the bucket missing (S3_BUCKET)');
});
