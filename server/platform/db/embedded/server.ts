import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverPort } from './home.ts';
import { isPostmaster } from './postmaster.ts';
import { plainEnvironment, runAs, type SystemUser } from './server-user.ts';

/**
 * The settings of the server. On its command line they override postgresql.conf and ALTER SYSTEM. Acknowledged rows are
 * never lost, only the product connects, and the log contains neither statements nor error details, which would include
 * customers' data.
 */
const serverSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // One syncfs call after a crash: syncing file by file takes seconds.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),

  listen_addresses: '',
  unix_socket_permissions: '0700',
  // More than an application and commands need, for tests and benchmarks: a slot costs some KB.
  max_connections: '200',
  // Cancels the statements of a command that was killed.
  client_connection_check_interval: '2s',

  shared_buffers: '64MB',
  jit: 'off',

  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Everything needed to start the server of a cluster. */
export interface ServerPlace {
  clusterDir: string;
  socketDir: string;
  binDir: string;
  logFile: string;
  user: SystemUser | undefined;
}

/** A server that this process started. */
export interface ServerProcess {
  pid: number | undefined;
  /** Resolves when it has ended. */
  ended: Promise<ServerEnd>;
}

/** How a server ended. */
export interface ServerEnd {
  /** Returns its output. */
  readReason(): string;
  /** Whether it was killed, or blocked by the remains of another server, so that a retry may succeed. */
  mayRetry(): boolean;
}

const fastShutdownTimeoutMs = 30_000;
const maxLogBytes = 4 * 1024 * 1024;
const maxQuoteLength = 2_000;
const blockedByServer =
  /lock file "[^"]*" (already exists|is empty)|pre-existing shared memory block/;

/**
 * Starts a server, which accepts connections a little later. It keeps this process alive until it ends, survives if
 * this process is killed, and has its own session, so that Ctrl-C in the terminal does not stop it: the pool must be
 * closed first.
 */
export function spawnServer(place: ServerPlace): ServerProcess {
  const serverLog = openServerLog(place.logFile);
  const child = spawn(join(place.binDir, 'postgres'), buildArguments(place), {
    ...runAs(place.user),
    cwd: '/',
    env: plainEnvironment,
    detached: true,
    stdio: ['ignore', serverLog.descriptor, serverLog.descriptor],
  });
  serverLog.close();
  return { pid: child.pid, ended: awaitEnd(child, serverLog) };
}

function buildArguments({ clusterDir, socketDir }: ServerPlace): string[] {
  const settings = { ...serverSettings, unix_socket_directories: socketDir, port: `${serverPort}` };
  return [
    // First, because `isPostmaster` looks for these arguments.
    ...['-D', clusterDir],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Reads the log lazily: after a normal end it may have been removed. */
function awaitEnd(child: ChildProcess, { read }: ServerLog): Promise<ServerEnd> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) =>
      resolve({ readReason: () => message, mayRetry: () => false }),
    );
    child.once('exit', (_code, signal) =>
      resolve({
        readReason: read,
        mayRetry: () => signal === 'SIGKILL' || blockedByServer.test(read()),
      }),
    );
  });
}

/** The log file of one run of the server, which writes to `descriptor`. */
interface ServerLog {
  descriptor: number;
  /** Returns the end of this run's output. */
  read(): string;
  close(): void;
}

/** Opens the log for a new run of the server. A large log is renamed to `<path>.1` first. */
function openServerLog(path: string): ServerLog {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, 'a', 0o600);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    read: () => readFileSync(path).subarray(start).toString().slice(-maxQuoteLength),
    close: () => closeSync(descriptor),
  };
}

/** Stops a server of this cluster, disconnecting its clients. Resolves when it is gone. */
export async function stopServer(pid: number, clusterDir: string): Promise<void> {
  const quitAt = Date.now() + fastShutdownTimeoutMs;
  let hasQuit = false;
  signalServer(pid, clusterDir, 'SIGINT');
  while (isPostmaster(pid, clusterDir)) {
    if (!hasQuit && Date.now() > quitAt) {
      // Immediate shutdown without a checkpoint; the next start recovers from the WAL.
      signalServer(pid, clusterDir, 'SIGQUIT');
      hasQuit = true;
    }
    await sleep(10);
  }
}

function signalServer(pid: number, clusterDir: string, signal: NodeJS.Signals): void {
  if (!isPostmaster(pid, clusterDir)) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
