import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How long PostgreSQL may take between creating a lock file and writing its pid. */
const writingTimeoutMs = 5_000;

/** Returns the process id of the server that runs on the cluster; undefined if none does. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = parsePid(readIfExists(join(clusterDir, 'postmaster.pid')));
  return pid && isPostmaster(pid, clusterDir) ? pid : undefined;
}

/** Whether the server was told to stop. It writes that to its lock file. */
export function isStopping(clusterDir: string): boolean {
  const status = readIfExists(join(clusterDir, 'postmaster.pid'))?.split('\n')[7];
  return status?.trim() === 'stopping';
}

/** Whether `content` is the cluster's postmaster.pid. Only the first lines count: the rest changes over time. */
export function isPostmasterLock(content: string | null, clusterDir: string): boolean {
  const ours = readIfExists(join(clusterDir, 'postmaster.pid'));
  const identity = (text?: string | null) => text?.split('\n', 3).join();
  return ours !== undefined && identity(content) === identity(ours);
}

/** Whether the process is the server of this cluster, not a zombie or another process with a reused pid. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') {
    // ps joins the arguments with spaces, which paths may contain too.
    return readCommandLine(pid).includes(`/postgres -D ${clusterDir} -`);
  }
  const [program = '', ...options] = readCommandLine(pid).split('\0');
  return basename(program) === 'postgres' && options.includes(clusterDir);
}

/** Whether any process has this pid, even a zombie. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user. ESRCH: it does not exist.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes a stale lock file that PostgreSQL would respect: its pid belongs to a zombie or another process now,
 * or a power failure left the file empty. If the process is gone, PostgreSQL removes the file after further
 * checks.
 */
export function discardStaleLock(lockFile: string, clusterDir: string): void {
  const content = readIfExists(lockFile);
  if (content === undefined) return;
  const pid = parsePid(content);
  const stale = pid ? isRunning(pid) && !isPostmaster(pid, clusterDir) : isOld(lockFile);
  if (stale) removeIfUnchanged(lockFile, content);
}

/** Two applications may find the same stale lock: the slower one must not remove the lock of a new server. */
function removeIfUnchanged(lockFile: string, content: string): void {
  const renamed = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, renamed);
    if (readFileSync(renamed, 'utf8') !== content) linkSync(renamed, lockFile);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(renamed, { force: true });
}

function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' });
  } catch {
    // The process has ended.
    return '';
  }
}

/** Parses the first line. The pid is negative for the single-user server that creates a cluster. */
function parsePid(content: string | undefined): number | undefined {
  return Math.abs(Number.parseInt(content ?? '', 10)) || undefined;
}

function readIfExists(path: string): string | undefined {
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
