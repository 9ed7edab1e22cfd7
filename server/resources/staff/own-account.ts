import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownMessages, type SecondFactorState } from '#contract/staff/own-account.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import type { StaffMember } from '#server/platform/auth/sessions.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { changeAccount } from './change-account.ts';
import { findKnownBrowser } from './known-browser.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { spendCode } from './second-factor/codes.ts';
import { type Attempt, refuseTooMany, resetSignInCounts } from './sign-in-limits.ts';
import type { StaffServices } from './staff-services.ts';

/** Reads the account of a request's sender. The route requires that they are signed in. */
export async function readOwnAccount(
  { db }: StaffServices,
  { staff }: FastifyRequest,
): Promise<Account> {
  const { accountId } = staff as StaffMember;
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts._id, accountId));
  if (!account) throw new AppError('unauthenticated', 'Please sign in');
  return account;
}

/** Converts an account to the state of its second factor. */
export const toSecondFactorState = (account: Account): SecondFactorState => ({
  isOn: account.secondFactorSecret !== null,
  isRequired: account.mustUseSecondFactor,
  recoveryCodesLeft: account.recoveryHashes.length,
});

/** Changes one's own account, unless it changed after password and code were checked. Ends its other sessions. */
export function changeOwnAccount(
  { db }: StaffServices,
  { staff }: FastifyRequest,
  account: Account,
  changes: Partial<Account>,
) {
  const { _id, updatedAt: basedOn } = account;
  const keptSession = staff?.sessionId;
  return changeAccount(
    db,
    { _id },
    { changes, actor: requireActor({ staff }), basedOn, keptSession },
  );
}

/**
 * Checks the password of one's own account, and returns the attempt. It counts like a sign-in, so that a stolen session
 * cannot guess the password. Throws 'invalid' with the field of a wrong one.
 */
async function requirePassword(
  services: StaffServices,
  { username, passwordHash }: Account,
  { request, reply, field, password }: PasswordCheck,
): Promise<Attempt> {
  const browser = await findKnownBrowser(services, request, username);
  const attempt = { username, address: request.ip, browser };
  await refuseTooMany(services, attempt, reply);
  if (await isPassword(passwordHash, password)) return attempt;
  throw invalidInput([{ field, message: ownMessages.wrongPassword }]);
}

interface PasswordCheck {
  request: FastifyRequest;
  reply: FastifyReply;
  field: string;
  password: string;
}

/** Reads one's own account, which has no second factor yet, after checking its password. */
export async function verifyBeforeSetUp(
  services: StaffServices,
  request: FastifyRequest & { body: { password: string } },
  reply: FastifyReply,
): Promise<Account> {
  const account = await readOwnAccount(services, request);
  if (account.secondFactorSecret) throw new AppError('conflict', ownMessages.alreadyOn);
  const { password } = request.body;
  const check = { request, reply, field: 'password', password };
  const attempt = await requirePassword(services, account, check);
  if (services.isLimited) await resetSignInCounts(services.db, attempt);
  return account;
}

/** Changes one's own password and ends all other sessions. */
export async function changePassword(
  services: StaffServices,
  request: FastifyRequest & { body: { current: string; password: string } },
  reply: FastifyReply,
): Promise<void> {
  const { current, password } = request.body;
  const account = await readOwnAccount(services, request);
  const check = { request, reply, field: 'current', password: current };
  const attempt = await requirePassword(services, account, check);
  if (services.isLimited) await resetSignInCounts(services.db, attempt);
  if (password === current) {
    throw invalidInput([{ field: 'password', message: ownMessages.samePassword }]);
  }
  await changeOwnAccount(services, request, account, {
    passwordHash: await hashPassword(password),
  });
}

/** Reads one's own account after checking password and code. Both count like a sign-in. */
export async function verifyOwnAccount(
  services: StaffServices,
  request: FastifyRequest & { body: { password: string; code: string } },
  reply: FastifyReply,
): Promise<Account> {
  const { password, code } = request.body;
  const account = await readOwnAccount(services, request);
  const { _id, secondFactorSecret } = account;
  if (!secondFactorSecret) throw new AppError('conflict', ownMessages.notOn);
  const check = { request, reply, field: 'password', password };
  const attempt = await requirePassword(services, account, check);
  const key = await services.secondFactorKey();
  if (!(await spendCode(services.db, key, { _id, secondFactorSecret }, code))) {
    throw invalidInput([{ field: 'code', message: ownMessages.wrongCode }]);
  }
  if (services.isLimited) await resetSignInCounts(services.db, attempt);
  return account;
}
