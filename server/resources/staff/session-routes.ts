import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http/http.ts';
import { ownPaths } from '#contract/staff/own-account.ts';
import {
  type StaffSession,
  sessionParams,
  staffAccountsAdmin,
} from '#contract/staff/staff-accounts.ts';
import { type Actor, recordAudit, requireActor } from '#server/platform/audit/record-change.ts';
import { staffSessions } from '#server/platform/auth/schema.ts';
import { endAccountSessions, isInUse, type StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readAccount } from './account-fields.ts';
import { accountDocs, ownDocs } from './docs.ts';

/** Lists an account's unexpired sessions, last used first. `currentId` is the caller's own session. */
async function listSessions(db: Db, accountId: string, currentId: string): Promise<StaffSession[]> {
  const { _id, createdAt, lastSeenAt, ipAddress, userAgent } = staffSessions;
  const sessions = await db
    .select({ _id, createdAt, lastSeenAt, ipAddress, userAgent })
    .from(staffSessions)
    .where(and(eq(staffSessions.accountId, accountId), isInUse()))
    .orderBy(desc(lastSeenAt), desc(_id));
  return sessions.map((session) => ({ ...session, isCurrent: session._id === currentId }));
}

/** The sessions to end: one, or all except the one to keep. */
type ChosenSessions = { sessionId: string } | { keptSession: string };

/** Ends sessions of an account. Throws not-found if the account or the session does not exist. */
async function endSessions(
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

const { paths, permission: access } = staffAccountsAdmin;

/** The signed-in staff member, whom the route's access requires. */
const requireStaff = ({ staff }: FastifyRequest) => staff as StaffMember;

/** Registers the sessions of any account, for account managers, and of one's own account. */
export function registerSessions(api: Api, db: Db): void {
  registerAccountSessions(api, db);
  registerOwnSessions(api, db);
}

function registerAccountSessions(api: Api, db: Db): void {
  const path = `${paths.records}/:id/sessions`;
  api.get(
    path,
    { config: { access, docs: accountDocs.sessions }, schema: { params: idParams } },
    async (request) => {
      const { id } = request.params;
      await readAccount(db, id);
      return { success: true, data: await listSessions(db, id, requireStaff(request).sessionId) };
    },
  );

  api.delete(
    path,
    { config: { access, docs: accountDocs.endSessions }, schema: { params: idParams } },
    async (request) => {
      const { sessionId: keptSession } = requireStaff(request);
      await endSessions(db, requireActor(request), request.params.id, { keptSession });
      return { success: true };
    },
  );

  api.delete(
    `${path}/:sessionId`,
    { config: { access, docs: accountDocs.endSession }, schema: { params: sessionParams } },
    async (request) => {
      const { id, sessionId } = request.params;
      await endSessions(db, requireActor(request), id, { sessionId });
      return { success: true };
    },
  );
}

function registerOwnSessions(api: Api, db: Db): void {
  const access = 'staff';
  api.get(ownPaths.sessions, { config: { access, docs: ownDocs.sessions } }, async (request) => {
    const { accountId, sessionId } = requireStaff(request);
    return { success: true, data: await listSessions(db, accountId, sessionId) };
  });

  api.delete(
    ownPaths.sessions,
    { config: { access, docs: ownDocs.endSessions } },
    async (request) => {
      const { accountId, sessionId: keptSession } = requireStaff(request);
      await endSessions(db, requireActor(request), accountId, { keptSession });
      return { success: true };
    },
  );

  api.delete(
    `${ownPaths.sessions}/:id`,
    { config: { access, docs: ownDocs.endSession }, schema: { params: idParams } },
    async (request) => {
      const { accountId } = requireStaff(request);
      await endSessions(db, requireActor(request), accountId, { sessionId: request.params.id });
      return { success: true };
    },
  );
}
