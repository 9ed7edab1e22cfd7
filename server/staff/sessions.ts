import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffUser } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { senderOf } from '#server/http/sender.ts';
import { staffAccounts, staffSessions } from './schema.ts';

const hourMs = 60 * 60 * 1000;
/** A session ends after this long without a call, and after this long whatever happens. */
const idleMs = 12 * hourMs;
const lifetimeMs = 7 * 24 * hourMs;
/** Use is noted at most this often, so that reading does not write. */
const touchEveryMs = 60 * 1000;

/** A signed-in member of staff, as the server knows them. */
export interface StaffMember extends StaffUser {
  accountId: string;
}

/** An account at the moment at which its password was checked. */
type CheckedAccount = Pick<typeof staffAccounts.$inferSelect, '_id' | 'passwordHash'>;

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
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
async function keepAccount(tx: Db, { _id, passwordHash }: CheckedAccount): Promise<boolean> {
  const isSame = and(
    eq(staffAccounts._id, _id),
    eq(staffAccounts.passwordHash, passwordHash),
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
 * Answers false, and does nothing, where the account was disabled or got another password since
 * its password was checked: its sessions have been ended then, and this one would outlive that.
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

/** Ends every session of an account. */
export async function endSessionsOf(db: Db, accountId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.accountId, accountId));
}

/** The member of staff whose session the request carries, or null. Disabled accounts have none. */
export async function findStaff(db: Db, request: FastifyRequest): Promise<StaffMember | null> {
  const token = request.cookies[cookieName(request)];
  if (!token) return null;
  const tokenHash = hashOfToken(token);
  const [found] = await db
    .select({
      accountId: staffAccounts._id,
      username: staffAccounts.username,
      role: staffAccounts.role,
      permissions: staffAccounts.permissions,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts._id, staffSessions.accountId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        eq(staffAccounts.isDisabled, false),
        gt(staffSessions.lastSeenAt, ago(idleMs)),
        gt(staffSessions.createdAt, ago(lifetimeMs)),
      ),
    );
  if (!found) return null;
  const { lastSeenAt, ...staff } = found;
  if (lastSeenAt < ago(touchEveryMs)) await touchSession(db, tokenHash);
  return staff;
}

async function touchSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

/** Removes the sessions that have run out. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.lastSeenAt, ago(idleMs)));
  await db.delete(staffSessions).where(lt(staffSessions.createdAt, ago(lifetimeMs)));
}
