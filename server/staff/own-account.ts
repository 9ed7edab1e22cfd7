import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownMessages, type SecondFactorState } from '#contract/own-account.ts';
import { actorOf } from '#server/audit/actor.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import type { Account } from './account-fields.ts';
import { changeAccount } from './change-account.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { staffAccounts } from './schema.ts';
import { spendCode } from './second-factor/spend-code.ts';
import type { StaffMember } from './sessions.ts';
import { type Attempt, forgiveSignIn } from './sign-in-limits.ts';
import type { StaffDesk } from './staff-desk.ts';

/** The account of whoever sends a request; a route's access made sure that there is one. */
export async function ownAccount({ db }: StaffDesk, { staff }: FastifyRequest): Promise<Account> {
  const { accountId } = staff as StaffMember;
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts._id, accountId));
  if (!account) throw new AppError('unauthenticated', 'Please sign in');
  return account;
}

/** How it stands with an account's second factor. */
export const secondFactorState = (account: Account): SecondFactorState => ({
  isOn: account.secondFactorSecret !== null,
  isRequired: account.mustUseSecondFactor,
  recoveryCodesLeft: account.recoveryHashes.length,
});

/** Changes one's own account as it was when password and code were checked; other sessions end. */
export function changeOwn(
  { db }: StaffDesk,
  { staff }: FastifyRequest,
  account: Account,
  changes: Partial<Account>,
) {
  const { _id, updatedAt: basedOn } = account;
  const keptSession = staff?.sessionId;
  return changeAccount(db, { _id }, { changes, actor: actorOf({ staff }), basedOn, keptSession });
}

async function requirePassword(account: Account, password: string, field: string) {
  if (await isPassword(account.passwordHash, password)) return;
  throw invalidInput([{ field, message: ownMessages.wrongPassword }]);
}

/** Who tries, as sign-ins are counted: whoever has got hold of a session can't guess either. */
const attemptOf = ({ username }: Account, { ip }: FastifyRequest): Attempt => ({
  username,
  address: ip,
});

/** Changes one's own password and ends one's other sessions. */
export async function changePassword(
  desk: StaffDesk,
  request: FastifyRequest & { body: { current: string; password: string } },
  reply: FastifyReply,
): Promise<void> {
  const { current, password } = request.body;
  const account = await ownAccount(desk, request);
  const attempt = attemptOf(account, request);
  await refuseTooMany(desk, attempt, reply);
  await requirePassword(account, current, 'current');
  if (desk.isLimited) await forgiveSignIn(desk.db, attempt);
  if (password === current) {
    throw invalidInput([{ field: 'password', message: ownMessages.samePassword }]);
  }
  await changeOwn(desk, request, account, { passwordHash: await hashPassword(password) });
}

/** One's own account, once password and code have proved whose it is. Both count as a sign-in does. */
export async function provenAccount(
  desk: StaffDesk,
  request: FastifyRequest & { body: { password: string; code: string } },
  reply: FastifyReply,
): Promise<Account> {
  const { password, code } = request.body;
  const account = await ownAccount(desk, request);
  const { _id, secondFactorSecret } = account;
  if (!secondFactorSecret) throw new AppError('conflict', ownMessages.notOn);
  const attempt = attemptOf(account, request);
  await refuseTooMany(desk, attempt, reply);
  await requirePassword(account, password, 'password');
  const key = await desk.secondFactorKey();
  if (!(await spendCode(desk.db, key, { _id, secondFactorSecret }, code))) {
    throw invalidInput([{ field: 'code', message: ownMessages.wrongCode }]);
  }
  if (desk.isLimited) await forgiveSignIn(desk.db, attempt);
  return account;
}
