import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownMessages } from '#contract/staff/own-account.ts';
import { type loginInput, loginMessages, type StaffUser } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { readStaffUser, startSession } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { findKnownBrowser, rememberBrowser } from './known-browser.ts';
import { isPassword } from './passwords.ts';
import { type AccountWithSecondFactor, spendCode } from './second-factor/codes.ts';
import {
  type Attempt,
  isNamed,
  refuseTooMany,
  resetSignInCounts,
  uncountSignIn,
} from './sign-in-limits.ts';
import type { StaffServices } from './staff-services.ts';

type SignInRequest = FastifyRequest & { body: z.output<typeof loginInput> };

async function findEnabledAccount(db: Db, username: string) {
  const [account] = await db.select().from(staffAccounts).where(isNamed(username));
  return account && !account.isDisabled ? account : null;
}

/** Creates the error for a missing or wrong code. */
const createCodeError = (message: string) =>
  new AppError('unauthenticated', message, { errors: [{ field: 'code', message }] });

/** Requires a valid, unused code for an account with a second factor. */
async function requireCode(
  { db, isLimited, secondFactorKey }: StaffServices,
  attempt: Attempt,
  account: AccountWithSecondFactor,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) {
    if (isLimited) await uncountSignIn(db, attempt);
    throw createCodeError(ownMessages.codeWanted);
  }
  const isRight = await spendCode(db, await secondFactorKey(), account, code);
  if (!isRight) throw createCodeError(ownMessages.wrongCode);
}

/**
 * Signs a staff member in and returns the user. An unknown name, a wrong password and a disabled account get the
 * same message after the same work. A code is requested only after the right password.
 */
export async function signIn(
  services: StaffServices,
  request: SignInRequest,
  reply: FastifyReply,
): Promise<StaffUser> {
  const { db, isLimited } = services;
  const { username, password, code } = request.body;
  const browser = await findKnownBrowser(services, request, username);
  const attempt = { username, address: request.ip, browser };
  await refuseTooMany(services, attempt, reply);
  const account = await findEnabledAccount(db, username);
  const isRight = await isPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw new AppError('unauthenticated', loginMessages.rejected);
  const { _id, secondFactorSecret } = account;
  if (secondFactorSecret) await requireCode(services, attempt, { _id, secondFactorSecret }, code);
  if (!(await startSession(db, account, request, reply))) {
    throw new AppError('unauthenticated', loginMessages.rejected);
  }
  await rememberBrowser(services, request, reply, username);
  if (isLimited) await resetSignInCounts(db, attempt);
  return readStaffUser(account);
}
