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
  /** How often it looks for what staff are to be told; for tests. */
  everyMs?: number;
}

/** Collects what staff are to be told and queues the emails. One process at a time does it; others return at once. */
export async function notifyStaff(db: Db, office: string): Promise<number> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.staffNotices}) as "isMine"`,
    );
    if (rows[0]?.isMine) await collectNotices(tx);
  });
  return await mailNotices(db, office);
}

/** Starts to tell staff of their requests. Every process runs one. Returns a function that stops it. */
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
