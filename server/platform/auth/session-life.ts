import { and, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { idleHours, lifetimeHours } from '#contract/session-life.ts';
import type { Db } from '#server/platform/db/client.ts';
import { staffSessions } from './schema.ts';

const ago = (hours: number) => sql`now() - ${hours}::int * interval '1 hour'`;

/** The condition for sessions that have not expired. */
export const isInUse = (): SQL | undefined =>
  and(
    gt(staffSessions.lastSeenAt, ago(idleHours)),
    gt(staffSessions.createdAt, ago(lifetimeHours)),
  );

/** Deletes expired sessions. */
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
