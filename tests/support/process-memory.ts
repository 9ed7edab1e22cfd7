import { existsSync, readFileSync } from 'node:fs';

/** Whether the system reports the memory of a process: only Linux does, in a file. */
export const canReadMemory = existsSync('/proc/self/status');

/** Returns the memory of a process in bytes: now (VmRSS) or at its peak (VmHWM). */
export function readMemory(pid: number, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}
