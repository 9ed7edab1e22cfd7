import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/platform/env.ts';
import { findS3Settings } from '#server/platform/files/files.ts';
import { type ArchiveStore, readArchiveTime, type StoredArchive } from './archives.ts';

const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Stores archives in a folder. */
function openFolder(folder: string): ArchiveStore {
  const findArchive = async (name: string): Promise<StoredArchive | null> => {
    // It may be deleted between listing and reading.
    const found = await stat(path.join(folder, name)).catch(ignoreMissing);
    const madeAt = found && readArchiveTime(name, found.mtime);
    return madeAt ? { name, madeAt, bytes: found.size } : null;
  };
  return {
    folder,
    list: async () => {
      // The first backup creates the folder.
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      return (await Promise.all(names.map(findArchive))).filter((archive) => archive !== null);
    },
    add: (file, name) => rename(file, path.join(folder, name)),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Opens the store that the settings select: BACKUP_TO, else the bucket of S3_*, else DATA_DIR/backups. */
export async function openArchiveStore(env: Env): Promise<ArchiveStore> {
  const inDataDir = path.join(env.DATA_DIR, 'backups');
  const s3 = findS3Settings(env);
  if (env.BACKUP_TO || !s3) return openFolder(env.BACKUP_TO ?? inDataDir);
  const { openS3Archives } = await import('./s3-archives.ts');
  return openS3Archives(s3, inDataDir);
}
