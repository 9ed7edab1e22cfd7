import type { IncomingMessage } from 'node:http';

/** The poorest line that a CV can come by: 32 KB in two minutes, pauses included. */
const leastProgress = { bytes: 32 * 1024, everyMs: 120_000 } as const;

/**
 * Ends the connection of a request that brings more than `maxBytes`, or hardly anything in two
 * minutes: no visitor's browser does either. A few addresses could otherwise hold every place with a
 * byte now and then.
 */
export function limitArrival(
  request: IncomingMessage,
  maxBytes: number,
  { bytes: least, everyMs } = leastProgress,
): void {
  let bytes = 0;
  let seen = 0;
  const timer = setInterval(() => {
    if (bytes - seen < least) request.destroy();
    seen = bytes;
  }, everyMs);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) request.destroy();
  });
  request.once('close', () => clearInterval(timer));
  request.once('end', () => clearInterval(timer));
}
