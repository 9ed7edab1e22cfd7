import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownMessages } from '#contract/own-account.ts';
import { type loginInput, loginMessages, type StaffUser } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { isPassword } from './passwords.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { staffAccounts } from './schema.ts';
import { type ArmedAccount, spendCode } from './second-factor/spend-code.ts';
import { startSession } from './sessions.ts';
import { type Attempt, forgiveSignIn, takeBackSignIn } from './sign-in-limits.ts';
import type { StaffDesk } from './staff-desk.ts';
import { userOf } from './staff-user.ts';
import { isNamed } from './username.ts';

type SignInRequest = FastifyRequest & { body: z.output<typeof loginInput> };

async function findEnabledAccount(db: Db, username: string) {
  const [account] = await db.select().from(staffAccounts).where(isNamed(username));
  return account && !account.isDisabled ? account : null;
}

/** Says that only the code is missing or wrong (4-decisions, 5). */
const codeRefused = (message: string) =>
  new AppError('unauthenticated', message, { errors: [{ field: 'code', message }] });

/** Lets an account with a second factor go on with a code that is right and was never used. */
async function requireCode(
  { db, isLimited, secondFactorKey }: StaffDesk,
  attempt: Attempt,
  account: ArmedAccount,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) {
    if (isLimited) await takeBackSignIn(db, attempt);
    throw codeRefused(ownMessages.codeWanted);
  }
  const isRight = await spendCode(db, await secondFactorKey(), account, code);
  if (!isRight) throw codeRefused(ownMessages.wrongCode);
}

/**
 * Signs a member of staff in and answers who it is. An unknown name, a wrong password and a
 * disabled account are refused in the same words after the same work; a code is asked for only
 * once the password is right.
 */
export async function signIn(
  desk: StaffDesk,
  request: SignInRequest,
  reply: FastifyReply,
): Promise<StaffUser> {
  const { db, isLimited } = desk;
  const { username, password, code } = request.body;
  const attempt = { username, address: request.ip };
  await refuseTooMany(desk, attempt, reply);
  const account = await findEnabledAccount(db, username);
  const isRight = await isPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw new AppError('unauthenticated', loginMessages.rejected);
  const { _id, secondFactorSecret } = account;
  if (secondFactorSecret) await requireCode(desk, attempt, { _id, secondFactorSecret }, code);
  if (!(await startSession(db, account, request, reply))) {
    throw new AppError('unauthenticated', loginMessages.rejected);
  }
  if (isLimited) await forgiveSignIn(db, attempt);
  return userOf(account);
}
