import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import { idempotencyLines } from './leads/schema.ts';
import { sweepMail } from './mail/due.ts';
import { sweepSessions } from './staff/sessions.ts';
import { sweepSignInCounts } from './staff/sign-in-limits.ts';

const hourMs = 60 * 60 * 1000;

/** Removes what has run out, now and every hour. Returns the function that stops it. */
export function startSweeping({ db }: Database, logger: Logger): () => void {
  const sweep = async () => {
    try {
      await db.delete(idempotencyLines).where(sql`${idempotencyLines.expiresAt} <= now()`);
      await sweepSessions(db);
      await sweepSignInCounts(db);
      await sweepMail(db);
    } catch (error) {
      logger.warn({ err: error }, 'what has run out could not be removed; trying again in an hour');
    }
  };
  void sweep();
  const timer = setInterval(sweep, hourMs);
  return () => clearInterval(timer);
}
