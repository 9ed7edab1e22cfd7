import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostmasterOf } from './lock-file.ts';
import { openServerLog } from './server-log.ts';
import { plainEnvironment, runAs, type SystemUser } from './server-user.ts';
import { serverArguments } from './settings.ts';
import { serverPort } from './socket-dir.ts';

/** All that it takes to start the server of a cluster. */
export interface ServerPlace {
  clusterDir: string;
  socketDir: string;
  binDir: string;
  logFile: string;
  user: SystemUser | undefined;
}

/** A server that we started. */
export interface ServerProcess {
  pid: number | undefined;
  /** Undefined while it runs. */
  exit(): ServerExit | undefined;
}

interface ServerExit {
  /** What the server wrote before. */
  reason: string;
  /** True when another server was in the way, or parts of one, or somebody killed it: trying again may help. */
  passing: boolean;
}

const fastShutdownTimeoutMs = 30_000;
const inTheWay = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/;

/**
 * Starts a server, which answers a little later. It outlives this process, and has a session of its own,
 * so that Ctrl-C in the terminal is for us alone: the pool has to be closed before the server stops.
 */
export function spawnServer(place: ServerPlace): ServerProcess {
  const serverLog = openServerLog(place.logFile);
  const child = spawn(
    join(place.binDir, 'postgres'),
    serverArguments(place.clusterDir, place.socketDir, serverPort),
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
      if (failure) return { reason: failure.message, passing: false };
      if (child.exitCode === null && child.signalCode === null) return undefined;
      const reason = serverLog.read();
      return { reason, passing: child.signalCode === 'SIGKILL' || inTheWay.test(reason) };
    },
  };
}

/** Stops a server of this cluster and returns when it is gone. Its clients are disconnected. */
export async function stopServer(pid: number, clusterDir: string): Promise<void> {
  const hurryAt = Date.now() + fastShutdownTimeoutMs;
  let hurried = false;
  signalServer(pid, clusterDir, 'SIGINT');
  while (isPostmasterOf(pid, clusterDir)) {
    if (!hurried && Date.now() > hurryAt) {
      // Without its last checkpoint; the next start recovers from the log of changes.
      signalServer(pid, clusterDir, 'SIGQUIT');
      hurried = true;
    }
    await sleep(10);
  }
}

function signalServer(pid: number, clusterDir: string, signal: NodeJS.Signals): void {
  if (!isPostmasterOf(pid, clusterDir)) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
