import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#server/errors.ts';
import type { Sender } from '#server/http/sender.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** What makes two submissions one: the key, and for how long it is remembered. */
export interface Repeat {
  key: string;
  forMs: number;
}

/** How a submission with the given Idempotency-Key is remembered; without one it repeats nothing. */
export function repeatOfKey(key: string | undefined): Repeat {
  return key ? { key: `sent:${key}`, forMs: dayMs } : { key: `none:${randomUUID()}`, forMs: dayMs };
}

/**
 * What makes two plain forms one, as a page without script can't mint a key: the same input from
 * the same address within ten minutes.
 */
export function repeatOfForm(input: object, { ipAddress }: Sender): Repeat {
  const sent = createHash('sha256')
    .update(`${ipAddress}\n${hashOfInput(input)}`)
    .digest('hex');
  return { key: `form:${sent}`, forMs: 10 * minuteMs };
}

/** When a submission that comes in now is forgotten, in UTC. */
export const expiryOf = ({ forMs }: Repeat): string => new Date(Date.now() + forMs).toISOString();

/** The SHA-256 of an accepted input. Schemas put its keys into one order. */
export function hashOfInput(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/** What is thrown where a key comes again with another body (4-decisions, 7). */
export const usedForAnother = (): AppError =>
  new AppError('conflict', 'This Idempotency-Key was already used for another request');
