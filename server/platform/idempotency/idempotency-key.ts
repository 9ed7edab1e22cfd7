import { createHash, randomUUID } from 'node:crypto';
import { dayMs } from '#contract/format/pakistan-time.ts';
import { fault } from '#contract/input/fault.ts';
import { AppError } from '#server/platform/errors.ts';
import type { RequestClient } from '#server/platform/http/client.ts';
import * as words from '#words/contract/input';

const minuteMs = 60 * 1000;

/** Submissions with the same key count as one for `forMs` milliseconds. */
export interface IdempotencyKey {
  key: string;
  forMs: number;
}

/** Builds the key from the Idempotency-Key header. Without a header, the submission is never a repeat. */
export function keyFromHeader(key: string | undefined): IdempotencyKey {
  return key ? { key: `sent:${key}`, forMs: dayMs } : { key: `none:${randomUUID()}`, forMs: dayMs };
}

/**
 * Builds the key of a form that was sent without JavaScript and so has no header: the same input from the
 * same IP address within ten minutes is a repeat.
 */
export function keyFromForm(input: object, { ipAddress }: RequestClient): IdempotencyKey {
  const hash = createHash('sha256')
    .update(`${ipAddress}\n${hashInput(input)}`)
    .digest('hex');
  return { key: `form:${hash}`, forMs: 10 * minuteMs };
}

/** Returns when the key of a submission that arrives now expires, as ISO 8601 in UTC. */
export const computeExpiry = ({ forMs }: IdempotencyKey): string =>
  new Date(Date.now() + forMs).toISOString();

/** Returns the SHA-256 of an accepted input. Schemas sort its keys, so equal inputs have equal hashes. */
export function hashInput(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/** Builds the error for a key that is reused with another body: `docs/spec/api.md#idempotency`. */
export const idempotencyConflict = (): AppError =>
  new AppError('conflict', fault('idempotency-key-reused', words.idempotencyKeyReused));
