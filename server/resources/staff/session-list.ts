import { and, desc, eq } from 'drizzle-orm';
import type { StaffSession } from '#contract/staff-accounts.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import { staffSessions } from '#server/platform/auth/schema.ts';
import { endAccountSessions, isInUse } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import { readAccount } from './account-list.ts';

/** Lists an account's unexpired sessions, last used first. `currentId` is the caller's own session. */
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

/** The sessions to end: one, or all except the one to keep. */
export type ChosenSessions = { sessionId: string } | { keptSession: string };

/** Ends sessions of an account. Throws not-found if the account or the session does not exist. */
export async function endSessions(
  db: Db,
  actor: Actor,
  accountId: string,
  chosen: ChosenSessions,
): Promise<void> {
  const belongsToAccount = eq(staffSessions.accountId, accountId);
  await db.transaction(async (tx) => {
    await readAccount(tx, accountId);
    const before = await tx.$count(staffSessions, belongsToAccount);
    if ('sessionId' in chosen) {
      const { rowCount } = await tx
        .delete(staffSessions)
        .where(and(belongsToAccount, eq(staffSessions._id, chosen.sessionId)));
      if (rowCount === 0) throw notFound('session');
    } else await endAccountSessions(tx, accountId, chosen.keptSession);
    const after = await tx.$count(staffSessions, belongsToAccount);
    await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: accountId,
      before: { sessions: before },
      after: { sessions: after },
    });
  });
}
