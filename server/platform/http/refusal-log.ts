import type { Logger } from 'pino';

/** A request that is answered before it reaches a route or a limit. */
interface Refusal {
  requestId: string;
  status: number;
}

export type LogRefusal = (refusal: Refusal) => void;

const windowMs = 60_000;
const linesPerWindow = 60;

/**
 * Creates the function that logs refused requests. No limit applies to them, so a flood of them could fill the disk:
 * beyond 60 lines in a minute they are counted, and the next minute's first line says how many were left out. The
 * address, the headers and the bytes of a request are personal data and never logged.
 */
export function createRefusalLog(logger: Pick<Logger, 'info'>): LogRefusal {
  let startedAt = 0;
  let count = 0;
  return (refusal) => {
    const now = Date.now();
    let leftOut = 0;
    if (now - startedAt >= windowMs) {
      leftOut = Math.max(0, count - linesPerWindow);
      startedAt = now;
      count = 0;
    }
    count += 1;
    if (count > linesPerWindow) return;
    logger.info({ ...refusal, ...(leftOut > 0 && { leftOut }) }, 'refused before any route');
  };
}
