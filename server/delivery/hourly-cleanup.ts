import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { sweepAuditValues } from '#server/platform/audit/personal-values.ts';
import { sweepSessions } from '#server/platform/auth/session-life.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isLow, readDiskSpace } from '#server/platform/files/disk-room.ts';
import type { Files } from '#server/platform/files/files.ts';
import { sweepOrphans } from '#server/platform/files/orphans.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { deleteOldMail } from '#server/platform/mail/email-queue.ts';
import { sweepMailFolder } from '#server/platform/mail/transport.ts';
import { namedFiles } from '#server/resources/index.ts';
import { foldDays } from '#server/resources/leads/day-counts.ts';
import { foldViews } from '#server/resources/page-views/fold.ts';
import { eraseExpiredContacts } from '#server/resources/quotes/erase-contacts.ts';
import { sweepSignInCounts } from '#server/resources/staff/sign-in-limits.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { purgeExpired } from './trash/purge-expired.ts';

const hourMs = 60 * 60 * 1000;

/** What the hourly cleanup works on. */
interface CleanupServices {
  db: Db;
  files: Files;
  dataDir: string;
  logger: Logger;
  /** Reads the space of the disk that DATA_DIR is on. */
  readDisk?: typeof readDiskSpace;
}

/** Keyed by the step's name in the log. */
type Steps = Record<string, () => Promise<unknown>>;

const listSteps = ({ db, files, dataDir, logger }: CleanupServices): Steps => ({
  'remove idempotency keys': () =>
    db.delete(idempotencyLines).where(sql`${idempotencyLines.expiresAt} <= now()`),
  'remove sessions': () => sweepSessions(db),
  'remove sign-in counts': () => sweepSignInCounts(db),
  'remove email': () => deleteOldMail(db),
  'remove email files': () => sweepMailFolder(dataDir),
  'remove personal values from the audit': () => sweepAuditValues(db),
  'remove names from expired quotes': () => eraseExpiredContacts(db),
  'fold daily counts': () => foldDays(db),
  'fold page views': () => foldViews(db),
  'remove staged files': () => files.staging.sweep(hourMs),
  'purge the trash': () => purgeExpired({ db, storage: files.storage }, logger),
  'check the ledger': () => checkLedger(db, logger),
  'remove orphaned files': async () => {
    const orphans = await sweepOrphans(db, { storage: files.storage, named: namedFiles });
    if (orphans > 0) logger.info({ orphans }, 'removed files that no record refers to');
  },
});

/** When the cleanup of this process last ended, and the steps that failed. */
interface CleanupResult {
  at: string;
  failedSteps: string[];
}

let lastResult: CleanupResult | null = null;
/** Whether the log has said that the disk is low, since it last was not. */
let hasWarnedOfDisk = false;

/** Returns the result of this process's last cleanup; null before its first one has ended. */
export const readLastCleanup = (): CleanupResult | null => lastResult;

/** Warns once, before uploads are refused for lack of space. */
async function warnOfLowDisk({
  dataDir,
  logger,
  readDisk = readDiskSpace,
}: CleanupServices): Promise<void> {
  const space = await readDisk(dataDir);
  if (isLow(space) && !hasWarnedOfDisk) logger.warn(space, 'the disk of DATA_DIR is nearly full');
  hasWarnedOfDisk = isLow(space);
}

/** Runs every step of the cleanup. A failed step is logged and does not stop the others. */
export async function cleanUp(services: CleanupServices): Promise<void> {
  const failedSteps: string[] = [];
  const steps: Steps = {
    ...listSteps(services),
    'check the disk': () => warnOfLowDisk(services),
  };
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (error) {
      failedSteps.push(step);
      services.logger.warn({ err: error, step }, 'a cleanup step failed; trying again in an hour');
    }
  }
  lastResult = { at: new Date().toISOString(), failedSteps };
}

/** Deletes expired data and sums up past days' counts, now and every hour. Returns a function that stops it. */
export function startCleanup(services: CleanupServices): () => void {
  void cleanUp(services);
  const timer = setInterval(() => cleanUp(services), hourMs);
  return () => clearInterval(timer);
}
