import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http.ts';
import { ownPaths } from '#contract/own-account.ts';
import { sessionParams, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readAccount } from './account-list.ts';
import { accountDocs, ownDocs } from './docs.ts';
import { endSessions, listSessions } from './session-list.ts';

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
