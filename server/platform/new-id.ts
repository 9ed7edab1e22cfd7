import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const bytesOfOne = 16;
/** Random bytes for 256 ids: requesting bytes from the system for each one takes ten times as long as the rest. */
const pool = new DataView(new ArrayBuffer(256 * bytesOfOne));
let next = pool.byteLength;
let msecs = 0;
let seq = 0;

/** Returns a new UUID v7 (RFC 9562): ids of one process sort in the order in which they were made. */
export function newId(): string {
  if (next === pool.byteLength) {
    randomFillSync(pool);
    next = 0;
  }
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // Only half of its range, so that it can be incremented.
    seq = pool.getUint32(next) >>> 1;
  } else {
    seq += 1;
  }
  const random = new Uint8Array(pool.buffer, next, bytesOfOne);
  next += bytesOfOne;
  return uuidv7({ random, msecs, seq });
}

/** Formats a time as the first part of a UUIDv7. */
function timePart(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/** Returns the first and the last UUIDv7 of a millisecond. */
export const firstIdAt = (ms: number) => `${timePart(ms)}-7000-8000-000000000000`;
export const lastIdAt = (ms: number) => `${timePart(ms)}-7fff-bfff-ffffffffffff`;

/** Returns when a UUIDv7 was made (ISO 8601, UTC), to the millisecond. */
export const findTimeOfId = (id: string): string =>
  new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString();
