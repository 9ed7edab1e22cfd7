import { and, gt, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { staffSessions } from './schema.ts';

const hourMs = 60 * 60 * 1000;
/** A session ends after this long without a call, and after this long whatever happens. */
const idleMs = 12 * hourMs;
const lifetimeMs = 7 * 24 * hourMs;

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** The condition for the sessions that have not run out. */
export const isInUse = (): SQL | undefined =>
  and(gt(staffSessions.lastSeenAt, ago(idleMs)), gt(staffSessions.createdAt, ago(lifetimeMs)));

/** Removes the sessions that have run out. */
export async function sweepSessions(db: Db): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      or(lt(staffSessions.lastSeenAt, ago(idleMs)), lt(staffSessions.createdAt, ago(lifetimeMs))),
    );
}
