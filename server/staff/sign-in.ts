import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginMessages, type StaffUser } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { isPassword } from './passwords.ts';
import { staffAccounts } from './schema.ts';
import { startSession } from './sessions.ts';
import { type Attempt, countSignIn, forgiveSignIn } from './sign-in-limits.ts';
import { isNamed } from './username.ts';

type SignInRequest = FastifyRequest & { body: { username: string; password: string } };

async function findEnabledAccount(db: Db, username: string) {
  const [account] = await db.select().from(staffAccounts).where(isNamed(username));
  return account && !account.isDisabled ? account : null;
}

/** Counts an attempt; one over a limit is refused, in the same words whoever it is for. */
async function refuseTooMany(db: Db, attempt: Attempt, reply: FastifyReply): Promise<void> {
  const waitSeconds = await countSignIn(db, attempt);
  if (waitSeconds === null) return;
  reply.header('Retry-After', waitSeconds);
  throw new AppError('too-many', loginMessages.tooMany(Math.ceil(waitSeconds / 60)));
}

/**
 * Signs a member of staff in and answers who it is. An unknown name, a wrong password and a
 * disabled account are refused in the same words after the same work.
 */
export async function signIn(
  db: Db,
  { isLimited }: { isLimited: boolean },
  request: SignInRequest,
  reply: FastifyReply,
): Promise<StaffUser> {
  const { username, password } = request.body;
  const attempt = { username, address: request.ip };
  if (isLimited) await refuseTooMany(db, attempt, reply);
  const account = await findEnabledAccount(db, username);
  const isRight = await isPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight || !(await startSession(db, account, request, reply))) {
    throw new AppError('unauthenticated', loginMessages.rejected);
  }
  if (isLimited) await forgiveSignIn(db, attempt);
  const { role, permissions } = account;
  return { username: account.username, role, permissions };
}
