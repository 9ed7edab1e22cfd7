import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { desks } from './content/desk.ts';
import { namedByContent } from './content/named-files.ts';
import type { Database } from './db/client.ts';
import type { Files } from './files/files.ts';
import { sweepOrphans } from './files/orphans.ts';
import { jobOpenings } from './jobs/schema.ts';
import { foldDays } from './leads/day-counts.ts';
import { jobApplications } from './leads/job-application.ts';
import { sweepMail } from './mail/due.ts';
import { idempotencyLines } from './repeat/schema.ts';
import { sweepSessions } from './staff/session-life.ts';
import { sweepSignInCounts } from './staff/sign-in-limits.ts';

const hourMs = 60 * 60 * 1000;

/** Every record that names kept files. What none of them names is removed. */
export const namedFiles = [
  sql`select ${jobApplications.cvFile} from ${jobApplications}`,
  sql`select ${jobApplications.photoFile} from ${jobApplications}`,
  sql`select ${jobOpenings.imageUrl} from ${jobOpenings}`,
  sql`select ${jobOpenings.documentUrl} from ${jobOpenings}`,
  ...desks.map(namedByContent),
];

/** Removes what has run out and folds the counts of days that are over, now and every hour. Returns the function that stops it. */
export function startSweeping({ db }: Database, files: Files, logger: Logger): () => void {
  const sweep = async () => {
    try {
      await db.delete(idempotencyLines).where(sql`${idempotencyLines.expiresAt} <= now()`);
      await sweepSessions(db);
      await sweepSignInCounts(db);
      await sweepMail(db);
      await foldDays(db);
      await files.staging.sweep(hourMs);
      const orphans = await sweepOrphans(db, { storage: files.storage, named: namedFiles });
      if (orphans > 0) logger.info({ orphans }, 'removed files that no record names');
    } catch (error) {
      logger.warn({ err: error }, 'what has run out could not be removed; trying again in an hour');
    }
  };
  void sweep();
  const timer = setInterval(sweep, hourMs);
  return () => clearInterval(timer);
}
