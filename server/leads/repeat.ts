import { createHash, randomUUID } from 'node:crypto';
import type { Sender } from '#server/http/sender.ts';
import { hashOfInput, type Input, type Repeat } from './submit.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** How a submission with the given Idempotency-Key is remembered; without one it repeats nothing. */
export function repeatOfKey(key: string | undefined): Repeat {
  return key ? { key: `sent:${key}`, forMs: dayMs } : { key: `none:${randomUUID()}`, forMs: dayMs };
}

/**
 * What makes two plain forms one, as a page without script can't mint a key: the same input from
 * the same address within ten minutes.
 */
export function repeatOfForm(input: Input, { ipAddress }: Sender): Repeat {
  const sent = createHash('sha256')
    .update(`${ipAddress}\n${hashOfInput(input)}`)
    .digest('hex');
  return { key: `form:${sent}`, forMs: 10 * minuteMs };
}
