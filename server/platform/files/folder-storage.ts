import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Staging } from './staging.ts';
import { type FileStorage, isKey } from './storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Flushes the list of names in a folder to disk. Windows does not need that. */
async function syncNames(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(dir, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Stores files in a folder that only the product's user can access. A file is written in `staging`, flushed to
 * disk and then renamed, so that a stored file is always complete. `staging` must be on the same disk.
 */
export function openFolderStorage(root: string, staging: Staging): FileStorage {
  const resolvePath = (key: string) => {
    if (!isKey(key)) throw new Error('this is not a storage key');
    return path.join(root, key);
  };

  return {
    async put(key, content) {
      const target = resolvePath(key);
      const dir = path.dirname(target);
      const stagedPath = staging.newPath();
      try {
        await pipeline(
          content,
          createWriteStream(stagedPath, { flags: 'wx', mode: 0o600, flush: true }),
        );
        const created = await mkdir(dir, { recursive: true, mode: 0o700 });
        await rename(stagedPath, target);
        await syncNames(dir);
        if (created) await syncNames(path.dirname(dir));
      } catch (error) {
        await rm(stagedPath, { force: true });
        throw error;
      }
    },

    async find(key) {
      const file = resolvePath(key);
      const found = await stat(file).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!found) return null;
      return { bytes: found.size, read: async (range) => createReadStream(file, range) };
    },

    async remove(key) {
      await rm(resolvePath(key), { force: true });
    },

    async *list() {
      const names = await readdir(root, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names) {
        const key = name.split(path.sep).join('/');
        if (!isKey(key)) continue;
        const found = await stat(resolvePath(key)).catch((error: unknown) => {
          // Removed after its folder was listed.
          if (isMissing(error)) return null;
          throw error;
        });
        if (found) yield { key, keptAt: found.mtime };
      }
    },
  };
}
