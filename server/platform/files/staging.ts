import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DailyAllowance } from './daily-allowance.ts';
import { DiskRoom } from './disk-room.ts';
import type { VirusScanner } from './virus-scanner.ts';

/** A private folder for received files until they are validated and stored. */
export interface Staging {
  /** Checks the free space of its disk. */
  room: DiskRoom;
  /** How much visitors may send in a day; undefined: unlimited. */
  allowance?: DailyAllowance | undefined;
  /** Scans received files for viruses; undefined: no scan. */
  scan?: VirusScanner | undefined;
  /** Returns a new, unused path in the folder. */
  newPath: () => string;
  /** Removes files that were not written to for `idleMs`: their process died. */
  sweep: (idleMs: number) => Promise<void>;
}

type StagingOptions = Pick<Staging, 'allowance' | 'scan'> & { room?: DiskRoom };

/** Opens `dir` as staging folder; creates it if necessary. */
export function openStaging(dir: string, { room, ...options }: StagingOptions = {}): Staging {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    ...options,
    room: room ?? new DiskRoom(dir),
    newPath: () => path.join(dir, randomUUID()),
    sweep: async (idleMs) => {
      for (const name of await readdir(dir)) {
        const file = path.join(dir, name);
        const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
          // Its request has removed it since the folder was listed.
          if (error.code === 'ENOENT') return null;
          throw error;
        });
        if (found && found.mtimeMs < Date.now() - idleMs) await rm(file, { force: true });
      }
    },
  };
}
