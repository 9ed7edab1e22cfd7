import { existsSync, readFileSync } from 'node:fs';

/** Whether the system tells how much memory a process holds: only Linux does, in a file. */
export const tellsMemory = existsSync('/proc/self/status');

/** How many bytes a process holds now, or has held at most. */
export function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}
