import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const maxLogBytes = 4 * 1024 * 1024;
const maxQuoteLength = 2_000;

/** The log of one run of the server, which writes to `descriptor`. */
export interface ServerLog {
  descriptor: number;
  /** What this run has written, or the end of it. */
  read(): string;
  close(): void;
}

/** Opens the log for a new run of the server; a log that has grown large becomes `<path>.1`. */
export function openServerLog(path: string): ServerLog {
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
