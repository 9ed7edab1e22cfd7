import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/client.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { collectNotices } from './collect.ts';
import { mailNotices } from './send.ts';

interface StaffNotifierServices {
  db: Db;
  /** The back office's URL, without a trailing slash. */
  office: string;
  logger: Logger;
  mail: { wake: () => void };
  /** How often it checks for notices to send; for tests. */
  everyMs?: number;
}

/** Collects notices and queues their emails. Only one process at a time does this; others return immediately. */
export async function notifyStaff(db: Db, office: string): Promise<number> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.staffNotices}) as "isMine"`,
    );
    if (rows[0]?.isMine) await collectNotices(tx);
  });
  return await mailNotices(db, office);
}

/** Starts notifying staff of their requests. Every process runs a notifier. Returns a function that stops it. */
export function startStaffNotifier(services: StaffNotifierServices): () => Promise<void> {
  const { db, office, logger, mail, everyMs = 30_000 } = services;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      if ((await notifyStaff(db, office)) > 0) mail.wake();
    } catch (error) {
      logger.warn({ err: error }, 'staff could not be told of requests; trying again');
    } finally {
      running = null;
    }
  }

  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
