import { readFileSync } from 'node:fs';

/** An entry of Chromium's trace (Trace Event Format), times in microseconds. */
interface TraceEvent {
  name: string;
  /** 'X' for events with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Its processor time, which other load on the machine does not lengthen. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Main-thread tasks after the first paint, in ms of processor time. */
export interface Blocked {
  /** The total blocking time as Lighthouse defines it, with task lengths multiplied by the slowdown. */
  blockedMs: number;
  /** The longest task, without the slowdown. */
  longestMs: number;
}

/** Longer tasks delay input noticeably. */
const blockingMs = 50;

const ms = (microseconds = 0) => microseconds / 1_000;

/** Finds the tasks that are not nested in another one. */
function findOutermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  const found: TraceEvent[] = [];
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (task.ts < end) continue;
    found.push(task);
    end = task.ts + (task.dur ?? 0);
  }
  return found;
}

/** Reads a trace of a page load. Returns its blocking time on a processor `slowness` times slower. */
export function readBlocked(traceFile: string, url: string, slowness: number): Blocked {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    readFileSync(traceFile, 'utf8'),
  );
  const begin = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const painted = traceEvents.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === begin?.pid && ts >= begin.ts,
  );
  if (!begin || !painted) throw new Error(`the trace contains no first paint of ${url}`);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      ph === 'X' &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur > painted.ts,
  );
  const lengths = findOutermost(tasks).map(({ tdur }) => ms(tdur));
  const beyond = lengths.map((length) => Math.max(0, slowness * length - blockingMs));
  return {
    blockedMs: beyond.reduce((sum, time) => sum + time, 0),
    longestMs: Math.max(0, ...lengths),
  };
}
