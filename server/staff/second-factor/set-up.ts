import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ownMessages, type SecondFactorOffer } from '#contract/own-account.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { seal, unseal } from '#server/secrets/seal.ts';
import { changeOwn, ownAccount } from '../own-account.ts';
import { staffAccounts } from '../schema.ts';
import type { StaffDesk } from '../staff-desk.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { addressOf, makeSecret, stepOfCode } from './totp.ts';

/** Offers a new secret, in place of one that was not confirmed. */
export async function beginSetUp(
  desk: StaffDesk,
  request: FastifyRequest,
): Promise<SecondFactorOffer> {
  const { _id, username } = await ownAccount(desk, request);
  const secret = makeSecret();
  const pendingSecret = seal(await desk.secondFactorKey(), _id, secret);
  const { rowCount } = await desk.db
    .update(staffAccounts)
    .set({ pendingSecret })
    .where(and(eq(staffAccounts._id, _id), isNull(staffAccounts.secondFactorSecret)));
  if (rowCount === 0) throw new AppError('conflict', ownMessages.alreadyOn);
  return { secret, uri: addressOf(secret, username) };
}

/** Turns the second factor on once the app has shown that it knows the secret; answers ten codes. */
export async function confirmSetUp(
  desk: StaffDesk,
  request: FastifyRequest & { body: { code: string } },
): Promise<{ recoveryCodes: string[] }> {
  const account = await ownAccount(desk, request);
  const { _id, pendingSecret, secondFactorSecret } = account;
  if (secondFactorSecret) throw new AppError('conflict', ownMessages.alreadyOn);
  if (!pendingSecret) throw new AppError('conflict', ownMessages.notBegun);
  const secret = unseal(await desk.secondFactorKey(), _id, pendingSecret);
  const step = stepOfCode(secret, request.body.code);
  if (step === null) throw invalidInput([{ field: 'code', message: ownMessages.wrongCode }]);
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  await changeOwn(desk, request, account, {
    secondFactorSecret: pendingSecret,
    secondFactorStep: step,
    pendingSecret: null,
    recoveryHashes,
  });
  return { recoveryCodes };
}
