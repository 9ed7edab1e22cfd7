import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { completePackage } from './complete-package.ts';
import type { DatabaseHome } from './home.ts';
import { canReach } from './reach.ts';
import { makeScratchBeside } from './scratch.ts';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * The folder with `postgres` and `initdb`, complete and within reach of the user they run as: the one in
 * the npm package, or, where that is private to root or lacks links and is read-only, a copy in the home.
 */
export function prepareBinaries(
  packageDir: string,
  { homeDir, user }: DatabaseHome,
  log: (message: string) => void,
): string {
  const obstacle = obstacleToRunning(packageDir, user);
  if (!obstacle) return join(packageDir, 'native', 'bin');

  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const copyDir = join(homeDir, `binaries-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(copyDir)) {
    log(`${obstacle}; copying the PostgreSQL programs to ${copyDir}`);
    copyPackage(packageDir, copyDir);
  }
  return join(copyDir, 'native', 'bin');
}

function obstacleToRunning(packageDir: string, user: DatabaseHome['user']): string | undefined {
  try {
    completePackage(packageDir);
  } catch (error) {
    return `${packageDir} is incomplete and cannot be written (${(error as Error).message})`;
  }
  if (canReach(join(packageDir, 'native', 'bin', 'postgres'), user)) return undefined;
  return `User ${user?.uid}, who PostgreSQL runs as, cannot run the programs in ${packageDir}`;
}

/** Copies beside the destination and renames, so that a copy is either whole or not there. */
function copyPackage(packageDir: string, copyDir: string): void {
  const scratchDir = makeScratchBeside(copyDir);
  cpSync(join(packageDir, 'native'), join(scratchDir, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  completePackage(scratchDir);
  openToReaders(scratchDir);
  try {
    renameSync(scratchDir, copyDir);
  } catch (error) {
    // Another application that started at the same moment was faster; its copy is as good.
    if (!existsSync(copyDir)) throw error;
    rmSync(scratchDir, { recursive: true });
  }
  syncToDisk(join(copyDir, '..'));
}

/** Lets every user read, whatever the mask that npm or the copy worked under, and writes all to disk. */
function openToReaders(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o755 : 0o644));
    syncToDisk(path);
  }
}
