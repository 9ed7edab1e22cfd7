import type { IncomingMessage } from 'node:http';

/** Longer than a poor line pauses. */
const maxPauseMs = 120_000;

/**
 * Ends the connection of a request that brings more than `maxBytes`, or nothing for two minutes: no
 * visitor's browser does either, and nothing in the product could stop it otherwise.
 */
export function limitArrival(request: IncomingMessage, maxBytes: number): void {
  let bytes = 0;
  const end = () => request.destroy();
  const timer = setTimeout(end, maxPauseMs);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) end();
    timer.refresh();
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
