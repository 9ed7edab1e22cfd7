import { createHash } from 'node:crypto';
import { eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { loginMessages } from '#contract/staff/staff.ts';
import { signInCounts, staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { clientNetwork, listNetworks } from '#server/platform/http/client.ts';
import type { StaffServices } from './staff-services.ts';

/** Normalizes a username for comparison: trimmed and in lower case. */
export const normalizeUsername = (username: string): string => username.trim().toLowerCase();

/** The condition for the account with this name. */
export const isNamed = (username: string): SQL =>
  eq(sql`lower(${staffAccounts.username})`, sql`lower(${username.trim()})`);

const period = sql.raw("interval '15 minutes'");

/** How many passwords are checked in any 15 minutes. */
const maxChecks = {
  /** For browsers that have signed in to the account before. */
  browser: 10,
  /** For one account from one network of unknown browsers. */
  accountAndNetwork: 10,
  /** For all accounts, from one network of unknown browsers. */
  network: 50,
  /** For one account, from all unknown browsers. Each further check waits longer than the one before. */
  account: 100,
};
const maxDelaySeconds = 60;

/** A sign-in attempt: the typed name, and where it came from. */
export interface Attempt {
  username: string;
  address: string;
  /** The browser's id if it has signed in to this account before. */
  browser: string | null;
}

interface Counter {
  key: string;
  limit: number;
  /** Allows further checks beyond the limit, each after a delay that doubles up to a maximum. */
  slowsDown?: true;
}

/** Hashes personal data: addresses, and names, where people sometimes type their password. */
const hash = (kind: string, value: string) =>
  createHash('sha256').update(`${kind}\n${value}`).digest('hex');

const accountKey = (username: string) => hash('account', normalizeUsername(username));

/**
 * Lists the counters of an attempt. Attempts from unknown browsers never count against a browser that has signed in
 * before; otherwise anyone could lock out an account's owner.
 */
function listCounters({ username, address, browser }: Attempt): Counter[] {
  const account = accountKey(username);
  if (browser) return [{ key: `${account}/${hash('browser', browser)}`, limit: maxChecks.browser }];
  const network = hash('address', clientNetwork(address));
  return [
    ...listNetworks(address).map((counted) => ({
      key: hash('address', counted.network),
      limit: counted.share * maxChecks.network,
    })),
    { key: `${account}/${network}`, limit: maxChecks.accountAndNetwork },
    { key: account, limit: maxChecks.account, slowsDown: true },
  ];
}

class OverLimitError extends Error {
  readonly waitSeconds: number;
  constructor(waitSeconds: number) {
    super();
    this.waitSeconds = waitSeconds;
  }
}

const recent = sql`array(select at from unnest(${signInCounts.attempts}) as at
  where at > clock_timestamp() - ${period})`;

/** Builds the time at which a counter over its limit allows the next check. */
function nextCheckAt({ limit, slowsDown }: Counter): SQL {
  if (!slowsDown) return sql`(select min(at) from unnest(${recent}) as at) + ${period}`;
  const delay = sql`least(power(2, cardinality(${recent}) - ${limit}::int), ${maxDelaySeconds})`;
  return sql`${signInCounts.lastAttemptAt} + ${delay} * interval '1 second'`;
}

async function readWaitSeconds(tx: Db, counter: Counter): Promise<number> {
  const { rows } = await tx.execute<{ seconds: string | null }>(sql`
    select ceil(extract(epoch from ${nextCheckAt(counter)} - clock_timestamp())) as seconds
    from ${signInCounts} where key = ${counter.key}`);
  return Math.max(1, Number(rows[0]?.seconds ?? 1));
}

/** Counts an attempt. The row lock serializes parallel attempts in all processes. */
async function count(tx: Db, counter: Counter): Promise<void> {
  const { key, limit, slowsDown } = counter;
  const isDelayOver = sql`${nextCheckAt(counter)} <= clock_timestamp()`;
  const { rowCount } = await tx.execute(sql`
    insert into ${signInCounts} (key, attempts, last_attempt_at)
    values (${key}, array[clock_timestamp()], clock_timestamp())
    on conflict (key) do update
      set attempts = ${recent} || clock_timestamp(), last_attempt_at = clock_timestamp()
      where cardinality(${recent}) < ${limit} ${slowsDown ? sql`or ${isDelayOver}` : sql``}`);
  if (rowCount !== 1) throw new OverLimitError(await readWaitSeconds(tx, counter));
}

/**
 * Counts an attempt before its password is checked. Returns null, or the seconds to wait if it is over a limit; then
 * it is not counted, and its password must not be checked.
 */
async function countSignIn(db: Db, attempt: Attempt): Promise<number | null> {
  try {
    // All or none: an attempt that one counter rejects must not count in the others.
    await db.transaction(async (tx) => {
      for (const counter of listCounters(attempt)) await count(tx, counter);
    });
    return null;
  } catch (error) {
    if (error instanceof OverLimitError) return error.waitSeconds;
    throw error;
  }
}

/**
 * Uncounts an attempt with the right password whose code is still missing. Wrong codes stay counted; otherwise
 * anyone who knows the password could guess codes without limit.
 */
export async function uncountSignIn(db: Db, attempt: Attempt): Promise<void> {
  for (const { key } of listCounters(attempt)) {
    // Remove only one: others may be guessing at the same time.
    await db.execute(sql`
      update ${signInCounts} set attempts = trim_array(attempts, 1)
      where key = ${key} and cardinality(attempts) > 0`);
  }
}

/**
 * After a sign-in, uncounts this attempt and deletes the earlier wrong ones from the same browser, or for the
 * account from the same network.
 */
export async function resetSignInCounts(db: Db, attempt: Attempt): Promise<void> {
  await uncountSignIn(db, attempt);
  const own = listCounters(attempt).find(({ key }) => key.includes('/'));
  await db.delete(signInCounts).where(sql`${signInCounts.key} = ${own?.key}`);
}

/** Deletes an account's counts, so that its owner can try again at once from any browser and network. */
export async function clearSignInCounts(db: Db, username: string): Promise<void> {
  const account = accountKey(username);
  const isAccountKey = sql`${signInCounts.key} = ${account}`;
  const isSubkeyOfAccount = sql`starts_with(${signInCounts.key}, ${`${account}/`})`;
  await db.delete(signInCounts).where(or(isAccountKey, isSubkeyOfAccount));
}

/** Deletes counts without recent attempts. */
export async function sweepSignInCounts(db: Db): Promise<void> {
  await db
    .delete(signInCounts)
    .where(lt(signInCounts.lastAttemptAt, sql`clock_timestamp() - ${period}`));
}

/**
 * Counts an attempt before its password or code is checked. Throws if it is over a limit, with the same message
 * for all accounts.
 */
export async function refuseTooMany(
  { db, isLimited }: StaffServices,
  attempt: Attempt,
  reply: FastifyReply,
): Promise<void> {
  if (!isLimited) return;
  const waitSeconds = await countSignIn(db, attempt);
  if (waitSeconds === null) return;
  reply.header('Retry-After', waitSeconds);
  throw new AppError('too-many', loginMessages.tooMany(Math.ceil(waitSeconds / 60)));
}
