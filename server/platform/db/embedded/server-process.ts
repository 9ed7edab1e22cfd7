import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostmaster } from './lock-file.ts';
import { plainEnvironment, runAs, type SystemUser } from './server-user.ts';
import { buildServerArguments } from './settings.ts';
import { serverPort } from './socket-dir.ts';

const maxLogBytes = 4 * 1024 * 1024;
const maxQuoteLength = 2_000;

/** The log file of one run of the server, which writes to `descriptor`. */
interface ServerLog {
  descriptor: number;
  /** Returns the end of what this run has written. */
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
  /** Undefined while it runs. */
  exit(): ServerExit | undefined;
}

interface ServerExit {
  /** The server's output before it exited. */
  reason: string;
  /** True if it was killed, or if another server or its remains blocked it: a retry may succeed. */
  mayRetry: boolean;
}

const fastShutdownTimeoutMs = 30_000;
const blockedByServer =
  /lock file "[^"]*" (already exists|is empty)|pre-existing shared memory block/;

/**
 * Starts a server, which accepts connections a little later. It outlives this process and has its own session,
 * so that Ctrl-C in the terminal does not stop it: the pool must be closed first.
 */
export function spawnServer(place: ServerPlace): ServerProcess {
  const serverLog = openServerLog(place.logFile);
  const child = spawn(
    join(place.binDir, 'postgres'),
    buildServerArguments(place.clusterDir, place.socketDir, serverPort),
    {
      ...runAs(place.user),
      cwd: '/',
      env: plainEnvironment,
      detached: true,
      stdio: ['ignore', serverLog.descriptor, serverLog.descriptor],
    },
  );
  serverLog.close();
  child.unref();

  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  return {
    pid: child.pid,
    exit() {
      if (failure) return { reason: failure.message, mayRetry: false };
      if (child.exitCode === null && child.signalCode === null) return undefined;
      const reason = serverLog.read();
      return { reason, mayRetry: child.signalCode === 'SIGKILL' || blockedByServer.test(reason) };
    },
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
