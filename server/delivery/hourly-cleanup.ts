import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'pino';
import { trashDays } from '#contract/staff/trash.ts';
import { sweepAuditValues } from '#server/platform/audit/personal-values.ts';
import { sweepSessions } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isLow, readDiskSpace } from '#server/platform/files/disk-room.ts';
import type { Files } from '#server/platform/files/files.ts';
import { removeFiles, sweepOrphans } from '#server/platform/files/remove.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import { idempotencyLines } from '#server/platform/idempotency/schema.ts';
import { deleteOldMail } from '#server/platform/mail/email-queue.ts';
import { sweepMailFolder } from '#server/platform/mail/transport.ts';
import { purgeIfPresent } from '#server/records/trash/move.ts';
import { namedFiles } from '#server/resources/index.ts';
import { foldDays } from '#server/resources/leads/day-counts.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';
import { markRefused } from '#server/resources/newsletter/mark-refused.ts';
import { foldViews } from '#server/resources/page-views/view-counter.ts';
import { eraseExpiredContacts } from '#server/resources/quotes/erase-contacts.ts';
import { sweepSignInCounts } from '#server/resources/staff/sign-in-limits.ts';
import { type TrashResource, trashResources } from './trash/trash.ts';

const hourMs = 60 * 60 * 1000;

/** The dependencies of the hourly cleanup. */
interface CleanupServices {
  db: Db;
  files: Files;
  dataDir: string;
  logger: Logger;
  /** Returns the space of the disk that contains DATA_DIR. */
  readDisk?: typeof readDiskSpace;
}

/** Keyed by the step's name in the log. */
type Steps = Record<string, () => Promise<unknown>>;

const listSteps = ({ db, files, dataDir, logger }: CleanupServices): Steps => ({
  'remove idempotency keys': () =>
    db.delete(idempotencyLines).where(sql`${idempotencyLines.expiresAt} <= now()`),
  'remove sessions': () => sweepSessions(db),
  'remove sign-in counts': () => sweepSignInCounts(db),
  'mark refused subscriptions': () => markRefused(db),
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
/** Whether the low disk space was logged and has not recovered since. */
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

/** Logs an error for each request type of which not all accepted requests are stored or purged. */
export async function checkLedger(db: Db, logger: Pick<Logger, 'error'>): Promise<void> {
  for (const { isBalanced, ...line } of await readLedger(db)) {
    if (!isBalanced) logger.error(line, 'the ledger does not balance: requests are missing');
  }
}

/** How many records of a kind are looked up at once. */
const purgeBatchSize = 500;
/** The actor of purges in the audit. */
const purgeActor = { accountId: null, username: 'hourly cleanup' };

/** Lists records whose time in the trash is over. */
async function listExpired(db: Db, { trash }: TrashResource): Promise<string[]> {
  const { table } = trash.records;
  const { rows } = await db.execute<{ _id: string }>(sql`
    select _id from ${table} where ${table.deletedAt} <= now() - ${trashDays} * interval '1 day'
    order by ${table.deletedAt}, _id limit ${purgeBatchSize}`);
  return rows.map(({ _id }) => _id);
}

/** Purges all records that have been in the trash for 30 days, with their files. */
export async function purgeExpired(
  { db, storage }: { db: Db; storage: FileStorage },
  logger: Logger,
): Promise<void> {
  for (const kind of trashResources) {
    let expired: string[];
    do {
      expired = await listExpired(db, kind);
      for (const id of expired) {
        const keys = await db.transaction((tx) =>
          purgeIfPresent(tx, kind.trash, id, { actor: purgeActor }),
        );
        await removeFiles({ db, storage }, keys ?? [], logger as FastifyBaseLogger);
      }
    } while (expired.length === purgeBatchSize);
  }
}
