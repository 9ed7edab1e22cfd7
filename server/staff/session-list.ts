import { and, desc, eq } from 'drizzle-orm';
import type { StaffSession } from '#contract/staff-accounts.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Db } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import { readAccount } from './account-list.ts';
import { staffSessions } from './schema.ts';
import { isInUse } from './session-life.ts';
import { endSessionsOf } from './sessions.ts';

/** The sessions of an account that are in use, last used first; `currentId` is the asker's own. */
export async function listSessions(
  db: Db,
  accountId: string,
  currentId: string,
): Promise<StaffSession[]> {
  const { _id, createdAt, lastSeenAt, ipAddress, userAgent } = staffSessions;
  const sessions = await db
    .select({ _id, createdAt, lastSeenAt, ipAddress, userAgent })
    .from(staffSessions)
    .where(and(eq(staffSessions.accountId, accountId), isInUse()))
    .orderBy(desc(lastSeenAt), desc(_id));
  return sessions.map((session) => ({ ...session, isCurrent: session._id === currentId }));
}

/** Which sessions of an account to end: one, or all but the one to be kept. */
export type ChosenSessions = { sessionId: string } | { keptSession: string };

/** Ends sessions of an account. Throws not-found where the account or the one session is none. */
export async function endSessions(
  db: Db,
  actor: Actor,
  accountId: string,
  chosen: ChosenSessions,
): Promise<void> {
  const ofAccount = eq(staffSessions.accountId, accountId);
  await db.transaction(async (tx) => {
    await readAccount(tx, accountId);
    const before = await tx.$count(staffSessions, ofAccount);
    if ('sessionId' in chosen) {
      const { rowCount } = await tx
        .delete(staffSessions)
        .where(and(ofAccount, eq(staffSessions._id, chosen.sessionId)));
      if (rowCount === 0) throw notFound('session');
    } else await endSessionsOf(tx, accountId, chosen.keptSession);
    const after = await tx.$count(staffSessions, ofAccount);
    await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: accountId,
      before: { sessions: before },
      after: { sessions: after },
    });
  });
}
