import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second. */
const ticksPerSecond = 100;

interface ProcessTimes {
  parent: number;
  /** The time of the process and of its ended children, in ticks. */
  ticks: number;
}

/** Reads a process's line in /proc; null if it has just ended. Its name may hold spaces, so fields count from the end of it. */
function readProcess(pid: string): ProcessTimes | null {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ticks };
}

/** Returns the seconds of processor time that a process and all processes that it started have used. Linux only. */
export function readProcessorSeconds(root = process.pid): number {
  const all = new Map<number, ProcessTimes>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = readProcess(pid);
    if (found) all.set(Number(pid), found);
  }
  const isWithin = (pid: number): boolean =>
    pid === root || (all.has(pid) && isWithin(all.get(pid)?.parent ?? 0));
  const ticks = [...all].reduce((sum, [pid, one]) => sum + (isWithin(pid) ? one.ticks : 0), 0);
  return ticks / ticksPerSecond;
}
