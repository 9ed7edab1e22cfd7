import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffUser } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { senderOf } from '#server/http/sender.ts';
import { staffAccounts, staffSessions } from './schema.ts';
import { isInUse } from './session-life.ts';
import { userOf } from './staff-user.ts';

/** Use is noted at most this often, so that reading does not write. */
const touchEveryMs = 60 * 1000;

/** A signed-in member of staff, as the server knows them. */
export interface StaffMember extends StaffUser {
  accountId: string;
  sessionId: string;
}

/** An account at the moment at which its password, and its code if it needs one, were checked. */
type CheckedAccount = Pick<
  typeof staffAccounts.$inferSelect,
  '_id' | 'passwordHash' | 'secondFactorSecret'
>;

const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Over HTTPS the name binds the cookie to this host; browsers refuse the prefix over plain HTTP. */
const cookieName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-session' : 'session';

const cookieOptions = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https',
});

async function forgetSession(db: Db, request: FastifyRequest): Promise<void> {
  const token = request.cookies[cookieName(request)];
  if (!token) return;
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOfToken(token)));
}

/** Whether an account still is as it was when its password was checked; keeps it so until the end. */
async function keepAccount(tx: Db, account: CheckedAccount): Promise<boolean> {
  const { _id, passwordHash, secondFactorSecret } = account;
  const isSame = and(
    eq(staffAccounts._id, _id),
    eq(staffAccounts.passwordHash, passwordHash),
    sql`${staffAccounts.secondFactorSecret} is not distinct from ${secondFactorSecret}`,
    eq(staffAccounts.isDisabled, false),
  );
  const same = await tx
    .select({ _id: staffAccounts._id })
    .from(staffAccounts)
    .where(isSame)
    .for('share');
  return same.length === 1;
}

/**
 * Starts a session for an account, replacing the one that the browser had, and sets its cookie.
 * Answers false, and does nothing, where the account was disabled, or got another password or
 * second factor, since its password was checked: its sessions have been ended then, and this one would outlive that.
 */
export async function startSession(
  db: Db,
  account: CheckedAccount,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date().toISOString();
  const session = {
    tokenHash: hashOfToken(token),
    accountId: account._id,
    createdAt: now,
    lastSeenAt: now,
    ...senderOf(request),
  };
  const isStarted = await db.transaction(async (tx) => {
    if (!(await keepAccount(tx, account))) return false;
    await forgetSession(tx, request);
    await tx.insert(staffSessions).values(session);
    return true;
  });
  if (isStarted) reply.setCookie(cookieName(request), token, cookieOptions(request));
  return isStarted;
}

/** Ends the session of a request on the server and takes its cookie back. */
export async function endSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await forgetSession(db, request);
  reply.clearCookie(cookieName(request), cookieOptions(request));
}

/** Ends every session of an account, but the one to be kept. */
export async function endSessionsOf(
  db: Db,
  accountId: string,
  keptSession?: string,
): Promise<void> {
  const isOther = keptSession ? ne(staffSessions._id, keptSession) : undefined;
  await db.delete(staffSessions).where(and(eq(staffSessions.accountId, accountId), isOther));
}

/** The account in use that a session in use belongs to; asked with each request of staff. */
const findSession = prepared('find session', (db) =>
  db
    .select({
      accountId: staffAccounts._id,
      username: staffAccounts.username,
      role: staffAccounts.role,
      permissions: staffAccounts.permissions,
      mustUseSecondFactor: staffAccounts.mustUseSecondFactor,
      secondFactorSecret: staffAccounts.secondFactorSecret,
      sessionId: staffSessions._id,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts._id, staffSessions.accountId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        eq(staffAccounts.isDisabled, false),
        isInUse(),
      ),
    ),
);

/** The member of staff whose session the request carries, or null. Disabled accounts have none. */
export async function findStaff(db: Db, request: FastifyRequest): Promise<StaffMember | null> {
  const token = request.cookies[cookieName(request)];
  if (!token) return null;
  const tokenHash = hashOfToken(token);
  const [found] = await findSession(db, { tokenHash });
  if (!found) return null;
  const { accountId, sessionId, lastSeenAt } = found;
  if (Date.parse(lastSeenAt) < Date.now() - touchEveryMs) await touchSession(db, tokenHash);
  return { ...userOf(found), accountId, sessionId };
}

async function touchSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.tokenHash, tokenHash));
}
