import { readFileSync } from 'node:fs';

/** One entry of Chromium's trace (Trace Event Format), times in microseconds. */
interface TraceEvent {
  name: string;
  /** 'X' for what has a length. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The processor's time of it: what else the machine did meanwhile is not in it. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** What the main thread did from the first paint on, in ms of the processor's time. */
export interface Blocked {
  /** What tasks take beyond 50 ms each, as Lighthouse's total blocking time, at so many times the length. */
  blockedMs: number;
  /** The longest task, as it was. */
  longestMs: number;
}

/** A task that takes longer than this, in ms, keeps a tap waiting. */
const noticedMs = 50;

const ms = (microseconds = 0) => microseconds / 1_000;

/** The tasks that are not part of another one. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  const found: TraceEvent[] = [];
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (task.ts < end) continue;
    found.push(task);
    end = task.ts + (task.dur ?? 0);
  }
  return found;
}

/** Reads a trace of the opening of `url`: what a processor so many times slower would have been kept by. */
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
  if (!begin || !painted) throw new Error(`the trace has no first paint of ${url}`);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      ph === 'X' &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur > painted.ts,
  );
  const lengths = outermost(tasks).map(({ tdur }) => ms(tdur));
  const beyond = lengths.map((length) => Math.max(0, slowness * length - noticedMs));
  return {
    blockedMs: beyond.reduce((sum, time) => sum + time, 0),
    longestMs: Math.max(0, ...lengths),
  };
}
