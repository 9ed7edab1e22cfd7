import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How long PostgreSQL may take between creating a lock file and writing its pid. */
const writingTimeoutMs = 5_000;

/** Returns the process id of the server that runs on the cluster; undefined if none does. */
export function findPostmaster(clusterDir: string): number | undefined {
  const pid = parsePid(readLines(join(clusterDir, 'postmaster.pid')));
  return pid && isPostmaster(pid, clusterDir) ? pid : undefined;
}

/** The status that a server writes about itself. A killed server leaves its last one. */
export interface ServerStatus {
  pid: number | undefined;
  /** When the file was last written, in milliseconds; undefined without a file. */
  writtenAt: number | undefined;
  /** `ready` if it accepts connections. */
  word: string | undefined;
}

/** Reads the status of the server that runs, or ran, on the cluster. */
export function readServerStatus(clusterDir: string): ServerStatus {
  const path = join(clusterDir, 'postmaster.pid');
  // Read first: lines that are newer than their time are only read again, older ones would be taken for new.
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const lines = readLines(path);
  return { pid: parsePid(lines), writtenAt, word: lines?.[7]?.trim() };
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

/**
 * Removes a stale lock file that PostgreSQL would respect: its pid belongs to a zombie or another process now,
 * or a power failure left the file empty. If the process is gone, PostgreSQL removes the file after further
 * checks.
 */
export function discardStaleLock(lockFile: string, clusterDir: string): void {
  const lines = readLines(lockFile);
  if (!lines) return;
  const pid = parsePid(lines);
  const isStale = pid ? isRunning(pid) && !isPostmaster(pid, clusterDir) : isOld(lockFile);
  if (isStale) rmSync(lockFile, { force: true });
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
function parsePid(lines: string[] | undefined): number | undefined {
  return Math.abs(Number.parseInt(lines?.[0] ?? '', 10)) || undefined;
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isOld(path: string): boolean {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > writingTimeoutMs;
}
