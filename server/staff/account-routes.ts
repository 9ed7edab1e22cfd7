import type { FastifyRequest } from 'fastify';
import { idParams } from '#contract/http.ts';
import { firstPermissions } from '#contract/staff.ts';
import {
  accountCreation,
  accountMessages,
  accountQuery,
  accountUpdate,
  passwordReset,
  staffAccountsAdmin,
} from '#contract/staff-accounts.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import { versionOf } from '#server/http/version.ts';
import { listAccountPage, readAccount } from './account-list.ts';
import { addAccount, noSecondFactor } from './accounts.ts';
import { changeAccount } from './change-account.ts';
import { hashPassword, makePassword } from './passwords.ts';

const { paths, permission: access } = staffAccountsAdmin;

/** Who changes an account, on which version of it, and which session of theirs goes on. */
const changeBy = (request: FastifyRequest) => ({
  actor: actorOf(request),
  basedOn: versionOf(request),
  keptSession: request.staff?.sessionId,
});

/** One's own secrets are changed where the old ones are asked for. */
function refuseOwn({ staff }: FastifyRequest, accountId: string, message: string): void {
  if (staff?.accountId === accountId) throw new AppError('invalid', message);
}

/** How those who manage staff accounts list, add and change them. */
export function registerAccounts(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access }, schema: { querystring: accountQuery } },
    async (request) => ({ success: true, ...(await listAccountPage(db, request.query)) }),
  );

  api.get(
    `${paths.records}/:id`,
    { config: { access }, schema: { params: idParams } },
    async (request) => ({ success: true, data: await readAccount(db, request.params.id) }),
  );

  api.post(
    paths.records,
    { config: { access }, schema: { body: accountCreation } },
    async (request, reply) => {
      const { password: given, permissions, ...fields } = request.body;
      const password = given ?? makePassword();
      const account = await addAccount(db, actorOf(request), {
        ...fields,
        permissions: permissions ?? firstPermissions(fields.role),
        password,
      });
      reply.status(201);
      return { success: true, data: { ...account, ...(!given && { password }) } };
    },
  );

  api.put(
    `${paths.records}/:id`,
    { config: { access }, schema: { params: idParams, body: accountUpdate } },
    async (request) => {
      const change = { changes: request.body, ...changeBy(request) };
      return { success: true, data: await changeAccount(db, { _id: request.params.id }, change) };
    },
  );
  registerAccountSecrets(api, db);
}

/** How they help an account's owner who has lost password or second factor. */
function registerAccountSecrets(api: Api, db: Db): void {
  api.post(
    `${paths.records}/:id/password`,
    { config: { access }, schema: { params: idParams, body: passwordReset } },
    async (request) => {
      const { id: _id } = request.params;
      refuseOwn(request, _id, accountMessages.ownPassword);
      const password = request.body.password ?? makePassword();
      const changes = { passwordHash: await hashPassword(password) };
      const account = await changeAccount(db, { _id }, { changes, ...changeBy(request) });
      return { success: true, data: { ...account, ...(!request.body.password && { password }) } };
    },
  );

  api.delete(
    `${paths.records}/:id/second-factor`,
    { config: { access }, schema: { params: idParams } },
    async (request) => {
      const { id: _id } = request.params;
      refuseOwn(request, _id, accountMessages.ownSecondFactor);
      const change = { changes: noSecondFactor, ...changeBy(request) };
      return { success: true, data: await changeAccount(db, { _id }, change) };
    },
  );
}
