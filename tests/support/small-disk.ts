import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeReachableDir } from './reachable-dir.ts';

/** A disk of a few megabytes that can be filled and made read-only. */
export interface SmallDisk {
  dir: string;
  fill: () => void;
  free: () => void;
  setReadOnly: (isReadOnly: boolean) => void;
  remove: () => void;
}

const mount = (...options: string[]) => spawnSync('mount', options).status === 0;

/** Mounts a small disk in memory; returns null if mounting is not allowed (only root on Linux may). */
export function makeSmallDisk(): SmallDisk | null {
  const dir = makeReachableDir('test-disk-');
  if (!mount('-t', 'tmpfs', '-o', 'size=4m,mode=755', 'tmpfs', dir)) {
    rmSync(dir, { recursive: true });
    return null;
  }
  const filler = path.join(dir, 'filler');
  return {
    dir,
    fill: () => {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(filler),
    setReadOnly: (isReadOnly) => {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, dir]);
    },
    remove: () => {
      execFileSync('umount', [dir]);
      rmSync(dir, { recursive: true });
    },
  };
}
