import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { signInCounts } from './schema.ts';
import { normalUsername } from './username.ts';

/** How many passwords are checked within any 15 minutes for one account name and for one client. */
const maxChecks = { account: 10, address: 50 };
const period = sql.raw("interval '15 minutes'");

type Counted = keyof typeof maxChecks;

/** Hashed: people type their password where the name belongs, and addresses are theirs. */
const keyOf = (counted: Counted, value: string) =>
  createHash('sha256').update(`${counted}\n${value}`).digest('hex');

const accountKey = (username: string) => keyOf('account', normalUsername(username));
const addressKey = (address: string) => keyOf('address', clientNetwork(address));

/** One try to sign in: the name as it was typed, and where it came from. */
export interface Attempt {
  username: string;
  address: string;
}

class OverLimit extends Error {
  readonly waitSeconds: number;
  constructor(waitSeconds: number) {
    super();
    this.waitSeconds = waitSeconds;
  }
}

const recent = sql`array(select at from unnest(${signInCounts.attempts}) as at
  where at > clock_timestamp() - ${period})`;

async function waitSecondsOf(tx: Db, key: string): Promise<number> {
  const { rows } = await tx.execute<{ seconds: string | null }>(sql`
    select ceil(extract(epoch from min(at) + ${period} - clock_timestamp())) as seconds
    from ${signInCounts}, unnest(${signInCounts.attempts}) as at
    where key = ${key} and at > clock_timestamp() - ${period}`);
  return Math.max(1, Number(rows[0]?.seconds ?? 1));
}

/** The row's lock makes parallel attempts count one after another, in all processes. */
async function count(tx: Db, key: string, limit: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into ${signInCounts} (key, attempts, last_attempt_at)
    values (${key}, array[clock_timestamp()], clock_timestamp())
    on conflict (key) do update
      set attempts = ${recent} || clock_timestamp(), last_attempt_at = clock_timestamp()
      where cardinality(${recent}) < ${limit}`);
  if (rowCount !== 1) throw new OverLimit(await waitSecondsOf(tx, key));
}

/**
 * Counts an attempt before its password is checked. Answers null, or for one over a limit the
 * seconds until the next has a chance; that one is not counted, and its password not to be checked.
 */
export async function countSignIn(db: Db, { username, address }: Attempt): Promise<number | null> {
  try {
    // Both or none: who is refused for one must not use up the other.
    await db.transaction(async (tx) => {
      await count(tx, addressKey(address), maxChecks.address);
      await count(tx, accountKey(username), maxChecks.account);
    });
    return null;
  } catch (error) {
    if (error instanceof OverLimit) return error.waitSeconds;
    throw error;
  }
}

/** Takes one attempt off a count: others at an address, or for an account, may be guessing. */
async function uncount(db: Db, key: string): Promise<void> {
  await db.execute(sql`
    update ${signInCounts} set attempts = trim_array(attempts, 1)
    where key = ${key} and cardinality(attempts) > 0`);
}

/** After a sign-in: clears the account's count, and takes this attempt off the address's. */
export async function forgiveSignIn(db: Db, { username, address }: Attempt): Promise<void> {
  await clearSignInCount(db, username);
  await uncount(db, addressKey(address));
}

/**
 * After a right password without the code that it needs: takes this attempt back. Wrong codes stay
 * counted, or who knows the password could guess on for ever.
 */
export async function takeBackSignIn(db: Db, { username, address }: Attempt): Promise<void> {
  await uncount(db, addressKey(address));
  await uncount(db, accountKey(username));
}

/** Lets an account's owner try again at once. */
export async function clearSignInCount(db: Db, username: string): Promise<void> {
  await db.delete(signInCounts).where(sql`${signInCounts.key} = ${accountKey(username)}`);
}

/** Removes the counts in which nothing is recent any more. */
export async function sweepSignInCounts(db: Db): Promise<void> {
  await db
    .delete(signInCounts)
    .where(lt(signInCounts.lastAttemptAt, sql`clock_timestamp() - ${period}`));
}
