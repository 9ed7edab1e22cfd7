import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownMessages, type SecondFactorOffer } from '#contract/staff/own-account.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { decryptSecret, encryptSecret } from '#server/platform/secrets/secret.ts';
import {
  changeOwnAccount,
  readOwnAccount,
  verifyBeforeSetUp,
} from '#server/resources/staff/own-account.ts';
import type { StaffServices } from '#server/resources/staff/staff-services.ts';
import { buildOtpUrl, findCodeStep, makeRecoveryCodes, makeSecret } from './codes.ts';

/** Creates a new secret after the password is checked. It replaces an unconfirmed one. */
export async function beginSetUp(
  services: StaffServices,
  request: FastifyRequest & { body: { password: string } },
  reply: FastifyReply,
): Promise<SecondFactorOffer> {
  const { _id, username } = await verifyBeforeSetUp(services, request, reply);
  const secret = makeSecret();
  const pendingSecret = encryptSecret(await services.secondFactorKey(), _id, secret);
  const { rowCount } = await services.db
    .update(staffAccounts)
    .set({ pendingSecret })
    .where(and(eq(staffAccounts._id, _id), isNull(staffAccounts.secondFactorSecret)));
  if (rowCount === 0) throw new AppError('conflict', ownMessages.alreadyOn);
  return { secret, uri: buildOtpUrl(secret, username) };
}

/** Turns the second factor on after a code from the app proves the secret. Returns ten recovery codes. */
export async function confirmSetUp(
  services: StaffServices,
  request: FastifyRequest & { body: { code: string } },
): Promise<{ recoveryCodes: string[] }> {
  const account = await readOwnAccount(services, request);
  const { _id, pendingSecret, secondFactorSecret } = account;
  if (secondFactorSecret) throw new AppError('conflict', ownMessages.alreadyOn);
  if (!pendingSecret) throw new AppError('conflict', ownMessages.notBegun);
  const secret = decryptSecret(await services.secondFactorKey(), _id, pendingSecret);
  const step = findCodeStep(secret, request.body.code);
  if (step === null) throw invalidInput([{ field: 'code', message: ownMessages.wrongCode }]);
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  await changeOwnAccount(services, request, account, {
    secondFactorSecret: pendingSecret,
    secondFactorStep: step,
    pendingSecret: null,
    recoveryHashes,
  });
  return { recoveryCodes };
}
