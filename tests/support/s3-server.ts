import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Settings } from '#server/platform/files/s3-storage.ts';
import { makeReachableDir } from './reachable-dir.ts';

/** Starts an S3-compatible server on loopback with one empty bucket. */
export async function startS3(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const directory = makeReachableDir('test-s3-');
  const bucket = 'uploads';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the product's settings for a server. */
export const toS3Settings = (settings: S3Settings) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

/** Starts the same server, and returns the product's settings for it. */
export async function startS3Settings() {
  const { settings, stop } = await startS3();
  return { stop, settings: toS3Settings(settings) };
}
