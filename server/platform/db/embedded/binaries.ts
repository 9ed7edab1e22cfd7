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
import { makeScratchDir } from './scratch.ts';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * Returns the folder with `postgres` and `initdb`, complete and accessible for the user they run as. It is in
 * the npm package, or in a copy below the home if the package is private to root, or incomplete and read-only.
 */
export function prepareBinaries(
  packageDir: string,
  { homeDir, user }: DatabaseHome,
  log: (message: string) => void,
): string {
  const problem = findProblem(packageDir, user);
  if (!problem) return join(packageDir, 'native', 'bin');

  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const copyDir = join(homeDir, `binaries-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(copyDir)) {
    log(`${problem}; copying the PostgreSQL programs to ${copyDir}`);
    copyPackage(packageDir, copyDir);
  }
  return join(copyDir, 'native', 'bin');
}

function findProblem(packageDir: string, user: DatabaseHome['user']): string | undefined {
  try {
    completePackage(packageDir);
  } catch (error) {
    return `${packageDir} is incomplete and cannot be written (${(error as Error).message})`;
  }
  if (canReach(join(packageDir, 'native', 'bin', 'postgres'), user)) return undefined;
  return `PostgreSQL runs as user ${user?.uid}, who cannot run the programs in ${packageDir}`;
}

/** Copies to a scratch folder and renames that, so that no partial copy is ever used. */
function copyPackage(packageDir: string, copyDir: string): void {
  const scratchDir = makeScratchDir(copyDir);
  cpSync(join(packageDir, 'native'), join(scratchDir, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  completePackage(scratchDir);
  makeReadable(scratchDir);
  try {
    renameSync(scratchDir, copyDir);
  } catch (error) {
    // Another application that started at the same time was faster; its copy is equivalent.
    if (!existsSync(copyDir)) throw error;
    rmSync(scratchDir, { recursive: true });
  }
  syncToDisk(join(copyDir, '..'));
}

/** Makes everything readable for all users, whatever umask npm or the copy used, and syncs it to disk. */
function makeReadable(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o755 : 0o644));
    syncToDisk(path);
  }
}
