import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http/http.ts';
import { listDefaultPermissions } from '#contract/staff/staff.ts';
import {
  accountCreation,
  accountMessages,
  accountQuery,
  accountUpdate,
  passwordReset,
  staffAccountsAdmin,
} from '#contract/staff/staff-accounts.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { listAccountPage, readAccount } from './account-fields.ts';
import { addAccount, noSecondFactor } from './accounts.ts';
import { changeAccount } from './change-account.ts';
import { accountDocs as docs } from './docs.ts';
import { hashPassword, makePassword } from './passwords.ts';

const { paths, permission: access } = staffAccountsAdmin;

/** Builds the context of a change: the actor, the version it is based on, and the actor's session to keep. */
const readChangeContext = (request: FastifyRequest) => ({
  actor: requireActor(request),
  basedOn: readVersion(request),
  keptSession: request.staff?.sessionId,
});

/** Rejects changes of one's own secrets: they need the old secret and have their own routes. */
function refuseOwn({ staff }: FastifyRequest, accountId: string, message: string): void {
  if (staff?.accountId === accountId) throw new AppError('invalid', message);
}

/** Registers how account managers list, add and change staff accounts. */
export function registerAccounts(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: accountQuery } },
    async (request) => ({ success: true, ...(await listAccountPage(db, request.query)) }),
  );

  api.get(
    `${paths.records}/:id`,
    { config: { access, docs: docs.find }, schema: { params: idParams } },
    async (request) => ({ success: true, data: await readAccount(db, request.params.id) }),
  );

  api.post(
    paths.records,
    { config: { access, docs: docs.create }, schema: { body: accountCreation } },
    async (request, reply) => {
      const { password: given, permissions, ...fields } = request.body;
      const password = given ?? makePassword();
      const account = await addAccount(db, requireActor(request), {
        ...fields,
        permissions: permissions ?? listDefaultPermissions(fields.role),
        password,
      });
      reply.status(201);
      return { success: true, data: { ...account, ...(!given && { password }) } };
    },
  );

  api.put(
    `${paths.records}/:id`,
    { config: { access, docs: docs.change }, schema: { params: idParams, body: accountUpdate } },
    async (request) => {
      const change = { changes: request.body, ...readChangeContext(request) };
      return { success: true, data: await changeAccount(db, { _id: request.params.id }, change) };
    },
  );
  registerAccountSecrets(api, db);
}

/** Registers how account managers reset a lost password or second factor. */
function registerAccountSecrets(api: Api, db: Db): void {
  api.post(
    `${paths.records}/:id/password`,
    {
      config: { access, docs: docs.resetPassword },
      schema: { params: idParams, body: passwordReset },
    },
    async (request) => {
      const { id: _id } = request.params;
      refuseOwn(request, _id, accountMessages.ownPassword);
      const password = request.body.password ?? makePassword();
      const changes = { passwordHash: await hashPassword(password) };
      const account = await changeAccount(db, { _id }, { changes, ...readChangeContext(request) });
      return { success: true, data: { ...account, ...(!request.body.password && { password }) } };
    },
  );

  api.delete(
    `${paths.records}/:id/second-factor`,
    { config: { access, docs: docs.removeSecondFactor }, schema: { params: idParams } },
    async (request) => {
      const { id: _id } = request.params;
      refuseOwn(request, _id, accountMessages.ownSecondFactor);
      const change = { changes: noSecondFactor, ...readChangeContext(request) };
      return { success: true, data: await changeAccount(db, { _id }, change) };
    },
  );
}
