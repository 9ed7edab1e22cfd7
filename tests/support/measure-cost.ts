import { existsSync, writeFileSync } from 'node:fs';
import { vi } from 'vitest';
import { readMemory } from './process-memory.ts';
import { type RunningServer, serverOptions } from './server-process.ts';

/** The command of the built server, with reports of how long its event loop was blocked. */
export const measuredServer: [string, ...string[]] = [
  process.execPath,
  ...serverOptions,
  '--import=./tests/support/report-stalls.mjs',
  'build/server/main.js',
];

/** What a piece of work cost the server process. */
export interface Cost {
  /** The peak of its memory above the start, in bytes; 0 if the system does not report it. */
  bytes: number;
  /** The longest time in which its event loop was blocked, including time that the CPU spent on other processes. */
  stallMs: number;
  /** The longest CPU time between two turns of its event loop. */
  workMs: number;
  /** The CPU time of all threads of the process. */
  usedMs: number;
}

/** Only Linux reports the peak memory of a process, and can reset it. */
export const canReadPeaks = existsSync('/proc/self/clear_refs');

type Stall = Omit<Cost, 'bytes'>;

async function takeStall({ pid, printed }: RunningServer): Promise<Stall> {
  const find = () =>
    [...printed().matchAll(/longest stall (\d+) ms, work (\d+) ms, used (\d+) ms/g)].map(
      ([, stallMs, workMs, usedMs]): Stall => ({
        stallMs: Number(stallMs),
        workMs: Number(workMs),
        usedMs: Number(usedMs),
      }),
    );
  const before = find().length;
  process.kill(pid, 'SIGUSR2');
  return await vi.waitFor(
    () => {
      const stalls = find();
      const newest = stalls.at(-1);
      if (!newest || stalls.length === before) throw new Error('the process has not reported yet');
      return newest;
    },
    { timeout: 60_000, interval: 10 },
  );
}

/** Measures what `work` costs the server's process. */
export async function measureCost(server: RunningServer, work: () => Promise<void>): Promise<Cost> {
  await takeStall(server);
  const bytesBefore = canReadPeaks ? readMemory(server.pid) : 0;
  if (canReadPeaks) writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  await work();
  return {
    bytes: canReadPeaks ? Math.max(0, readMemory(server.pid, 'VmHWM') - bytesBefore) : 0,
    ...(await takeStall(server)),
  };
}
