import { chmodSync, existsSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Restores the symbolic links and execute bits of the package. An npm archive contains no symbolic links;
 * pg-symlinks.json lists them for an install script, which may be disabled. Some copies lose execute bits.
 * @throws if something is missing and the folder is read-only
 */
export function completePackage(packageDir: string): void {
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
