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

/** How to reach an S3-compatible service, and the bucket to use. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const buildRangeHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end}`;

/** An object of the bucket, not necessarily an uploaded file. */
interface StoredObject {
  key: string;
  bytes: number;
  keptAt: Date;
}

/** Stores files in a bucket, which may have other objects too. */
interface S3Storage extends FileStorage {
  /** Lists all objects whose keys begin with `prefix`. */
  listBelow: (prefix: string) => AsyncIterable<StoredObject>;
}

/** Stores files as objects in a bucket of an S3-compatible service. */
export function openS3Storage(settings: S3Settings): S3Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    // Few services other than Amazon's support a host per bucket, or the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function* listBelow(Prefix?: string): AsyncGenerator<StoredObject> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        if (LastModified) yield { key: Key, bytes: Size, keptAt: LastModified };
      }
    }
  }

  return {
    listBelow,

    async put(Key, Body, ContentType) {
      try {
        await new Upload({ client, params: { Bucket, Key, Body, ContentType } }).done();
      } catch (error) {
        // If aborting the upload fails, the service's error must not hide why the stream failed.
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
          const Range = range && buildRangeHeader(range);
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
          if (!(Body instanceof Readable))
            throw new Error('the S3 service sent an object without content');
          return Body;
        },
      };
    },

    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    async *list() {
      for await (const { key, keptAt } of listBelow()) {
        // Other objects in the bucket are not uploaded files.
        if (isKey(key)) yield { key, keptAt };
      }
    },
  };
}
