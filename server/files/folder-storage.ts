import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Staging } from './staging.ts';
import { type FileStorage, isKey } from './storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Returns when the names in a folder have reached the disk. Windows does that by itself. */
async function syncNames(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(dir, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Keeps files in a folder that only we may enter. A file is written elsewhere, brought to the disk
 * and then given its name, so under its name it is always whole. `staging` is on the same disk.
 */
export function openFolderStorage(root: string, staging: Staging): FileStorage {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('this is no key of ours');
    return path.join(root, key);
  };

  return {
    async put(key, content) {
      const target = pathOf(key);
      const dir = path.dirname(target);
      const draft = staging.newPath();
      try {
        await pipeline(
          content,
          createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
        );
        const made = await mkdir(dir, { recursive: true, mode: 0o700 });
        await rename(draft, target);
        await syncNames(dir);
        if (made) await syncNames(path.dirname(dir));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async find(key) {
      const file = pathOf(key);
      const found = await stat(file).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!found) return null;
      return { bytes: found.size, read: async (range) => createReadStream(file, range) };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list() {
      const names = await readdir(root, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names) {
        const key = name.split(path.sep).join('/');
        if (!isKey(key)) continue;
        const found = await stat(pathOf(key)).catch(() => null);
        if (found) yield { key, keptAt: found.mtime };
      }
    },
  };
}
