import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http.ts';
import { ownPaths } from '#contract/own-account.ts';
import { sessionParams, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { readAccount } from './account-list.ts';
import { endSessions, listSessions } from './session-list.ts';
import type { StaffMember } from './sessions.ts';

const { paths, permission: access } = staffAccountsAdmin;

/** The member of staff that a route's access made sure of. */
const staffOf = ({ staff }: FastifyRequest) => staff as StaffMember;

/** The sessions in use of any account, for those who manage accounts, and of one's own. */
export function registerSessions(api: Api, db: Db): void {
  registerSessionsOfAccounts(api, db);
  registerOwnSessions(api, db);
}

function registerSessionsOfAccounts(api: Api, db: Db): void {
  const path = `${paths.records}/:id/sessions`;
  api.get(path, { config: { access }, schema: { params: idParams } }, async (request) => {
    const { id } = request.params;
    await readAccount(db, id);
    return { success: true, data: await listSessions(db, id, staffOf(request).sessionId) };
  });

  api.delete(path, { config: { access }, schema: { params: idParams } }, async (request) => {
    const { sessionId: keptSession } = staffOf(request);
    await endSessions(db, actorOf(request), request.params.id, { keptSession });
    return { success: true };
  });

  api.delete(
    `${path}/:sessionId`,
    { config: { access }, schema: { params: sessionParams } },
    async (request) => {
      const { id, sessionId } = request.params;
      await endSessions(db, actorOf(request), id, { sessionId });
      return { success: true };
    },
  );
}

function registerOwnSessions(api: Api, db: Db): void {
  const config = { access: 'staff' } as const;
  api.get(ownPaths.sessions, { config }, async (request) => {
    const { accountId, sessionId } = staffOf(request);
    return { success: true, data: await listSessions(db, accountId, sessionId) };
  });

  api.delete(ownPaths.sessions, { config }, async (request) => {
    const { accountId, sessionId: keptSession } = staffOf(request);
    await endSessions(db, actorOf(request), accountId, { keptSession });
    return { success: true };
  });

  api.delete(
    `${ownPaths.sessions}/:id`,
    { config, schema: { params: idParams } },
    async (request) => {
      const { accountId } = staffOf(request);
      await endSessions(db, actorOf(request), accountId, { sessionId: request.params.id });
      return { success: true };
    },
  );
}
