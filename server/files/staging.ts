import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A private folder for files that are on their way: received, but not judged or not kept yet. */
export interface Staging {
  /** A path in it that nothing uses. */
  newPath: () => string;
  /** Removes what nobody has written to for so long: its process ended in the middle. */
  sweep: (idleMs: number) => Promise<void>;
}

/** Makes `dir`, if need be, and offers it for files on their way. */
export function openStaging(dir: string): Staging {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    newPath: () => path.join(dir, randomUUID()),
    sweep: async (idleMs) => {
      for (const name of await readdir(dir)) {
        const file = path.join(dir, name);
        const found = await stat(file).catch(() => null);
        if (found && found.mtimeMs < Date.now() - idleMs) await rm(file, { force: true });
      }
    },
  };
}
