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

/** Starts a session for an account, replacing the one that the browser had, and sets its cookie. */
export async function startSession(
  db: Db,
  accountId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(db, request, reply);
  const token = randomBytes(32).toString('base64url');
  const now = new Date().toISOString();
  await db.insert(staffSessions).values({
    tokenHash: hashOfToken(token),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    ...senderOf(request),
  });
  reply.setCookie(cookieName(request), token, cookieOptions(request));
}

/** Ends the session of a request on the server and takes its cookie back. */
export async function endSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[cookieName(request)];
  if (!token) return;
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOfToken(token)));
  reply.clearCookie(cookieName(request), cookieOptions(request));
}

/** The member of staff whose session the request carries, or null. Disabled accounts have none. */
export async function findStaff(db: Db, request: FastifyRequest): Promise<StaffUser | null> {
  const token = request.cookies[cookieName(request)];
  if (!token) return null;
  const tokenHash = hashOfToken(token);
  const [found] = await db
    .select({
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
