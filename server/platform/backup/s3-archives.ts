import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { openS3Storage, type S3Settings } from '#server/platform/files/s3-storage.ts';
import { type ArchiveStore, readArchiveTime, type StoredArchive } from './archives.ts';

/** No uploaded file has such a key, so nothing that lists or removes uploaded files touches archives. */
const prefix = 'backups/';

/** Stores archives in the bucket, below `backups/`. They are written to `folder` first. */
export function openS3Archives(settings: S3Settings, folder: string): ArchiveStore {
  const storage = openS3Storage(settings);
  return {
    folder,
    list: async () => {
      const archives: StoredArchive[] = [];
      for await (const { key, bytes, keptAt } of storage.listBelow(prefix)) {
        const name = key.slice(prefix.length);
        const madeAt = readArchiveTime(name, keptAt);
        if (madeAt) archives.push({ name, madeAt, bytes });
      }
      return archives;
    },
    add: async (file, name, signal) => {
      const key = prefix + name;
      const { size } = await stat(file);
      await storage.put(key, createReadStream(file, { signal }), 'application/x-tar');
      const stored = await storage.find(key);
      if (stored?.bytes === size) return;
      await storage.remove(key);
      throw new Error(
        `the bucket has ${stored?.bytes ?? 0} bytes of the archive instead of ${size}`,
      );
    },
    remove: (name) => storage.remove(prefix + name),
  };
}
