import { and, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { staffSessions } from './schema.ts';

/** A session ends after this long without a call, and after this long whatever happens. */
const idleHours = 12;
const lifetimeHours = 7 * 24;

const ago = (hours: number) => sql`now() - ${hours}::int * interval '1 hour'`;

/** The condition for the sessions that have not run out. */
export const isInUse = (): SQL | undefined =>
  and(
    gt(staffSessions.lastSeenAt, ago(idleHours)),
    gt(staffSessions.createdAt, ago(lifetimeHours)),
  );

/** Removes the sessions that have run out. */
export async function sweepSessions(db: Db): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.lastSeenAt, ago(idleHours)),
        lt(staffSessions.createdAt, ago(lifetimeHours)),
      ),
    );
}
