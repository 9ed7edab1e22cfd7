import type { IncomingMessage } from 'node:http';
import type { Uploader } from './upload-places.ts';

const checkEveryMs = 120_000;
/** The minimum number of bytes in the first two minutes. A CV can be sent on so slow a connection. */
const firstMinimum = 32 * 1024;
/** The minimum doubles every two minutes up to this: occupying a slot for longer must cost more. */
const lastMinimum = 512 * 1024;
/** A visitor's form has at most 25 MB; staff send videos. */
const visitorTimeoutMs = 600_000;

/**
 * Ends the connection of a request that sends more than `maxBytes` or too little per two minutes, and of a
 * visitor's request that takes ten minutes. Otherwise a few slow clients could occupy every slot.
 */
export function limitUpload(request: IncomingMessage, maxBytes: number, uploader: Uploader): void {
  let bytes = 0;
  let lastBytes = 0;
  let minimum = firstMinimum;
  const check = setInterval(() => {
    if (bytes - lastBytes < minimum) request.destroy();
    lastBytes = bytes;
    minimum = Math.min(2 * minimum, lastMinimum);
  }, checkEveryMs);
  const end =
    uploader === 'visitor' ? setTimeout(() => request.destroy(), visitorTimeoutMs) : undefined;
  const stop = () => {
    clearInterval(check);
    clearTimeout(end);
  };
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) request.destroy();
  });
  request.once('close', stop);
  request.once('end', stop);
}
