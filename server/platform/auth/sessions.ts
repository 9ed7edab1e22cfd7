import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  automaticHeader,
  idleHours,
  lifetimeHours,
  touchIntervalMs,
} from '#contract/staff/session-life.ts';
import { isDealerPermission, isMissingDealer, type StaffUser } from '#contract/staff/staff.ts';
import type { Db } from '#server/platform/db/client.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { readClient } from '#server/platform/http/client.ts';
import { isHttps } from '#server/platform/http/origin.ts';
import { type Account, staffAccounts, staffSessions } from './schema.ts';

const ago = (hours: number) => sql`now() - ${hours}::int * interval '1 hour'`;

/** The condition for sessions that have not expired. */
export const isInUse = (): SQL | undefined =>
  and(
    gt(staffSessions.lastSeenAt, ago(idleHours)),
    gt(staffSessions.createdAt, ago(lifetimeHours)),
  );

/** Deletes expired sessions. */
export async function sweepSessions(db: Db): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.lastSeenAt, ago(idleHours)),
        lt(staffSessions.createdAt, ago(lifetimeHours)),
      ),
    );
}

/** The account fields that a staff user is built from. */
export type UserFields = Pick<
  Account,
  'username' | 'role' | 'permissions' | 'dealerId' | 'mustUseSecondFactor' | 'secondFactorSecret'
>;

/**
 * Converts an account to the user that its browser sees. The user has no permissions until a required second factor is
 * set up, nor with the role of dealers but no dealer. An account of a dealer has only permissions for what dealers
 * handle, even if others are stored.
 */
export function readStaffUser(account: UserFields): StaffUser {
  const { username, role, dealerId, mustUseSecondFactor, secondFactorSecret } = account;
  if (mustUseSecondFactor && !secondFactorSecret) {
    return { username, role, permissions: [], dealerId, mustSetUpSecondFactor: true };
  }
  if (isMissingDealer(account)) return { username, role, permissions: [], dealerId };
  const permissions = dealerId
    ? account.permissions.filter(isDealerPermission)
    : account.permissions;
  return { username, role, permissions, dealerId };
}

/** A signed-in staff member on the server. */
export interface StaffMember extends StaffUser {
  accountId: string;
  sessionId: string;
}

/** An account as it was when its password, and its code if required, were checked. */
type CheckedAccount = Pick<
  typeof staffAccounts.$inferSelect,
  '_id' | 'passwordHash' | 'secondFactorSecret'
>;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Over HTTPS the `__Host-` prefix binds the cookie to this host; browsers reject it over plain HTTP. */
const buildCookieName = (request: FastifyRequest) =>
  isHttps(request) ? '__Host-session' : 'session';

/** Whether a request has a session cookie, valid or not. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  request.headers.cookie !== undefined && request.cookies[buildCookieName(request)] !== undefined;

const cookieOptions = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isHttps(request),
});

async function forgetSession(db: Db, request: FastifyRequest): Promise<void> {
  const token = request.cookies[buildCookieName(request)];
  if (!token) return;
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}

/** Locks an account until the transaction ends; false if it changed since its password was checked. */
async function lockCheckedAccount(tx: Db, account: CheckedAccount): Promise<boolean> {
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
 * Starts a session for an account, replaces the browser's previous one, and sets its cookie. Returns false and does
 * nothing if the account was disabled, or its password or second factor changed, since its password was checked:
 * that change ended all sessions, and this one would survive it.
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
    tokenHash: hashToken(token),
    accountId: account._id,
    createdAt: now,
    lastSeenAt: now,
    ...readClient(request),
  };
  const isStarted = await db.transaction(async (tx) => {
    if (!(await lockCheckedAccount(tx, account))) return false;
    await forgetSession(tx, request);
    await tx.insert(staffSessions).values(session);
    return true;
  });
  if (isStarted) reply.setCookie(buildCookieName(request), token, cookieOptions(request));
  return isStarted;
}

/** Ends the session of a request and clears its cookie. */
export async function endSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await forgetSession(db, request);
  reply.clearCookie(buildCookieName(request), cookieOptions(request));
}

/** Ends all sessions of an account, except the one to keep. */
export async function endAccountSessions(
  db: Db,
  accountId: string,
  keptSession?: string,
): Promise<void> {
  const isOther = keptSession ? ne(staffSessions._id, keptSession) : undefined;
  await db.delete(staffSessions).where(and(eq(staffSessions.accountId, accountId), isOther));
}

/** Finds the enabled account of an unexpired session. Runs with each staff request. */
const findSession = prepared('find session', (db) =>
  db
    .select({
      accountId: staffAccounts._id,
      username: staffAccounts.username,
      role: staffAccounts.role,
      permissions: staffAccounts.permissions,
      dealerId: staffAccounts.dealerId,
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

/** Returns the staff member of a request's session, or null, without updating `lastSeenAt`. */
export const checkSession = async (db: Db, request: FastifyRequest): Promise<StaffMember | null> =>
  (await readSession(db, request))?.staff ?? null;

/** Whether a person triggered the request, as opposed to an open tab that refreshes itself. */
const isUse = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers[automaticHeader] === undefined && routeOptions.config.isAutomatic !== true;

/**
 * Returns the staff member of a request's session and updates its `lastSeenAt` if the request counts as use. Returns
 * null if there is none or the account is disabled.
 */
export async function findStaff(db: Db, request: FastifyRequest): Promise<StaffMember | null> {
  const session = await readSession(db, request);
  if (!session) return null;
  const { staff, tokenHash, lastSeenAt } = session;
  if (!isUse(request)) return staff;
  if (Date.parse(lastSeenAt) < Date.now() - touchIntervalMs) await touchSession(db, tokenHash);
  return staff;
}

async function readSession(db: Db, request: FastifyRequest) {
  const token = request.cookies[buildCookieName(request)];
  if (!token) return null;
  const tokenHash = hashToken(token);
  const [found] = await findSession(db, { tokenHash });
  if (!found) return null;
  const { accountId, sessionId, lastSeenAt } = found;
  return { staff: { ...readStaffUser(found), accountId, sessionId }, tokenHash, lastSeenAt };
}

async function touchSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.tokenHash, tokenHash));
}
