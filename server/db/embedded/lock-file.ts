import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How long PostgreSQL may take between making a lock file and writing its pid there. */
const writingTimeoutMs = 5_000;

/** The process id of the server that runs on the cluster; undefined if none does. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = pidIn(readIfThere(join(clusterDir, 'postmaster.pid')));
  return pid && isPostmasterOf(pid, clusterDir) ? pid : undefined;
}

/** Whether the server has been asked to stop, which it writes into its lock file. */
export function isStopping(clusterDir: string): boolean {
  const status = readIfThere(join(clusterDir, 'postmaster.pid'))?.split('\n')[7];
  return status?.trim() === 'stopping';
}

/** Whether `content` is that of the cluster's postmaster.pid, whose last lines change as the server lives. */
export function isPostmasterLock(content: string | null, clusterDir: string): boolean {
  const ours = readIfThere(join(clusterDir, 'postmaster.pid'));
  const identity = (text?: string | null) => text?.split('\n', 3).join();
  return ours !== undefined && identity(content) === identity(ours);
}

/** Whether the process is the server of this cluster; a zombie or another that has got its number is not. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') {
    // ps joins the arguments with spaces, which paths may contain as well.
    return commandLineOf(pid).includes(`/postgres -D ${clusterDir} -`);
  }
  const [program = '', ...options] = commandLineOf(pid).split('\0');
  return basename(program) === 'postgres' && options.includes(clusterDir);
}

/** Whether any process has this number, a zombie included. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes a lock file of PostgreSQL that nobody holds and that PostgreSQL would believe in: one whose
 * process is a zombie or somebody else now, or one that a power failure left empty. The rest, a process
 * that is gone, is left to PostgreSQL, which makes further checks then.
 */
export function discardStaleLock(lockFile: string, clusterDir: string): void {
  const content = readIfThere(lockFile);
  if (content === undefined) return;
  const pid = pidIn(content);
  const stale = pid ? isRunning(pid) && !isPostmasterOf(pid, clusterDir) : isOld(lockFile);
  if (stale) removeIfUnchanged(lockFile, content);
}

/** Two applications may find the same stale lock: the slower one must not remove the new server's. */
function removeIfUnchanged(lockFile: string, content: string): void {
  const aside = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, aside);
    if (readFileSync(aside, 'utf8') !== content) linkSync(aside, lockFile);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** The first line; negative for a server without connections, as used to make a cluster. */
function pidIn(content: string | undefined): number | undefined {
  return Math.abs(Number.parseInt(content ?? '', 10)) || undefined;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isOld(path: string): boolean {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > writingTimeoutMs;
}
