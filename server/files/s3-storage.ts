import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type ByteRange, type FileStorage, isKey } from './storage.ts';

/** How an S3-compatible service is reached, and the bucket that is ours there. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const headerOf = ({ start, end }: ByteRange) => `bytes=${start}-${end}`;

/** Keeps files as objects in a bucket of an S3-compatible service. */
export function openS3Storage(settings: S3Settings): FileStorage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    // Services other than Amazon's seldom have a host for each bucket, or its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(Key, Body, ContentType) {
      try {
        await new Upload({ client, params: { Bucket, Key, Body, ContentType } }).done();
      } catch (error) {
        // A service that refuses to be told of the end would hide why it came to one.
        throw Body.errored ?? error;
      }
    },

    async find(Key) {
      const head = await client
        .send(new HeadObjectCommand({ Bucket, Key }))
        .catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
      if (!head) return null;
      return {
        bytes: head.ContentLength ?? 0,
        read: async (range) => {
          const Range = range && headerOf(range);
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
          if (!(Body instanceof Readable)) throw new Error('the object came without content');
          return Body;
        },
      };
    },

    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key = '', LastModified } of Contents) {
          // The bucket may hold what is not ours: that is left alone.
          if (LastModified && isKey(Key)) yield { key: Key, keptAt: LastModified };
        }
      }
    },
  };
}
